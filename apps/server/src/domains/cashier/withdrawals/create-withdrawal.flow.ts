// Asking for a withdrawal [CAS-17 to CAS-20]: the payment password first, then everything under the lock of the member's
// money, so that of many at once no more is held than there is, and no more is asked for than a day allows.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { drawReference } from "../../../platform/drawn-text.ts";
import type { KnownMember } from "../../accounts/accounts.ts";
import { rangeRefusal, readAmount } from "../amount.rules.ts";
import type { CashierMoney, InMoney } from "../cashier-money.ts";
import type { CashierNews } from "../cashier-news.ts";
import type { CashierParts, Withdrawable } from "../cashier-parts.ts";
import { databaseNow } from "../moment.store.ts";
import { findPayAccount } from "../receiving/pay-accounts.store.ts";
import type { PayAccount } from "../receiving/pay-accounts.store.ts";
import { memberIdOf } from "../session-of.ts";
import {
  dayRefusal,
  feeOf,
  limitsOf,
  missingWagering,
  secondReasons,
  waivesWagering,
} from "./withdrawal.rules.ts";
import { addWithdrawal, isFirstWithdrawal, readToday, withdrawalOfRequest } from "./withdrawals.store.ts";

type CreateCall = Calls["cashier"]["createWithdrawal"];
type CreateInput = ParsedInput<CreateCall>;
type Refusal = Refused<RefusalOf<CreateCall>>;
export type CreateWithdrawal = (
  input: CreateInput,
  context: Context,
) => Promise<Answer<CallOutput<CreateCall>, RefusalOf<CreateCall>>>;

export type CreateWithdrawalParts = Pick<
  CashierParts,
  "random" | "timeZone" | "accounts" | "wallet" | "safe"
>;

export function createCreateWithdrawal(
  parts: CreateWithdrawalParts,
  inMoney: InMoney,
  news: CashierNews,
): CreateWithdrawal {
  const { accounts } = parts;
  return (input, context) =>
    inMoney(async (tx, money): ReturnType<CreateWithdrawal> => {
      const memberId = memberIdOf(context);
      const wrong = await accounts.checkPayment(tx, memberId, input.paymentPassword);
      if (wrong !== null) return wrong;
      await money.lock(tx, memberId);
      const known = await withdrawalOfRequest(tx, memberId, input.requestId);
      if (known !== null) return accepted({ reference: known.reference, state: "REVIEW" });
      const judged = await judge(parts, tx, memberId, input);
      if ("code" in judged) return judged;
      const reference = await place(parts, { tx, money }, input, judged);
      if (typeof reference !== "string") return reference;
      await news.withdrawalChanged(tx, { memberId, reference }, true);
      return accepted({ reference, state: "REVIEW" });
    });
}

interface Judged {
  readonly member: KnownMember;
  readonly account: PayAccount;
  readonly amountMinor: Minor;
  readonly feeMinor: Minor;
  /** Only because deposits and transfers need not be played now [CAS-17]. */
  readonly usesWaiver: boolean;
}

/** In the order of the call. */
async function judge(
  parts: CreateWithdrawalParts,
  tx: OpenTransaction,
  memberId: bigint,
  input: CreateInput,
): Promise<Judged | Refusal> {
  if (input.accountId === undefined) return refused("PAY_ACCOUNT_REQUIRED");
  const account = await findPayAccount(tx, memberId, input.accountId);
  if (account === null) return refused("NOT_FOUND");
  if (account.is_waiting) return refused("PAY_ACCOUNT_WAITING", { time: account.usable_from.toISOString() });
  const unverified = await parts.safe.kycRefusal(tx, memberId);
  if (unverified !== null) return unverified;
  const amountMinor = readAmount(input.amount);
  if (amountMinor === null) return refused("AMOUNT_FORMAT");
  const member = await parts.accounts.memberById(tx, memberId);
  if (member === null) throw new Error(`there is no member ${memberId}`);
  const limits = limitsOf(member.rankLevel);
  const today = await readToday(tx, memberId, parts.timeZone);
  const bounds =
    rangeRefusal(amountMinor, limits.ranges[account.kind]) ?? dayRefusal(amountMinor, today, limits);
  if (bounds !== null) return bounds;
  const feeMinor = feeOf(amountMinor, today, limits);
  const covered = await coverageOf(parts, tx, member, minor(amountMinor + feeMinor));
  return "code" in covered ? covered : { member, account, amountMinor, feeMinor, ...covered };
}

/** Whether there is so much, and whether it is free. */
async function coverageOf(
  { wallet, safe }: CreateWithdrawalParts,
  tx: OpenTransaction,
  { id, status }: KnownMember,
  neededMinor: Minor,
): Promise<{ readonly usesWaiver: boolean } | Refused<"INSUFFICIENT_BALANCE" | "WAGERING_OPEN">> {
  const bound = await wallet.withdrawableOf(tx, id, false);
  if (bound.cashMinor < neededMinor) return refused("INSUFFICIENT_BALANCE");
  if (bound.withdrawableMinor >= neededMinor) return { usesWaiver: false };
  if (!waivesWagering(status, await safe.isStoppedByOwnLimit(tx, id)))
    return wageringRefusal(bound, neededMinor);
  const waived = await wallet.withdrawableOf(tx, id, true);
  return waived.withdrawableMinor >= neededMinor
    ? { usesWaiver: true }
    : wageringRefusal(waived, neededMinor);
}

const wageringRefusal = (
  { openWagerings, withdrawableMinor }: Withdrawable,
  neededMinor: Minor,
): Refused<"WAGERING_OPEN"> =>
  refused("WAGERING_OPEN", {
    0: formatAmount(missingWagering(openWagerings, neededMinor - withdrawableMinor)),
  });

/** Holds amount and fee and writes the order; answers its reference. */
async function place(
  { random, wallet }: CreateWithdrawalParts,
  { tx, money }: { readonly tx: OpenTransaction; readonly money: CashierMoney },
  { requestId }: CreateInput,
  { member, account, amountMinor, feeMinor, usesWaiver }: Judged,
): Promise<string | Refused<"INSUFFICIENT_BALANCE">> {
  const { id: memberId } = member;
  const held = await money.hold(tx, {
    key: `withdrawal/${memberId}/${requestId}`,
    memberId,
    amountMinor: minor(amountMinor + feeMinor),
  });
  if ("refused" in held) {
    if (held.refused === "INSUFFICIENT_BALANCE") return refused("INSUFFICIENT_BALANCE");
    throw new Error(`a withdrawal could not be held: ${held.refused}`);
  }
  const at = await databaseNow(tx);
  if (usesWaiver) await wallet.endWaived(tx, memberId, at);
  const reference = drawReference("W", random);
  const facts = {
    accountAddedAt: account.added_at,
    passwordChangedAt: member.passwordChangedAt,
    isFirst: await isFirstWithdrawal(tx, memberId),
  };
  await addWithdrawal(tx, {
    reference,
    memberId,
    requestId,
    accountId: account.id,
    amountMinor,
    feeMinor,
    holdId: held.transferId,
    secondNeededFor: secondReasons(facts, at),
    at,
  });
  return reference;
}
