// The entries of a member's account record that are neither stake, payout nor refund: listed up to the last mark, and
// behind it picked out of the ledger. They are few, so that every filter reads all of them.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import type { KindFilter, RecordState } from "./account-record.rules.ts";
import { withNotes } from "./account-record.store.ts";
import type { RecordRow } from "./account-record.store.ts";
import { BEGINNING, entriesBetween, IN_ORDER, IS_SINGLE, POINT_COLUMNS } from "./record-entries.store.ts";
import type { RecordOwner, RecordPoint } from "./record-entries.store.ts";

export interface SinglesFilter {
  readonly begin: RecordPoint;
  readonly end: RecordPoint;
  readonly kind: KindFilter | null;
  readonly states: readonly RecordState[] | null;
}

export interface Singles {
  readonly rows: readonly RecordRow[];
  readonly count: bigint;
  readonly came_in: bigint;
  readonly went_out: bigint;
}

/** A page of them, the newest first, and what all of them sum to: of one moment. */
export async function readSingles(
  store: Queryable,
  owner: RecordOwner,
  filter: SinglesFilter,
  page: { readonly skip: number; readonly most: number },
): Promise<Singles> {
  const { rows } = await sql<{ rows: RowText[] | null; count: bigint; came_in: bigint; went_out: bigint }>`
    with found as materialized (
      select number, transfer_id, at, kind, amount, balance from (${singlesOf(owner, filter)}) s
      where ${kindCondition(filter.kind)} and ${stateCondition(owner, filter.states)}
    ), page as (
      ${withNotes(sql`select * from found order by number desc limit ${page.most} offset ${page.skip}`)}
    )
    select (select json_agg(json_build_object('number', number::text, 'transfer_id', transfer_id::text, 'at', at, 'kind', kind,
        'amount', amount::text, 'balance', balance::text, 'hold', hold, 'hold_left', hold_left::text, 'reference', reference, 'remark', remark) order by number desc)
        from page) as rows,
      (select count(*) from found) as count,
      (select coalesce(sum(amount) filter (where amount > 0), 0)::bigint from found) as came_in,
      (select coalesce(-sum(amount) filter (where amount < 0), 0)::bigint from found) as went_out`.execute(
    store,
  );
  const [answer] = rows;
  if (answer === undefined) throw new Error("a count is always one row");
  return { ...answer, rows: (answer.rows ?? []).map(rowOf) };
}

/** JSON has no exact numbers. */
type RowText = Readonly<Record<"number" | "transfer_id" | "at" | "kind" | "amount" | "balance", string>> &
  Readonly<Record<"hold" | "hold_left" | "reference" | "remark", string | null>>;

const rowOf = (row: RowText): RecordRow => ({
  ...row,
  number: BigInt(row.number),
  transfer_id: BigInt(row.transfer_id),
  at: new Date(row.at),
  amount: BigInt(row.amount),
  balance: BigInt(row.balance),
  hold_left: row.hold_left === null ? null : BigInt(row.hold_left),
});

type Fragment = RawBuilder<unknown>;

function singlesOf(owner: RecordOwner, { begin, end }: SinglesFilter): Fragment {
  const last = sql`(select ${POINT_COLUMNS} from (
      (select ${POINT_COLUMNS} from record_marks where account_id = ${owner.cash} and number <= ${end.number} order by mark desc limit 1)
      union all select ${BEGINNING}) m order by number desc limit 1)`;
  return sql`
    select number, transfer_id, at, kind, amount, balance from record_singles
    where account_id = ${owner.cash} and number > ${begin.number} and number <= ${end.number}
      and number <= (select number from ${last} l)
    union all
    select t.* from ${last} l cross join lateral (
      select l.number + row_number() over w as number, transfer_id, at, kind, amount, (l.balance + sum(amount) over w)::bigint as balance
      from (${entriesBetween(owner, {
        cashAfter: sql`l.cash_version`,
        cashUpTo: sql`${end.cash_version}::bigint`,
        bonusAfter: sql`l.bonus_version`,
        bonusUpTo: sql`${end.bonus_version}::bigint`,
        from: sql`l.at`,
        to: sql`'infinity'::timestamptz`,
      })}) entries window w as (${IN_ORDER})
    ) t where t.number > ${begin.number} and ${IS_SINGLE}`;
}

function kindCondition(filter: KindFilter | null): Fragment {
  if (filter === null) return sql`true`;
  const named = sql`kind = any (${[...filter.kinds]}::text[])`;
  const signed = filter.sign === null ? sql`true` : filter.sign < 0 ? sql`amount < 0` : sql`amount > 0`;
  return sql`${filter.isNot ? sql`not (${named})` : named} and ${signed}`;
}

/** What an entry waits for is the hold it placed; without one it is done. */
function stateCondition({ held }: RecordOwner, states: readonly RecordState[] | null): Fragment {
  if (states === null) return sql`true`;
  const placed = (state: string): Fragment =>
    sql`(amount < 0 and transfer_id in (select id from ledger_holds where held_account = ${held} and state = ${sql.lit(state)}))`;
  const conditions = states.map((state) => {
    if (state === "PENDING") return placed("OPEN");
    if (state === "RETURNED") return placed("RELEASED");
    // Nothing that moved money has failed.
    return state === "DONE" ? sql`not (${placed("OPEN")} or ${placed("RELEASED")})` : sql`false`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}
