// The tables of withdrawals and of their parts: written with the hold, locked for every move.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { PaymentKind } from "../deposits/methods.store.ts";
import type { SecondReason, Today } from "./withdrawal.rules.ts";
import type { Sent, WithdrawalState } from "./withdrawal-state.rules.ts";

export interface Withdrawal {
  readonly id: bigint;
  readonly reference: string;
  readonly memberId: bigint;
  readonly kind: PaymentKind;
  readonly amountMinor: Minor;
  readonly feeMinor: Minor;
  readonly holdId: bigint;
  readonly state: WithdrawalState;
  readonly secondNeededFor: readonly string[];
  /** The number of the part that was sent last; 0: none. */
  readonly part: number;
  readonly partMinor: Minor;
  /** What counts as received. */
  readonly receivedMinor: Minor;
  readonly lockedBy: bigint | null;
  readonly lockedUntil: Date | null;
}

interface WithdrawalRow {
  readonly id: bigint;
  readonly reference: string;
  readonly member_id: bigint;
  readonly kind: PaymentKind;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly hold_id: bigint;
  readonly state: WithdrawalState;
  readonly second_needed_for: string[];
  readonly part: number;
  readonly part_amount: bigint | null;
  readonly received: bigint;
  readonly locked_by: bigint | null;
  readonly locked_until: Date | null;
}

const withdrawalOf = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  reference: row.reference,
  memberId: row.member_id,
  kind: row.kind,
  amountMinor: minor(row.amount),
  feeMinor: minor(row.fee),
  holdId: row.hold_id,
  state: row.state,
  secondNeededFor: row.second_needed_for,
  part: row.part,
  partMinor: minor(row.part_amount ?? 0n),
  receivedMinor: minor(row.received),
  lockedBy: row.locked_by,
  lockedUntil: row.locked_until,
});

/** Whether with the part that was sent the whole amount has been sent [CAS-23]. */
export const sentOf = ({ amountMinor, receivedMinor, partMinor }: Withdrawal): Sent =>
  receivedMinor + partMinor === amountMinor ? "LAST" : "FURTHER";

/** The part is read once the order is locked: whoever moves one has that lock. */
async function readLocked(tx: OpenTransaction, id: bigint): Promise<Withdrawal> {
  const { rows } = await sql<WithdrawalRow>`
    select w.*, a.kind, p.amount as part_amount from withdrawals w join pay_accounts a on a.id = w.account_id
    left join withdrawal_parts p on p.withdrawal_id = w.id and p.number = w.part where w.id = ${id}`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no withdrawal ${id}`);
  return withdrawalOf(row);
}

/** Whoever else moves it waits; null when there is none, or it is not this member's. */
export async function lockWithdrawal(
  tx: OpenTransaction,
  reference: string,
  memberId: bigint | null = null,
): Promise<Withdrawal | null> {
  const { rows } = await sql<{ id: bigint }>`select id from withdrawals where reference = ${reference}
    and (${memberId}::bigint is null or member_id = ${memberId}) for update`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : readLocked(tx, row.id);
}

/** One that nobody answered in time; those that somebody is at are passed over [CAS-25]. */
export async function takeUnanswered(tx: OpenTransaction): Promise<Withdrawal | null> {
  const { rows } = await sql<{ id: bigint }>`
    select w.id from withdrawals w join withdrawal_parts p on p.withdrawal_id = w.id and p.number = w.part
    where w.state = 'AWAITING_CONFIRMATION' and p.sent_at + make_interval(mins => p.confirm_minutes) <= clock_timestamp()
      and confirm_until(w.member_id, p.sent_at, p.confirm_minutes) <= clock_timestamp()
    order by p.sent_at limit 1 for update of w skip locked`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : readLocked(tx, row.id);
}

/** What an earlier sending of the same request made [WAL-3]. */
export async function withdrawalOfRequest(
  tx: OpenTransaction,
  memberId: bigint,
  requestId: string,
): Promise<{ readonly reference: string } | null> {
  const row = await tx
    .selectFrom("withdrawals")
    .select("reference")
    .where("member_id", "=", memberId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Since the brand's midnight; what came back whole does not count, what came back in part counts by what was received. */
export async function readToday(store: OpenTransaction, memberId: bigint, timeZone: string): Promise<Today> {
  const { rows } = await sql<{ count: bigint; amount: bigint }>`
    select count(*) as count, coalesce(sum(case state when 'REFUNDED' then received else amount end), 0)::bigint as amount
    from withdrawals where member_id = ${memberId}
      and created_at >= date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}
      and state not in ('CANCELLED', 'REJECTED') and (state <> 'REFUNDED' or received > 0)`.execute(store);
  const [row] = rows;
  return { count: Number(row?.count ?? 0n), amountMinor: minor(row?.amount ?? 0n) };
}

/** Nothing was ever paid out to this member [CAS-28]. */
export async function isFirstWithdrawal(tx: OpenTransaction, memberId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom("withdrawals")
    .select("id")
    .where("member_id", "=", memberId)
    .where("received", ">", 0n)
    .executeTakeFirst();
  return row === undefined;
}

export interface NewWithdrawal {
  readonly reference: string;
  readonly memberId: bigint;
  readonly requestId: string;
  readonly accountId: bigint;
  readonly amountMinor: Minor;
  readonly feeMinor: Minor;
  readonly holdId: bigint;
  readonly secondNeededFor: readonly SecondReason[];
  readonly at: Date;
}

export async function addWithdrawal(tx: OpenTransaction, one: NewWithdrawal): Promise<void> {
  await tx
    .insertInto("withdrawals")
    .values({
      reference: one.reference,
      member_id: one.memberId,
      request_id: one.requestId,
      account_id: one.accountId,
      amount: one.amountMinor,
      fee: one.feeMinor,
      hold_id: one.holdId,
      second_needed_for: [...one.secondNeededFor],
      created_at: one.at,
    })
    .execute();
}

export interface WithdrawalChange {
  readonly state: WithdrawalState;
  readonly received?: Minor;
  readonly part?: number;
  readonly fully_paid?: boolean;
  readonly ended_at?: Date;
  readonly reason?: string;
}

export async function writeWithdrawal(
  tx: OpenTransaction,
  id: bigint,
  change: WithdrawalChange,
): Promise<void> {
  await tx.updateTable("withdrawals").set(change).where("id", "=", id).execute();
}

export interface NewPart {
  readonly number: number;
  readonly amountMinor: Minor;
  readonly confirmMinutes: number;
  readonly at: Date;
}

export async function addPart(tx: OpenTransaction, withdrawalId: bigint, part: NewPart): Promise<void> {
  await tx
    .insertInto("withdrawal_parts")
    .values({
      withdrawal_id: withdrawalId,
      number: part.number,
      amount: part.amountMinor,
      sent_at: part.at,
      confirm_minutes: part.confirmMinutes,
    })
    .execute();
}

export type PartOutcome = "RECEIVED" | "FORCED" | "DISPUTED" | "PROVEN" | "PAID_AGAIN" | "REFUNDED";

export async function writePart(
  tx: OpenTransaction,
  { id, part }: Withdrawal,
  outcome: PartOutcome,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("withdrawal_parts")
    .set({ outcome, answered_at: at })
    .where("withdrawal_id", "=", id)
    .where("number", "=", part)
    .execute();
}

/** What the member says who did not receive it [CAS-24]. */
export async function addDispute(
  tx: OpenTransaction,
  { id, part }: Withdrawal,
  said: { readonly comment: string; readonly images: readonly string[] },
): Promise<void> {
  await tx
    .updateTable("withdrawal_parts")
    .set({ comment: said.comment === "" ? null : said.comment })
    .where("withdrawal_id", "=", id)
    .where("number", "=", part)
    .execute();
  const images = said.images.map((fileId, place) => ({
    withdrawal_id: id,
    number: part,
    position: place + 1,
    file_id: fileId,
  }));
  await tx.insertInto("withdrawal_images").values(images).execute();
}
