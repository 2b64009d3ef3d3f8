// Decisions about orders [CAS-6, CAS-21]: what an act asks of the cashier's desk, done by one person or, where the cashier
// wants two, left waiting for the second one [OFF-4]; written into the log with what it did.
import { minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, OfficeCalls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import type { Cashier, Desk, Operator } from "../../cashier/cashier.ts";
import type { ApprovalKind, ApprovalKinds, Approvals } from "../approvals.flow.ts";
import { contentHash } from "../approvals.rules.ts";
import { waitingApprovalOf } from "../approvals.store.ts";
import { addAuditNote } from "../office-audit.store.ts";
import { operatorOf } from "../operator-view.ts";
import type { OfficeContext } from "../operator-view.ts";

type DepositCall = OfficeCalls["deposits"]["decideDeposit"];
type WithdrawalCall = OfficeCalls["withdrawals"]["decideWithdrawal"];
type Act = ParsedInput<DepositCall>["act"] | ParsedInput<WithdrawalCall>["act"];

/** amount: received of a deposit, of the part that was sent of a withdrawal. */
interface AskedAct {
  readonly reference: string;
  readonly act: Act;
  readonly amount?: string | undefined;
  readonly reason: string;
}

type Code = RefusalOf<DepositCall | WithdrawalCall> | "APPROVAL_NEEDED" | "APPROVAL_SELF";
type Outcome = Answer<{ readonly state: string }, Code>;

interface Told {
  readonly by: Operator;
  readonly second: Operator | null;
  readonly reason: string;
  readonly amountMinor: Minor;
}

/** What each act asks of the cashier. */
const ACTS: Readonly<Record<Act, (desk: Desk, reference: string, told: Told) => Promise<Outcome>>> = {
  CREDIT: (desk, reference, { amountMinor, ...told }) =>
    desk.credit(reference, { ...told, receivedMinor: amountMinor }),
  FAIL: (desk, reference, told) => desk.fail(reference, told),
  LATE: (desk, reference, { amountMinor, ...told }) =>
    desk.creditLate(reference, { ...told, receivedMinor: amountMinor }),
  APPROVE: (desk, reference, told) => desk.approve(reference, told),
  REJECT: (desk, reference, told) => desk.reject(reference, told),
  PAY: (desk, reference, told) => desk.beginPaying(reference, told),
  PAYOUT_REFUSED: (desk, reference, told) => desk.payoutRefused(reference, told),
  SENT: (desk, reference, told) => desk.sent(reference, told),
  PAY_AGAIN: (desk, reference, told) => desk.payAgain(reference, told),
  PROVEN: (desk, reference, told) => desk.proven(reference, told),
  REFUND: (desk, reference, told) => desk.refund(reference, told),
};

/** Acts that money is told with. */
const WITH_AMOUNT: ReadonlySet<Act> = new Set<Act>(["CREDIT", "LATE", "SENT"]);

async function doneAt(
  desk: Desk,
  { reference, act, amount, reason }: AskedAct,
  by: Operator,
  second: Operator | null,
): Promise<Outcome> {
  const amountMinor = amount === undefined ? null : parseAmount(amount);
  if (WITH_AMOUNT.has(act) && amountMinor === null) return refused("FIELD_REQUIRED", { fields: ["amount"] });
  return ACTS[act](desk, reference, { by, second, reason, amountMinor: amountMinor ?? NOTHING });
}

const NOTHING = minor(0n);

export interface OrderDecisionParts {
  readonly database: Database;
  readonly cashier: Pick<Cashier, "deskIn">;
  readonly approvals: Approvals;
}

type Decided = Answer<
  { state: string | null; approvalId: string | null },
  Exclude<Code, "APPROVAL_NEEDED" | "APPROVAL_SELF">
>;

export const createDecideOrder =
  ({ database, cashier, approvals }: OrderDecisionParts) =>
  (noun: "deposits" | "withdrawals", asked: AskedAct, context: OfficeContext): Promise<Decided> =>
    database.transaction(async (tx): Promise<Decided> => {
      const { operatorId, name } = operatorOf(context);
      const outcome = await doneAt(cashier.deskIn(tx), asked, { operatorId, name }, null);
      const { reason, ...content } = asked;
      if (outcome.ok) {
        const who = { operatorId, address: context.address };
        const action = `${noun}.${asked.act.toLowerCase().replaceAll("_", "-")}`;
        const after = { ...content, state: outcome.value.state };
        await addAuditNote(tx, { ...who, action, subject: asked.reference, after, reason });
        return accepted({ state: outcome.value.state, approvalId: null });
      }
      if (outcome.code === "APPROVAL_SELF") throw new Error("one person was taken for two");
      if (outcome.code !== "APPROVAL_NEEDED") return refused(outcome.code, outcome.value ?? undefined);
      const kind = `${noun}.decide`;
      const before = await waitingApprovalOf(tx, asked.reference);
      if (before !== null && !before.contentHash.equals(contentHash(kind, content)))
        return refused("STATE_CHANGED");
      const waiting = { kind, subject: asked.reference, content, reason };
      const id = before?.id ?? (await approvals.ask(tx, waiting, context));
      return accepted({ state: null, approvalId: String(id) });
    });

/** What was asked for is judged once more, on what the order is by then. */
function approvalOf(cashier: Pick<Cashier, "deskIn">, permission: ApprovalKind["permission"]): ApprovalKind {
  return {
    permission,
    run: async (tx: OpenTransaction, content, { maker, checker, reason }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above, and bound by its hash.
      const asked = { ...(content as unknown as Omit<AskedAct, "reason">), reason };
      const outcome = await doneAt(cashier.deskIn(tx), asked, maker, checker);
      return outcome.ok ? null : refused("STATE_CHANGED");
    },
  };
}

export const orderApprovals = (cashier: Pick<Cashier, "deskIn">): ApprovalKinds => ({
  "deposits.decide": approvalOf(cashier, "deposits.approve"),
  "withdrawals.decide": approvalOf(cashier, "withdrawals.approve"),
});
