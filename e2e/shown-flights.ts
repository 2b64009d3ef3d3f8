// What the table of Crash and the list of the member's rounds must say of a bet, made from the stored record alone [FAIR-15],
// and where a screen said something else.
import { formatMoney } from "../packages/i18n/src/money-format.ts";
import type { CrashLook } from "./crash-steps.ts";
import type { StoredRound } from "./stored-rounds.ts";

export const taka = (amountMinor: bigint): string => formatMoney(amountMinor, { symbol: "৳" });

interface Bet {
  readonly choices: { readonly auto: string };
  readonly outcome: { readonly burst: string; readonly at: string | null };
}

/** As the list of the member's rounds has it. */
export function lineOf(stored: StoredRound): readonly string[] {
  const { choices, outcome } = stored as unknown as Bet;
  const net = formatMoney(stored.payout - stored.stake, { symbol: "৳", sign: "plus" });
  const choice = `Auto ${choices.auto}× · Burst at ${outcome.burst}×`;
  return [outcome.at === null ? "–" : `${outcome.at}×`, choice, taka(stored.stake), net];
}

export interface Held {
  /** Where the table said something else than the stored bet; what was not known there yet is no difference. */
  readonly faults: readonly string[];
  /** Null where what came of the bet stood there when its round had burst; else what was seen instead. */
  readonly missed: string | null;
}

/** A stored bet against every look at the table in its round. */
export function heldAgainst(stored: StoredRound, looks: readonly CrashLook[]): Held {
  const { outcome } = stored as unknown as Bet;
  const { serverSeedHash: hash } = stored;
  const round = `Hash of this round${hash.slice(0, 8)}…${hash.slice(-8)}`;
  const resultIn = ({ results }: CrashLook): string => results[(stored.place ?? 1) - 1] ?? "";
  const wanted =
    outcome.at === null
      ? `Not cashed out this time: −${taka(stored.stake)}`
      : `Cashed out at ${outcome.at}×: ${taka(stored.payout)}`;
  const burst = `${outcome.burst}×`;
  const own = looks.filter((look) => look.hash === round);
  const ends = own.filter(({ words }) => words === "Burst");
  const told = own.map(resultIn).filter((shown) => shown !== "" && shown !== wanted);
  const figures = ends.flatMap(({ figure, lastBurst }) => [figure, lastBurst]);
  return {
    faults: [
      ...new Set([
        ...told.map((shown) => `${stored.id}: stored ${wanted}, shown ${shown}`),
        ...figures
          .filter((shown) => shown !== burst)
          .map((shown) => `${stored.id}: burst ${burst}, shown ${shown}`),
      ]),
    ],
    missed: ends.some((look) => resultIn(look) !== "") ? null : `${stored.id}: ${JSON.stringify(own)}`,
  };
}
