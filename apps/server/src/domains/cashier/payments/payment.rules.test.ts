import { minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import type { Deposit } from "../deposits/deposits.store.ts";
import type { PaymentNotice } from "./payment-contract.ts";
import { payerOf } from "./payment-provider.ts";
import { verdictOf } from "./payment.rules.ts";

const CURRENCIES = { own: "BDT", dollarRate: 1_220_000n };
const deposit: Deposit = {
  id: 1n,
  reference: "D-00000001",
  memberId: 7n,
  method: "nodi-pay",
  provider: "sandbox",
  currency: "BDT",
  amountMinor: minor(50_000n),
  rate: null,
  state: "CREATED",
  expiresAt: new Date(),
  payTo: null,
  lockedBy: null,
  lockedUntil: null,
};
const notice: PaymentNotice = {
  payment: "P-1",
  order: deposit.reference,
  payer: "handle",
  status: "PAID",
  amount: "500.00",
  currency: "BDT",
};
const judge = (
  told: Partial<PaymentNotice> = {},
  order: Partial<Deposit> | null = {},
  { provider = "sandbox", payer = "handle" } = {},
) =>
  verdictOf(
    {
      notice: { ...notice, ...told },
      provider,
      deposit: order === null ? null : { ...deposit, ...order },
      payer,
    },
    CURRENCIES,
  );

describe("what a payment means for its order", () => {
  it("[CAS-8] the amount that came is credited, whatever was ordered", () => {
    for (const [amount, receivedMinor] of [
      ["500.00", 50_000n],
      ["1.50", 150n],
      ["70000.00", 7_000_000n],
    ] as const)
      expect(judge({ amount })).toEqual({ kind: "CREDIT", receivedMinor });
    expect(judge({}, { state: "SUBMITTED" })).toEqual({ kind: "CREDIT", receivedMinor: 50_000n });
  });

  it("[CAS-2.3] a digital dollar is credited at the rate of its order, not at today's", () => {
    expect(judge({ amount: "10.00", currency: "USD" }, { currency: "USD", rate: 1_000_000n })).toEqual({
      kind: "CREDIT",
      receivedMinor: 100_000n,
    });
  });

  it("[CAS-9] nothing that was not paid moves anything", () => {
    expect(judge({ status: "FAILED" })).toEqual({ kind: "NOTE" });
    expect(judge({ status: "FAILED" }, null)).toEqual({ kind: "NOTE" });
  });

  it.each([
    ["no order of that name", {}, null, {}, "UNKNOWN_ORDER", 50_000n],
    ["an order of another provider", {}, {}, { provider: "other" }, "UNKNOWN_ORDER", 50_000n],
    ["an order by hand", {}, { provider: null }, {}, "UNKNOWN_ORDER", 50_000n],
    ["the order of another member", {}, {}, { payer: "somebody" }, "OTHER_MEMBER", 50_000n],
    ["dollars for taka", { currency: "USD" }, {}, {}, "OTHER_CURRENCY", 6_100_000n],
    ["taka for dollars", {}, { currency: "USD", rate: 5n }, {}, "OTHER_CURRENCY", 50_000n],
    ["a currency nobody knows", { currency: "XAU" }, {}, {}, "OTHER_CURRENCY", null],
    ["a second payment", {}, { state: "CREDITED" }, {}, "TWICE", 50_000n],
    ["after the end of its time", {}, { state: "EXPIRED" }, {}, "LATE", 50_000n],
    ["after it was cancelled", {}, { state: "CANCELLED" }, {}, "LATE", 50_000n],
    ["after it was failed", {}, { state: "FAILED" }, {}, "LATE", 50_000n],
    [
      "dollars late, at the rate of the order",
      { currency: "USD" },
      { currency: "USD", rate: 10_000n, state: "EXPIRED" },
      {},
      "LATE",
      50_000n,
    ],
  ] as const)("[CAS-9] %s waits in suspense", (_name, told, order, by, why, worthMinor) => {
    expect(judge(told, order, by)).toEqual({ kind: "SUSPENSE", why, worthMinor });
  });

  it("[CAS-9] a provider knows a member by a handle that is always the same and nobody else's", () => {
    const key = Buffer.alloc(32, 7);
    expect(payerOf(key, 7n)).toBe(payerOf(key, 7n));
    expect(new Set([payerOf(key, 7n), payerOf(key, 8n), payerOf(Buffer.alloc(32, 8), 7n)]).size).toBe(3);
    expect(payerOf(key, 7n)).toMatch(/^[\w-]{22}$/u);
  });
});
