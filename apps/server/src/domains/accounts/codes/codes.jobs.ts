// The jobs of codes: handing messages to their gateways, and the clearing away of what has served.
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { sweepCodes } from "./codes.store.ts";
import { DELIVER_JOB } from "./dispatch.flow.ts";
import type { Dispatches } from "./dispatch.flow.ts";
import { sweepDispatches } from "./dispatches.store.ts";
import { SENDING_COUNTS_MS } from "./sending.rules.ts";
import { sweepSendings } from "./sendings.store.ts";
import { sweepProofs } from "./spent-proofs.store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So long somebody is still told that a code has expired, and not that it was wrong. */
const CODE_KEPT_MS = HOUR_MS;
const DISPATCH_KEPT_MS = 30 * DAY_MS;
/** Longer than anything that is shown once can be good. */
const PROOF_KEPT_MS = 2 * DAY_MS;

const delivery = z.object({ id: z.uuid() });

export function codeJobs(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  dispatches: Dispatches,
): readonly Job[] {
  const { store } = database;
  return [
    { name: DELIVER_JOB, run: (payload) => dispatches.deliver(delivery.parse(payload).id) },
    {
      name: "accounts.codes",
      schedule: "*/10 * * * *",
      run: async () => {
        const now = clock.now();
        const ago = (ms: number): Date => new Date(now.getTime() - ms);
        await sweepCodes(store, ago(CODE_KEPT_MS));
        await sweepSendings(store, ago(SENDING_COUNTS_MS));
        await sweepDispatches(store, { now, keptSince: ago(DISPATCH_KEPT_MS) });
        await sweepProofs(store, ago(PROOF_KEPT_MS));
      },
    },
  ];
}
