// The desk of withdrawals [OFF-9, CAS-31]; and for every desk what waits there, and the images people have sent.
import { accepted, refused } from "@jonaki/wire";
import type { OfficeCalls } from "@jonaki/wire";
import type { HandlersOf } from "../../../http/handlers.ts";
import type { Files } from "../../files/files.ts";
import { operatorOf } from "../operator-view.ts";
import type { OperatorView } from "../operator-view.ts";
import type { DepositsDeskParts } from "./deposits-desk.ts";
import { createDecideOrder } from "./order-decisions.ts";
import { createQueues, createTake } from "./order-queues.ts";
import { isImageOf, readParts, readPayee } from "./orders.store.ts";
import { partView } from "./orders.view.ts";
import { readQueues } from "./queues.store.ts";

export interface CashierDeskParts extends DepositsDeskParts {
  readonly files: Pick<Files, "imageOf">;
}

export function withdrawalsDesk(
  parts: CashierDeskParts,
): HandlersOf<OfficeCalls["withdrawals"], OperatorView> {
  const { store } = parts.database;
  const decide = createDecideOrder(parts);
  const queues = createQueues(parts);
  return {
    withdrawals: (asked) => queues.page("WITHDRAWAL", asked),
    withdrawalsExport: (asked) => queues.file("WITHDRAWAL", asked),
    withdrawal: async ({ reference }) => {
      const [found, payee, sent] = await Promise.all([
        queues.one("WITHDRAWAL", reference),
        readPayee(store, reference),
        readParts(store, reference),
      ]);
      if (found === null || payee === null) return refused("NOT_FOUND");
      const { added_at: added, ...payTo } = payee;
      return accepted({
        ...found,
        payTo: { ...payTo, added: added.toISOString() },
        parts: sent.map(partView),
      });
    },
    takeWithdrawal: createTake(parts.cashier),
    decideWithdrawal: (asked, context) => decide("withdrawals", asked, context),
    queues: async (_input, context) => {
      const { permissions } = operatorOf(context);
      const all = await readQueues(store);
      return accepted({
        queues: all
          .filter((queue) => permissions.has(`${queue.desk}.read`))
          .map(({ waiting, oldest, ...queue }) => ({
            ...queue,
            waiting: Number(waiting),
            oldest: oldest?.toISOString() ?? null,
          })),
      });
    },
    proofImage: async ({ desk, fileId }, context) => {
      if (!operatorOf(context).permissions.has(`${desk}.read`)) return refused("FORBIDDEN");
      const image = (await isImageOf(store, desk, fileId)) ? await parts.files.imageOf(fileId) : null;
      return image === null ? refused("NOT_FOUND") : accepted({ ...image, isPrivate: true });
    },
  };
}
