// The picture of each game by its code, for the lobby's cards and the rows of the record.
import crash from "../art/crash.svg";
import dice from "../art/dice.svg";
import hilo from "../art/hilo.svg";
import keno from "../art/keno.svg";
import limbo from "../art/limbo.svg";
import mines from "../art/mines.svg";
import plinko from "../art/plinko.svg";
import wheel from "../art/wheel.svg";

const ART: ReadonlyMap<string, string> = new Map([
  ["crash", crash],
  ["dice", dice],
  ["mines", mines],
  ["hilo", hilo],
  ["plinko", plinko],
  ["wheel", wheel],
  ["limbo", limbo],
  ["keno", keno],
]);

/** Undefined for a game that has no picture here. */
export const gameArt = (code: string): string | undefined => ART.get(code);
