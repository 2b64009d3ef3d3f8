// Clears links away that nobody can use any more.
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { sweepResets } from "./resets.store.ts";

/** So long somebody is still told that a link has expired, and not that it was wrong. */
const KEPT_MS = 24 * 3_600_000;

export const forgotJobs = ({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): readonly Job[] => [
  {
    name: "accounts.resets",
    schedule: "41 * * * *",
    run: () => sweepResets(database.store, new Date(clock.now().getTime() - KEPT_MS)),
  },
];
