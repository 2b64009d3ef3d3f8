// Deposits at the desk [CAS-6.5 to CAS-6.7]: credited as received, failed with a reason, or credited late by two people.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Code } from "@jonaki/wire";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { CashierMoney } from "../cashier-money.ts";
import { depositMovedBy } from "../deposits/deposit-state.rules.ts";
import type { DepositAct, DepositState } from "../deposits/deposit-state.rules.ts";
import { worthOf } from "../deposits/deposit.rules.ts";
import { lockDeposit } from "../deposits/deposits.store.ts";
import type { Deposit } from "../deposits/deposits.store.ts";
import { databaseNow } from "../moment.store.ts";
import { lockLatePayment, resolvePayment } from "../payments/payments.store.ts";
import { addDecision } from "./decisions.store.ts";
import { isOthers, reasonBar, secondBar } from "./desk.rules.ts";
import type { Decision, SharedDecision } from "./desk.rules.ts";
import type { DeskParts, Received } from "./desk.ts";

type Refusal = Extract<
  Code,
  "NOT_FOUND" | "STATE_CHANGED" | "FIELD_REQUIRED" | "VALIDATION" | "APPROVAL_NEEDED" | "APPROVAL_SELF"
>;
type Decided = Promise<Answer<{ readonly state: DepositState }, Refusal>>;

export interface DepositDesk {
  credit(reference: string, decision: Decision & Received): Decided;
  fail(reference: string, decision: Decision): Decided;
  /** After the end of the order's time, with proof; money that a provider told of late comes from where it waits. */
  creditLate(reference: string, decision: SharedDecision & Received): Decided;
}

type Work = (tx: OpenTransaction, money: CashierMoney, deposit: Deposit) => Promise<Minor | null>;

export function createDepositDesk({ inMoney, deposits }: DeskParts): DepositDesk {
  /** The work is done when the table has the act and nothing stands against the decision. */
  const decide = (
    reference: string,
    act: DepositAct,
    decision: SharedDecision,
    needsTwo: boolean,
    work: Work,
  ): Decided =>
    inMoney(async (tx, money): Decided => {
      const found = await lockDeposit(tx, reference);
      if (found === null) return refused("NOT_FOUND");
      if (isOthers(found, decision.by, await databaseNow(tx))) return refused("STATE_CHANGED");
      const deposit = await deposits.settle(tx, found);
      const to = depositMovedBy(act, deposit.state);
      if (to === null) return refused("STATE_CHANGED");
      const bar = reasonBar(decision.reason) ?? secondBar(decision, needsTwo);
      if (bar !== null) return bar;
      const amountMinor = await work(tx, money, deposit);
      await addDecision(tx, { reference, act, decision, before: deposit.state, after: to, amountMinor });
      return accepted({ state: to });
    });
  /** Nothing cannot be credited. */
  const ofSome = async (receivedMinor: Minor, work: () => Decided): Decided =>
    receivedMinor > 0n ? work() : refused("VALIDATION", { fields: ["receivedMinor"] });
  return {
    credit: (reference, { by, reason, receivedMinor }) =>
      ofSome(receivedMinor, () =>
        decide(reference, "CREDIT", { by, reason, second: null }, false, async (tx, money, deposit) => {
          const worthMinor = worthOf(receivedMinor, deposit.rate);
          await deposits.credit(tx, money, deposit, { receivedMinor: worthMinor, from: "PAYMENTS" });
          return worthMinor;
        }),
      ),
    fail: (reference, { by, reason }) =>
      decide(reference, "FAIL", { by, reason, second: null }, false, async (tx, _money, deposit) => {
        await deposits.fail(tx, deposit, reason.trim());
        return null;
      }),
    creditLate: (reference, { receivedMinor, ...decision }) =>
      ofSome(receivedMinor, () =>
        decide(reference, "LATE", decision, true, async (tx, money, deposit) => {
          const waiting = await lockLatePayment(tx, deposit.id);
          const paid =
            waiting === null
              ? { receivedMinor: worthOf(receivedMinor, deposit.rate), from: "PAYMENTS" as const }
              : { receivedMinor: minor(waiting.suspended), from: "SUSPENSE" as const };
          await deposits.credit(tx, money, deposit, paid);
          if (waiting !== null) await resolvePayment(tx, waiting);
          return paid.receivedMinor;
        }),
      ),
  };
}
