// Rows of a member's account record by their ordinals: among all entries, or among those of a kind that the marks count.
// Only the spans between marks that hold some of them are read, however deep in the record they lie.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import type { CountedKind, Ordinals } from "./account-record.rules.ts";
import {
  BEGINNING,
  COUNTED_COLUMNS,
  ENTRIES_A_MARK,
  entriesBetween,
  IN_ORDER,
  POINT_COLUMNS,
} from "./record-entries.store.ts";
import type { RecordOwner, RecordPoint } from "./record-entries.store.ts";

export interface RecordRow {
  readonly number: bigint;
  readonly transfer_id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly amount: bigint;
  /** CASH and BONUS together, after it. */
  readonly balance: bigint;
  /** The state of the hold that it placed, if it did. */
  readonly hold: string | null;
  /** What of that hold was not consumed. */
  readonly hold_left: bigint | null;
  readonly reference: string | null;
  readonly remark: string | null;
}

type Fragment = RawBuilder<unknown>;

/** What was said to an entry, and what became of the hold it placed. */
export const withNotes = (rows: Fragment): Fragment => sql`
  select r.number, r.transfer_id, r.at, r.kind, r.amount, r.balance, h.state as hold, h.amount as hold_left, n.reference, n.remark
  from (${rows}) r
  left join ledger_holds h on h.id = r.transfer_id and r.amount < 0
  left join lateral (select reference, remark from record_notes where transfer_id = r.transfer_id limit 1) n on true
  order by r.number desc`;

/** The rows with these ordinals, the newest first. upTo is at most the end's own ordinal. */
export async function readRecordRows(
  store: Queryable,
  owner: RecordOwner,
  end: RecordPoint,
  kind: CountedKind | null,
  { after, upTo }: Ordinals,
): Promise<readonly RecordRow[]> {
  if (after >= upTo) return [];
  const measure = sql.ref(kind === null ? "number" : COUNTED_COLUMNS[kind].count);
  // A mark's number follows from its place; how many of a kind stand before it has to be looked up.
  const nearest = kind === null ? sql`${after / BigInt(ENTRIES_A_MARK)}::integer` : BEYOND;
  const { rows } = await sql<RecordRow>`
    with first as materialized (
      select mark from record_marks where account_id = ${owner.cash} and ${measure} <= ${after}
        and mark <= ${nearest} order by mark desc limit 1
    ), last as materialized (
      select mark from record_marks where account_id = ${owner.cash} and mark > coalesce((select mark from first), 0)
        and ${measure} >= ${upTo} and number <= ${end.number} order by mark limit 1
    ), points as (
      select ${BEGINNING}, 0 as mark where not exists (select from first)
      union all
      select ${POINT_COLUMNS}, mark from record_marks where account_id = ${owner.cash} and number <= ${end.number}
        and mark >= coalesce((select mark from first), 0) and mark <= coalesce((select mark from last), ${BEYOND})
      union all
      select ${endPoint(end)}, ${BEYOND} where not exists (select from last)
    ), spans as (
      select *, lead(cash_version) over w as cash_up_to, lead(bonus_version) over w as bonus_up_to, lead(at) over w as ends,
        lead(${measure}) over w as up_to from points window w as (order by mark)
    )
    ${withNotes(sql`
      select e.* from spans s cross join lateral (${numbered(owner, kind)}) e
      where s.up_to > ${after} and s.${measure} < ${upTo} and s.up_to > s.${measure}
        and s.${measure} + e.step > ${after} and s.${measure} + e.step <= ${upTo}`)}`.execute(store);
  return rows;
}

/** Later than every mark. */
const BEYOND = sql.lit(2_147_483_647);

/** The record's end as a point among the marks. */
const endPoint = (end: RecordPoint): Fragment => sql`${end.number}::bigint, ${end.cash_version}::bigint,
  ${end.bonus_version}::bigint, 'infinity'::timestamptz, ${end.balance}::bigint, ${end.came_in}::bigint, ${end.bets}::bigint,
  ${end.bets_out}::bigint, ${end.payouts}::bigint, ${end.payouts_in}::bigint, ${end.refunds}::bigint, ${end.refunds_in}::bigint`;

/** The entries of a span with number and balance after; of a kind, those of it, counted from the span's beginning. */
const numbered = (owner: RecordOwner, kind: CountedKind | null): Fragment => sql`
  select *, row_number() over (order by number) as step from (
    select s.number + row_number() over w as number, transfer_id, at, kind, amount,
      (s.balance + sum(amount) over w)::bigint as balance
    from (${entriesBetween(owner, {
      cashAfter: sql`s.cash_version`,
      cashUpTo: sql`s.cash_up_to`,
      bonusAfter: sql`s.bonus_version`,
      bonusUpTo: sql`s.bonus_up_to`,
      from: sql`s.at`,
      to: sql`s.ends`,
    })}) entries window w as (${IN_ORDER})
  ) all_entries ${kind === null ? sql`` : sql`where ${COUNTED_COLUMNS[kind].entries}`}`;
