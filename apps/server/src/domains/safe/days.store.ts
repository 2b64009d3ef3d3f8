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

export async function readLimits(
  connection: Connection,
  memberIds: readonly bigint[],
  starts: Readonly<Record<LimitPeriod, string>>,
): Promise<readonly (RunningLimit & { readonly memberId: bigint })[]> {
  const rows = await connection.rows({
    name: "safe_limits_running",
    text: `select l.member_id, l.kind, l.period, l.amount,
        coalesce(sum(d.stakes), 0)::bigint as stakes, coalesce(sum(d.returns), 0)::bigint as returns
      from safe_limits l left join safe_days d on d.member_id = l.member_id
        and d.day >= case l.period when 'DAY' then $2::date when 'WEEK' then $3::date else $4::date end
      where l.member_id = any ($1) and l.kind in ('STAKE', 'LOSS')
      group by l.member_id, l.kind, l.period, l.amount`,
    values: [numbers(memberIds), starts.DAY, starts.WEEK, starts.MONTH],
  });
  return rows.map(([memberId, kind, period, amount, stakes, returns]) => ({
    memberId: asBigint(memberId),
    kind: asText(kind) === "LOSS" ? "LOSS" : "STAKE",
    period: periodOf(asText(period)),
    amountMinor: asBigint(amount),
    stakesMinor: asBigint(stakes),
    returnsMinor: asBigint(returns),
  }));
}

const periodOf = (text: string): LimitPeriod => (text === "WEEK" || text === "MONTH" ? text : "DAY");

/** Most days are there already and are changed in place; the first of a day is added. */
export async function writeDays(connection: Connection, changes: readonly DayChange[]): Promise<void> {
  if (changes.length === 0) return;
  const values = [
    numbers(changes.map((change) => change.memberId)),
    texts(changes.map((change) => change.day)),
    numbers(changes.map((change) => change.stakesMinor)),
    numbers(changes.map((change) => change.returnsMinor)),
  ];
  const met = await connection.rows({
    name: "safe_days_change",
    text: `update safe_days d set stakes = d.stakes + c.stakes, returns = d.returns + c.returns
      from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[]) c(member_id, day, stakes, returns)
      where d.member_id = c.member_id and d.day = c.day returning 1`,
    values,
  });
  if (met.length === changes.length) return;
  await connection.rows({
    name: "safe_days_add",
    text: `insert into safe_days (member_id, day, stakes, returns)
      select c.member_id, c.day, c.stakes, c.returns
      from unnest($1::bigint[], $2::date[], $3::bigint[], $4::bigint[]) c(member_id, day, stakes, returns)
      on conflict do nothing`,
    values,
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
    text: "delete from safe_days where member_id = $1 and day >= $2::date",
    values: [memberId, since],
  });
  const changes = days.map((day) => ({ memberId, ...day }));
  await writeDays(connection, changes);
}
