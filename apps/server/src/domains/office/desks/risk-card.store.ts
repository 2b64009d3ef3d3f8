// A member's risk card [OFF-9]: who it is, what of the money is known so far, and what stands against paying it out.
import type { Unit } from "@jonaki/ledger";
import { memberAccount } from "@jonaki/ledger";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

export interface RiskRow {
  readonly id: bigint;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly rank: number;
  readonly status: string;
  readonly registered: Date;
  readonly lastLogin: Date | null;
  readonly upline: string | null;
  readonly kyc: string | null;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  readonly depositCount: bigint;
  readonly depositSum: bigint;
  readonly withdrawalCount: bigint;
  readonly withdrawalSum: bigint;
  readonly owes: bigint;
}

const KINDS = ["CASH", "BONUS", "HELD"] as const;

export async function readRisk(store: Queryable, memberId: bigint, unit: Unit): Promise<RiskRow | null> {
  const [cash, bonus, held] = KINDS.map((kind) => memberAccount(memberId, kind, unit));
  const balance = (account: bigint | undefined) =>
    sql`coalesce((select balance from ledger_balances where account_id = ${account}), 0)::bigint`;
  const { rows } = await sql<RiskRow>`
    select m.id, m.username, m.nickname, m.account_type as type, m.rank_level as rank, m.status,
      m.created_at as registered, m.last_login_at as "lastLogin", u.username as upline, i.state as kyc,
      ${balance(cash)} as cash, ${balance(bonus)} as bonus, ${balance(held)} as held,
      d.count as "depositCount", d.sum as "depositSum", w.count as "withdrawalCount", w.sum as "withdrawalSum",
      coalesce((select sum((c.detail ->> 'owed')::bigint) from money_cases c
        where c.member_id = m.id and c.kind = 'RECEIVABLE' and c.closed_at is null), 0)::bigint as owes
    from members m
    left join members u on u.id = m.upline_id
    left join safe_identities i on i.member_id = m.id
    cross join lateral (select count(*) as count, coalesce(sum(received), 0)::bigint as sum from deposits
      where member_id = m.id and state = 'CREDITED') d
    cross join lateral (select count(*) filter (where received > 0) as count, coalesce(sum(received), 0)::bigint as sum
      from withdrawals where member_id = m.id) w
    where m.id = ${memberId}`.execute(store);
  return rows[0] ?? null;
}
