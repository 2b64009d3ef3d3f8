// The job of payments: nonces go once nothing they were for is believed any more.
import { NONCE_KEPT_MS } from "@jonaki/vendor";
import type { Job } from "../../../platform/jobs.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { sweepPaymentNonces } from "./payments.store.ts";

export const paymentJobs = ({
  database,
  clock,
}: Pick<CashierParts, "database" | "clock">): readonly Job[] => [
  {
    name: "cashier.nonces",
    schedule: "*/5 * * * *",
    run: () => sweepPaymentNonces(database.store, new Date(clock.now().getTime() - NONCE_KEPT_MS)),
  },
];
