// Where a press on a game, a vendor or a room leads [LOB-41]; pure.
import type { GameLaunch } from "../../app/game-launch.ts";

/** A game of a list, a vendor's card or a room: each has the fields that it can have. */
export interface Launchable {
  readonly vassalage: string;
  readonly isGame?: string;
  readonly accountTypeName?: string;
  readonly gameType?: string;
  readonly code?: string;
  readonly defaultPlayType?: string;
  readonly gameId?: string;
  readonly nodeId?: string;
  readonly roomId?: string;
  /** A room's. */
  readonly kind?: "MONEY" | "PRACTICE";
  /** A vendor's card has none: its name is the vendor's. */
  readonly gameName?: string;
  readonly displayName?: string;
}

export type Destination =
  | { readonly kind: "popup"; readonly vassalage: string }
  | { readonly kind: "route"; readonly to: string }
  | { readonly kind: "lobby"; readonly vassalage: string }
  | { readonly kind: "room"; readonly roomId: string }
  | { readonly kind: "launch" };

const OPENS_LIST = "VASSALAGE";
export const SEA_LOTTERY = "TCG_SEA";
export const VN_LOTTERY = "TCG_LOTTO_VN";
const SLOTS = "RNG";

const isVendor = ({ gameName, roomId }: Launchable): boolean =>
  gameName === undefined && roomId === undefined;

/** The first row that fits; a single slot game is one of row 7, only a slots vendor is one of row 5 [LOB-42]. */
export function destinationOf(wanted: Launchable): Destination {
  const { vassalage, accountTypeName, gameType, roomId } = wanted;
  if (wanted.isGame === OPENS_LIST) return { kind: "popup", vassalage };
  if (accountTypeName === SEA_LOTTERY) return { kind: "route", to: `/seaLottery${queryOf(wanted)}` };
  if (accountTypeName === VN_LOTTERY) return { kind: "route", to: `/vnlottery${queryOf(wanted)}` };
  if (gameType === "LOTT" || gameType === "ELOTT") return { kind: "route", to: `/lottery${queryOf(wanted)}` };
  if (gameType === SLOTS && isVendor(wanted)) return { kind: "lobby", vassalage };
  return roomId === undefined ? { kind: "launch" } : { kind: "room", roomId };
}

/** The game's code and its default play type, each when it is supplied [LOB-44]; a vendor's card has the code of its only game. */
function queryOf(wanted: Launchable): string {
  const code = isVendor(wanted) ? wanted.gameId : wanted.code;
  const query = new URLSearchParams();
  for (const [key, value = ""] of [
    ["gameCode", code],
    ["playType", wanted.defaultPlayType],
  ] as const)
    if (value !== "") query.set(key, value);
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** What its launch names; a room stands in place of a game [CAR-3]. */
export function launchOf(wanted: Launchable, demo: boolean): GameLaunch {
  const { vassalage, gameId = "", nodeId = "", roomId, kind, gameType, gameName, displayName = "" } = wanted;
  return {
    vassalage,
    gameId,
    nodeId,
    demo,
    name: gameName ?? displayName,
    ...(roomId === undefined ? {} : { roomId, isPractice: kind === "PRACTICE" }),
    ...(gameId === "" && roomId === undefined && gameType !== undefined ? { category: gameType } : {}),
  };
}
