// What the bet book says of a member's play: day by day for limits [SAFE-1], and since a bet for the reality check.
import { asBigint, asText } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";

export interface PlayedDays {
  readonly days: readonly {
    readonly day: string;
    readonly stakesMinor: bigint;
    readonly returnsMinor: bigint;
    readonly seconds: bigint;
  }[];
  readonly lastBetAt: Date | null;
}

export interface WhosePlay {
  readonly memberId: bigint;
  readonly unit: string;
  readonly timeZone: string;
}

/** The first bet that counts, and a moment before which it cannot have been placed: older months are left out. */
export interface FirstBet {
  readonly bet: bigint;
  readonly placedAfter: Date;
}

/**
 * Stakes by the day they were placed, payouts by the day the bet ended; what is void counts as never staked. Chips count
 * when they are bought, less what came back of them, and what came back beyond that by the day the seat was left [CAR-38].
 * Between two bets, buy-ins or hands that are at most ten minutes apart time was played, on each side of midnight its own part.
 */
const PLAYED_DAYS = `with placed as (
    select placed_at, lag(placed_at) over (order by placed_at, id) as before,
      ((placed_at at time zone $4)::date)::timestamp at time zone $4 as midnight
    from (select placed_at, id from bets
        where member_id = $1 and unit = $2 and placed_at >= $3::date - 1 and (cash_stake + bonus_stake > 0 or free_round is not null)
      union all
      select at, id from seat_buy_ins where member_id = $1 and unit = $2 and at >= $3::date - 1
      union all
      select h.at, h.id from hand_seats s join hands h on h.id = s.hand_id
      where s.member_id = $1 and h.unit = $2 and h.at >= $3::date - 1) acts),
  timed as (select * from placed where placed_at - before <= interval '10 minutes'),
  played as (
    select (placed_at at time zone $4)::date as day,
      case when state = 'VOID' then 0 else cash_stake + bonus_stake end as stakes, 0 as returns, 0 as seconds
    from bets where member_id = $1 and unit = $2 and placed_at >= $3::date - 1
    union all
    select (coalesce(settled_at, placed_at) at time zone $4)::date, 0, cash_payout + bonus_payout, 0
    from bets where member_id = $1 and unit = $2 and placed_at >= $3::date - 40 and cash_payout + bonus_payout > 0
    union all
    select (at at time zone $4)::date, amount - given_back, 0, 0
    from seat_buy_ins where member_id = $1 and unit = $2 and at >= $3::date - 1
    union all
    select (left_at at time zone $4)::date, 0,
      left_with - (select sum(given_back) from seat_buy_ins b where b.seat_id = s.id), 0
    from seats s where member_id = $1 and unit = $2 and left_at >= $3::date - 1
    union all
    select (placed_at at time zone $4)::date, 0, 0, extract(epoch from placed_at - greatest(before, midnight)) from timed
    union all
    select (before at time zone $4)::date, 0, 0, extract(epoch from midnight - before) from timed where before < midnight)
  select day::text as day, sum(stakes)::bigint as stakes, sum(returns)::bigint as returns, trunc(sum(seconds))::bigint as seconds,
    (select max(placed_at) from placed) as last_bet_at
  from played where day >= $3::date group by day`;

export async function readPlayedDays(
  connection: Connection,
  { memberId, unit, timeZone }: WhosePlay,
  since: string,
): Promise<PlayedDays> {
  const rows = await connection.rows({
    name: "bets_played_days",
    text: PLAYED_DAYS,
    values: [memberId, unit, since, timeZone],
  });
  const lastBetAt = rows[0]?.[4];
  return {
    days: rows.map(([day, stakes, returns, seconds]) => ({
      day: asText(day),
      stakesMinor: asBigint(stakes),
      returnsMinor: asBigint(returns),
      seconds: asBigint(seconds),
    })),
    lastBetAt: lastBetAt instanceof Date ? lastBetAt : null,
  };
}

/** Stakes and payouts of a member's bets from one bet on; what is void counts as never staked. */
export async function readPlayedFrom(
  connection: Connection,
  { memberId, unit }: Omit<WhosePlay, "timeZone">,
  { bet, placedAfter }: FirstBet,
): Promise<{ readonly stakesMinor: Minor; readonly payoutsMinor: Minor }> {
  const [row] = await connection.rows({
    name: "bets_played_from",
    text: `select coalesce(sum(case when state = 'VOID' then 0 else cash_stake + bonus_stake end), 0)::bigint as stakes,
        coalesce(sum(cash_payout + bonus_payout), 0)::bigint as payouts
      from bets where member_id = $1 and unit = $2 and id >= $3 and placed_at > $4::timestamptz`,
    values: [memberId, unit, bet, placedAfter],
  });
  return { stakesMinor: minor(asBigint(row?.[0])), payoutsMinor: minor(asBigint(row?.[1])) };
}
