// The shelf of the moment: made anew when the catalogue changed or other games became hot, and otherwise the same one.
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { keepFresh } from "../../platform/keep-fresh.ts";
import type { Catalogue, Snapshot } from "./catalogue.ts";
import { readPlays } from "./game-plays.store.ts";
import type { GamePlays } from "./game-plays.store.ts";
import { arrangeGames, createShelf } from "./game-shelf.ts";
import type { ArrangedGames, GameShelf, ShelvedGame } from "./game-shelf.ts";
import { byPlays, hotGames } from "./lists.rules.ts";

export interface ShelvesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

export interface Filled {
  readonly shelf: GameShelf;
  /** The most played first, as many as anybody may ask for [LOB-28]. */
  readonly popular: readonly ShelvedGame[];
}

export interface Shelves {
  current(): Promise<Filled>;
}

const MOST_POPULAR = 100;

/** Hot is what is played now, popular what was played this week. */
const HOT_DAYS = 2;
export const POPULAR_DAYS = 7;
/** What is played changes with every bet, but what is played most does not. */
const PLAYS_FRESH_MS = 5_000;

interface Played {
  readonly hot: ReadonlySet<string>;
  readonly plays: readonly GamePlays[];
}

export function createShelves({ database, clock, catalogue }: ShelvesParts): Shelves {
  let played: Played = { hot: new Set(), plays: [] };
  const fresh = keepFresh(clock, PLAYS_FRESH_MS, async () => {
    const { store } = database;
    const [lately, plays] = await Promise.all([
      readPlays(store, clock.now(), HOT_DAYS),
      readPlays(store, clock.now(), POPULAR_DAYS),
    ]);
    const hot = hotGames(lately);
    // The same set stays the same object, so that the shelf made for it stays, too.
    played = { hot: isSame(hot, played.hot) ? played.hot : hot, plays };
    return played;
  });
  let arranged: { readonly of: Snapshot; readonly games: ArrangedGames } | null = null;
  let made: { readonly of: ArrangedGames; readonly hot: Played["hot"]; readonly shelf: GameShelf } | null =
    null;
  const shelfFor = (snapshot: Snapshot, hot: Played["hot"]): GameShelf => {
    if (arranged?.of !== snapshot) arranged = { of: snapshot, games: arrangeGames(snapshot) };
    if (made?.of !== arranged.games || made.hot !== hot)
      made = { of: arranged.games, hot, shelf: createShelf(arranged.games, hot) };
    return made.shelf;
  };
  let filled: (Filled & { readonly by: Played["plays"] }) | null = null;
  return {
    current: async () => {
      const [snapshot, { hot, plays }] = await Promise.all([catalogue.current(), fresh.current()]);
      const shelf = shelfFor(snapshot, hot);
      if (filled?.shelf !== shelf || filled.by !== plays)
        filled = { shelf, popular: popularOn(shelf, plays), by: plays };
      return filled;
    },
  };
}

function popularOn(shelf: GameShelf, plays: readonly GamePlays[]): readonly ShelvedGame[] {
  const shelved = new Map(shelf.all.map((one) => [one.game, one]));
  const most = byPlays([...shelved.keys()], plays).slice(0, MOST_POPULAR);
  return most.flatMap((game) => shelved.get(game) ?? []);
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && one.isSubsetOf(other);
