// The job of withdrawals: a payout that nobody answered in time counts as received [CAS-25, CAS-26]. Each order is one
// transaction, so that it may end at any step and be run again; whoever answers at the same moment is not waited for.
import type { Job } from "../../../platform/jobs.ts";
import type { InMoney } from "../cashier-money.ts";
import type { WithdrawalMoves } from "./withdrawal-moves.flow.ts";
import { takeUnanswered } from "./withdrawals.store.ts";

export const withdrawalJobs = (inMoney: InMoney, moves: WithdrawalMoves): readonly Job[] => [
  {
    name: "cashier.timeouts",
    schedule: "* * * * *",
    run: async () => {
      for (;;) {
        const wasOne = await inMoney(async (tx, money) => {
          const withdrawal = await takeUnanswered(tx);
          if (withdrawal === null) return false;
          await moves.receive({ tx, money, withdrawal }, "TIME_OUT");
          return true;
        });
        if (!wasOne) return;
      }
    },
  },
];
