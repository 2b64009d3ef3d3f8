// The lists of vendors and games [LOB-1, LOB-23, LOB-28]: read whole at most every second and answered from memory,
// because every visitor's first page asks for them.
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { readPlays } from "./game-plays.store.ts";
import type { GamePlays } from "./game-plays.store.ts";
import { byPlays, hotGames, inOrder, isHot, isOpen, openCategories } from "./lists.rules.ts";
import { readListedGames, readVendorPlaces } from "./lists.store.ts";
import type { GameRow, Names, VendorRow } from "./lists.store.ts";
import { categoryView, gameView } from "./lists.view.ts";
import type { WireGame } from "./lists.view.ts";
import { createFreshLookup } from "./lookups.ts";

export interface ListsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Hot is what is played now, popular what was played this week. */
const HOT_DAYS = 2;
export const POPULAR_DAYS = 7;

interface Lists {
  readonly games: readonly GameRow[];
  readonly places: readonly VendorRow[];
  readonly hot: ReadonlySet<string>;
  readonly plays: readonly GamePlays[];
}

type ListHandlers = Pick<DomainHandlers<"lobby">, "vendor" | "vendorsPublic" | "hotGames" | "popular">;

export function listsRoutes({ database, clock, log }: ListsParts): ListHandlers {
  const read = async (): Promise<Lists> => {
    const { store } = database;
    const [games, places, lately, plays] = await Promise.all([
      readListedGames(store),
      readVendorPlaces(store),
      readPlays(store, clock.now(), HOT_DAYS),
      readPlays(store, clock.now(), POPULAR_DAYS),
    ]);
    const hot = hotGames(lately);
    return { games: inOrder(games.filter(isOpen), hot), places, hot, plays };
  };
  const find = createFreshLookup((_everything: "lists") => read(), clock);
  const lists = (): Promise<Lists> => find("lists");
  /** A list that cannot be read is told as such: the page shows what it can without it [LOB-6, LOB-7]. */
  const vendors = async (language: keyof Names) => {
    try {
      const { places } = await lists();
      return accepted(openCategories(places).map((category) => categoryView(category, language)));
    } catch (problem) {
      log.error({ problem: String(problem) }, "the vendors could not be listed");
      return refused("VENDOR_LIST_FAILED");
    }
  };
  const seen = (games: readonly GameRow[], hot: ReadonlySet<string>, language: keyof Names): WireGame[] =>
    games.map((game) => gameView(game, isHot(hot, game), language));

  return {
    vendor: (_input, { language }) => vendors(language),
    vendorsPublic: (_input, { language }) => vendors(language),
    hotGames: async ({ vassalage }, { language }) => {
      const { games, hot } = await lists();
      const wanted = games.filter(
        (game) => isHot(hot, game) && (vassalage === undefined || game.vendor === vassalage),
      );
      return accepted({ list: seen(wanted, hot, language) });
    },
    popular: async ({ count }, { language }) => {
      const { games, hot, plays } = await lists();
      return accepted({ list: seen(byPlays(games, plays).slice(0, count), hot, language) });
    },
  };
}
