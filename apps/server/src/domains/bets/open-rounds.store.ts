// The cases of rounds that are open for long: opened by the bets that still wait, closed when none of a round does.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";

export interface LongOpenRound {
  readonly vendor: string;
  readonly memberId: bigint;
  readonly round: string;
  readonly game: string;
  /** How many bets waited when it was found. */
  readonly bets: number;
}

/** Of the bets placed since the last look and until this moment; demo play is in no record and opens none. */
export async function openRoundCases(
  tx: OpenTransaction,
  placedUntil: Date,
): Promise<readonly LongOpenRound[]> {
  // The first look is at the whole book, and the limits are for what waits on a member or a vendor.
  await sql`set local transaction_timeout = 0`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  // Whoever looks at the same time waits here, and then finds nothing left.
  await sql`select from open_rounds_mark for update`.execute(tx);
  const { rows } = await sql<LongOpenRound>`
    insert into money_cases (kind, vendor, member_id, detail)
    select 'ROUND_OPEN', vendor, member_id, jsonb_build_object('round', round, 'roundKey', round_key::text,
      'game', min(game), 'bets', count(*), 'placedAt', min(placed_at))
    from bet_record where state = 'OPEN' and placed_at > (select placed_until from open_rounds_mark) and placed_at <= ${placedUntil}
    group by vendor, member_id, round, round_key
    on conflict do nothing
    returning vendor, member_id as "memberId", detail ->> 'round' as round, detail ->> 'game' as game,
      (detail ->> 'bets')::int as bets`.execute(tx);
  await sql`update open_rounds_mark set placed_until = ${placedUntil} where placed_until < ${placedUntil}`.execute(
    tx,
  );
  return rows;
}

/** Those of rounds that have ended meanwhile. */
export async function closeRoundCases(store: Queryable): Promise<void> {
  await sql`update money_cases c set closed_at = clock_timestamp()
    where c.kind = 'ROUND_OPEN' and c.closed_at is null and not exists (
      select from bets b where b.round_key = (c.detail ->> 'roundKey')::bigint and b.vendor = c.vendor
        and b.member_id = c.member_id and b.round = c.detail ->> 'round' and b.state = 'OPEN')`.execute(
    store,
  );
}

export interface ListedRound extends Omit<LongOpenRound, "memberId"> {
  readonly username: string;
  readonly placedAt: Date;
}

/** Those that stand open, the oldest first. */
export async function readRoundCases(store: Queryable): Promise<readonly ListedRound[]> {
  const { rows } = await sql<ListedRound>`
    select c.vendor, m.username, c.detail ->> 'round' as round, c.detail ->> 'game' as game,
      (c.detail ->> 'bets')::int as bets, (c.detail ->> 'placedAt')::timestamptz as "placedAt"
    from money_cases c join members m on m.id = c.member_id
    where c.kind = 'ROUND_OPEN' and c.closed_at is null order by "placedAt", c.id`.execute(store);
  return rows;
}
