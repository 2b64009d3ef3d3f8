import { DEPOSIT_STATES, WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { describe, expect, it } from "vitest";
import { depositMovedBy } from "../../../../server/src/domains/cashier/deposits/deposit-state.rules.ts";
import { withdrawalMovedBy } from "../../../../server/src/domains/cashier/withdrawals/withdrawal-state.rules.ts";
import { FIRST_VIEW } from "../../table/desk-view.rules.ts";
import { DEPOSIT_ACTS_IN, depositActs } from "./deposit.rules.ts";
import { orderFilters } from "./order.query.ts";
import { order } from "../../app/test-orders.ts";
import { dueOf, WITHDRAWAL_ACTS_IN, withdrawalActs } from "./withdrawal.rules.ts";

const WITHDRAWAL_ACTS = [
  "APPROVE",
  "REJECT",
  "PAY",
  "PAYOUT_REFUSED",
  "SENT",
  "PAY_AGAIN",
  "PROVEN",
  "REFUND",
] as const;
const DEPOSIT_ACTS = ["CREDIT", "FAIL", "LATE"] as const;

describe("the acts of a desk", () => {
  it("[CAS-21] a withdrawal is offered exactly what the cashier's table allows in its state", () => {
    for (const state of WITHDRAWAL_STATES) {
      const open = WITHDRAWAL_ACTS.filter((act) => withdrawalMovedBy(act, state, "LAST") !== null);
      expect(WITHDRAWAL_ACTS_IN[state].toSorted(), state).toEqual(open.toSorted());
    }
  });

  it("[CAS-6] a deposit is offered exactly what the cashier's table allows in its state", () => {
    for (const state of DEPOSIT_STATES) {
      const open = DEPOSIT_ACTS.filter((act) => depositMovedBy(act, state) !== null);
      expect(DEPOSIT_ACTS_IN[state].toSorted(), state).toEqual(open.toSorted());
    }
  });

  it("[OFF-4] says which acts take two people: what the order says, late payments, refunds of what was approved", () => {
    const two = (acts: readonly { readonly act: string; readonly needsTwo?: boolean }[]) =>
      acts.filter(({ needsTwo }) => needsTwo).map(({ act }) => act);
    expect(two(withdrawalActs(order()))).toEqual([]);
    expect(two(withdrawalActs(order({ secondNeededFor: ["AMOUNT"] })))).toEqual(["APPROVE"]);
    expect(two(withdrawalActs(order({ state: "APPROVED" })))).toEqual(["REFUND"]);
    expect(two(withdrawalActs(order({ state: "DISPUTED" })))).toEqual([]);
    expect(two(depositActs({ state: "EXPIRED" }))).toEqual(["LATE"]);
    expect(withdrawalActs(order({ state: "OF_A_LATER_RELEASE" }))).toEqual([]);
  });

  it("[CAS-23] what is due is what was not received yet, to the poisha", () => {
    expect(dueOf({ amount: "1000.00", received: "400.10" })).toBe("599.90");
  });
});

describe("the filters of a queue", () => {
  it("[CAS-31] begins with what waits, shows all when asked, and takes Bengali figures", () => {
    const states = WITHDRAWAL_STATES;
    expect(orderFilters(FIRST_VIEW, states, "REVIEW").state).toBe("REVIEW");
    const view = {
      ...FIRST_VIEW,
      search: "rafiq",
      filters: { state: "all", least: "১,০০০.৫০", older: "60" },
    };
    expect(orderFilters(view, states, "REVIEW")).toEqual({
      state: undefined,
      account: "rafiq",
      agent: undefined,
      method: undefined,
      least: "1000.50",
      most: undefined,
      olderThanMinutes: "60",
    });
    expect(orderFilters({ ...FIRST_VIEW, filters: { state: "WRONG" } }, states, "REVIEW").state).toBe(
      "REVIEW",
    );
  });
});
