// A provider tells of a payment [CAS-9]: believed when it is signed, in time and said for the first time; processed once
// by the provider's own reference, however often and from how many sides it is told.
import { createHash } from "node:crypto";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { CashierMoney, InMoney } from "../cashier-money.ts";
import type { CashierParts } from "../cashier-parts.ts";
import type { DepositMoves } from "../deposits/deposit-moves.flow.ts";
import { lockDeposit } from "../deposits/deposits.store.ts";
import type { Deposit } from "../deposits/deposits.store.ts";
import { readDollarRate } from "../deposits/methods.store.ts";
import { isInTime, isSignedBy, paymentNotice, readClaim } from "./payment-contract.ts";
import type { ReceivedHeaders } from "./payment-contract.ts";
import { payerOf } from "./payment-provider.ts";
import { amountOf, verdictOf } from "./payment.rules.ts";
import type { SuspenseReason, Verdict } from "./payment.rules.ts";
import { claimPayment, isFirstUse, openPaymentCase, writeOutcome } from "./payments.store.ts";
import type { Outcome, PaymentOutcome, ToldPayment } from "./payments.store.ts";

export interface ReceivedNotice {
  readonly provider: string;
  readonly headers: ReceivedHeaders;
  /** The bytes as they came: the signature is over them. */
  readonly body: Buffer;
}

/** Status and body; whoever is not believed learns nothing but that. */
export type ReceivePayment = (
  notice: ReceivedNotice,
) => Promise<{ readonly status: 200 | 400 | 403 | 409; readonly body: string }>;

export type PaymentNoticeParts = Pick<
  CashierParts,
  "database" | "clock" | "log" | "currency" | "providers" | "payerKey" | "parseJson"
>;

const NOT_BELIEVED = { status: 403, body: "{}" } as const;
const UNREADABLE = { status: 400, body: "{}" } as const;
const TOLD_OTHERWISE = { status: 409, body: "{}" } as const;

export function createReceivePayment(
  parts: PaymentNoticeParts,
  inMoney: InMoney,
  moves: DepositMoves,
): ReceivePayment {
  return async (received) => {
    if (!(await isBelieved(parts, received))) return NOT_BELIEVED;
    const read = paymentNotice.safeParse(readBody(parts, received.body));
    if (!read.success) return UNREADABLE;
    const told: ToldPayment = {
      provider: received.provider,
      notice: read.data,
      amountMinor: amountOf(read.data),
      // Of what was said, not of its bytes: a provider may write the same in another order.
      fingerprint: createHash("sha256").update(Object.values(read.data).join("\n")).digest(),
    };
    const outcome = await inMoney((tx, money) => take(parts, { tx, money, moves }, told));
    return outcome === "TOLD_OTHERWISE" ? TOLD_OTHERWISE : { status: 200, body: JSON.stringify({ outcome }) };
  };
}

/** The order is fixed: who, then when, then whether it came before; only a believed nonce is remembered. */
async function isBelieved(
  { providers, clock, database }: PaymentNoticeParts,
  { provider, headers, body }: ReceivedNotice,
): Promise<boolean> {
  const claim = readClaim(headers);
  if (claim === null || claim.vendor !== provider) return false;
  if (!isSignedBy(providers.get(provider)?.secret ?? null, claim, body)) return false;
  const at = clock.now();
  return isInTime(claim, at) && isFirstUse(database.store, { provider, nonce: claim.nonce, at });
}

function readBody({ parseJson }: PaymentNoticeParts, body: Buffer): unknown {
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return null;
  }
}

interface Hands {
  readonly tx: OpenTransaction;
  readonly money: CashierMoney;
  readonly moves: DepositMoves;
}

async function take(
  parts: PaymentNoticeParts,
  hands: Hands,
  told: ToldPayment,
): Promise<PaymentOutcome | "TOLD_OTHERWISE"> {
  const { tx, moves } = hands;
  const { notice, provider } = told;
  const claimed = await claimPayment(tx, told);
  if (claimed !== "mine") {
    if (claimed.isSame) return claimed.outcome;
    parts.log.error({ provider, payment: notice.payment }, "a provider tells of one payment in two ways");
    await openPaymentCase(tx, null, { why: "MISMATCH", ...detailOf(told) });
    return "TOLD_OTHERWISE";
  }
  const found = await lockDeposit(tx, notice.order);
  const deposit = found === null ? null : await moves.settle(tx, found);
  const payer = deposit === null ? null : payerOf(parts.payerKey, deposit.memberId);
  const currencies = { own: parts.currency, dollarRate: await readDollarRate(tx) };
  const verdict = verdictOf({ notice, provider, deposit, payer }, currencies);
  const outcome = await carryOut(hands, told, deposit, verdict);
  await writeOutcome(tx, told, outcome);
  return outcome.outcome;
}

async function carryOut(
  { tx, money, moves }: Hands,
  told: ToldPayment,
  deposit: Deposit | null,
  verdict: Verdict,
): Promise<Outcome> {
  const depositId = deposit?.id ?? null;
  if (verdict.kind === "NOTE") return { outcome: "NOTED", depositId, suspendedMinor: null };
  if (verdict.kind === "CREDIT") {
    if (deposit === null) throw new Error("a payment is credited to no deposit");
    await moves.credit(tx, money, deposit, { receivedMinor: verdict.receivedMinor, from: "PAYMENTS" });
    return { outcome: "CREDITED", depositId, suspendedMinor: null };
  }
  const { why, worthMinor } = verdict;
  if (worthMinor !== null)
    await money.suspend(tx, `payment/${told.provider}/${told.notice.payment}`, worthMinor);
  await openPaymentCase(tx, memberOfCase(why, deposit), { why, ...detailOf(told) });
  return { outcome: "SUSPENSE", depositId, suspendedMinor: worthMinor };
}

/** Where somebody else says to have paid, the order's member is not whose case it is. */
const memberOfCase = (why: SuspenseReason, deposit: Deposit | null): bigint | null =>
  why === "OTHER_MEMBER" ? null : (deposit?.memberId ?? null);

const detailOf = ({ provider, notice }: ToldPayment) => ({
  provider,
  payment: notice.payment,
  order: notice.order,
  amount: notice.amount,
  currency: notice.currency,
});
