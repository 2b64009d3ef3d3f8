// A studio of a test's own for games of several steps: the game's real code decides, on a seed the test knows. Nothing
// outside tests imports it.
import { isSameJson, seedOf, singlePlayStream } from "@jonaki/games";
import type { Json, SteppedChoices, SteppedGame } from "@jonaki/games";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { PlayApi } from "./play-api.ts";
import { playedWith, refusedWith, roundOf } from "./test-doubles.tsx";

const LARGEST_WIN = minor(2_000_000_00n);
const SEED = seedOf(new Uint8Array(32).fill(7));

export const studioStream = (nonce: number) => singlePlayStream(SEED, "shapla", nonce);

export interface SteppedStudio extends Pick<PlayApi, "play" | "act" | "resume" | "round"> {
  /** The round that was begun last. */
  readonly current: () => RoundRecord;
}

interface Kept {
  readonly nonce: number;
  readonly choices: SteppedChoices;
}

export function steppedStudio(game: SteppedGame, balance = "1000.00"): SteppedStudio {
  let balanceMinor = parseAmount(balance) ?? minor(0n);
  let nonces = 0;
  let kept: Kept | null = null;
  let record: RoundRecord | null = null;
  const current = (): RoundRecord => {
    if (record === null) throw new Error("no round was begun");
    return record;
  };
  const write = ({ nonce, choices }: Kept): void => {
    kept = { nonce, choices };
    const view = game.view(choices, studioStream(nonce));
    if (view === null) throw new Error("acts that could not be done");
    const outcome = view.isOver ? game.settle(choices, studioStream(nonce)) : null;
    balanceMinor = minor(balanceMinor + (outcome?.payoutMinor ?? 0n));
    record = roundOf({
      round: `01a1beef000${nonce}`,
      game: game.code,
      state: outcome === null ? "PLAYING" : "DONE",
      nonce,
      stake: formatAmount(choices.stakeMinor),
      choices: game.choicesJson(choices),
      shown: view.shown,
      outcome: outcome === null ? null : game.outcomeJson(outcome),
      payout: outcome === null ? null : formatAmount(outcome.payoutMinor),
      endTime: outcome === null ? null : "2026-11-15T10:01:00.000Z",
      balanceBefore: record?.nonce === nonce ? record.balanceBefore : formatAmount(balanceMinor),
      balanceAfter: outcome === null ? null : formatAmount(balanceMinor),
    });
  };
  const step = (acted: { readonly step: number; readonly act: Json }) => {
    if (kept === null) return refusedWith("NOT_FOUND");
    const before = kept.choices.acts[acted.step];
    if (before !== undefined && isSameJson(acted.act, before)) return playedWith(current());
    if (acted.step !== kept.choices.acts.length) return refusedWith("STATE_CHANGED");
    const next = game.act(kept.choices, acted.act, studioStream(kept.nonce));
    if (next === null) return refusedWith("VALIDATION");
    write({ ...kept, choices: next });
    return playedWith(current());
  };
  return {
    current,
    play: async ({ choices }) => {
      const read = game.readOpening(choices, LARGEST_WIN);
      if (!read.ok) return refusedWith("VALIDATION");
      write({ nonce: nonces++, choices: read.choices });
      balanceMinor = minor(balanceMinor - read.choices.stakeMinor);
      return playedWith(current());
    },
    act: async (request) => step(request),
    resume: async () => playedWith(current()),
    round: async () => ({ value: current() }),
  };
}
