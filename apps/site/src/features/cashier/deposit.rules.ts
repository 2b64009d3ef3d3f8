// Deposits as the page sees them [CAS-1, CAS-2, CAS-6]: which order is in hand, what a digital dollar is worth, and the
// words of a state. Pure.
import { minor, parseAmount, roundFraction } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { MessageKey } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { CallOutput, Calls } from "@jonaki/wire";

export type DepositMethod = CallOutput<Calls["cashier"]["depositMethods"]>["methods"][number];
export type Deposit = CallOutput<Calls["cashier"]["depositList"]>["list"][number];
export type DepositState = Deposit["state"];

/** How many the page lists [CAS-1.6]. */
export const RECENT_ROWS = 10;

/** Those that wait for their payment, the newest first. */
export const unpaidOf = (list: readonly Deposit[]): readonly Deposit[] =>
  list.filter(({ state }) => state === "CREATED");

/** A rate is decimal text with four decimals. */
const RATE_SCALE = 10_000n;

/** What an amount of the method's currency adds to the balance; cut, never rounded up [CAS-2.3]. */
export function worthOf(amountMinor: Minor, exchangeRate: string | null): Minor {
  if (exchangeRate === null) return amountMinor;
  return roundFraction(amountMinor * BigInt(exchangeRate.replace(".", "")), RATE_SCALE, "down");
}

/** An amount of the wire, which is always one. */
export const minorOf = (amount: string): Minor => parseAmount(amount, { signed: true }) ?? minor(0n);

/** The provider's page, where the code says an address of the web and nothing else. */
export function payPage(qrData: string | null): string | null {
  return qrData !== null && /^https?:\/\//u.test(qrData) ? qrData : null;
}

export const DEPOSIT_STATE_KEYS: Readonly<Record<DepositState, MessageKey>> = {
  CREATED: "deposit_state_created",
  SUBMITTED: "deposit_state_submitted",
  CANCELLED: "deposit_state_cancelled",
  EXPIRED: "deposit_state_expired",
  CREDITED: "deposit_state_credited",
  FAILED: "deposit_state_failed",
};

export const DEPOSIT_TONES: Readonly<Record<DepositState, BadgeTone>> = {
  CREATED: "warn",
  SUBMITTED: "info",
  CANCELLED: "quiet",
  EXPIRED: "quiet",
  CREDITED: "up",
  FAILED: "down",
};
