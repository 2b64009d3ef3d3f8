// What a member staked and got back a day, and the limits with what their periods hold already. Part of the
// money's transaction: the members' accounts are locked, so nobody counts beside it.
import { asBigint, asText, numbers, texts } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { LimitPeriod, RunningLimit } from "./limits.rules.ts";

export interface PlayedDay {
  readonly day: string;
  readonly stakesMinor: bigint;
  readonly returnsMinor: bigint;
}

export interface DayChange {
  readonly memberId: bigint;
  readonly day: string;
  stakesMinor: bigint;
  returnsMinor: bigint;
}

export interface LimitOfMember extends RunningLimit {
  readonly memberId: bigint;
  /** The day it is, and the first day of the limit's period. */
  readonly today: string;
  readonly start: string;
}

/** By the database's clock; a week begins on Monday. */
export async function readLimits(
  connection: Connection,
  memberIds: readonly bigint[],
  timeZone: string,
): Promise<readonly LimitOfMember[]> {
  const rows = await connection.rows({
    name: "safe_limits_running",
    text: `select l.member_id, l.kind, l.period, l.amount, t.today::text as today, t.start::text as start,
        coalesce(sum(d.stakes), 0)::bigint as stakes, coalesce(sum(d.returns), 0)::bigint as returns
      from safe_limits l
      cross join lateral (select n.today, case l.period when 'DAY' then n.today
          when 'WEEK' then date_trunc('week', n.today)::date else date_trunc('month', n.today)::date end as start
        from (select (clock_timestamp() at time zone $2)::date as today) n) t
      left join safe_days d on d.member_id = l.member_id and d.day >= t.start
      where l.member_id = any ($1) and l.kind in ('STAKE', 'LOSS')
      group by l.member_id, l.kind, l.period, l.amount, t.today, t.start`,
    values: [numbers(memberIds), timeZone],
  });
  return rows.map(([memberId, kind, period, amount, today, start, stakes, returns]) => ({
    memberId: asBigint(memberId),
    kind: asText(kind) === "LOSS" ? "LOSS" : "STAKE",
    period: periodOf(asText(period)),
    amountMinor: asBigint(amount),
    today: asText(today),
    start: asText(start),
    stakesMinor: asBigint(stakes),
    returnsMinor: asBigint(returns),
  }));
}

const periodOf = (text: string): LimitPeriod => (text === "WEEK" || text === "MONTH" ? text : "DAY");

export async function writeDays(connection: Connection, changes: readonly DayChange[]): Promise<void> {
  if (changes.length === 0) return;
  await connection.rows({
    name: "safe_days_change",
    text: `insert into safe_days as d (member_id, day, stakes, returns)
      select c.member_id, c.day, c.stakes, c.returns
      from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[]) c(member_id, day, stakes, returns)
      order by c.member_id, c.day
      on conflict (member_id, day) do update set stakes = d.stakes + excluded.stakes, returns = d.returns + excluded.returns`,
    values: [
      numbers(changes.map((change) => change.memberId)),
      texts(changes.map((change) => change.day)),
      numbers(changes.map((change) => change.stakesMinor)),
      numbers(changes.map((change) => change.returnsMinor)),
    ],
  });
}

/** What the bet book says of a member's days, in the place of whatever was counted before. */
export async function replaceDays(
  connection: Connection,
  memberId: bigint,
  since: string,
  days: readonly PlayedDay[],
): Promise<void> {
  await connection.rows({
    name: "safe_days_clear",
    text: "update safe_days set stakes = 0, returns = 0 where member_id = $1 and day >= $2::date",
    values: [memberId, since],
  });
  const changes = days.map((day) => ({ memberId, ...day }));
  await writeDays(connection, changes);
}
