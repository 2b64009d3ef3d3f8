// The ledger's own jobs: every minute the books are checked and sealed, the months to come are opened ahead, and
// facts that everybody has heard are cleared away.
import { setTimeout as pause } from "node:timers/promises";
import type { Pieces } from "@jonaki/ledger";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { sweepDomainEvents } from "../../platform/events.store.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Log } from "../../platform/log.ts";
import { checkNow } from "./ledger-check.flow.ts";
import { openComingMonths } from "./ledger.store.ts";
import { sealLine } from "./seal-lines.rules.ts";

export interface LedgerJobsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The copy of the seals outside the database (I12). */
  appendLine(text: string): Promise<void>;
}

/** What lies further behind than a busy minute is caught up on at once. */
const MOST_RESTS = 2_000;
const LEGS_AT_ONCE = 100;
const REST_MS = 25;

/** A minute of a busy house is many entries: whoever plays meanwhile should not notice that they are read and checked. */
function gently(): Pieces {
  let rests = 0;
  return {
    rowsAtOnce: LEGS_AT_ONCE,
    rest: async () => {
      rests += 1;
      if (rests <= MOST_RESTS) await pause(REST_MS);
    },
  };
}

const DAY_MS = 86_400_000;
const EVENTS_KEPT_MS = 7 * DAY_MS;

export function ledgerJobs(parts: LedgerJobsParts): readonly Job[] {
  const { database, clock } = parts;
  return [
    { name: "ledger.check", schedule: "* * * * *", run: createCheck(parts) },
    {
      name: "ledger.months",
      schedule: "13 2 * * *",
      run: () => openComingMonths(database.store, clock.now()),
    },
    {
      // Hourly, so that a busy day's facts are never more than a statement can clear away.
      name: "ledger.sweep",
      schedule: "37 * * * *",
      run: () => sweepDomainEvents(database.store, new Date(clock.now().getTime() - EVENTS_KEPT_MS)),
    },
  ];
}

/** A seal that was stored and did not reach the file is written by the next run, or after the next start. */
function createCheck({ database, clock, log, appendLine }: LedgerJobsParts): Job["run"] {
  let lastWritten = 0n;
  return async () => {
    const { differences, seal, before } = await checkNow(database, gently());
    for (const { name, what } of differences) log.error({ account: name, what }, "the ledger differs");
    for (const one of [before, seal]) {
      if (one === null || one.id <= lastWritten) continue;
      await appendLine(sealLine(one, clock.now()));
      lastWritten = one.id;
    }
  };
}
