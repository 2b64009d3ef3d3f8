// Finishes what was cut off [FAIR-16]: a round that nobody works on is driven to its end with the very calls it
// was begun with. Any number of processes may do this at once.
import { takeDealt } from "./deal.store.ts";
import { driveRound } from "./round.flow.ts";
import type { RoundParts } from "./rounds.ts";
import { takeUnfinished } from "./rounds.store.ts";

/** Longer than a request that is still being answered needs, and how soon the wallet is asked again. */
export const UNTOUCHED_MS = 5_000;
const AT_ONCE = 50;

/** Answers how many rounds have ended by it. */
export async function recoverRounds(parts: RoundParts): Promise<number> {
  const { database, clock, log, endings } = parts;
  const now = clock.now();
  const untouchedSince = new Date(now.getTime() - UNTOUCHED_MS);
  const some = { now, untouchedSince, limit: AT_ONCE };
  const ids = [...(await takeDealt(database.ask, some)), ...(await takeUnfinished(database.store, some))];
  let ended = 0;
  for (const id of ids) {
    try {
      const { waiting } = await driveRound(parts, id);
      if (waiting === null) ended += 1;
    } catch (problem) {
      // One round that cannot be finished must not keep the others.
      log.error({ round: id, problem: String(problem) }, "studio: a round could not be finished");
    }
  }
  await endings.all();
  return ended;
}
