// Makes the marks of account records from the ledger: one more for every 128 entries, with the sums of all before, and
// the list of the entries that are no bet's. Made twice, or by two processes at once, they are the same.
import { memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { sql } from "kysely";
import type { Queryable } from "../../platform/database/database.ts";
import {
  BEGINNING,
  COUNTED_COLUMNS,
  ENTRIES_A_MARK,
  entriesBetween,
  IN_ORDER,
  IS_SINGLE,
  POINT_COLUMNS,
} from "./record-entries.store.ts";
import type { RecordOwner } from "./record-entries.store.ts";

/** The members whose record has grown by a mark or more since the last one. */
export async function readGrown(store: Queryable, unit: Unit): Promise<readonly bigint[]> {
  // What the ids of all CASH accounts of a unit end with.
  const ending = memberAccount(0n, "CASH", unit);
  const { rows } = await sql<{ member: bigint }>`
    select c.account_id >> 6 as member from ledger_balances c join ledger_balances b on b.account_id = c.account_id + 8
    where c.account_id < 4503599627370496 and c.account_id & 63 = ${ending} and c.version + b.version >= ${ENTRIES_A_MARK}
      and c.version + b.version >= ${ENTRIES_A_MARK} + coalesce((
        select number from record_marks m where m.account_id = c.account_id order by mark desc limit 1), 0)
    order by 1`.execute(store);
  return rows.map(({ member }) => member);
}

const { BET, PAYOUT, REFUND } = COUNTED_COLUMNS;

/** Adds up to so many marks in one statement, and so all of them or none; answers how many it added. */
export async function addMarks(store: Queryable, owner: RecordOwner, most: number): Promise<number> {
  const reach = sql.lit(ENTRIES_A_MARK * most);
  const { rows } = await sql<{ added: number }>`
    with base as materialized (
      select ${POINT_COLUMNS} from (
        (select ${POINT_COLUMNS} from record_marks where account_id = ${owner.cash} order by mark desc limit 1)
        union all select ${BEGINNING}) m order by number desc limit 1
    ), head as materialized (
      select (select version from ledger_balances where account_id = ${owner.cash}) as cash_version,
        (select version from ledger_balances where account_id = ${owner.bonus}) as bonus_version
    ), entries as materialized (
      select base.number + row_number() over w as number, account_id, transfer_id, e.at, kind, amount,
        base.balance + sum(amount) over w as balance,
        base.bonus_version + count(*) filter (where account_id = ${owner.bonus}) over w as bonus_version,
        base.came_in + coalesce(sum(amount) filter (where amount > 0) over w, 0) as came_in,
        base.bets + count(*) filter (where ${BET.entries}) over w as bets,
        base.bets_out - coalesce(sum(amount) filter (where ${BET.entries}) over w, 0) as bets_out,
        base.payouts + count(*) filter (where ${PAYOUT.entries}) over w as payouts,
        base.payouts_in + coalesce(sum(amount) filter (where ${PAYOUT.entries}) over w, 0) as payouts_in,
        base.refunds + count(*) filter (where ${REFUND.entries}) over w as refunds,
        base.refunds_in + coalesce(sum(amount) filter (where ${REFUND.entries}) over w, 0) as refunds_in
      from base cross join lateral (${entriesBetween(owner, {
        cashAfter: sql`base.cash_version`,
        cashUpTo: sql`least(base.cash_version + ${reach}, (select cash_version from head))`,
        bonusAfter: sql`base.bonus_version`,
        bonusUpTo: sql`least(base.bonus_version + ${reach}, (select bonus_version from head))`,
        from: sql`base.at`,
        to: sql`'infinity'::timestamptz`,
      })}) e window w as (${IN_ORDER})
    ), whole as materialized (
      -- Behind the reach of one account the other's entries may be missing
      select least(max(number), (select number from base) + ${reach}) / ${ENTRIES_A_MARK} * ${ENTRIES_A_MARK} as up_to from entries
    ), marked as (
      insert into record_marks (account_id, mark, number, cash_version, bonus_version, at, balance, came_in, bets, bets_out,
        payouts, payouts_in, refunds, refunds_in)
      select ${owner.cash}, number / ${ENTRIES_A_MARK}, number, number - bonus_version, bonus_version, at, balance, came_in,
        bets, bets_out, payouts, payouts_in, refunds, refunds_in
      from entries where number % ${ENTRIES_A_MARK} = 0 and number <= (select up_to from whole)
      on conflict do nothing returning mark
    ), listed as (
      insert into record_singles (account_id, number, transfer_id, at, kind, amount, balance)
      select ${owner.cash}, number, transfer_id, at, kind, amount, balance
      from entries where number <= (select up_to from whole) and ${IS_SINGLE}
      on conflict do nothing
    )
    select count(*)::int as added from marked`.execute(store);
  return rows[0]?.added ?? 0;
}
