// What providers told: each payment once [CAS-9], the nonces of their signed notices, and the cases of what a person has
// to look at.
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { PaymentNotice } from "./payment-contract.ts";

/** True for the first use. */
export async function isFirstUse(
  store: Queryable,
  { provider, nonce, at }: { readonly provider: string; readonly nonce: string; readonly at: Date },
): Promise<boolean> {
  const used = await store
    .insertInto("payment_nonces")
    .values({ provider, nonce, used_at: at })
    .onConflict((same) => same.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return used !== undefined;
}

export async function sweepPaymentNonces(store: Queryable, before: Date): Promise<void> {
  await store.deleteFrom("payment_nonces").where("used_at", "<", before).execute();
}

export type PaymentOutcome = "CREDITED" | "SUSPENSE" | "NOTED";

export interface ToldPayment {
  readonly provider: string;
  readonly notice: PaymentNotice;
  readonly amountMinor: Minor;
  readonly fingerprint: Buffer;
}

export type Claimed = "mine" | { readonly isSame: boolean; readonly outcome: PaymentOutcome };

/** The first who tells of a payment has it; everybody else waits here and then learns what became of it. */
export async function claimPayment(tx: OpenTransaction, told: ToldPayment): Promise<Claimed> {
  const { provider, notice, amountMinor, fingerprint } = told;
  const made = await tx
    .insertInto("provider_payments")
    .values({
      provider,
      payment: notice.payment,
      fingerprint,
      order_reference: notice.order,
      currency: notice.currency,
      amount: amountMinor,
    })
    .onConflict((same) => same.columns(["provider", "payment"]).doNothing())
    .returning("payment")
    .executeTakeFirst();
  if (made !== undefined) return "mine";
  const row = await tx
    .selectFrom("provider_payments")
    .select(["fingerprint", "outcome"])
    .where("provider", "=", provider)
    .where("payment", "=", notice.payment)
    .executeTakeFirstOrThrow();
  return { isSame: fingerprint.equals(row.fingerprint), outcome: row.outcome as PaymentOutcome };
}

export interface Outcome {
  readonly outcome: PaymentOutcome;
  readonly depositId: bigint | null;
  readonly suspendedMinor: Minor | null;
}

export async function writeOutcome(
  tx: OpenTransaction,
  { provider, notice }: ToldPayment,
  { outcome, depositId, suspendedMinor }: Outcome,
): Promise<void> {
  await tx
    .updateTable("provider_payments")
    .set({ outcome, deposit_id: depositId, suspended: suspendedMinor })
    .where("provider", "=", provider)
    .where("payment", "=", notice.payment)
    .execute();
}

/** One open case for each payment and reason, however often it is told. */
export async function openPaymentCase(
  tx: OpenTransaction,
  memberId: bigint | null,
  detail: Readonly<Record<"why" | "provider" | "payment" | "order" | "amount" | "currency", string>>,
): Promise<void> {
  await sql`insert into money_cases (kind, member_id, detail)
    select 'PAYMENT', ${memberId}::bigint, ${JSON.stringify(detail)}::jsonb where not exists (
      select from money_cases c where c.kind = 'PAYMENT' and c.closed_at is null
        and c.detail ->> 'provider' = ${detail.provider} and c.detail ->> 'payment' = ${detail.payment}
        and c.detail ->> 'why' = ${detail.why})`.execute(tx);
}

export interface SuspendedPayment {
  readonly provider: string;
  readonly payment: string;
  readonly suspended: bigint;
}

/** Money of a late payment that still waits for its deposit; whoever resolves it has its lock. */
export async function lockLatePayment(
  tx: OpenTransaction,
  depositId: bigint,
): Promise<SuspendedPayment | null> {
  const { rows } = await sql<SuspendedPayment>`
    select p.provider, p.payment, p.suspended from provider_payments p
    where p.deposit_id = ${depositId} and p.suspended is not null and p.resolved_at is null
      and exists (select from money_cases c where c.kind = 'PAYMENT' and c.closed_at is null and c.detail ->> 'why' = 'LATE'
        and c.detail ->> 'provider' = p.provider and c.detail ->> 'payment' = p.payment)
    order by p.told_at limit 1 for update of p`.execute(tx);
  return rows[0] ?? null;
}

/** Its money has found its deposit, and its case is closed. */
export async function resolvePayment(
  tx: OpenTransaction,
  { provider, payment }: SuspendedPayment,
): Promise<void> {
  await sql`update provider_payments set resolved_at = clock_timestamp()
    where provider = ${provider} and payment = ${payment}`.execute(tx);
  await sql`update money_cases set closed_at = clock_timestamp() where kind = 'PAYMENT' and closed_at is null
    and detail ->> 'provider' = ${provider} and detail ->> 'payment' = ${payment}`.execute(tx);
}
