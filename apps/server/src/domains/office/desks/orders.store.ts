// What lies beside an order at the desk [OFF-9]: proofs, whom to pay, parts, decisions, and the names of those at whose
// desk orders are open.
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/database.ts";

export interface DecisionRow {
  readonly at: Date;
  readonly act: string;
  readonly operator_id: bigint;
  readonly operator_name: string;
  readonly second_id: bigint | null;
  readonly second_name: string | null;
  readonly reason: string;
  readonly state_before: string;
  readonly state_after: string;
  readonly amount: bigint | null;
}

export const readDecisions = (store: Queryable, reference: string): Promise<readonly DecisionRow[]> =>
  store
    .selectFrom("cashier_decisions")
    .select([
      "at",
      "act",
      "operator_id",
      "operator_name",
      "second_id",
      "second_name",
      "reason",
      "state_before",
      "state_after",
      "amount",
    ])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();

export async function namesOf(
  store: Queryable,
  operatorIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await store
    .selectFrom("operators")
    .select(["id", "name"])
    .where("id", "in", [...operatorIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface DepositPaper {
  readonly sender: string | null;
  readonly transaction_id: string | null;
  readonly pay_account: string | null;
  readonly pay_name: string | null;
  readonly expires_at: Date;
  readonly images: readonly string[];
}

export async function readDepositPaper(store: Queryable, reference: string): Promise<DepositPaper | null> {
  const { rows } =
    await sql<DepositPaper>`select d.sender, d.transaction_id, d.pay_account, d.pay_name, d.expires_at,
      array(select i.file_id from deposit_images i where i.deposit_id = d.id order by i.position) as images
    from deposits d where d.reference = ${reference}`.execute(store);
  return rows[0] ?? null;
}

export interface PayeeRow {
  readonly kind: string;
  readonly branch: string | null;
  readonly name: string;
  readonly number: string;
  readonly added_at: Date;
}

export async function readPayee(store: Queryable, reference: string): Promise<PayeeRow | null> {
  const row = await store
    .selectFrom("withdrawals as w")
    .innerJoin("pay_accounts as a", "a.id", "w.account_id")
    .select(["a.kind", "a.branch", "a.name", "a.number", "a.added_at"])
    .where("w.reference", "=", reference)
    .executeTakeFirst();
  return row ?? null;
}

export interface PartRow {
  readonly number: number;
  readonly amount: bigint;
  readonly sent_at: Date;
  readonly outcome: string | null;
  readonly answered_at: Date | null;
  readonly comment: string | null;
  readonly images: readonly string[];
}

export async function readParts(store: Queryable, reference: string): Promise<readonly PartRow[]> {
  const { rows } =
    await sql<PartRow>`select p.number, p.amount, p.sent_at, p.outcome, p.answered_at, p.comment,
      array(select i.file_id from withdrawal_images i where i.withdrawal_id = p.withdrawal_id and i.number = p.number
        order by i.position) as images
    from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id
    where w.reference = ${reference} order by p.number`.execute(store);
  return rows;
}

export type ImageDesk = "deposits" | "withdrawals" | "kyc";

const IMAGES = {
  deposits: "deposit_images",
  withdrawals: "withdrawal_images",
  kyc: "safe_documents",
} as const;

/** Whether a file is one of a desk's: another's is none of its business. */
export async function isImageOf(store: Queryable, desk: ImageDesk, fileId: string): Promise<boolean> {
  const row = await store
    .selectFrom(IMAGES[desk])
    .select("file_id")
    .where("file_id", "=", fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
