// The games of this house by name: for records, proofs and rules, which name a game without asking for a list.
import type { MessageKey } from "@jonaki/i18n";

export interface OwnGame {
  readonly vassalage: string;
  readonly gameId: string;
  readonly nameKey: MessageKey;
  readonly vendorKey: MessageKey;
}

const tuntuni = (gameId: string, nameKey: MessageKey): OwnGame => ({
  vassalage: "TUNTUNI",
  gameId,
  nameKey,
  vendorKey: "vendor_tuntuni",
});

export const OWN_GAMES: readonly OwnGame[] = [
  tuntuni("crash", "play_crash"),
  tuntuni("dice", "play_dice"),
  tuntuni("mines", "play_mines"),
  tuntuni("hilo", "play_hilo"),
  tuntuni("plinko", "play_plinko"),
  tuntuni("wheel", "play_wheel"),
  tuntuni("limbo", "play_limbo"),
  tuntuni("keno", "play_keno"),
];

export function ownGame(gameId: string): OwnGame | undefined {
  return OWN_GAMES.find((game) => game.gameId === gameId);
}
