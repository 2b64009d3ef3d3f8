// Vendors and games as they travel [LOB-2, LOB-20, LOB-22]; fields that only the lobbies of later games fill are empty.
import type { CallOutput, Calls } from "@jonaki/wire";
import type { GameRow, Names, VendorRow } from "./lists.store.ts";

export type WireGame = CallOutput<Calls["lobby"]["popular"]>["list"][number];
export type WireCategory = CallOutput<Calls["lobby"]["vendorsPublic"]>[number];

export function gameView(game: GameRow, hot: boolean, language: keyof Names): WireGame {
  return {
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
    game_url: "",
    game_url2: "",
    defaultPlayType: "",
    accountTypeName: "",
    gameType: game.category,
    isGame: "",
  };
}

export function categoryView(
  { category, vendors }: { readonly category: string; readonly vendors: readonly VendorRow[] },
  language: keyof Names,
): WireCategory {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the wire's list.
    title: category as WireCategory["title"],
    cards: vendors.map(({ vendor, names, icon }) => ({
      vassalage: vendor,
      displayName: names[language],
      icon,
      code: vendor,
      gameId: "",
      nodeId: "",
      accountTypeName: "",
      gameType: category,
      isGame: "",
    })),
  };
}
