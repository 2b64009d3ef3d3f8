import { DEPOSIT_STATES } from "@jonaki/wire/states";
import { describe, expect, it } from "vitest";
import { depositMovedBy, hasDepositMove } from "./deposit-state.rules.ts";

const ACTS = ["SUBMIT", "CANCEL", "CLOCK", "CREDIT", "FAIL", "LATE"] as const;

describe("how a deposit moves", () => {
  it.each([
    ["[CAS-6.2] the member's proof brings it to the operators", "SUBMIT", "CREATED", "SUBMITTED"],
    ["[CAS-6.3] the member cancels it before", "CANCEL", "CREATED", "CANCELLED"],
    ["[CAS-6.4] its open time passes", "CLOCK", "CREATED", "EXPIRED"],
    ["[CAS-6.5] it is paid before anything was submitted", "CREDIT", "CREATED", "CREDITED"],
    ["[CAS-6.5] it is paid after the proof", "CREDIT", "SUBMITTED", "CREDITED"],
    ["[CAS-6.6] an operator finds no payment", "FAIL", "SUBMITTED", "FAILED"],
    ["[CAS-6.7] a payment comes after the end of its time", "LATE", "EXPIRED", "CREDITED"],
    ["[CAS-6.7] a payment comes after it was failed", "LATE", "FAILED", "CREDITED"],
    ["[CAS-6.7] a payment comes after it was cancelled", "LATE", "CANCELLED", "CREDITED"],
  ] as const)("%s", (_name, act, from, to) => {
    expect(depositMovedBy(act, from)).toBe(to);
  });

  const TABLE = [
    "CREATED SUBMITTED SUBMIT",
    "CREATED CANCELLED CANCEL",
    "CREATED EXPIRED CLOCK",
    "CREATED CREDITED CREDIT",
    "SUBMITTED CREDITED CREDIT",
    "SUBMITTED FAILED FAIL",
    "EXPIRED CREDITED LATE",
    "FAILED CREDITED LATE",
    "CANCELLED CREDITED LATE",
  ];
  const everyMove = DEPOSIT_STATES.flatMap((from) =>
    DEPOSIT_STATES.flatMap((to) => ACTS.map((on) => [`${from} ${to} ${on}`, { from, to, on }] as const)),
  );

  it.each(everyMove)("[CAS-6] %s is allowed exactly when the table has it", (name, move) => {
    expect(hasDepositMove(move)).toBe(TABLE.includes(name));
    expect(depositMovedBy(move.on, move.from) === move.to).toBe(TABLE.includes(name));
  });
});
