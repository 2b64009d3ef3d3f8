// The vendors and games in memory: every second the mark of the last change is looked at, and only when it moved are the
// rows read again. A switch of the back office binds the next bet within that second.
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { keepFresh } from "../../platform/keep-fresh.ts";
import { readGames, readMark } from "./games.store.ts";
import type { Game } from "./games.store.ts";
import { readVendorEntries, readVendorPlaces } from "./vendors.store.ts";
import type { VendorEntry, VendorPlace } from "./vendors.store.ts";

const FRESH_MS = 1_000;

/** The catalogue as it was at one mark; a later one is another object. */
export interface Snapshot {
  readonly games: readonly Game[];
  readonly places: readonly VendorPlace[];
  readonly vendors: ReadonlyMap<string, VendorEntry>;
  readonly byCode: ReadonlyMap<string, Game>;
  readonly byFamily: ReadonlyMap<string, Game>;
}

export interface Catalogue {
  current(): Promise<Snapshot>;
  find(vendor: string, code: string): Promise<Game | undefined>;
  /** The vendor that holds a family's rounds. */
  ofFamily(family: string): Promise<Game | undefined>;
}

export function createCatalogue({ store }: Pick<Database, "store">, clock: Clock): Catalogue {
  let kept: { readonly mark: bigint; readonly snapshot: Snapshot } | null = null;
  const fresh = keepFresh(clock, FRESH_MS, async () => {
    // Before the rows: a change that comes between is found by the next look.
    const mark = await readMark(store);
    if (kept?.mark === mark) return kept.snapshot;
    const [games, places, entries] = await Promise.all([
      readGames(store),
      readVendorPlaces(store),
      readVendorEntries(store),
    ]);
    const vendors = new Map(entries.map((entry) => [entry.code, entry]));
    const snapshot = { vendors, places, games, ...indexesOf(games) };
    kept = { mark, snapshot };
    return snapshot;
  });
  return {
    current: fresh.current,
    find: async (vendor, code) => {
      const game = (await fresh.current()).byCode.get(code);
      return game?.vendor === vendor ? game : undefined;
    },
    ofFamily: async (family) => (await fresh.current()).byFamily.get(family),
  };
}

const indexesOf = (games: readonly Game[]): Pick<Snapshot, "byCode" | "byFamily"> => ({
  byCode: new Map(games.map((game) => [game.code, game])),
  byFamily: new Map(games.flatMap((game) => (game.family === null ? [] : [[game.family, game]]))),
});
