// The open games in their order, prepared once for each change so that a page of them is a moment's work: names ready to be
// searched, games by vendor and by lobby, each game's JSON written once a language, and the pages asked for lately.
import type { Snapshot } from "./catalogue.ts";
import type { Game, Names } from "./games.store.ts";
import {
  fits,
  hotFirst,
  inOrder,
  isHot,
  isOpen,
  lobbiesOf,
  openCategories,
  searchable,
} from "./lists.rules.ts";
import type { FilterSight, GameFilter } from "./lists.rules.ts";
import { categoryView, gameView } from "./lists.view.ts";
import type { WireCategory, WireGame } from "./lists.view.ts";
import type { VendorPlace } from "./vendors.store.ts";

export interface ShelvedGame extends FilterSight {
  readonly game: Game;
}

export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface GameShelf {
  /** In the order of LOB-18. */
  readonly all: readonly ShelvedGame[];
  readonly hot: readonly ShelvedGame[];
  categories(language: keyof Names): readonly WireCategory[];
  matching(filter: GameFilter): readonly ShelvedGame[];
  /** JSON of a page of what a filter leaves. */
  page(filter: GameFilter, paging: Paging, language: keyof Names): string;
  /** The same of games that somebody else has chosen. */
  pageOf(games: readonly ShelvedGame[], paging: Paging, language: keyof Names): string;
  view(shelved: ShelvedGame, language: keyof Names): WireGame;
}

/** Some thousand pages; a flood of different questions begins anew, and costs no memory beyond this. */
const KEPT_CHARACTERS = 16_000_000;

/** What does not depend on who plays what: the slow half, kept while the catalogue stands still. */
export interface ArrangedGames {
  readonly open: readonly Game[];
  readonly sights: ReadonlyMap<Game, Pick<FilterSight, "names" | "lobbies">>;
  readonly places: Snapshot["places"];
}

export function arrangeGames({ games, places }: Snapshot): ArrangedGames {
  const open = inOrder(games.filter(isOpen));
  const placesOf = Map.groupBy(places, ({ vendor }) => vendor);
  const sightOf = ({ vendor, category, names }: Game) => ({
    names: searchable(`${names.BN}\n${names.EN}`),
    lobbies: lobbiesOf(
      category,
      (placesOf.get(vendor) ?? []).map((place) => place.category),
    ),
  });
  return { open, sights: new Map(open.map((game) => [game, sightOf(game)])), places };
}

export function createShelf({ open, sights, places }: ArrangedGames, hot: ReadonlySet<string>): GameShelf {
  const all = hotFirst(open, hot).map((game) => {
    const { names = "", lobbies = [] } = sights.get(game) ?? {};
    return { game, names, lobbies, isHot: isHot(hot, game) };
  });
  const byVendor = Map.groupBy(all, ({ game }) => game.vendor);
  const byLobby = new Map(
    [...new Set(places.map(({ category }) => category))].map((category) => [
      category,
      all.filter(({ lobbies }) => lobbies.includes(category)),
    ]),
  );
  const gamesAt = new Map(
    places.map((place) => [
      place,
      (byVendor.get(place.vendor) ?? []).filter(({ lobbies }) => lobbies.includes(place.category)),
    ]),
  );
  const openPlaces = openCategories(places, (place) => (gamesAt.get(place) ?? []).length > 0);
  const onlyGame = (place: VendorPlace): string | null => {
    const [first, second] = gamesAt.get(place) ?? [];
    return first === undefined || second !== undefined ? null : first.game.code;
  };
  const hotOnes = all.filter((one) => one.isHot);
  const matching = (filter: GameFilter): readonly ShelvedGame[] =>
    candidates(filter, { all, hot: hotOnes, byVendor, byLobby }).filter((one) => fits(filter, one.game, one));
  const texts = { BN: new Map<ShelvedGame, string>(), EN: new Map<ShelvedGame, string>() };
  const view: GameShelf["view"] = ({ game, isHot: hotNow }, language) => gameView(game, hotNow, language);
  const textOf = (one: ShelvedGame, language: keyof Names): string => {
    const text = texts[language].get(one) ?? JSON.stringify(view(one, language));
    texts[language].set(one, text);
    return text;
  };
  const pageOf: GameShelf["pageOf"] = (games, { pageNo, pageSize }, language) => {
    const shown = games.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    const totalPages = Math.ceil(games.length / pageSize);
    const gameTypes = JSON.stringify(typesOf(games));
    return `{"games":[${shown.map((one) => textOf(one, language)).join(",")}],"pageNum":${pageNo},"totalPages":${totalPages},"gameTypes":${gameTypes}}`;
  };
  const keep = createKeep();
  return {
    all,
    hot: hotOnes,
    matching,
    view,
    pageOf,
    categories: (language) => openPlaces.map((category) => categoryView(category, onlyGame, language)),
    page: (filter, paging, language) =>
      keep(keyOf(filter, paging, language), () => pageOf(matching(filter), paging, language)),
  };
}

/** A filter without a game is not offered [LOB-13, LOB-30]. */
export const typesOf = (games: readonly ShelvedGame[]): string[] =>
  [...new Set(games.map(({ game }) => game.gameType))].toSorted();

interface Indexes extends Pick<GameShelf, "all" | "hot"> {
  readonly byVendor: ReadonlyMap<string, readonly ShelvedGame[]>;
  readonly byLobby: ReadonlyMap<string, readonly ShelvedGame[]>;
}

/** The shortest row that has every game the filter can leave. */
function candidates({ vendor, category, hotOnly }: GameFilter, { all, hot, byVendor, byLobby }: Indexes) {
  if (hotOnly) return hot;
  if (vendor !== undefined) return byVendor.get(vendor) ?? [];
  return category === undefined ? all : (byLobby.get(category) ?? []);
}

/** What a visitor writes is quoted, so that no two questions are taken for one. */
const keyOf = (filter: GameFilter, { pageNo, pageSize }: Paging, language: string): string =>
  [
    language,
    pageNo,
    pageSize,
    filter.vendor ?? "",
    filter.category ?? "",
    filter.minBetMinor,
    filter.minLines,
    filter.hotOnly,
    JSON.stringify([filter.gameType, filter.name, filter.code ?? ""]),
  ].join("\n");

/** Keeps what was made lately, up to so many characters in all. */
function createKeep(): (key: string, make: () => string) => string {
  const kept = new Map<string, string>();
  let characters = 0;
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    characters += key.length + made.length;
    if (characters > KEPT_CHARACTERS) {
      kept.clear();
      characters = key.length + made.length;
    }
    kept.set(key, made);
    return made;
  };
}
