// The games in memory, read again every second: a switch of the back office binds the next bet within it.
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { readGames } from "./games.store.ts";
import type { Game } from "./games.store.ts";

const FRESH_MS = 1_000;

export interface Catalogue {
  find(vendor: string, code: string): Promise<Game | undefined>;
  /** The vendor that holds a family's rounds. */
  ofFamily(family: string): Promise<Game | undefined>;
  byCode(code: string): Promise<Game | undefined>;
}

export function createCatalogue(database: Database, clock: Clock): Catalogue {
  let games: Promise<readonly Game[]> | null = null;
  let readAtMs = 0;
  const current = (): Promise<readonly Game[]> => {
    const nowMs = clock.now().getTime();
    if (games === null || Math.abs(nowMs - readAtMs) >= FRESH_MS) {
      readAtMs = nowMs;
      games = readGames(database.store).catch((problem: unknown) => {
        games = null;
        throw problem;
      });
    }
    return games;
  };
  const first = async (fits: (game: Game) => boolean): Promise<Game | undefined> =>
    (await current()).find(fits);
  return {
    find: (vendor, code) => first((game) => game.vendor === vendor && game.code === code),
    ofFamily: (family) => first((game) => game.family === family),
    byCode: (code) => first((game) => game.code === code),
  };
}
