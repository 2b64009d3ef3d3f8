// A member's own withdrawals, page by page, and when the countdown of one stands still [SITE-19].
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import type { WithdrawalState } from "./withdrawal-state.rules.ts";

export interface ListedWithdrawal {
  readonly reference: string;
  readonly created_at: Date;
  readonly name_bn: string;
  readonly name_en: string;
  readonly number: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
  readonly state: WithdrawalState;
  readonly reason: string | null;
  readonly ended_at: Date | null;
  readonly part_amount: bigint | null;
  readonly until: Date | null;
}

export interface WithdrawalFilter {
  readonly memberId: bigint;
  readonly from: Date;
  readonly until: Date;
  readonly state: WithdrawalState | null;
}

/** The newest first, and how many there are; a page's rows are looked up by the index alone. */
export async function readWithdrawalPage(
  store: Queryable,
  { memberId, from, until, state }: WithdrawalFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ readonly rows: readonly ListedWithdrawal[]; readonly count: number }> {
  const matching = sql`member_id = ${memberId} and created_at >= ${from} and created_at < ${until}
    and (${state}::text is null or state = ${state})`;
  const { rows } = await sql<ListedWithdrawal>`
    select w.reference, w.created_at, i.name_bn, i.name_en, a.number, w.amount, w.fee, w.received, w.state, w.reason, w.ended_at,
      p.amount as part_amount,
      case when w.state = 'AWAITING_CONFIRMATION' then confirm_until(w.member_id, p.sent_at, p.confirm_minutes) end as until
    from (select id from withdrawals where ${matching} order by created_at desc, id desc
      limit ${page.size} offset ${(page.number - 1) * page.size}) f
    join withdrawals w on w.id = f.id join pay_accounts a on a.id = w.account_id
    join pay_institutions i on i.code = a.institution
    left join withdrawal_parts p on p.withdrawal_id = w.id and p.number = w.part
    order by w.created_at desc, w.id desc`.execute(store);
  const counted = await sql<{
    count: bigint;
  }>`select count(*) as count from withdrawals where ${matching}`.execute(store);
  return { rows, count: Number(counted.rows[0]?.count ?? 0n) };
}

/** From now on, where something is under way that the member may have to answer. */
export async function beginStandstill(store: Queryable, memberId: bigint): Promise<void> {
  await sql`insert into member_standstills (member_id)
    select ${memberId} where exists (select from withdrawals where member_id = ${memberId} and ended_at is null)
    on conflict do nothing`.execute(store);
}

export async function endStandstill(store: Queryable, memberId: bigint): Promise<void> {
  await sql`update member_standstills set ended_at = clock_timestamp()
    where member_id = ${memberId} and ended_at is null`.execute(store);
}
