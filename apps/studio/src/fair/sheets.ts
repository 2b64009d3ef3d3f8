// The sheets of the games [FAIR-11, FAIR-13]. Making one counts every outcome, so each is made once and kept.
import { findGame } from "@jonaki/games";
import type { Game, Sheet } from "@jonaki/games";

const made = new Map<Game, Sheet>();

/** Null for a game or a version nobody knows; without a version, the one that is played now. */
export function sheetOf(code: string, version: string | null): Sheet | null {
  const game = version === null ? findGame(code) : findGame(code, version);
  if (game === undefined) return null;
  const sheet = made.get(game) ?? game.sheet();
  made.set(game, sheet);
  return sheet;
}
