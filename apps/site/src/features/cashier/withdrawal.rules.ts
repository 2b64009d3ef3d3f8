// Withdrawals as the page sees them [CAS-16 to CAS-20]: the fee, the largest amount that goes, and the words of a state.
// Pure; the server judges.
import { minor, roundFraction } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { MessageKey } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { AmountRange } from "./amount.rules.ts";
import { minorOf } from "./deposit.rules.ts";

export type WithdrawSettings = CallOutput<Calls["cashier"]["withdrawSettings"]>;
export type Withdrawal = CallOutput<Calls["cashier"]["withdrawalList"]>["list"][number];
export type WithdrawalState = Withdrawal["state"];
export type PayAccounts = CallOutput<Calls["cashier"]["payAccounts"]>;
export type PayAccount = PayAccounts["accounts"][number];
export type PaymentKind = PayAccount["kind"];

/** How many accounts a member keeps [CAS-11]. */
export const ACCOUNTS_MOST = 5;

/** What one withdrawal to an account of this kind may be [CAS-18]. */
export const rangeOf = ({ limits }: WithdrawSettings, kind: PaymentKind): AmountRange => ({
  leastMinor: minorOf(limits.minimum),
  mostMinor: minorOf(kind === "EWALLET" ? limits.ewalletMaximum : limits.maximum),
});

/** A rate in percent with two decimals is so many ten-thousandths. */
const RATE_SCALE = 10_000n;

/** Nothing while free ones are left; afterwards a share, rounded up, and at least so much [CAS-18]. */
export function feeOf(amountMinor: Minor, { fee }: WithdrawSettings): Minor {
  if (fee.freeLeftToday > 0) return minor(0n);
  const shareMinor = roundFraction(amountMinor * minorOf(fee.rate), RATE_SCALE, "up");
  const leastMinor = minorOf(fee.minimum);
  return shareMinor < leastMinor ? leastMinor : shareMinor;
}

const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b));

/** As much as can be taken with its fee; zero where not even one poisha can. */
export function largestOf(settings: WithdrawSettings, kind: PaymentKind): Minor {
  const free = minorOf(settings.withdrawable);
  const most = least(free, rangeOf(settings, kind).mostMinor, minorOf(settings.limits.leftToday));
  let [low, high] = [0n, most];
  // The fee grows with the amount, so that halving finds the last one that fits.
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle + feeOf(minor(middle), settings) <= free) low = middle;
    else high = middle - 1n;
  }
  return minor(low);
}

/** A bank, e-wallet or network with the end of its number. */
export const accountLabel = ({ bank, number }: Pick<PayAccount, "bank" | "number">): string =>
  `${bank} ${number}`;

export const WITHDRAWAL_STATE_KEYS: Readonly<Record<WithdrawalState, MessageKey>> = {
  REVIEW: "withdraw_state_review",
  CANCELLED: "withdraw_state_cancelled",
  REJECTED: "withdraw_state_rejected",
  APPROVED: "withdraw_state_approved",
  PAYING: "withdraw_state_paying",
  AWAITING_CONFIRMATION: "withdraw_state_awaiting_confirmation",
  RECEIVED: "withdraw_state_received",
  DISPUTED: "withdraw_state_disputed",
  FORCED_RECEIVED: "withdraw_state_forced_received",
  REFUNDED: "withdraw_state_refunded",
};

export const WITHDRAWAL_TONES: Readonly<Record<WithdrawalState, BadgeTone>> = {
  REVIEW: "info",
  CANCELLED: "quiet",
  REJECTED: "down",
  APPROVED: "info",
  PAYING: "info",
  AWAITING_CONFIRMATION: "warn",
  RECEIVED: "up",
  DISPUTED: "warn",
  FORCED_RECEIVED: "up",
  REFUNDED: "quiet",
};
