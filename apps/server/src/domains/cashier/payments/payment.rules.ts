// What a payment that a provider tells of means for its order [CAS-8, CAS-9]: credited as received, or kept in suspense
// for a person to look at; pure.
import { minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { depositMovedBy } from "../deposits/deposit-state.rules.ts";
import { worthOf } from "../deposits/deposit.rules.ts";
import type { Deposit } from "../deposits/deposits.store.ts";
import type { PaymentNotice } from "./payment-contract.ts";

export type SuspenseReason = "UNKNOWN_ORDER" | "OTHER_MEMBER" | "OTHER_CURRENCY" | "TWICE" | "LATE";

export type Verdict =
  | { readonly kind: "CREDIT"; readonly receivedMinor: Minor }
  | {
      readonly kind: "SUSPENSE";
      readonly why: SuspenseReason;
      /** In the house's own money; null where nobody knows what the currency is worth. */
      readonly worthMinor: Minor | null;
    }
  /** Nothing was paid. */
  | { readonly kind: "NOTE" };

export interface Told {
  readonly notice: PaymentNotice;
  readonly provider: string;
  /** As it is now; null when there is none of the reference. */
  readonly deposit: Deposit | null;
  /** The handle of the order's member. */
  readonly payer: string | null;
}

/** What the house's own money and a digital dollar are called, and what the dollar is worth now. */
export interface Currencies {
  readonly own: string;
  readonly dollarRate: bigint | null;
}

export function verdictOf({ notice, provider, deposit, payer }: Told, currencies: Currencies): Verdict {
  const amountMinor = amountOf(notice);
  if (notice.status === "FAILED") return { kind: "NOTE" };
  const suspense = (why: SuspenseReason): Verdict => ({
    kind: "SUSPENSE",
    why,
    worthMinor: worthIn(notice.currency, amountMinor, deposit, currencies),
  });
  if (deposit === null || deposit.provider !== provider) return suspense("UNKNOWN_ORDER");
  if (payer !== notice.payer) return suspense("OTHER_MEMBER");
  if (notice.currency !== deposit.currency) return suspense("OTHER_CURRENCY");
  if (depositMovedBy("CREDIT", deposit.state) === null)
    return suspense(deposit.state === "CREDITED" ? "TWICE" : "LATE");
  const receivedMinor = worthOf(amountMinor, deposit.rate);
  // A payment too small to be worth a poisha cannot be credited.
  return receivedMinor > 0n ? { kind: "CREDIT", receivedMinor } : { kind: "NOTE" };
}

export function amountOf({ amount }: PaymentNotice): Minor {
  const amountMinor = parseAmount(amount);
  if (amountMinor === null) throw new Error("an amount passed the contract and cannot be read");
  return amountMinor;
}

const DOLLAR = "USD";

/** The order's own rate where it is in the order's currency. */
function worthIn(
  currency: string,
  amountMinor: Minor,
  deposit: Deposit | null,
  { own, dollarRate }: Currencies,
): Minor | null {
  if (currency === own) return amountMinor;
  const rate = deposit?.currency === currency ? deposit.rate : currency === DOLLAR ? dollarRate : null;
  const worthMinor = rate === null ? minor(0n) : worthOf(amountMinor, rate);
  return worthMinor > 0n ? worthMinor : null;
}
