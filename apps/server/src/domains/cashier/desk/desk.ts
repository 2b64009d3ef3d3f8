// What operators do at the cashier's desk [CAS-31, OFF-4, OFF-9]: look at the queues, take an order, decide. Every decision
// is made under the order's lock and written down with who, when and why; the office calls it.
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { InMoney } from "../cashier-money.ts";
import type { CashierParts } from "../cashier-parts.ts";
import type { DepositMoves } from "../deposits/deposit-moves.flow.ts";
import { lockDeposit } from "../deposits/deposits.store.ts";
import { databaseNow } from "../moment.store.ts";
import type { WithdrawalMoves } from "../withdrawals/withdrawal-moves.flow.ts";
import { lockWithdrawal } from "../withdrawals/withdrawals.store.ts";
import { clearDeskLock, writeDeskLock } from "./decisions.store.ts";
import type { OrderTable } from "./decisions.store.ts";
import { createDepositDesk } from "./deposit-desk.flow.ts";
import type { DepositDesk } from "./deposit-desk.flow.ts";
import { isOthers } from "./desk.rules.ts";
import type { DeskLock, Operator } from "./desk.rules.ts";
import { readQueue } from "./queue.store.ts";
import type { QueuedOrder, QueueFilter } from "./queue.store.ts";
import { createWithdrawalDesk } from "./withdrawal-desk.flow.ts";
import type { WithdrawalDesk } from "./withdrawal-desk.flow.ts";

type Locked = Promise<Answer<null, "NOT_FOUND" | "STATE_CHANGED">>;

export interface Desk extends DepositDesk, WithdrawalDesk {
  list(filter: QueueFilter): Promise<readonly QueuedOrder[]>;
  /** Opens an order at one operator's desk, or keeps it there; refused while it is open at another's. */
  lock(reference: string, by: Operator): Locked;
  unlock(reference: string, by: Operator): Locked;
}

export interface DeskParts extends Pick<CashierParts, "database" | "confirmMinutes"> {
  readonly inMoney: InMoney;
  readonly deposits: DepositMoves;
  readonly withdrawals: WithdrawalMoves;
}

/** What an operator tells of a payment: in minor units of the order's currency. */
export interface Received {
  readonly receivedMinor: Minor;
}

export function createDesk(parts: DeskParts): Desk {
  const { database } = parts;
  const take = (
    reference: string,
    by: Operator,
    write: (tx: OpenTransaction, table: OrderTable, id: bigint) => Promise<void>,
  ): Locked =>
    parts.inMoney(async (tx): Locked => {
      const isDeposit = reference.startsWith("D-");
      const order: (DeskLock & { readonly id: bigint }) | null = isDeposit
        ? await lockDeposit(tx, reference)
        : await lockWithdrawal(tx, reference);
      if (order === null) return refused("NOT_FOUND");
      if (isOthers(order, by, await databaseNow(tx))) return refused("STATE_CHANGED");
      await write(tx, isDeposit ? "deposits" : "withdrawals", order.id);
      return accepted(null);
    });
  return {
    list: (filter) => readQueue(database.store, filter),
    lock: (reference, by) => take(reference, by, (tx, table, id) => writeDeskLock(tx, table, id, by)),
    unlock: (reference, by) => take(reference, by, clearDeskLock),
    ...createDepositDesk(parts),
    ...createWithdrawalDesk(parts),
  };
}
