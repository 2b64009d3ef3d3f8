// The figures of Mines found by exact recursion from tile to tile [FAIR-11, FAIR-12]: nothing here is sampled and nothing is
// a float.
import { fraction, isBelow, isSameFraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { minesLastStep, minesMultiplier, minesPayoutMinor } from "./mines-pay.ts";
import type { MinesTable } from "./mines-table.ts";

/** A field with so many mines of which so many safe tiles are open, and the member stops there. */
export interface MinesStop {
  readonly mines: number;
  readonly opened: number;
  readonly chance: Fraction;
}

/** Every stop there is, with its chance: what is left of the safe tiles over what is left of all, tile after tile. */
export function minesStops(table: MinesTable): readonly MinesStop[] {
  const stops: MinesStop[] = [];
  for (let mines = table.fewestMines; mines <= table.mostMines; mines += 1) {
    let chance = fraction(1n, 1n);
    for (let opened = 1; opened <= table.tiles - mines; opened += 1) {
      const left = table.tiles - opened + 1;
      chance = fraction(chance.numerator * BigInt(left - mines), chance.denominator * BigInt(left));
      stops.push({ mines, opened, chance });
    }
  }
  return stops;
}

/** Of what is staked, before the cut to the poisha; the same wherever the member stops. */
export function minesReturn(table: MinesTable, stops: readonly MinesStop[]): Fraction {
  const [first, ...others] = stops.map(({ mines, opened, chance }) => {
    const pays = minesMultiplier(table, mines, opened);
    return fraction(chance.numerator * pays.numerator, chance.denominator * pays.denominator);
  });
  if (first === undefined || others.some((other) => !isSameFraction(first, other)))
    throw new Error("The return of Mines depends on the stop; the sheet states one for all.");
  return first;
}

/** The most that a stake can be multiplied by: at the smallest stake the largest win comes last. */
export function largestMinesStop(table: MinesTable, stops: readonly MinesStop[]): MinesStop {
  const { smallestStakeMinor: stakeMinor, largestWinMinor } = table;
  const within = stops.filter(
    ({ mines, opened }) => opened <= minesLastStep(table, { stakeMinor, mines, largestWinMinor }),
  );
  return within.reduce((most, stop) => (isBelow(stop.chance, most.chance) ? stop : most));
}

/** The cut weighs most on the smallest stake: the stop at which it leaves the least, and how much that is. */
export function lowestMinesReturn(
  table: MinesTable,
  stops: readonly MinesStop[],
): MinesStop & { readonly returned: Fraction } {
  const { smallestStakeMinor: stake } = table;
  return stops
    .map((stop) => {
      const payout = minesPayoutMinor(table, stake, stop.mines, stop.opened);
      const { numerator, denominator } = stop.chance;
      return { ...stop, returned: fraction(payout * numerator, stake * denominator) };
    })
    .reduce((lowest, stop) => (isBelow(stop.returned, lowest.returned) ? stop : lowest));
}
