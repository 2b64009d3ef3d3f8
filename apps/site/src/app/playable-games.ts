// The games that can be started today, by the codes of the vendors' table. The lobby's game list takes the place
// of this file as soon as the server answers it.
import type { MessageKey } from "@jonaki/i18n";

/** What a launch names [LOB-38]. */
export interface GameLaunch {
  readonly vassalage: string;
  readonly gameId: string;
  readonly nodeId: string;
  /** With trial money, by the free trial button [LOB-37]. */
  readonly demo: boolean;
}

export interface PlayableGame extends Omit<GameLaunch, "demo"> {
  readonly nameKey: MessageKey;
  readonly vendorKey: MessageKey;
}

const tuntuni = (gameId: string, nameKey: MessageKey): PlayableGame => ({
  vassalage: "TUNTUNI",
  gameId,
  nodeId: gameId,
  nameKey,
  vendorKey: "vendor_tuntuni",
});

export const PLAYABLE_GAMES: readonly PlayableGame[] = [
  tuntuni("crash", "play_crash"),
  tuntuni("dice", "play_dice"),
  tuntuni("mines", "play_mines"),
  tuntuni("hilo", "play_hilo"),
  tuntuni("plinko", "play_plinko"),
  tuntuni("wheel", "play_wheel"),
  tuntuni("limbo", "play_limbo"),
  tuntuni("keno", "play_keno"),
];

export function playableGame(gameId: string): PlayableGame | undefined {
  return PLAYABLE_GAMES.find((game) => game.gameId === gameId);
}
