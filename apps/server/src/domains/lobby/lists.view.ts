// Vendors and games as they travel [LOB-2, LOB-20, LOB-22].
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Game, Names } from "./games.store.ts";
import type { VendorPlace } from "./vendors.store.ts";

export type WireGame = CallOutput<Calls["lobby"]["popular"]>["list"][number];
export type WireCategory = CallOutput<Calls["lobby"]["vendorsPublic"]>[number];

/** The page opens the list of the vendor's games instead of a game [LOB-34]. */
const OPENS_LIST = "VASSALAGE";

export const gameView = (game: Game, hot: boolean, language: keyof Names): WireGame => ({
  gameId: game.code,
  nodeId: game.code,
  code: game.code,
  vassalage: game.vendor,
  gameName: game.names[language],
  nodeName: game.names[language],
  displayName: game.vendorNames[language],
  showIcon: game.icon,
  smallIcon: game.smallIcon,
  supportPlay: game.supportPlay === 0 ? 0 : 1,
  isHot: hot ? 1 : 0,
  // An address is made for one member and one launch [LOB-49].
  game_url: "",
  game_url2: "",
  defaultPlayType: game.defaultPlayType,
  // The lotteries with a page of their own are told by their vendor [LOB-41].
  accountTypeName: game.vendor,
  gameType: game.gameType,
  isGame: game.opensList ? OPENS_LIST : "",
});

/** onlyGame: where a vendor has one in the category, its card launches it [LOB-10]. */
export function categoryView(
  { category, vendors }: { readonly category: string; readonly vendors: readonly VendorPlace[] },
  onlyGame: (place: VendorPlace) => string | null,
  language: keyof Names,
): WireCategory {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the wire's list.
    title: category as WireCategory["title"],
    cards: vendors.map((place) => ({
      vassalage: place.vendor,
      displayName: place.names[language],
      icon: place.icon,
      code: place.vendor,
      gameId: onlyGame(place) ?? "",
      nodeId: onlyGame(place) ?? "",
      accountTypeName: place.vendor,
      gameType: category,
      isGame: "",
    })),
  };
}
