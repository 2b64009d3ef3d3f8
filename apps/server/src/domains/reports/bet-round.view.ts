// What a bet's detail says of its round: the result and what proves it [FAIR-8], from what the vendor stored with the bet, and
// from the studio what that could not tell before the round was over.
import type { RoundProof } from "@jonaki/vendor/fair";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { BetRow } from "./bet-record.store.ts";
import { memberOf, textIn } from "./bet-record.view.ts";

type Detail = CallOutput<Calls["reports"]["betDetail"]>["bet"];

/** Another vendor may call a round by the same name: it is the bet's own where the seed is the one shown before it. */
export const ofBet = ({ detail }: BetRow, decided: RoundProof | null): RoundProof | null =>
  decided?.serverSeedHash === memberOf(detail, "serverSeedHash") ? decided : null;

/** Null while there is none: a bet that was cashed out is settled while its round still flies [FAIR-4]. */
export function resultOf({ state, detail }: BetRow, round: RoundProof | null): string | null {
  if (state === "OPEN") return null;
  const stored = textIn(detail, "result", "outcome");
  if (stored !== "") return stored;
  return round === null ? null : JSON.stringify(round.outcome);
}

/** Null for a game that has no seeds. */
export function fairnessOf({ detail }: BetRow, round: RoundProof | null): Detail["fairness"] {
  const serverSeedHash = memberOf(detail, "serverSeedHash");
  if (typeof serverSeedHash !== "string") return null;
  const seed = { serverSeedHash, serverSeed: round?.serverSeed ?? null };
  const clientSeed = memberOf(detail, "clientSeed");
  const nonce = memberOf(detail, "nonce");
  if (typeof clientSeed === "string")
    return { seeds: "OWN", ...seed, clientSeed, nonce: typeof nonce === "number" ? String(nonce) : "" };
  const salt = memberOf(detail, "salt");
  const name = memberOf(detail, "round");
  if (typeof salt !== "string" || typeof name !== "string") return null;
  const chain = { chainEnd: round?.chainEnd ?? null, chainPlace: round?.chainPlace ?? null };
  return { seeds: "SHARED", ...seed, salt, round: name, ...chain };
}
