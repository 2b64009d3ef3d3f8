// Every game by code and version: new rounds are played with the first of a code, old ones are verified with
// the version their record names [FAIR-18].
import { crash } from "./crash/crash.ts";
import { dice } from "./dice/dice.ts";
import type { Game } from "./game.ts";
import { hilo } from "./hilo/hilo.ts";
import { keno } from "./keno/keno.ts";
import { limbo } from "./limbo/limbo.ts";
import { mines } from "./mines/mines.ts";
import { plinko } from "./plinko/plinko.ts";
import { wheel } from "./wheel/wheel.ts";

/** The newest version of a code stands first; an old one stays for as long as its rounds can be recalled. */
export const games: readonly Game[] = [crash, dice, mines, plinko, wheel, limbo, hilo, keno];

/** Without a version, the one that new rounds are played with. */
export function findGame(code: string, version?: string): Game | undefined {
  return games.find((game) => game.code === code && (version === undefined || game.version === version));
}
