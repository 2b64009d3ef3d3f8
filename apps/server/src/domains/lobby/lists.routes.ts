// The lists of vendors and games [LOB-1, LOB-15 to LOB-24, LOB-28], answered from memory, because every visitor's first page
// asks for them and a lobby at every key that is typed.
import { parseAmount } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { CallOutput, Calls, ParsedInput } from "@jonaki/wire";
import { prepared } from "../../http/handlers.ts";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Log } from "../../platform/log.ts";
import { typesOf } from "./game-shelf.ts";
import type { GameShelf } from "./game-shelf.ts";
import type { Names } from "./games.store.ts";
import { searchable } from "./lists.rules.ts";
import type { GameFilter } from "./lists.rules.ts";
import type { Shelves } from "./shelves.ts";

export interface ListsParts {
  readonly shelves: Shelves;
  readonly log: Log;
}

export type GameQuery = ParsedInput<Calls["lobby"]["gameList"]>;

type ListCalls =
  | "vendor"
  | "vendorsPublic"
  | "vendorTypes"
  | "gameList"
  | "gamesPublic"
  | "hotGames"
  | "popular";

export const filterOf = (query: GameQuery): GameFilter => ({
  name: searchable(query.gameName.trim()),
  vendor: query.vassalage,
  category: query.category,
  gameType: query.gameType,
  minBetMinor: parseAmount(query.minBet ?? "0") ?? 0n,
  minLines: query.minLineNum ?? 0,
  hotOnly: query.hot ?? false,
  code: query.gameCode,
});

export function listsRoutes({ shelves, log }: ListsParts): Pick<DomainHandlers<"lobby">, ListCalls> {
  /** A list that cannot be read is told as such: the page shows what it can without it [LOB-6, LOB-7]. */
  const vendors = async (language: keyof Names) => {
    try {
      const { shelf } = await shelves.current();
      return accepted([...shelf.categories(language)]);
    } catch (problem) {
      log.error({ problem: String(problem) }, "the vendors could not be listed");
      return refused("VENDOR_LIST_FAILED");
    }
  };
  const page = async (query: GameQuery, language: keyof Names) => {
    const { shelf } = await shelves.current();
    return accepted(prepared<GamePage>(shelf.page(filterOf(query), query, language)));
  };
  return {
    vendor: (_input, { language }) => vendors(language),
    vendorsPublic: (_input, { language }) => vendors(language),
    gameList: (query, { language }) => page(query, language),
    gamesPublic: (query, { language }) => page(query, language),
    vendorTypes: async (query) => accepted(typesByVendor((await shelves.current()).shelf, filterOf(query))),
    hotGames: async ({ vassalage }, { language }) => {
      const { shelf } = await shelves.current();
      const hot = shelf.hot.filter(({ game }) => vassalage === undefined || game.vendor === vassalage);
      return accepted({ list: hot.map((one) => shelf.view(one, language)) });
    },
    popular: async ({ count }, { language }) => {
      const { shelf, popular } = await shelves.current();
      return accepted({ list: popular.slice(0, count).map((one) => shelf.view(one, language)) });
    },
  };
}

type GamePage = CallOutput<Calls["lobby"]["gameList"]>;

function typesByVendor(shelf: GameShelf, filter: GameFilter) {
  const games = shelf.matching({ ...filter, gameType: "" });
  return [...Map.groupBy(games, ({ game }) => game.vendor)].map(([vassalage, own]) => ({
    vassalage,
    gameTypes: typesOf(own),
  }));
}
