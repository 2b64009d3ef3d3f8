// Bets of all accounts or of one [REP-15]: a page that begins where the one before ended, the sums of a filter, and the same
// sums a vendor and game [OFF-18].
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import { BET_COLUMNS, BET_RESULT, matchingBets } from "../bet-record.store.ts";
import type { BetFilter, BetRow, BetTotals } from "../bet-record.store.ts";
import { MICROS, momentAt, readBackwards } from "./moment.store.ts";

export interface HouseBet extends BetRow {
  readonly member_id: bigint;
  readonly username: string;
  /** When it was placed, as exactly as the database knows it. */
  readonly micros: bigint;
}

/** The bet that a page ended with. */
export interface BetPoint {
  readonly micros: bigint;
  readonly id: bigint;
}

/** The newest first. */
export const readHouseBets = (
  store: Queryable,
  filter: BetFilter,
  after: BetPoint | null,
  most: number,
): Promise<readonly HouseBet[]> =>
  readBackwards(filter.range, after?.micros ?? null, most, (range, left) =>
    readWindow(store, { ...filter, range }, after, left),
  );

async function readWindow(
  store: Queryable,
  filter: BetFilter,
  after: BetPoint | null,
  most: number,
): Promise<readonly HouseBet[]> {
  const { rows } = await sql<HouseBet>`
    select b.*, m.username from (
      select ${BET_COLUMNS}, member_id, ${MICROS("placed_at")} as micros from bet_record
      where ${matchingBets(filter)} and ${olderThan(after)} order by placed_at desc, id desc limit ${most}
    ) b join members m on m.id = b.member_id order by b.placed_at desc, b.id desc`.execute(store);
  return rows;
}

const olderThan = (point: BetPoint | null): RawBuilder<unknown> =>
  point === null ? sql`true` : sql`(placed_at, id) < (${momentAt(point.micros)}, ${point.id})`;

const SUMS = sql`count(*) as rows, coalesce(sum(cash_stake + bonus_stake), 0)::bigint as stake,
  coalesce(sum(valid_stake), 0)::bigint as valid_stake, coalesce(sum(cash_payout + bonus_payout), 0)::bigint as payout,
  coalesce(sum(${BET_RESULT}), 0)::bigint as result`;

export async function readBetTotals(store: Queryable, filter: BetFilter): Promise<BetTotals> {
  const { rows } = await sql<BetTotals>`
    select ${SUMS} from bet_record where ${matchingBets(filter)}`.execute(store);
  const [totals] = rows;
  if (totals === undefined) throw new Error("a sum is always one row");
  return totals;
}

export interface GameSum extends BetTotals {
  readonly vendor: string;
  readonly game: string;
  readonly category: string;
  /** Staked on what is settled and not void: what the return is measured by. */
  readonly settled: bigint;
}

export async function readGameSums(store: Queryable, filter: BetFilter): Promise<readonly GameSum[]> {
  const { rows } = await sql<GameSum>`
    select vendor, game, category, ${SUMS}, coalesce(sum(cash_stake + bonus_stake)
      filter (where state not in ('OPEN', 'VOID')), 0)::bigint as settled
    from bet_record where ${matchingBets(filter)}
    group by vendor, game, category order by vendor, game, category`.execute(store);
  return rows;
}
