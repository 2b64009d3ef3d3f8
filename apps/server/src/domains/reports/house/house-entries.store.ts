// Entries of all members' CASH and BONUS, or of one member's [REP-15], read from the ledger itself: a page that begins where
// the one before ended, the sums of a filter, and those of a day by kind.
import { memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import type { KindFilter, RecordState } from "../account-record.rules.ts";
import type { RecordRange } from "../record-range.rules.ts";
import { MICROS, momentAt, readBackwards } from "./moment.store.ts";

export interface EntryFilter {
  readonly unit: Unit;
  readonly range: RecordRange;
  /** Null for all of them. */
  readonly memberId: bigint | null;
  readonly kind: KindFilter | null;
  readonly state: RecordState | null;
}

/** The entry that a page ended with. */
export interface EntryPoint {
  readonly micros: bigint;
  readonly transferId: bigint;
  readonly accountId: bigint;
  readonly version: bigint;
}

export interface HouseEntry {
  readonly account_id: bigint;
  readonly version: bigint;
  readonly transfer_id: bigint;
  readonly at: Date;
  readonly micros: bigint;
  readonly kind: string;
  readonly amount: bigint;
  /** CASH and BONUS together, after it. */
  readonly balance: bigint;
  readonly hold: string | null;
  readonly reference: string | null;
  readonly remark: string | null;
  readonly member_id: bigint;
  readonly username: string;
}

type Fragment = RawBuilder<unknown>;

/** The condition of the months' index of what is no bet's; it is used where the filter says it in these words. */
const NO_BET = sql`kind not in ('bet', 'payout', 'refund', 'settle')`;
const BETS = ["bet", "payout", "refund"];
/** Ids from here on are pools; the bound is the one of the months' indexes. */
const OF_MEMBERS = sql`account_id < 4503599627370496`;

const accountsOf = ({ memberId, unit }: Pick<EntryFilter, "memberId" | "unit">): Fragment => {
  const ids = (id: bigint) => (["CASH", "BONUS"] as const).map((kind) => memberAccount(id, kind, unit));
  return memberId === null
    ? sql`${OF_MEMBERS} and account_id & 63 in (${sql.join(ids(0n).map((bits) => sql.lit(Number(bits))))})`
    : sql`${OF_MEMBERS} and account_id in (${sql.join(ids(memberId))})`;
};

function kindCondition({ kind, state }: Pick<EntryFilter, "kind" | "state">): Fragment {
  // Only what waits or came back was held, and a stake never is.
  const isHeld = state === "PENDING" || state === "RETURNED";
  if (kind === null) return isHeld ? NO_BET : sql`true`;
  const named = sql`kind = any (${[...kind.kinds]}::text[])`;
  const signed = kind.sign === null ? sql`true` : kind.sign < 0 ? sql`amount < 0` : sql`amount > 0`;
  const hasBets = kind.kinds.some((one) => BETS.includes(one)) && !kind.isNot;
  return sql`${kind.isNot ? sql`not (${named})` : named} and ${signed} and ${hasBets ? sql`true` : NO_BET}`;
}

/** What an entry waits for is the hold it placed; without one it is done. */
function stateCondition(state: RecordState | null): Fragment {
  const placed = (end: string): Fragment =>
    sql`(amount < 0 and exists (select from ledger_holds h where h.id = transfer_id and h.state = ${sql.lit(end)}))`;
  if (state === null) return sql`true`;
  if (state === "PENDING") return placed("OPEN");
  if (state === "RETURNED") return placed("RELEASED");
  return state === "DONE" ? sql`not (${placed("OPEN")} or ${placed("RELEASED")})` : sql`false`;
}

const matching = (filter: EntryFilter): Fragment =>
  sql`at >= ${filter.range.from} and at < ${filter.range.until} and ${accountsOf(filter)}
    and ${kindCondition(filter)} and ${stateCondition(filter.state)}`;

const olderThan = (point: EntryPoint | null): Fragment =>
  point === null
    ? sql`true`
    : sql`(at, transfer_id, account_id, version)
        < (${momentAt(point.micros)}, ${point.transferId}, ${point.accountId}, ${point.version})`;

/** The newest first. */
export const readHouseEntries = (
  store: Queryable,
  filter: EntryFilter,
  after: EntryPoint | null,
  most: number,
): Promise<readonly HouseEntry[]> =>
  readBackwards(filter.range, after?.micros ?? null, most, (range, left) =>
    readWindow(store, { ...filter, range }, after, left),
  );

async function readWindow(
  store: Queryable,
  filter: EntryFilter,
  after: EntryPoint | null,
  most: number,
): Promise<readonly HouseEntry[]> {
  const { rows } = await sql<HouseEntry>`
    select e.account_id, e.version, e.transfer_id, e.at, ${MICROS("e.at")} as micros, e.kind, e.amount,
      e.balance_after + ${OTHER_BALANCE} as balance, h.state as hold, n.reference, n.remark, m.id as member_id, m.username
    from (
      select * from ledger_entries where ${matching(filter)} and ${olderThan(after)}
      order by at desc, transfer_id desc, account_id desc, version desc limit ${most}
    ) e join members m on m.id = e.account_id >> 6
    left join ledger_holds h on h.id = e.transfer_id and e.amount < 0
    left join lateral (select reference, remark from record_notes where transfer_id = e.transfer_id limit 1) n on true
    order by e.at desc, e.transfer_id desc, e.account_id desc, e.version desc`.execute(store);
  return rows;
}

/**
 * What the member's other account held when an entry was made: after its last entry before, which lies between the marks
 * around the entry, however long the record is. BONUS is eight above CASH in the id, and follows it within a transfer.
 */
const OTHER_BALANCE = sql`coalesce((
  select o.balance_after from ledger_entries o
  where o.account_id = e.account_id # 8 and ${sql`o.account_id < 4503599627370496`} and o.at <= e.at
    and o.version >= coalesce((${otherVersion(sql`at < e.at`, sql`desc`)}), 0)
    and o.version <= coalesce((${otherVersion(sql`at > e.at`, sql`asc`)}),
      (select version from ledger_balances where account_id = e.account_id # 8))
    and (o.transfer_id, o.account_id) < (e.transfer_id, e.account_id)
  order by o.version desc limit 1), 0)`;

/** Of the mark next to an entry on one side, how far the other account was. */
function otherVersion(side: Fragment, order: Fragment): Fragment {
  return sql`select case when e.account_id & 8 = 0 then bonus_version else cash_version end from record_marks
    where account_id = e.account_id & ~8::bigint and ${side} order by at ${order}, mark ${order} limit 1`;
}

export interface EntryTotals {
  readonly rows: bigint;
  readonly came_in: bigint;
  readonly went_out: bigint;
}

export async function readEntryTotals(store: Queryable, filter: EntryFilter): Promise<EntryTotals> {
  const { rows } = await sql<EntryTotals>`
    select count(*) as rows, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came_in,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as went_out
    from ledger_entries where ${matching(filter)}`.execute(store);
  const [totals] = rows;
  if (totals === undefined) throw new Error("a sum is always one row");
  return totals;
}

export interface EntryDay {
  readonly day: string;
  readonly kind: string;
  readonly rows: bigint;
  readonly amount: bigint;
  /** What of the holds that it placed was given back. */
  readonly returned: bigint;
}

/** What is no bet's a day, by the ledger's own kind and by direction. */
export async function readEntryDays(
  store: Queryable,
  { unit, range, memberId }: Pick<EntryFilter, "unit" | "range" | "memberId">,
  timeZone: string,
): Promise<readonly EntryDay[]> {
  const { rows } = await sql<EntryDay>`
    select day::text as day, kind, rows, amount, returned from (
      select (e.at at time zone ${timeZone})::date as day, e.kind, count(*) as rows, sum(e.amount)::bigint as amount,
        coalesce(sum(h.amount), 0)::bigint as returned
      from (select * from ledger_entries where at >= ${range.from} and at < ${range.until}
        and ${accountsOf({ memberId, unit })} and ${NO_BET}) e
      left join ledger_holds h on h.id = e.transfer_id and e.amount < 0 and h.state = 'RELEASED'
      group by 1, 2, e.amount < 0
    ) sums`.execute(store);
  return rows;
}
