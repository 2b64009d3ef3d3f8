// Which vendors and games a list shows, and in which order: the operator's, the most played, the hot ones; and which games
// a lobby's filters leave.
import type { DoorStatus, Game } from "./games.store.ts";
import type { GamePlays } from "./game-plays.store.ts";

export type ListedGame = Pick<
  Game,
  "vendor" | "code" | "position" | "names" | "status" | "vendorStatus" | "isRetired"
>;

export interface ListedPlace {
  readonly category: string;
  readonly vendor: string;
  readonly status: DoorStatus;
}

/** One that is off, under maintenance or taken back is on no new page [LOB-14]. */
export const isOpen = ({ status, vendorStatus, isRetired }: ListedGame): boolean =>
  status === "ON" && vendorStatus === "ON" && !isRetired;

/** The categories in the given order, each with its open vendors that have an open game in it; empty ones are left out. */
export function openCategories<Place extends ListedPlace>(
  places: readonly Place[],
  hasGames: (place: Place) => boolean,
): readonly { readonly category: string; readonly vendors: readonly Place[] }[] {
  const open = places.filter((place) => place.status === "ON" && hasGames(place));
  return [...Map.groupBy(open, ({ category }) => category)].map(([category, vendors]) => ({
    category,
    vendors,
  }));
}

/**
 * The lobbies a game stands in [LOB-12, LOB-31]: that of its own category where its vendor stands there, otherwise all of
 * its vendor's, as a mini game stands among the slots.
 */
export const lobbiesOf = (category: string, ofVendor: readonly string[]): readonly string[] =>
  ofVendor.includes(category) ? [category] : ofVendor;

/** As many games as the hot page of the home shows at once [SHELL-110]. */
const MOST_HOT = 24;

const keyOf = (vendor: string, code: string): string => `${vendor} ${code}`;

/** The most played of the last days; one that nobody played is never hot. */
export function hotGames(plays: readonly GamePlays[]): ReadonlySet<string> {
  const played = plays.filter(({ bets }) => bets > 0).toSorted((left, right) => right.bets - left.bets);
  return new Set(played.slice(0, MOST_HOT).map(({ vendor, game }) => keyOf(vendor, game)));
}

export const isHot = (
  hot: ReadonlySet<string>,
  { vendor, code }: Pick<ListedGame, "vendor" | "code">,
): boolean => hot.has(keyOf(vendor, code));

const byName = new Intl.Collator("en").compare;

/** By the operator's position, then name; the slow part of LOB-18, done once for each change of the catalogue. */
export const inOrder = <One extends ListedGame>(games: readonly One[]): readonly One[] =>
  games.toSorted((left, right) => left.position - right.position || byName(left.names.EN, right.names.EN));

/** Of those in order, the hot ones of each position before the others [LOB-18]. */
export function hotFirst<One extends ListedGame>(
  games: readonly One[],
  hot: ReadonlySet<string>,
): readonly One[] {
  if (hot.size === 0) return games;
  return [...Map.groupBy(games, ({ position }) => position).values()].flatMap((equals) => [
    ...equals.filter((game) => isHot(hot, game)),
    ...equals.filter((game) => !isHot(hot, game)),
  ]);
}

/** The most played first; those that nobody played follow in the order they had. */
export function byPlays<One extends ListedGame>(
  games: readonly One[],
  plays: readonly GamePlays[],
): readonly One[] {
  const bets = new Map(plays.map((play) => [keyOf(play.vendor, play.game), play.bets]));
  const betsOf = ({ vendor, code }: One): number => bets.get(keyOf(vendor, code)) ?? 0;
  const [played, unplayed] = [
    games.filter((one) => betsOf(one) > 0),
    games.filter((one) => betsOf(one) === 0),
  ];
  return [...played.toSorted((left, right) => betsOf(right) - betsOf(left)), ...unplayed];
}

/** A text as it is searched in and for: upper and lower case alike, and a letter alike however it was put together. */
export const searchable = (text: string): string => text.normalize("NFC").toLowerCase();

export interface GameFilter {
  /** Searchable; empty for any. */
  readonly name: string;
  readonly vendor: string | undefined;
  readonly category: string | undefined;
  /** Empty for any. */
  readonly gameType: string;
  /** Lower bounds, as their names say: the smallest stake and the lines are at least so much. */
  readonly minBetMinor: bigint;
  readonly minLines: number;
  readonly hotOnly: boolean;
  /** The one game of this code. */
  readonly code: string | undefined;
}

export type FilteredGame = Pick<
  Game,
  "code" | "vendor" | "gameType" | "smallestMinor" | "lines" | "opensList"
>;

export interface FilterSight {
  /** Both names, searchable. */
  readonly names: string;
  readonly lobbies: readonly string[];
  readonly isHot: boolean;
}

/** An entry that opens its vendor's list does not stand in that list itself [LOB-34]. */
export const fits = (filter: GameFilter, game: FilteredGame, sight: FilterSight): boolean =>
  (filter.code === undefined || game.code === filter.code) &&
  (filter.vendor === undefined || (game.vendor === filter.vendor && !game.opensList)) &&
  (filter.category === undefined || sight.lobbies.includes(filter.category)) &&
  (filter.gameType === "" || game.gameType === filter.gameType) &&
  game.smallestMinor >= filter.minBetMinor &&
  (filter.minLines === 0 || (game.lines ?? 0) >= filter.minLines) &&
  (!filter.hotOnly || sight.isHot) &&
  (filter.name === "" || sight.names.includes(filter.name));
