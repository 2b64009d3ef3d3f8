// The picture of each game by its code, for the lobby's cards and the rows of the record.
import dice from "../art/dice.svg";

const ART: ReadonlyMap<string, string> = new Map([["dice", dice]]);

/** Undefined for a game that has no picture here. */
export const gameArt = (code: string): string | undefined => ART.get(code);
