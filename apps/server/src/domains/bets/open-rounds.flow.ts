// Lists the rounds that are still open after a day [VEN-8]: a case stands for each, once, until the round has ended, and the log
// says how many a vendor has left.
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { closeRoundCases, openRoundCases } from "./open-rounds.store.ts";

export interface OpenRoundsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

const LONG_MS = 24 * 3_600_000;

export async function tellOpenRounds({ database, clock, log }: OpenRoundsParts): Promise<void> {
  const placedUntil = new Date(clock.now().getTime() - LONG_MS);
  const found = await database.transaction((tx) => openRoundCases(tx, placedUntil));
  for (const [vendor, rounds] of Map.groupBy(found, (round) => round.vendor))
    log.warn({ vendor, rounds: rounds.length }, "rounds of a vendor are open for more than a day");
  await closeRoundCases(database.store);
}
