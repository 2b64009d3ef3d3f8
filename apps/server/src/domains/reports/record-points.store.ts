// Points of a member's account record: where it ends now, and where a moment lies in it, each with the sums of all
// entries before. A point is the nearest mark and the few entries behind it.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import { BEGINNING, COUNTED_COLUMNS, entriesBetween, POINT_COLUMNS } from "./record-entries.store.ts";
import type { RecordOwner, RecordPoint } from "./record-entries.store.ts";

/** How far a record goes now; everything else is read up to here, so that all of it is of one moment. */
export interface RecordHead {
  readonly cash_version: bigint;
  readonly bonus_version: bigint;
  /** How many entries have no mark yet. */
  readonly unmarked: bigint;
}

export async function readHead(store: Queryable, { cash, bonus }: RecordOwner): Promise<RecordHead | null> {
  const { rows } = await sql<RecordHead>`
    select c.version as cash_version, b.version as bonus_version, c.version + b.version - coalesce((
        select number from record_marks m where m.account_id = c.account_id order by mark desc limit 1), 0) as unmarked
    from ledger_balances c, ledger_balances b
    where c.account_id = ${cash} and b.account_id = ${bonus}`.execute(store);
  return rows[0] ?? null;
}

const { BET, PAYOUT, REFUND } = COUNTED_COLUMNS;

/** The point before the first entry from a moment on. */
export async function readPointAt(
  store: Queryable,
  owner: RecordOwner,
  head: RecordHead,
  moment: Date,
): Promise<RecordPoint> {
  const { rows } = await sql<RecordPoint>`
    with base as materialized (
      select ${POINT_COLUMNS}, mark from (
        (select ${POINT_COLUMNS}, mark from record_marks where account_id = ${owner.cash} and at < ${moment}
          and cash_version <= ${head.cash_version} and bonus_version <= ${head.bonus_version} order by at desc, mark desc limit 1)
        union all select ${BEGINNING}, 0 as mark
      ) p order by mark desc limit 1
    ), stop as materialized (
      select least(coalesce(m.cash_version, ${head.cash_version}), ${head.cash_version}) as cash_version,
        least(coalesce(m.bonus_version, ${head.bonus_version}), ${head.bonus_version}) as bonus_version
      from base left join record_marks m on m.account_id = ${owner.cash} and m.mark = base.mark + 1
    ), entries as (${entriesBetween(owner, {
      cashAfter: of("base", "cash_version"),
      cashUpTo: of("stop", "cash_version"),
      bonusAfter: of("base", "bonus_version"),
      bonusUpTo: of("stop", "bonus_version"),
      from: of("base", "at"),
      to: sql`${moment}::timestamptz`,
    })}), seen as (
      select count(*) filter (where account_id = ${owner.cash}) as cash, count(*) as number,
        coalesce(sum(amount), 0) as balance, coalesce(sum(amount) filter (where amount > 0), 0) as came_in,
        count(*) filter (where ${BET.entries}) as bets, coalesce(-sum(amount) filter (where ${BET.entries}), 0) as bets_out,
        count(*) filter (where ${PAYOUT.entries}) as payouts, coalesce(sum(amount) filter (where ${PAYOUT.entries}), 0) as payouts_in,
        count(*) filter (where ${REFUND.entries}) as refunds, coalesce(sum(amount) filter (where ${REFUND.entries}), 0) as refunds_in
      from entries where at < ${moment}
    )
    select b.number + s.number as number, b.cash_version + s.cash as cash_version,
      b.bonus_version + s.number - s.cash as bonus_version, (b.balance + s.balance)::bigint as balance,
      (b.came_in + s.came_in)::bigint as came_in, b.bets + s.bets as bets, (b.bets_out + s.bets_out)::bigint as bets_out,
      b.payouts + s.payouts as payouts, (b.payouts_in + s.payouts_in)::bigint as payouts_in,
      b.refunds + s.refunds as refunds, (b.refunds_in + s.refunds_in)::bigint as refunds_in
    from base b, seen s`.execute(store);
  const [point] = rows;
  if (point === undefined) throw new Error("every record has a beginning");
  return point;
}

const of = (from: "base" | "stop", column: "cash_version" | "bonus_version" | "at"): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from ${sql.table(from)})`;
