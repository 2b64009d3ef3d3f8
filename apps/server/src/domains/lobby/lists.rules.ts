// Which vendors and games a list shows, and in which order: the operator's, the most played, the hot ones.
import type { DoorStatus } from "./games.store.ts";
import type { GamePlays } from "./game-plays.store.ts";

export interface ListedGame {
  readonly vendor: string;
  readonly code: string;
  readonly position: number;
  readonly name: string;
  readonly status: DoorStatus;
  readonly vendorStatus: DoorStatus;
}

export interface VendorPlace {
  readonly category: string;
  readonly vendor: string;
  readonly status: DoorStatus;
  readonly hasGames: boolean;
}

/** One that is off or under maintenance is on no new page [LOB-14]. */
export const isOpen = ({ status, vendorStatus }: Pick<ListedGame, "status" | "vendorStatus">): boolean =>
  status === "ON" && vendorStatus === "ON";

/** The categories in the given order, each with its open vendors that have a game; empty ones are left out. */
export function openCategories<Place extends VendorPlace>(
  places: readonly Place[],
): readonly { readonly category: string; readonly vendors: readonly Place[] }[] {
  const open = places.filter(({ status, hasGames }) => status === "ON" && hasGames);
  return [...new Set(open.map(({ category }) => category))].map((category) => ({
    category,
    vendors: open.filter((place) => place.category === category),
  }));
}

/** As many games as the hot page of the home shows at once [SHELL-110]. */
const MOST_HOT = 24;

const keyOf = (vendor: string, code: string): string => `${vendor} ${code}`;

/** The most played of the last days; one that nobody played is never hot. */
export function hotGames(plays: readonly GamePlays[]): ReadonlySet<string> {
  const played = plays.filter(({ bets }) => bets > 0).toSorted((left, right) => right.bets - left.bets);
  return new Set(played.slice(0, MOST_HOT).map(({ vendor, game }) => keyOf(vendor, game)));
}

export const isHot = (hot: ReadonlySet<string>, { vendor, code }: ListedGame): boolean =>
  hot.has(keyOf(vendor, code));

/** By the operator's position, then hot first, then name [LOB-18]. */
export function inOrder<Game extends ListedGame>(
  games: readonly Game[],
  hot: ReadonlySet<string>,
): readonly Game[] {
  return games.toSorted(
    (left, right) =>
      left.position - right.position ||
      Number(isHot(hot, right)) - Number(isHot(hot, left)) ||
      left.name.localeCompare(right.name),
  );
}

/** The most played first; those that nobody played follow in the order they had. */
export function byPlays<Game extends ListedGame>(
  games: readonly Game[],
  plays: readonly GamePlays[],
): readonly Game[] {
  const bets = new Map(plays.map((play) => [keyOf(play.vendor, play.game), play.bets]));
  const betsOf = ({ vendor, code }: Game): number => bets.get(keyOf(vendor, code)) ?? 0;
  return games.toSorted((left, right) => betsOf(right) - betsOf(left));
}
