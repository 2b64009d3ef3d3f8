// Adds and removes a favourite [LOB-26]: at most 200 a member, however many are added at once.
import { accepted, refused } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import type { Database } from "../../platform/database/database.ts";
import {
  addFavourite,
  forgetRetiredFavourites,
  lockFavourites,
  readFavourites,
  removeFavourite,
} from "./member-games.store.ts";
import type { NamedGame } from "./member-games.store.ts";

const MOST = 200;

export interface FavouriteWish {
  readonly memberId: bigint;
  readonly game: NamedGame;
  readonly on: boolean;
}

/** Answers all favourites as they are then; the same wish again changes nothing. */
export const setFavourite = (
  database: Database,
  { memberId, game, on }: FavouriteWish,
): Promise<Answer<string[], "VALIDATION">> =>
  database.transaction(async (tx) => {
    await lockFavourites(tx, memberId);
    const own = await readFavourites(tx, memberId);
    if (on && !own.includes(game.code)) {
      if (own.length >= MOST) await forgetRetiredFavourites(tx, memberId);
      if (own.length >= MOST && (await readFavourites(tx, memberId)).length >= MOST)
        return refused("VALIDATION", { fields: ["gameId"] });
      await addFavourite(tx, memberId, game);
    }
    if (!on) await removeFavourite(tx, memberId, game);
    return accepted([...(await readFavourites(tx, memberId))]);
  });
