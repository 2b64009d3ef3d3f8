// The public face of bets: the one book of every vendor. Whatever places, pays, takes back or ends a bet passes
// through here, gathered into batches and posted with everything that belongs to it.
import { createGatherer } from "@jonaki/ledger";
import type { Connection, Lane } from "@jonaki/ledger";
import type { Database } from "../../platform/database/database.ts";
import type { BetUnit, ItemAnswer, WalletItem } from "./bet-items.ts";
import { createCorrection } from "./correction.flow.ts";
import type { CorrectionAnswer, CorrectionRequest } from "./correction.flow.ts";
import { readPlayedDays, readPlayedFrom } from "./played-days.store.ts";
import type { FirstBet } from "./played-days.store.ts";
import { runBetBatch } from "./bet-batch.flow.ts";
import type { BetBatchParts } from "./bet-batch.flow.ts";

export { ownerOf } from "./bet-items.ts";
export type { BetCategory, BetUnit, ItemAnswer, Staked, WalletItem } from "./bet-items.ts";

export type { BetBatchParts } from "./bet-batch.flow.ts";
export type { CorrectionAnswer, CorrectionRequest } from "./correction.flow.ts";
export { tellOpenRounds } from "./open-rounds.flow.ts";
export { createSeats } from "./seats/seats.ts";
export type { Seats } from "./seats/seats.ts";
export type { SeatAnswer, SeatItem } from "./seats/seat-items.ts";

export interface BetsParts extends BetBatchParts {
  readonly database: Database;
  readonly lanes: readonly Lane[];
  /** How long a caller waits for its answer [VEN-11]. */
  readonly patienceMs: number;
}

export interface Bets {
  /** The answer, or "late": not known in time, and found by a repeat. */
  handle(item: WalletItem): Promise<ItemAnswer | "late">;
  /** Of one member, in their order and in one transaction: all of them are known in time, or none is. */
  handleTogether(items: readonly WalletItem[]): Promise<readonly ItemAnswer[] | "late">;
  /** A new result for a bet that has one [REP-3]. */
  correct(request: CorrectionRequest): Promise<CorrectionAnswer>;
  stop(): Promise<void>;
}

/** What a member staked and got back and how long it took, a day; for the counters of safe, which stand below this domain. */
export const playedSince =
  (unit: BetUnit, timeZone: string) =>
  (connection: Connection, memberId: bigint, day: string): ReturnType<typeof readPlayedDays> =>
    readPlayedDays(connection, { memberId, unit, timeZone }, day);

/** What a member staked and got back since a bet, for the reality check. */
export const playedFrom =
  (unit: BetUnit) =>
  (connection: Connection, memberId: bigint, first: FirstBet): ReturnType<typeof readPlayedFrom> =>
    readPlayedFrom(connection, { memberId, unit }, first);

/** Large enough that a batch costs little for each item, small enough that it ends well within the patience. */
const LARGEST = 128;
const FEWEST = 32;
/** Short enough that nobody at a table feels it. */
const PACE = { ms: 10, for: "a crowd" } as const;

export function createBets(parts: BetsParts): Bets {
  const gatherer = createGatherer<readonly WalletItem[], readonly ItemAnswer[], Lane>({
    lanes: parts.lanes,
    largest: LARGEST,
    fewest: FEWEST,
    pace: PACE,
    patienceMs: parts.patienceMs,
    ownerOf: ([item]) => item?.memberId,
    run: async (lane, breaths) => {
      const answers = await lane.burst((connection, shard) => runBetBatch(parts, connection, shard, breaths));
      parts.announce();
      return answersOf(breaths, answers);
    },
  });
  return {
    handle: async (item) => {
      const answers = await gatherer.submit([item]);
      return answers === "late" ? answers : (answers[0] ?? "late");
    },
    handleTogether: gatherer.submit,
    correct: createCorrection(parts),
    stop: gatherer.stop,
  };
}

/** Each breath with its own answers, which stand in the order of the items. */
function answersOf(
  breaths: readonly (readonly WalletItem[])[],
  answers: readonly ItemAnswer[],
): readonly (readonly ItemAnswer[])[] {
  let taken = 0;
  return breaths.map(({ length }) => answers.slice(taken, (taken += length)));
}
