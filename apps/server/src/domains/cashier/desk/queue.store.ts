// The queues of the desk [CAS-31]: deposits or withdrawals by state, age, amount, method, account and agent line, the
// oldest first, page after page by where the last one ended.
import { minor } from "@jonaki/money";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";
import { reasonsForTwo } from "../withdrawals/withdrawal.rules.ts";
import type { OrderTable } from "./decisions.store.ts";

export interface QueueFilter {
  readonly kind: "DEPOSIT" | "WITHDRAWAL";
  /** One order. */
  readonly reference?: string;
  readonly states?: readonly string[];
  /** Waiting for at least so long. */
  readonly olderThanMinutes?: number;
  readonly leastMinor?: bigint;
  readonly mostMinor?: bigint;
  /** A deposit's method, or the bank, e-wallet or network of a withdrawal, by its code or by either of its names. */
  readonly method?: string;
  readonly username?: string;
  /** Members below this agent, at any depth. */
  readonly agentId?: bigint;
  /** The id of the last one of the page before. */
  readonly after?: bigint;
  readonly size?: number;
}

export interface QueuedOrder {
  readonly id: bigint;
  readonly reference: string;
  readonly memberId: bigint;
  readonly username: string;
  readonly method: string;
  readonly methodName: { readonly BN: string; readonly EN: string };
  readonly currency: string | null;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly receivedMinor: bigint;
  readonly state: string;
  readonly createdAt: Date;
  readonly reason: string | null;
  /** Why a second operator has to agree; empty where one is enough. */
  readonly secondNeededFor: readonly string[];
  readonly lockedBy: bigint | null;
  readonly lockedUntil: Date | null;
}

const USUAL_SIZE = 50;

const COLUMNS: Readonly<Record<OrderTable, RawBuilder<unknown>>> = {
  deposits: sql`o.method, o.currency, 0::bigint as fee, coalesce(o.received, 0) as received, '{}'::text[] as second_needed_for`,
  withdrawals: sql`a.institution as method, null::text as currency, o.fee, o.received, o.second_needed_for`,
};

const METHODS: Readonly<Record<OrderTable, RawBuilder<unknown>>> = {
  deposits: sql`join deposit_methods n on n.code = o.method`,
  withdrawals: sql`join pay_accounts a on a.id = o.account_id join pay_institutions n on n.code = a.institution`,
};

interface QueueRow {
  readonly id: bigint;
  readonly reference: string;
  readonly member_id: bigint;
  readonly username: string;
  readonly method: string;
  readonly name_bn: string;
  readonly name_en: string;
  readonly currency: string | null;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
  readonly state: string;
  readonly created_at: Date;
  readonly reason: string | null;
  readonly second_needed_for: readonly string[];
  readonly locked_by: bigint | null;
  readonly locked_until: Date | null;
}

export async function readQueue(store: Queryable, filter: QueueFilter): Promise<readonly QueuedOrder[]> {
  const table: OrderTable = filter.kind === "DEPOSIT" ? "deposits" : "withdrawals";
  const { rows } = await sql<QueueRow>`
    select o.id, o.reference, o.member_id, m.username, ${COLUMNS[table]}, n.name_bn, n.name_en, o.amount, o.state, o.created_at, o.reason,
      o.locked_by, o.locked_until
    from ${sql.table(table)} o join members m on m.id = o.member_id ${METHODS[table]}
    where ${sql.join(conditionsOf(filter), sql` and `)}
    order by o.id limit ${filter.size ?? USUAL_SIZE}`.execute(store);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    memberId: row.member_id,
    username: row.username,
    method: row.method,
    methodName: { BN: row.name_bn, EN: row.name_en },
    currency: row.currency,
    amountMinor: row.amount,
    feeMinor: row.fee,
    receivedMinor: row.received,
    state: row.state,
    createdAt: row.created_at,
    reason: row.reason,
    secondNeededFor:
      filter.kind === "WITHDRAWAL" ? reasonsForTwo(minor(row.amount), row.second_needed_for) : [],
    lockedBy: row.locked_by,
    lockedUntil: row.locked_until,
  }));
}

function conditionsOf(filter: QueueFilter): readonly RawBuilder<unknown>[] {
  const { reference, states, olderThanMinutes, leastMinor, mostMinor, method, username, agentId, after } =
    filter;
  return [
    sql`true`,
    ...(reference === undefined ? [] : [sql`o.reference = ${reference}`]),
    ...(states === undefined ? [] : [sql`o.state = any (${[...states]}::text[])`]),
    ...(olderThanMinutes === undefined
      ? []
      : [sql`o.created_at <= clock_timestamp() - make_interval(mins => ${olderThanMinutes})`]),
    ...(leastMinor === undefined ? [] : [sql`o.amount >= ${leastMinor}`]),
    ...(mostMinor === undefined ? [] : [sql`o.amount <= ${mostMinor}`]),
    ...(method === undefined ? [] : [sql`lower(${method}) in (n.code, lower(n.name_bn), lower(n.name_en))`]),
    ...(username === undefined ? [] : [sql`m.username_key = lower(${username})`]),
    ...(agentId === undefined
      ? []
      : [
          sql`exists (select from member_lines l where l.descendant_id = o.member_id and l.ancestor_id = ${agentId} and l.depth > 0)`,
        ]),
    ...(after === undefined ? [] : [sql`o.id > ${after}`]),
  ];
}
