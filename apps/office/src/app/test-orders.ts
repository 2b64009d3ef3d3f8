// Orders and a member as the server tells of them. For tests only.
import type { Deposit, Order, Withdrawal } from "../features/cashier/order.query.ts";

export const MEMBER: Withdrawal["member"] = {
  memberId: "7",
  account: "rafiq",
  nickname: "Rafi",
  type: 0,
  rank: 2,
  status: "ACTIVE",
  registered: "2026-10-01T05:00:00.000Z",
  lastLogin: "2026-11-16T05:00:00.000Z",
  upline: null,
  kyc: "NONE",
  cash: "1234567.50",
  bonus: "0.00",
  held: "30000.00",
  deposits: { count: 3, amount: "9000.00" },
  withdrawals: { count: 0, amount: "0.00" },
  owes: "0.00",
};

const ORDER: Order = {
  orderId: "41",
  reference: "W-2345678A",
  memberId: "7",
  account: "rafiq",
  method: "nodi-pay",
  methodName: { BN: "নদী পে", EN: "Nodi Pay" },
  currency: "BDT",
  amount: "1000.00",
  fee: "0.00",
  received: "0.00",
  state: "REVIEW",
  time: "2026-11-16T04:30:00.000Z",
  reason: null,
  secondNeededFor: [],
  lockedBy: null,
};

export const order = (changed: Partial<Order> = {}): Order => ({ ...ORDER, ...changed });

export const withdrawal = (changed: Partial<Withdrawal> = {}): Withdrawal => ({
  order: order(),
  payTo: {
    kind: "EWALLET",
    branch: null,
    name: "Rafiq Uddin",
    number: "01700000001",
    added: "2026-11-10T05:00:00.000Z",
  },
  parts: [],
  member: MEMBER,
  decisions: [],
  approvalId: null,
  ...changed,
});

export const deposit = (changed: Partial<Deposit> = {}): Deposit => ({
  order: order({ reference: "D-2345678A", state: "SUBMITTED", amount: "900.00" }),
  proof: { sender: "Rafiq", transactionId: "TX9001", images: ["f1"] },
  payTo: { account: "01800000002", name: "Jonaki Ltd" },
  expires: "2026-11-16T06:30:00.000Z",
  member: MEMBER,
  decisions: [],
  approvalId: null,
  ...changed,
});

export const queue = (...list: readonly Order[]) => ({ value: { list, next: null } });
