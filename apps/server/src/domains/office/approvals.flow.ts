// Two people [OFF-4]: a maker asks, a checker decides on exactly what was asked. What an approval does belongs to its desk,
// which registers it here by kind; it runs in the transaction of the decision, so that it happens once or not at all.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, OfficeCalls, ParsedInput, RefusalOf, Refused } from "@jonaki/wire";
import type { Permission } from "@jonaki/wire/office-permissions";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import { decisionProblem } from "./approvals.rules.ts";
import { addApproval, decideApproval, lockApproval } from "./approvals.store.ts";
import type { Approval } from "./approvals.store.ts";
import { addAuditNote } from "./office-audit.store.ts";
import type { OfficeContext } from "./operator-view.ts";
import { operatorOf } from "./operator-view.ts";

type DecideCall = OfficeCalls["approvals"]["decide"];
type WithdrawCall = OfficeCalls["approvals"]["withdraw"];

/** Who asked and who agreed, and why it was asked for. */
export interface Pair {
  readonly approvalId: bigint;
  readonly maker: Person;
  readonly checker: Person;
  readonly reason: string;
}

interface Person {
  readonly operatorId: bigint;
  readonly name: string;
}

export interface ApprovalKind {
  /** What a checker needs. */
  readonly permission: Permission;
  /** A refusal where what was asked is not possible any more; then the approval goes on waiting. */
  run(
    tx: OpenTransaction,
    content: Approval["content"],
    pair: Pair,
  ): Promise<Refused<"STATE_CHANGED"> | null>;
}

export type ApprovalKinds = Readonly<Record<string, ApprovalKind>>;

export interface Asked {
  readonly kind: string;
  readonly subject: string;
  readonly content: Approval["content"];
  readonly reason: string;
}

export interface ApprovalParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly kinds: ApprovalKinds;
}

export function createApprovals({ database, clock, kinds }: ApprovalParts) {
  const kindOf = (approval: Approval): ApprovalKind => {
    const kind = kinds[approval.kind];
    if (kind === undefined) throw new Error(`nobody knows what an approval of ${approval.kind} does`);
    return kind;
  };
  const note = (approval: Approval, action: string, context: OfficeContext, reason: string) => ({
    operatorId: operatorOf(context).operatorId,
    address: context.address,
    action: `approvals.${action}`,
    subject: `approval ${approval.id}`,
    after: { kind: approval.kind, content: approval.content },
    reason,
  });
  return {
    /** In the maker's own transaction. */
    ask: async (tx: OpenTransaction, asked: Asked, context: OfficeContext): Promise<bigint> => {
      const { operatorId: makerId } = operatorOf(context);
      const { kind, subject, content, reason } = asked;
      const id = await addApproval(tx, { kind, content, reason, makerId, at: clock.now() });
      const who = { operatorId: makerId, address: context.address };
      await addAuditNote(tx, { ...who, action: "approvals.ask", subject, after: { kind, content }, reason });
      return id;
    },
    decide: (
      input: ParsedInput<DecideCall>,
      context: OfficeContext,
    ): Promise<Answer<CallOutput<DecideCall>, RefusalOf<DecideCall>>> =>
      database.transaction(async (tx) => {
        const checker = operatorOf(context);
        const approval = await lockApproval(tx, BigInt(input.approvalId));
        if (approval === null) return refused("NOT_FOUND");
        const problem = decisionProblem(approval, checker.operatorId, input.contentHash);
        if (problem !== null) return problem;
        const kind = kindOf(approval);
        if (!checker.permissions.has(kind.permission)) return refused("FORBIDDEN");
        const isApproved = input.decision === "APPROVE";
        const { id: approvalId, makerId, makerName, reason } = approval;
        const maker = { operatorId: makerId, name: makerName };
        const pair = {
          approvalId,
          maker,
          checker: { operatorId: checker.operatorId, name: checker.name },
          reason,
        };
        const refusal = isApproved ? await kind.run(tx, approval.content, pair) : null;
        if (refusal !== null) return refusal;
        const state = isApproved ? "APPROVED" : "REFUSED";
        const decision = { state, checkerId: checker.operatorId, reason: input.reason } as const;
        await decideApproval(tx, approval.id, { ...decision, at: clock.now() });
        await addAuditNote(tx, note(approval, isApproved ? "approve" : "refuse", context, input.reason));
        return accepted({ state });
      }),
    withdraw: (
      { approvalId }: ParsedInput<WithdrawCall>,
      context: OfficeContext,
    ): Promise<Answer<CallOutput<WithdrawCall>, RefusalOf<WithdrawCall>>> =>
      database.transaction(async (tx) => {
        const approval = await lockApproval(tx, BigInt(approvalId));
        if (approval === null || approval.makerId !== operatorOf(context).operatorId)
          return refused("NOT_FOUND");
        if (approval.state !== "WAITING") return refused("STATE_CHANGED");
        const state = "WITHDRAWN";
        await decideApproval(tx, approval.id, { state, checkerId: null, reason: null, at: clock.now() });
        await addAuditNote(tx, note(approval, "withdraw", context, ""));
        return accepted({ state });
      }),
  };
}

export type Approvals = ReturnType<typeof createApprovals>;
