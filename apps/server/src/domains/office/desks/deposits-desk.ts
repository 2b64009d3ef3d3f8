// The desk of deposits [OFF-9, CAS-31].
import { accepted, refused } from "@jonaki/wire";
import type { OfficeCalls } from "@jonaki/wire";
import type { HandlersOf } from "../../../http/handlers.ts";
import type { OperatorView } from "../operator-view.ts";
import { createDecideOrder } from "./order-decisions.ts";
import type { OrderDecisionParts } from "./order-decisions.ts";
import { createQueues, createTake } from "./order-queues.ts";
import type { QueueParts } from "./order-queues.ts";
import { readDepositPaper } from "./orders.store.ts";

export interface DepositsDeskParts extends QueueParts, OrderDecisionParts {
  readonly cashier: QueueParts["cashier"] & OrderDecisionParts["cashier"];
}

export function depositsDesk(parts: DepositsDeskParts): HandlersOf<OfficeCalls["deposits"], OperatorView> {
  const { store } = parts.database;
  const decide = createDecideOrder(parts);
  const queues = createQueues(parts);
  return {
    deposits: (asked) => queues.page("DEPOSIT", asked),
    depositsExport: (asked) => queues.file("DEPOSIT", asked),
    deposit: async ({ reference }) => {
      const [found, paper] = await Promise.all([
        queues.one("DEPOSIT", reference),
        readDepositPaper(store, reference),
      ]);
      if (found === null || paper === null) return refused("NOT_FOUND");
      const { pay_account: account, pay_name: name } = paper;
      return accepted({
        ...found,
        proof: { sender: paper.sender, transactionId: paper.transaction_id, images: [...paper.images] },
        payTo: account === null || name === null ? null : { account, name },
        expires: paper.expires_at.toISOString(),
      });
    },
    takeDeposit: createTake(parts.cashier),
    decideDeposit: ({ received, ...asked }, context) =>
      decide("deposits", { ...asked, amount: received }, context),
  };
}
