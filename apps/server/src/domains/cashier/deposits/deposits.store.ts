// The table of deposits: written when one is ordered, locked for every move.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { DepositState } from "./deposit-state.rules.ts";
import type { HouseAccount } from "./methods.store.ts";

export interface Deposit {
  readonly id: bigint;
  readonly reference: string;
  readonly memberId: bigint;
  readonly method: string;
  readonly provider: string | null;
  readonly currency: string;
  readonly amountMinor: Minor;
  readonly rate: bigint | null;
  readonly state: DepositState;
  readonly expiresAt: Date;
  /** Null until the provider has answered. */
  readonly payTo: HouseAccount | null;
  readonly lockedBy: bigint | null;
  readonly lockedUntil: Date | null;
}

interface DepositRow {
  readonly id: bigint;
  readonly reference: string;
  readonly member_id: bigint;
  readonly method: string;
  readonly provider: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly rate: bigint | null;
  readonly state: DepositState;
  readonly expires_at: Date;
  readonly pay_account: string | null;
  readonly pay_name: string | null;
  readonly pay_qr: string | null;
  readonly locked_by: bigint | null;
  readonly locked_until: Date | null;
}

const depositOf = (row: DepositRow): Deposit => ({
  id: row.id,
  reference: row.reference,
  memberId: row.member_id,
  method: row.method,
  provider: row.provider,
  currency: row.currency,
  amountMinor: minor(row.amount),
  rate: row.rate,
  state: row.state,
  expiresAt: row.expires_at,
  payTo:
    row.pay_account === null || row.pay_name === null
      ? null
      : { account: row.pay_account, name: row.pay_name, qrData: row.pay_qr },
  lockedBy: row.locked_by,
  lockedUntil: row.locked_until,
});

const FOUND = sql`select d.*, m.provider from deposits d join deposit_methods m on m.code = d.method`;

/** Whoever else moves it waits; null when there is none, or it is not this member's. */
export async function lockDeposit(
  tx: OpenTransaction,
  reference: string,
  memberId: bigint | null = null,
): Promise<Deposit | null> {
  const { rows } = await sql<DepositRow>`${FOUND}
    where d.reference = ${reference} and (${memberId}::bigint is null or d.member_id = ${memberId})
    for update of d`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : depositOf(row);
}

/** What an earlier sending of the same request made [WAL-3]; not locked, because the member's money is. */
export async function depositOfRequest(
  tx: OpenTransaction,
  memberId: bigint,
  requestId: string,
): Promise<Deposit | null> {
  const { rows } = await sql<DepositRow>`${FOUND}
    where d.member_id = ${memberId} and d.request_id = ${requestId}
      and (d.state = 'CREATED' or d.pay_account is not null)`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : depositOf(row);
}

/** Deposits that wait for a payment or for somebody to look at it [CAS-4]. */
export async function readOpenAmounts(
  tx: OpenTransaction,
  memberId: bigint,
): Promise<readonly Pick<Deposit, "amountMinor" | "rate">[]> {
  const { rows } = await sql<Pick<Deposit, "amountMinor" | "rate">>`
    select amount as "amountMinor", rate from deposits where member_id = ${memberId}
    and (state = 'SUBMITTED' or state = 'CREATED' and expires_at > clock_timestamp())`.execute(tx);
  return rows;
}

export interface NewDeposit {
  readonly reference: string;
  readonly memberId: bigint;
  readonly requestId: string;
  readonly method: string;
  readonly currency: string;
  readonly amountMinor: Minor;
  readonly rate: bigint | null;
  readonly openMinutes: number;
  readonly payTo: HouseAccount | null;
}

export async function addDeposit(tx: OpenTransaction, one: NewDeposit): Promise<Deposit> {
  const { rows } = await sql<DepositRow>`
    with made as (
      insert into deposits (reference, member_id, request_id, method, currency, amount, rate, created_at, expires_at,
        pay_account, pay_name, pay_qr)
      select ${one.reference}, ${one.memberId}, ${one.requestId}, ${one.method}, ${one.currency}, ${one.amountMinor},
        ${one.rate}::bigint, t.now, t.now + make_interval(mins => ${one.openMinutes}),
        ${one.payTo?.account ?? null}::text, ${one.payTo?.name ?? null}::text, ${one.payTo?.qrData ?? null}::text
      from (select clock_timestamp() as now) t returning *)
    select made.*, m.provider from made join deposit_methods m on m.code = made.method`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a deposit was not written");
  return depositOf(row);
}

/** The first answer of the provider stands. */
export async function writePayTo(store: Queryable, id: bigint, payTo: HouseAccount): Promise<void> {
  await store
    .updateTable("deposits")
    .set({ pay_account: payTo.account, pay_name: payTo.name, pay_qr: payTo.qrData })
    .where("id", "=", id)
    .where("pay_account", "is", null)
    .execute();
}

export interface Submitted {
  readonly transactionId: string | null;
  readonly transactionKey: string | null;
  readonly sender: string | null;
  readonly images: readonly string[];
}

export async function writeSubmitted(
  tx: OpenTransaction,
  id: bigint,
  proof: Submitted,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("deposits")
    .set({
      state: "SUBMITTED",
      transaction_id: proof.transactionId,
      transaction_key: proof.transactionKey,
      sender: proof.sender,
      submitted_at: at,
    })
    .where("id", "=", id)
    .execute();
  if (proof.images.length === 0) return;
  const images = proof.images.map((fileId, place) => ({
    deposit_id: id,
    position: place + 1,
    file_id: fileId,
  }));
  await tx.insertInto("deposit_images").values(images).execute();
}

const TRANSACTION_LOCKS = 7_340_031;

/** Whether another deposit has this transaction id [CAS-7]; nobody else can take it before the end of the transaction. */
export async function isTransactionUsed(tx: OpenTransaction, key: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${TRANSACTION_LOCKS}::int, hashtext(${key}))`.execute(tx);
  const row = await tx
    .selectFrom("deposits")
    .select("id")
    .where("transaction_key", "=", key)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeEnded(
  tx: OpenTransaction,
  id: bigint,
  state: "CANCELLED" | "EXPIRED" | "FAILED",
  at: Date,
  reason: string | null = null,
): Promise<void> {
  await tx.updateTable("deposits").set({ state, ended_at: at, reason }).where("id", "=", id).execute();
}

export async function writeCredited(
  tx: OpenTransaction,
  id: bigint,
  credited: { readonly receivedMinor: Minor; readonly transferId: bigint; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable("deposits")
    .set({
      state: "CREDITED",
      received: credited.receivedMinor,
      transfer_id: credited.transferId,
      ended_at: credited.at,
      reason: null,
    })
    .where("id", "=", id)
    .execute();
}

/** Up to a number of those whose open time has passed; those that somebody is at are passed over. */
export async function takeOverdue(tx: OpenTransaction, most: number): Promise<readonly Deposit[]> {
  const { rows } = await sql<DepositRow>`${FOUND}
    where d.state = 'CREATED' and d.expires_at <= clock_timestamp() order by d.expires_at limit ${most}
    for update of d skip locked`.execute(tx);
  return rows.map(depositOf);
}
