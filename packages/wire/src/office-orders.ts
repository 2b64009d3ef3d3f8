// office, what the desks of deposits and withdrawals have in common: a queue's filters, an order in it, and who it is of.
import { z } from "zod";
import { accountName, amount, amountInput, blankOr, rowId, time, trimmedText, whole } from "./fields.ts";
import { ACCOUNT_STATES, KYC_STATES } from "./states.ts";

/** Why, in words [OFF-9]. */
export const reason = trimmedText(200, 3);
export const orderReference = z.string().regex(/^[DW]-[0-9A-Z]{8}$/u);
export const person = z.object({ operatorId: z.string(), name: z.string() });

const A_YEAR_OF_MINUTES = 527_040;

/** after is where the page before ended [CAS-31]. */
export const queueFilters = {
  account: blankOr(accountName),
  /** Members below this agent, at any depth. */
  agent: blankOr(accountName),
  /** By its code or by either of its names. */
  method: blankOr(trimmedText(64, 1)),
  least: blankOr(amountInput),
  most: blankOr(amountInput),
  olderThanMinutes: blankOr(whole(1, A_YEAR_OF_MINUTES)),
  after: blankOr(rowId),
};

/** A name as each language has it. */
const inBoth = z.object({ BN: z.string(), EN: z.string() });

export const queuedOrder = z.object({
  orderId: z.string(),
  reference: z.string(),
  memberId: z.string(),
  account: z.string(),
  method: z.string(),
  methodName: inBoth,
  currency: z.string(),
  amount,
  fee: amount,
  received: amount,
  state: z.string(),
  time,
  reason: z.string().nullable(),
  /** Why two people have to agree; empty where one is enough. */
  secondNeededFor: z.array(z.string()),
  lockedBy: person.nullable(),
});

/** A page of a queue, the oldest first; next is null on the last one. */
export const queueOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), next: z.string().nullable() });

/** Beside the order [OFF-9]: who asks, and what is known about the money so far. */
export const riskCard = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  rank: z.int(),
  status: z.enum(ACCOUNT_STATES),
  registered: time,
  lastLogin: time.nullable(),
  upline: z.string().nullable(),
  kyc: z.enum(KYC_STATES),
  cash: amount,
  bonus: amount,
  held: amount,
  /** Of all time. */
  deposits: z.object({ count: z.int(), amount }),
  withdrawals: z.object({ count: z.int(), amount }),
  /** What the member owes the house [money.md]. */
  owes: amount,
});

/** What was decided about an order, by whom and why. */
export const decision = z.object({
  time,
  act: z.string(),
  by: person,
  second: person.nullable(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  amount: amount.nullable(),
});

/** Done at once, or waiting for a second person [OFF-4]. */
export const decided = z.object({ state: z.string().nullable(), approvalId: z.string().nullable() });
