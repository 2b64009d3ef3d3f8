// A member's own lists [LOB-25 to LOB-27]: what the member likes and opened last, through the lobby's filters.
import { accepted, refused } from "@jonaki/wire";
import { prepared } from "../../http/handlers.ts";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Database } from "../../platform/database/database.ts";
import { memberIdOf } from "../accounts/accounts.ts";
import type { Catalogue } from "./catalogue.ts";
import { setFavourite } from "./favourites.flow.ts";
import { filterOf } from "./lists.routes.ts";
import { readFavourites, readRecent } from "./member-games.store.ts";
import type { Shelves } from "./shelves.ts";

export interface MemberGamesParts {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly shelves: Shelves;
}

type MemberGameCalls = "favouriteGames" | "favouriteGamesList" | "setFavourite" | "recentGames";

export function memberGamesRoutes(parts: MemberGamesParts): Pick<DomainHandlers<"lobby">, MemberGameCalls> {
  const { database, catalogue, shelves } = parts;
  const { store } = database;
  return {
    favouriteGames: async (_query, context) =>
      accepted([...(await readFavourites(store, memberIdOf(context)))]),
    favouriteGamesList: async (query, context) => {
      const own = new Set(await readFavourites(store, memberIdOf(context)));
      const { shelf } = await shelves.current();
      const games = shelf.matching(filterOf(query)).filter(({ game }) => own.has(game.code));
      return accepted(prepared(shelf.pageOf(games, query, context.language)));
    },
    setFavourite: async ({ gameId, on }, context) => {
      const game = (await catalogue.current()).byCode.get(gameId);
      // One that was taken back can still be given up.
      if (game === undefined || (on && game.isRetired)) return refused("NOT_FOUND");
      return setFavourite(database, { memberId: memberIdOf(context), game, on });
    },
    recentGames: async (query, context) => {
      const order = new Map(
        (await readRecent(store, memberIdOf(context))).map((code, place) => [code, place]),
      );
      const { shelf } = await shelves.current();
      const games = shelf
        .matching(filterOf(query))
        .flatMap((one) => {
          const place = order.get(one.game.code);
          return place === undefined ? [] : [{ one, place }];
        })
        .toSorted((left, right) => left.place - right.place);
      return accepted({ games: games.map(({ one }) => shelf.view(one, context.language)) });
    },
  };
}
