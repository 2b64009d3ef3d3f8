// Whether a launch may go on [LOB-36, LOB-14, CAR-11], and with which money; pure. What is refused first is what the call
// lists first.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Game } from "../games.store.ts";
import { doorOf } from "../gateway.rules.ts";
import { originFault } from "../vendor-desk.rules.ts";
import type { VendorRoom } from "./vendor-adapter.ts";

const GUEST = 4;
const CAN_BE_TRIED = 0;

export interface Asked {
  readonly accountType: number;
  /** The free trial button. */
  readonly demo: boolean;
  readonly game: Game;
  readonly room: VendorRoom | null;
  readonly isSiteClosed: boolean;
  /** The vendor's currency is the house's. */
  readonly isOurCurrency: boolean;
}

export interface MayLaunch {
  readonly isTrial: boolean;
  /** A guest's trial money is given once; a member's purse of the game is filled up for each demo [WAL-5, LOB-37]. */
  readonly fillsTrial: boolean;
}

type LaunchRefusal = "NEED_TRUE_ACCOUNT" | "GAME_MAINTENANCE" | "ROOM_FULL" | "GAME_UNAVAILABLE";

export function mayLaunch(asked: Asked): MayLaunch | Refused<LaunchRefusal> {
  const { accountType, demo, game, room } = asked;
  const isGuest = accountType === GUEST;
  const isPractice = room?.kind === "PRACTICE";
  const isTrial = isGuest || demo || isPractice;
  // A room has its own money: for trial money there are the practice rooms.
  const canBeTried = room === null ? game.supportPlay === CAN_BE_TRIED : isPractice;
  if (isTrial && !canBeTried) return isGuest ? refused("NEED_TRUE_ACCOUNT") : refused("GAME_UNAVAILABLE");
  const door = doorOf(game, asked.isSiteClosed);
  // A vendor that is off says so as one under maintenance does: to who launches its games, both come back.
  if (door === "MAINTENANCE" || game.vendorStatus === "OFF") return refused("GAME_MAINTENANCE");
  if (door === null && room !== null && room.players >= room.seats) return refused("ROOM_FULL");
  if (door !== null || game.opensList || !asked.isOurCurrency) return refused("GAME_UNAVAILABLE");
  return { isTrial, fillsTrial: isTrial && !isGuest };
}

/**
 * An address that a frame may open, on this very origin, which is one that a page may name: of a blob or a script an origin
 * can be read as well.
 */
export function isAtHome(address: string, origin: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/u.test(url.protocol) && url.origin === origin && originFault(origin) === null
  );
}

/** Where the house and some vendors have their games, each origin once: what a page may show in a frame [LOB-43]. */
export function originsOf(
  gamesOrigin: string,
  vendors: Iterable<{ readonly gamesOrigin: string | null }>,
): readonly string[] {
  const named = [...vendors].flatMap((vendor) => vendor.gamesOrigin ?? []);
  return [...new Set([gamesOrigin, ...named.filter((origin) => originFault(origin) === null)])];
}
