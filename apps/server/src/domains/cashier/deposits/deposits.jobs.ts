// The job of deposits: what nobody paid in its open time is over [CAS-6.4]. Each turn is one transaction, so that it may
// end at any step and be run again.
import type { Database } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import type { DepositMoves } from "./deposit-moves.flow.ts";
import { takeOverdue } from "./deposits.store.ts";

const AT_ONCE = 50;

export const depositJobs = (database: Database, moves: DepositMoves): readonly Job[] => [
  {
    name: "cashier.deposits",
    schedule: "* * * * *",
    run: async () => {
      for (;;) {
        const taken = await database.transaction(async (tx) => {
          const overdue = await takeOverdue(tx, AT_ONCE);
          for (const deposit of overdue) await moves.settle(tx, deposit);
          return overdue.length;
        });
        if (taken < AT_ONCE) return;
      }
    },
  },
];
