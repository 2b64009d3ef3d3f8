// A member's own deposits, page by page.
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import type { DepositState } from "./deposit-state.rules.ts";

export interface ListedDeposit {
  readonly reference: string;
  readonly created_at: Date;
  readonly name_bn: string;
  readonly name_en: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly rate: bigint | null;
  readonly received: bigint | null;
  readonly state: DepositState;
  readonly reason: string | null;
  readonly expires_at: Date;
  readonly pay_account: string | null;
  readonly pay_name: string | null;
  readonly pay_qr: string | null;
}

export interface DepositFilter {
  readonly memberId: bigint;
  readonly from: Date;
  readonly until: Date;
  readonly state: DepositState | null;
}

/** A page of a member's own, the newest first, and how many there are; a page's rows are looked up by the index alone. */
export async function readDepositPage(
  store: Queryable,
  { memberId, from, until, state }: DepositFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly rows: readonly ListedDeposit[]; readonly count: number }> {
  const matching = sql`member_id = ${memberId} and created_at >= ${from} and created_at < ${until}
    and (${state}::text is null or state = ${state})`;
  const { rows } = await sql<ListedDeposit>`
    select d.reference, d.created_at, m.name_bn, m.name_en, d.amount, d.currency, d.rate, d.received, d.state, d.reason,
      d.expires_at, d.pay_account, d.pay_name, d.pay_qr
    from (select id from deposits where ${matching} order by created_at desc, id desc
      limit ${page.size} offset ${(page.number - 1) * page.size}) p
    join deposits d on d.id = p.id join deposit_methods m on m.code = d.method
    order by d.created_at desc, d.id desc`.execute(store);
  const counted = await sql<{
    count: bigint;
  }>`select count(*) as count from deposits where ${matching}`.execute(store);
  return { rows, count: Number(counted.rows[0]?.count ?? 0n) };
}
