// office, the cashier's desks: the queues of deposits and withdrawals, one order with everything beside it, and what is
// decided about it [OFF-9, CAS-31].
import { z } from "zod";
import { call } from "./call.ts";
import { amount, amountInput, blankOr, flag, identifier, none, nothing, time } from "./fields.ts";
import {
  decided,
  decision,
  orderReference,
  queuedOrder,
  queueFilters,
  queueOf,
  reason,
  riskCard,
} from "./office-orders.ts";
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from "./states.ts";

const withReference = z.object({ reference: orderReference });
const taking = z.object({ reference: orderReference, take: flag });
/** NOT_FOUND: no such order; STATE_CHANGED: it is at another desk, or the table has no such move. */
const DECIDING = ["NOT_FOUND", "STATE_CHANGED", "FIELD_REQUIRED", "VALIDATION", "FORBIDDEN"] as const;

/** What was asked about the order and waits for a second person [OFF-4]; null where nothing does. */
const waitingApproval = z.string().nullable();

const depositFilters = z.object({ ...queueFilters, state: blankOr(z.enum(DEPOSIT_STATES)) });
const withdrawalFilters = z.object({ ...queueFilters, state: blankOr(z.enum(WITHDRAWAL_STATES)) });

const part = z.object({
  number: z.int(),
  amount,
  sent: time,
  outcome: z.string().nullable(),
  answered: time.nullable(),
  comment: z.string().nullable(),
  images: z.array(z.string()),
});

export const officeDeposits = {
  deposits: call({
    id: "DESK-19",
    method: "GET",
    path: "/bo/deposits",
    who: "operator",
    permission: "deposits.read",
    input: depositFilters,
    output: queueOf(queuedOrder),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-9", "CAS-31"],
  }),
  depositsExport: call({
    id: "DESK-20",
    method: "GET",
    path: "/bo/deposits/export",
    who: "operator",
    permission: "deposits.export",
    input: depositFilters,
    output: z.object({ csv: z.string() }),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-19"],
  }),
  deposit: call({
    id: "DESK-21",
    method: "GET",
    path: "/bo/deposits/one",
    who: "operator",
    permission: "deposits.read",
    input: withReference,
    output: z.object({
      order: queuedOrder,
      /** What the member said about the payment. */
      proof: z.object({
        sender: z.string().nullable(),
        transactionId: z.string().nullable(),
        images: z.array(z.string()),
      }),
      payTo: z.object({ account: z.string(), name: z.string() }).nullable(),
      expires: time,
      member: riskCard,
      decisions: z.array(decision),
      approvalId: waitingApproval,
    }),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-9", "CAS-31"],
  }),
  takeDeposit: call({
    id: "DESK-22",
    method: "POST",
    path: "/bo/deposits/lock",
    who: "operator",
    permission: "deposits.write",
    input: taking,
    output: none,
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["OFF-9", "CAS-31"],
  }),
  decideDeposit: call({
    id: "DESK-23",
    method: "POST",
    path: "/bo/deposits",
    who: "operator",
    permission: "deposits.write",
    // received: in the order's currency, for CREDIT and LATE.
    input: z.object({
      reference: orderReference,
      act: z.enum(["CREDIT", "FAIL", "LATE"]),
      received: blankOr(amountInput),
      reason,
    }),
    output: decided,
    refusals: DECIDING,
    rules: ["OFF-9", "CAS-6", "OFF-4"],
  }),
};

export const officeWithdrawals = {
  withdrawals: call({
    id: "DESK-24",
    method: "GET",
    path: "/bo/withdrawals",
    who: "operator",
    permission: "withdrawals.read",
    input: withdrawalFilters,
    output: queueOf(queuedOrder),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-9", "CAS-31"],
  }),
  withdrawalsExport: call({
    id: "DESK-25",
    method: "GET",
    path: "/bo/withdrawals/export",
    who: "operator",
    permission: "withdrawals.export",
    input: withdrawalFilters,
    output: z.object({ csv: z.string() }),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-19"],
  }),
  withdrawal: call({
    id: "DESK-26",
    method: "GET",
    path: "/bo/withdrawals/one",
    who: "operator",
    permission: "withdrawals.read",
    input: withReference,
    output: z.object({
      order: queuedOrder,
      /** Whom to pay, in full. */
      payTo: z.object({
        kind: z.string(),
        branch: z.string().nullable(),
        name: z.string(),
        number: z.string(),
        added: time,
      }),
      parts: z.array(part),
      member: riskCard,
      decisions: z.array(decision),
      approvalId: waitingApproval,
    }),
    refusals: ["NOT_FOUND"],
    rules: ["OFF-9", "CAS-31"],
  }),
  takeWithdrawal: call({
    id: "DESK-27",
    method: "POST",
    path: "/bo/withdrawals/lock",
    who: "operator",
    permission: "withdrawals.write",
    input: taking,
    output: none,
    refusals: ["NOT_FOUND", "STATE_CHANGED"],
    rules: ["OFF-9", "CAS-31"],
  }),
  decideWithdrawal: call({
    id: "DESK-28",
    method: "POST",
    path: "/bo/withdrawals",
    who: "operator",
    permission: "withdrawals.write",
    // amount: of the part that was sent, for SENT.
    input: z.object({
      reference: orderReference,
      act: z.enum(["APPROVE", "REJECT", "PAY", "PAYOUT_REFUSED", "SENT", "PAY_AGAIN", "PROVEN", "REFUND"]),
      amount: blankOr(amountInput),
      reason,
    }),
    output: decided,
    refusals: DECIDING,
    rules: ["OFF-9", "CAS-21", "OFF-4"],
  }),
  queues: call({
    id: "DESK-29",
    method: "GET",
    path: "/bo/queues",
    who: "operator",
    input: nothing,
    /** What waits for somebody, of the desks the operator may read, with the oldest of each. */
    output: z.object({
      queues: z.array(
        z.object({ desk: z.string(), state: z.string(), waiting: z.int(), oldest: time.nullable() }),
      ),
    }),
    rules: ["OFF-9", "OFF-8"],
  }),
  proofImage: call({
    id: "DESK-30",
    method: "GET",
    path: "/bo/files",
    who: "operator",
    // What belongs to a desk is seen by who may read that desk.
    input: z.object({ desk: z.enum(["deposits", "withdrawals", "kyc"]), fileId: identifier }),
    output: z.unknown(),
    answer: "image",
    refusals: ["FORBIDDEN", "NOT_FOUND"],
    rules: ["OFF-9", "OFF-3"],
  }),
};
