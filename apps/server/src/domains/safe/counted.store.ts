// What a batch of bets meets: the limits of its members with what their periods hold already, and the reality checks
// that wait for an answer; and the list of those whose play is counted. On the money's own connection, under its locks.
import { asBigint, asText, numbers, texts } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { Limit, LimitKind, LimitPeriod } from "./limits.rules.ts";
import type { PlayClock } from "./play-time.rules.ts";

export interface MetLimit extends PlayClock {
  readonly memberId: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  /** The day it is by the database's clock, and the first day of the limit's period. */
  readonly today: string;
  readonly start: string;
  /** What is counted since then. */
  readonly stakesMinor: bigint;
  readonly returnsMinor: bigint;
  readonly seconds: bigint;
  /** Whether the member's play has been counted so far. */
  readonly isCounted: boolean;
}

export interface Met {
  readonly limits: readonly MetLimit[];
  /** Members who have to answer a reality check before they begin another round. */
  readonly paused: ReadonlySet<bigint>;
}

const PAUSE = "PAUSE";

const OWN_AND_OPERATOR = `select member_id, kind, period, amount from safe_limits
    where member_id = any ($1::bigint[]) and kind in ('STAKE', 'LOSS', 'TIME')`;
const OF_POLICY = `select m.id, p.kind, p.period, p.amount
    from unnest($3::text[], $4::text[], $5::bigint[]) p(kind, period, amount), unnest($1::bigint[]) m(id)`;

/**
 * One statement for all of it, because every batch asks; nearly nobody has a row. What belongs to a limit is looked up
 * for each by itself, so that no plan reads everybody's days.
 */
const metWith = (limits: string): string => `select l.member_id, l.kind, l.period, l.amount,
    t.today::text as today, t.start::text as start, d.stakes, d.returns, d.seconds,
    c.member_id is not null as counted, c.last_bet_at, c.timed_until
  from (${limits}) l
  cross join lateral (select n.today, case l.period when 'DAY' then n.today
      when 'WEEK' then date_trunc('week', n.today)::date else date_trunc('month', n.today)::date end as start
    from (select (clock_timestamp() at time zone $2)::date as today) n) t
  cross join lateral (select coalesce(sum(stakes), 0)::bigint as stakes, coalesce(sum(returns), 0)::bigint as returns,
      coalesce(sum(seconds), 0)::bigint as seconds
    from safe_days where member_id = l.member_id and day >= t.start) d
  left join lateral (select * from safe_counted where member_id = l.member_id limit 1) c on true
  union all
  select member_id, '${PAUSE}', null, null, null, null, null, null, null, null, null, null
  from safe_sittings where member_id = any ($1::bigint[]) and ripe_at is not null`;

const MET = { name: "safe_met", text: metWith(OWN_AND_OPERATOR) };
const MET_BY_POLICY = {
  name: "safe_met_by_policy",
  text: metWith(`${OWN_AND_OPERATOR} union all ${OF_POLICY}`),
};

/** By the database's clock; a week begins on Monday. Limits of the policy are everybody's. */
export async function readMet(
  connection: Connection,
  memberIds: readonly bigint[],
  timeZone: string,
  mandatory: readonly Limit[],
): Promise<Met> {
  const asked = [numbers(memberIds), timeZone];
  const ofPolicy = [
    texts(mandatory.map(({ kind }) => kind)),
    texts(mandatory.map(({ period }) => period)),
    numbers(mandatory.map(({ amount }) => amount)),
  ];
  const rows = await connection.rows(
    mandatory.length === 0
      ? { ...MET, values: asked }
      : { ...MET_BY_POLICY, values: [...asked, ...ofPolicy] },
  );
  const limits: MetLimit[] = [];
  const paused = new Set<bigint>();
  for (const row of rows) {
    if (row[1] === PAUSE) paused.add(asBigint(row[0]));
    else limits.push(metLimit(row));
  }
  return { limits, paused };
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
const metLimit = (row: readonly unknown[]): MetLimit => ({
  memberId: asBigint(row[0]),
  kind: asText(row[1]) as LimitKind,
  period: asText(row[2]) as LimitPeriod,
  amount: asBigint(row[3]),
  today: asText(row[4]),
  start: asText(row[5]),
  stakesMinor: asBigint(row[6]),
  returnsMinor: asBigint(row[7]),
  seconds: asBigint(row[8]),
  isCounted: row[9] === true,
  lastBetAt: row[10] as Date | null,
  timedUntil: row[11] as Date | null,
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

export async function isCounted(connection: Connection, memberId: bigint): Promise<boolean> {
  const rows = await connection.rows({
    name: "safe_counted_read",
    text: "select member_id from safe_counted where member_id = $1",
    values: [memberId],
  });
  return rows.length > 0;
}

export async function beginCounted(
  connection: Connection,
  memberId: bigint,
  lastBetAt: Date | null,
): Promise<void> {
  await connection.rows({
    name: "safe_counted_begin",
    text: `insert into safe_counted (member_id, last_bet_at, timed_until) values ($1, $2::timestamptz, $2::timestamptz)
      on conflict (member_id) do update set last_bet_at = excluded.last_bet_at, timed_until = excluded.timed_until`,
    values: [memberId, lastBetAt],
  });
}

/** Who has no limit of play any more is not counted any more. */
export async function endCounted(connection: Connection, memberId: bigint): Promise<void> {
  await connection.rows({
    name: "safe_counted_end",
    text: `delete from safe_counted where member_id = $1
      and not exists (select from safe_limits where member_id = $1 and kind in ('STAKE', 'LOSS', 'TIME'))`,
    values: [memberId],
  });
}

export interface ClockOfMember extends PlayClock {
  readonly memberId: bigint;
}

export async function writeClocks(connection: Connection, clocks: readonly ClockOfMember[]): Promise<void> {
  if (clocks.length === 0) return;
  await connection.rows({
    name: "safe_counted_clocks",
    text: `update safe_counted s set last_bet_at = c.last_bet_at, timed_until = c.timed_until
      from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) c(member_id, last_bet_at, timed_until)
      where s.member_id = c.member_id`,
    values: [
      numbers(clocks.map(({ memberId }) => memberId)),
      texts(clocks.map(({ lastBetAt }) => lastBetAt?.toISOString() ?? null)),
      texts(clocks.map(({ timedUntil }) => timedUntil?.toISOString() ?? null)),
    ],
  });
}
