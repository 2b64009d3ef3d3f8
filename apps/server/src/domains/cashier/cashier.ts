// The public face of the cashier: its calls, the providers' door, what the desk can do, and its jobs.
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { createInMoney } from "./cashier-money.ts";
import { createCashierNews } from "./cashier-news.ts";
import type { CashierParts } from "./cashier-parts.ts";
import { cashierRoutes } from "./cashier.routes.ts";
import type { CashierHandlers } from "./cashier.routes.ts";
import { createCreateDeposit } from "./deposits/create-deposit.flow.ts";
import { createDepositMoves } from "./deposits/deposit-moves.flow.ts";
import { depositJobs } from "./deposits/deposits.jobs.ts";
import { createMethods } from "./deposits/methods.ts";
import { createOwnDeposit } from "./deposits/submit-deposit.flow.ts";
import { createDesk } from "./desk/desk.ts";
import type { Desk } from "./desk/desk.ts";
import { createReceivePayment } from "./payments/payment-notice.flow.ts";
import type { ReceivePayment } from "./payments/payment-notice.flow.ts";
import { paymentJobs } from "./payments/payments.jobs.ts";
import { createPayAccounts } from "./receiving/pay-accounts.flow.ts";
import { createCreateWithdrawal } from "./withdrawals/create-withdrawal.flow.ts";
import { createOwnWithdrawal } from "./withdrawals/own-withdrawal.flow.ts";
import { createReadWithdrawSettings } from "./withdrawals/withdraw-settings.flow.ts";
import { beginStandstill } from "./withdrawals/withdrawal-list.store.ts";
import { createWithdrawalMoves } from "./withdrawals/withdrawal-moves.flow.ts";
import { withdrawalJobs } from "./withdrawals/withdrawals.jobs.ts";

export type { CashierParts } from "./cashier-parts.ts";
export type { Desk } from "./desk/desk.ts";
export type { Operator } from "./desk/desk.rules.ts";
export type { QueuedOrder, QueueFilter } from "./desk/queue.store.ts";
export { createHttpProvider } from "./payments/http-provider.ts";
export { CALLBACK_PATH } from "./payments/payment-contract.ts";

export interface Cashier {
  readonly handlers: CashierHandlers;
  /** What payment providers tell: bytes and headers in, status and text out [CAS-9]. */
  readonly receivePayment: ReceivePayment;
  /** For the people of the house. */
  readonly desk: Desk;
  /** The same as a part of a transaction: what is decided happens with what is written about it, or not at all. */
  deskIn(tx: OpenTransaction): Desk;
  /** The member was answered RESTRICTED: what waits for an answer stands still until the member is here again [SITE-19]. */
  memberRestricted(memberId: bigint): Promise<void>;
  readonly jobs: readonly Job[];
}

export function createCashier(parts: CashierParts): Cashier {
  const { database, moneyUnit } = parts;
  const inMoney = createInMoney(parts);
  const news = createCashierNews(parts.listeners);
  const deposits = createDepositMoves(parts, news);
  const withdrawals = createWithdrawalMoves(moneyUnit, news);
  const methods = createMethods(parts);
  return {
    handlers: cashierRoutes(parts, {
      methods,
      createDeposit: createCreateDeposit(parts, { methods, news }),
      ownDeposit: createOwnDeposit(parts, { moves: deposits, news }),
      payAccounts: createPayAccounts(parts),
      createWithdrawal: createCreateWithdrawal(parts, inMoney, news),
      ownWithdrawal: createOwnWithdrawal(parts, inMoney, withdrawals),
      withdrawSettings: createReadWithdrawSettings(parts),
    }),
    receivePayment: createReceivePayment(parts, inMoney, deposits),
    desk: createDesk({ ...parts, inMoney, deposits, withdrawals }),
    deskIn: (tx) => createDesk({ ...parts, inMoney: (work) => inMoney(work, tx), deposits, withdrawals }),
    memberRestricted: (memberId) => beginStandstill(database.store, memberId),
    jobs: [
      ...depositJobs(database, deposits),
      ...withdrawalJobs(inMoney, withdrawals),
      ...paymentJobs(parts),
    ],
  };
}
