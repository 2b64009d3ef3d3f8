// What a member staked, got back, deposited and how long the member played a day. Part of the money's transaction: the
// members' accounts are locked, so nobody counts beside it.
import { asBigint, asText, numbers, texts } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { PlayedDay } from "./days.rules.ts";
import { furthestStart } from "./limits.rules.ts";
import type { DayUse } from "./limits.rules.ts";

export interface DayChange {
  readonly memberId: bigint;
  readonly day: string;
  stakesMinor: bigint;
  returnsMinor: bigint;
  seconds: bigint;
}

export async function writeDays(connection: Connection, changes: readonly DayChange[]): Promise<void> {
  if (changes.length === 0) return;
  await connection.rows({
    name: "safe_days_change",
    text: `insert into safe_days as d (member_id, day, stakes, returns, seconds)
      select c.member_id, c.day, c.stakes, c.returns, c.seconds
      from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[], $5::bigint[]) c(member_id, day, stakes, returns, seconds)
      order by c.member_id, c.day
      on conflict (member_id, day) do update set stakes = d.stakes + excluded.stakes,
        returns = d.returns + excluded.returns, seconds = d.seconds + excluded.seconds`,
    values: [
      numbers(changes.map((change) => change.memberId)),
      texts(changes.map((change) => change.day)),
      numbers(changes.map((change) => change.stakesMinor)),
      numbers(changes.map((change) => change.returnsMinor)),
      numbers(changes.map((change) => change.seconds)),
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
    text: "update safe_days set stakes = 0, returns = 0, seconds = 0 where member_id = $1 and day >= $2::date",
    values: [memberId, since],
  });
  await writeDays(
    connection,
    days.map((day) => ({ memberId, ...day })),
  );
}

export interface DaysNow {
  readonly now: Date;
  readonly today: string;
  /** The days that today's periods reach back to. */
  readonly days: readonly DayUse[];
}

/** By the database's clock. */
export async function readDays(connection: Connection, memberId: bigint, timeZone: string): Promise<DaysNow> {
  const [row] = await connection.rows({
    name: "safe_today",
    text: `select now, ((now at time zone $1)::date)::text as today from (select clock_timestamp() as now) n`,
    values: [timeZone],
  });
  const now = row?.[0];
  if (!(now instanceof Date)) throw new Error("the database does not tell the time");
  const today = asText(row?.[1]);
  const rows = await connection.rows({
    name: "safe_days_read",
    text: `select day::text as day, stakes, returns, deposits, seconds from safe_days
      where member_id = $1 and day >= $2::date`,
    values: [memberId, furthestStart(today)],
  });
  const days = rows.map(([day, stakes, returns, deposits, seconds]) => ({
    day: asText(day),
    stakesMinor: asBigint(stakes),
    returnsMinor: asBigint(returns),
    depositsMinor: asBigint(deposits),
    seconds: asBigint(seconds),
  }));
  return { now, today, days };
}

export async function addDeposit(
  connection: Connection,
  memberId: bigint,
  day: string,
  amountMinor: bigint,
): Promise<void> {
  await connection.rows({
    name: "safe_days_deposit",
    text: `insert into safe_days as d (member_id, day, deposits) values ($1, $2::date, $3)
      on conflict (member_id, day) do update set deposits = d.deposits + excluded.deposits`,
    values: [memberId, day, amountMinor],
  });
}

export async function hasDeposited(connection: Connection, memberId: bigint): Promise<boolean> {
  const rows = await connection.rows({
    name: "safe_days_deposited",
    text: "select day from safe_days where member_id = $1 and deposits > 0 limit 1",
    values: [memberId],
  });
  return rows.length > 0;
}
