// Tells the operator of a game whose outcomes disagree with its sheet [FAIR-19]: a case stands for it until somebody closes it, one
// for each game and version, and the log says so each time.
import type { FairDesk } from "@jonaki/vendor/fair";
import type { Database } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log.ts";
import { openOutcomesCase } from "./outcomes.store.ts";

export interface OutcomesParts {
  readonly database: Database;
  readonly log: Log;
  fairDesk(): FairDesk | null;
}

export async function tellDisagreeing({ database, log, fairDesk }: OutcomesParts): Promise<void> {
  // A process that has no way to the studio leaves it to those that have.
  const frequencies = (await fairDesk()?.frequencies()) ?? [];
  for (const { agrees, ...found } of frequencies) {
    if (agrees) continue;
    log.error(found, "the outcomes of a game disagree with its sheet");
    await openOutcomesCase(database.store, found);
  }
}
