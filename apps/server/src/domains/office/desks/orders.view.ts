// Orders as the desk sees them, and as lines of a file.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { csvText, figure } from "../../../platform/csv.ts";
import type { QueuedOrder } from "../../cashier/cashier.ts";
import type { DecisionRow, PartRow } from "./orders.store.ts";
import { shown } from "./risk-card.view.ts";

export type Order = CallOutput<OfficeCalls["deposits"]["deposit"]>["order"];
type Decision = CallOutput<OfficeCalls["deposits"]["deposit"]>["decisions"][number];
type Part = CallOutput<OfficeCalls["withdrawals"]["withdrawal"]>["parts"][number];

const person = (id: bigint, name: string) => ({ operatorId: String(id), name });

/** currency: of the brand, where the order is in no other. */
export const orderView = (
  order: QueuedOrder,
  { currency, names, now }: { currency: string; names: ReadonlyMap<bigint, string>; now: Date },
): Order => {
  const isLocked = order.lockedBy !== null && order.lockedUntil !== null && order.lockedUntil > now;
  return {
    orderId: String(order.id),
    reference: order.reference,
    memberId: String(order.memberId),
    account: order.username,
    method: order.method,
    methodName: order.methodName,
    currency: order.currency ?? currency,
    amount: shown(order.amountMinor),
    fee: shown(order.feeMinor),
    received: shown(order.receivedMinor),
    state: order.state,
    time: order.createdAt.toISOString(),
    reason: order.reason,
    secondNeededFor: [...order.secondNeededFor],
    lockedBy:
      isLocked && order.lockedBy !== null ? person(order.lockedBy, names.get(order.lockedBy) ?? "") : null,
  };
};

export const decisionView = (row: DecisionRow): Decision => ({
  time: row.at.toISOString(),
  act: row.act,
  by: person(row.operator_id, row.operator_name),
  second: row.second_id === null ? null : person(row.second_id, row.second_name ?? ""),
  reason: row.reason,
  before: row.state_before,
  after: row.state_after,
  amount: row.amount === null ? null : shown(row.amount),
});

export const partView = (row: PartRow): Part => ({
  number: row.number,
  amount: shown(row.amount),
  sent: row.sent_at.toISOString(),
  outcome: row.outcome,
  answered: row.answered_at?.toISOString() ?? null,
  comment: row.comment,
  images: [...row.images],
});

const HEADINGS = [
  "time",
  "reference",
  "account",
  "method",
  "currency",
  "amount",
  "fee",
  "received",
  "state",
  "reason",
];

export const ordersFile = (orders: readonly Order[]): string =>
  csvText([
    HEADINGS,
    ...orders.map((one) => [
      one.time,
      one.reference,
      one.account,
      one.method,
      one.currency,
      figure(one.amount),
      figure(one.fee),
      figure(one.received),
      one.state,
      one.reason ?? "",
    ]),
  ]);
