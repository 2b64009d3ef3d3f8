// Withdrawals at the desk [CAS-21.3 to CAS-21.7, CAS-21.14 to CAS-21.17]: approved by one or two people, paid part by part,
// and what becomes of one that the member did not receive.
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Code } from "@jonaki/wire";
import { databaseNow } from "../moment.store.ts";
import type { Moving } from "../withdrawals/withdrawal-moves.flow.ts";
import { withdrawalMovedBy } from "../withdrawals/withdrawal-state.rules.ts";
import type { WithdrawalAct, WithdrawalState } from "../withdrawals/withdrawal-state.rules.ts";
import { needsSecond } from "../withdrawals/withdrawal.rules.ts";
import { lockWithdrawal, sentOf } from "../withdrawals/withdrawals.store.ts";
import type { Withdrawal } from "../withdrawals/withdrawals.store.ts";
import { addDecision, owesMoney } from "./decisions.store.ts";
import { isOthers, reasonBar, secondBar } from "./desk.rules.ts";
import type { Decision, SharedDecision } from "./desk.rules.ts";
import type { DeskParts } from "./desk.ts";

type Refusal = Extract<
  Code,
  | "NOT_FOUND"
  | "STATE_CHANGED"
  | "FIELD_REQUIRED"
  | "VALIDATION"
  | "FORBIDDEN"
  | "APPROVAL_NEEDED"
  | "APPROVAL_SELF"
>;
type Decided = Promise<Answer<{ readonly state: WithdrawalState }, Refusal>>;

export interface WithdrawalDesk {
  /** Two people above 25,000.00 and where CAS-28 says so; FORBIDDEN while the member owes money. */
  approve(reference: string, decision: SharedDecision): Decided;
  reject(reference: string, decision: Decision): Decided;
  beginPaying(reference: string, decision: Decision): Decided;
  payoutRefused(reference: string, decision: Decision): Decided;
  /** A part, or the whole: never more than what is still due. */
  sent(reference: string, decision: Decision & { readonly amountMinor: Minor }): Decided;
  payAgain(reference: string, decision: Decision): Decided;
  proven(reference: string, decision: Decision): Decided;
  /** Of an approved order by two people, of a disputed one by one [CAS-21.16, CAS-21.17]. */
  refund(reference: string, decision: SharedDecision): Decided;
}

interface Asked {
  readonly act: WithdrawalAct;
  readonly decision: SharedDecision;
  /** Whether two people have to agree. */
  readonly needsTwo?: (withdrawal: Withdrawal) => boolean;
  /** What else stands against it. */
  readonly bar?: (moving: Moving) => Promise<Exclude<Awaited<Decided>, { readonly ok: true }> | null>;
  readonly amountMinor?: Minor;
  work(moving: Moving): Promise<WithdrawalState | null>;
}

const alone = ({ by, reason }: Decision): SharedDecision => ({ by, reason, second: null });

/** The work is done when the table has the act and nothing stands against the decision. */
function createDecide({ inMoney }: DeskParts): (reference: string, asked: Asked) => Decided {
  return (reference, asked) =>
    inMoney(async (tx, money): Decided => {
      const withdrawal = await lockWithdrawal(tx, reference);
      if (withdrawal === null) return refused("NOT_FOUND");
      const { act, decision } = asked;
      if (isOthers(withdrawal, decision.by, await databaseNow(tx))) return refused("STATE_CHANGED");
      if (withdrawalMovedBy(act, withdrawal.state, sentOf(withdrawal)) === null)
        return refused("STATE_CHANGED");
      const moving = { tx, money, withdrawal };
      const bar =
        reasonBar(decision.reason) ??
        (await asked.bar?.(moving)) ??
        secondBar(decision, asked.needsTwo?.(withdrawal) ?? false);
      if (bar !== null) return bar;
      const after = await asked.work(moving);
      if (after === null) throw new Error(`${act} was judged and not done`);
      const amountMinor = asked.amountMinor ?? null;
      await addDecision(tx, { reference, act, decision, before: withdrawal.state, after, amountMinor });
      return accepted({ state: after });
    });
}

export function createWithdrawalDesk(parts: DeskParts): WithdrawalDesk {
  const { withdrawals, confirmMinutes } = parts;
  const decide = createDecide(parts);
  return {
    approve: (reference, decision) =>
      decide(reference, {
        act: "APPROVE",
        decision,
        needsTwo: ({ amountMinor, secondNeededFor }) => needsSecond(amountMinor, secondNeededFor),
        bar: async ({ tx, withdrawal }) =>
          (await owesMoney(tx, withdrawal.memberId)) ? refused("FORBIDDEN") : null,
        work: withdrawals.approve,
      }),
    reject: (reference, decision) =>
      decide(reference, {
        act: "REJECT",
        decision: alone(decision),
        work: (moving) => withdrawals.reject(moving, decision.reason.trim()),
      }),
    beginPaying: (reference, decision) =>
      decide(reference, {
        act: "PAY",
        decision: alone(decision),
        work: (moving) => withdrawals.pay(moving, "PAY"),
      }),
    payoutRefused: (reference, decision) =>
      decide(reference, {
        act: "PAYOUT_REFUSED",
        decision: alone(decision),
        work: (moving) => withdrawals.pay(moving, "PAYOUT_REFUSED"),
      }),
    sent: (reference, { amountMinor, ...decision }) =>
      decide(reference, {
        act: "SENT",
        decision: alone(decision),
        amountMinor,
        bar: ({ withdrawal }) => Promise.resolve(partBar(withdrawal, amountMinor)),
        work: (moving) =>
          withdrawals.send(moving, { amountMinor, confirmMinutes: confirmMinutes(moving.withdrawal.kind) }),
      }),
    payAgain: (reference, decision) =>
      decide(reference, { act: "PAY_AGAIN", decision: alone(decision), work: withdrawals.payAgain }),
    proven: (reference, decision) =>
      decide(reference, {
        act: "PROVEN",
        decision: alone(decision),
        work: (moving) => withdrawals.receive(moving, "PROVEN"),
      }),
    refund: (reference, decision) =>
      decide(reference, {
        act: "REFUND",
        decision,
        needsTwo: ({ state }) => state === "APPROVED",
        work: (moving) => withdrawals.refund(moving, decision.reason.trim()),
      }),
  };
}

const partBar = ({ amountMinor: whole, receivedMinor }: Withdrawal, amountMinor: Minor) =>
  amountMinor > 0n && amountMinor <= whole - receivedMinor
    ? null
    : refused("VALIDATION", { fields: ["amountMinor"] });
