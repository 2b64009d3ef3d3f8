import { WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { describe, expect, it } from "vitest";
import { hasWithdrawalMove, withdrawalMovedBy } from "./withdrawal-state.rules.ts";

const ACTS = [
  "CANCEL",
  "RECEIVED",
  "FULL_PAYMENT",
  "NOT_RECEIVED",
  "REJECT",
  "APPROVE",
  "PAY",
  "PAYOUT_REFUSED",
  "SENT",
  "PAY_AGAIN",
  "PROVEN",
  "REFUND",
  "TIME_OUT",
] as const;
const SENT = ["LAST", "FURTHER"] as const;

describe("how a withdrawal moves", () => {
  it("[CAS-21.2] [CAS-21.3] [CAS-21.4] in review it is cancelled, rejected or approved", () => {
    expect(
      ACTS.map((act) => withdrawalMovedBy(act, "REVIEW", "FURTHER")).filter((to) => to !== null),
    ).toEqual(["CANCELLED", "REJECTED", "APPROVED"]);
  });

  it("[CAS-21.5] [CAS-21.6] [CAS-21.7] a payout begins, is refused and begins again, is sent", () => {
    expect(withdrawalMovedBy("PAY", "APPROVED", "FURTHER")).toBe("PAYING");
    expect(withdrawalMovedBy("PAYOUT_REFUSED", "PAYING", "FURTHER")).toBe("APPROVED");
    expect(withdrawalMovedBy("SENT", "PAYING", "FURTHER")).toBe("AWAITING_CONFIRMATION");
  });

  it("[CAS-21.8] [CAS-21.9] received closes it with the last part, and otherwise asks for the next", () => {
    expect(withdrawalMovedBy("RECEIVED", "AWAITING_CONFIRMATION", "LAST")).toBe("RECEIVED");
    expect(withdrawalMovedBy("RECEIVED", "AWAITING_CONFIRMATION", "FURTHER")).toBe("PAYING");
  });

  it("[CAS-21.10] full payment is there only when every part has been sent", () => {
    expect(withdrawalMovedBy("FULL_PAYMENT", "AWAITING_CONFIRMATION", "LAST")).toBe("RECEIVED");
    expect(withdrawalMovedBy("FULL_PAYMENT", "AWAITING_CONFIRMATION", "FURTHER")).toBeNull();
  });

  it("[CAS-21.11] not received is a dispute", () => {
    for (const sent of SENT)
      expect(withdrawalMovedBy("NOT_RECEIVED", "AWAITING_CONFIRMATION", sent)).toBe("DISPUTED");
  });

  it("[CAS-21.12] [CAS-21.13] without an answer the part counts as received", () => {
    expect(withdrawalMovedBy("TIME_OUT", "AWAITING_CONFIRMATION", "LAST")).toBe("FORCED_RECEIVED");
    expect(withdrawalMovedBy("TIME_OUT", "AWAITING_CONFIRMATION", "FURTHER")).toBe("PAYING");
    expect(withdrawalMovedBy("TIME_OUT", "DISPUTED", "LAST")).toBeNull();
  });

  it("[CAS-21.14] [CAS-21.15] [CAS-21.16] a dispute is paid again, proven or refunded", () => {
    for (const sent of SENT) expect(withdrawalMovedBy("PAY_AGAIN", "DISPUTED", sent)).toBe("PAYING");
    expect(withdrawalMovedBy("PROVEN", "DISPUTED", "FURTHER")).toBe("PAYING");
    expect(withdrawalMovedBy("PROVEN", "DISPUTED", "LAST")).toBe("FORCED_RECEIVED");
    expect(withdrawalMovedBy("REFUND", "DISPUTED", "LAST")).toBe("REFUNDED");
  });

  it("[CAS-21.17] what was approved and cannot be paid is refunded", () => {
    expect(withdrawalMovedBy("REFUND", "APPROVED", "FURTHER")).toBe("REFUNDED");
  });

  const TABLE = new Set([
    "REVIEW CANCELLED CANCEL *",
    "REVIEW REJECTED REJECT *",
    "REVIEW APPROVED APPROVE *",
    "APPROVED PAYING PAY *",
    "PAYING APPROVED PAYOUT_REFUSED *",
    "PAYING AWAITING_CONFIRMATION SENT *",
    "AWAITING_CONFIRMATION RECEIVED RECEIVED LAST",
    "AWAITING_CONFIRMATION PAYING RECEIVED FURTHER",
    "AWAITING_CONFIRMATION RECEIVED FULL_PAYMENT LAST",
    "AWAITING_CONFIRMATION DISPUTED NOT_RECEIVED *",
    "AWAITING_CONFIRMATION FORCED_RECEIVED TIME_OUT LAST",
    "AWAITING_CONFIRMATION PAYING TIME_OUT FURTHER",
    "DISPUTED PAYING PAY_AGAIN *",
    "DISPUTED PAYING PROVEN FURTHER",
    "DISPUTED FORCED_RECEIVED PROVEN LAST",
    "DISPUTED REFUNDED REFUND *",
    "APPROVED REFUNDED REFUND *",
  ]);
  const pairs = WITHDRAWAL_STATES.flatMap((from) => WITHDRAWAL_STATES.map((to) => [from, to] as const));

  it.each(pairs)("[CAS-21] from %s to %s exactly the acts of the table lead", (from, to) => {
    for (const on of ACTS)
      for (const when of SENT) {
        const isThere = TABLE.has(`${from} ${to} ${on} *`) || TABLE.has(`${from} ${to} ${on} ${when}`);
        expect([on, when, hasWithdrawalMove({ from, to, on, when })]).toEqual([on, when, isThere]);
        expect(withdrawalMovedBy(on, from, when) === to).toBe(isThere);
      }
  });
});
