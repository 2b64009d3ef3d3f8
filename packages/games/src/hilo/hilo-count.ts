// The figures of Hi-lo found by exact recursion from guess to guess [FAIR-11, FAIR-12]: nothing here is sampled and nothing
// is a float.
import { fraction, isBelow, isSameFraction } from "../exact.ts";
import type { Fraction } from "../exact.ts";
import { guessesOn, hiloMultiplier, hiloPayoutMinor, rightRanks } from "./hilo-pay.ts";
import type { HiloGuess } from "./hilo-pay.ts";
import type { HiloTable } from "./hilo-table.ts";

export interface HiloStep {
  readonly card: number;
  readonly guess: HiloGuess;
  /** How many ranks make it right. */
  readonly right: number;
  readonly chance: Fraction;
}

/** Every guess on every card. */
export function hiloSteps(table: HiloTable): readonly HiloStep[] {
  const cards = Array.from({ length: table.ranks }, (_, place) => place + 1);
  return cards.flatMap((card) =>
    guessesOn(table, card).map((guess) => {
      const right = rightRanks(table, card, guess);
      return { card, guess, right, chance: fraction(BigInt(right), BigInt(table.ranks)) };
    }),
  );
}

/**
 * Of what is staked, before the cut to the poisha. After the first guess it is what it is after any number of them,
 * because each further one is paid by exactly what it is unlikely: that, too, is counted here.
 */
export function hiloReturn(table: HiloTable, steps: readonly HiloStep[]): Fraction {
  const chains = steps.flatMap((first) => [[first], ...steps.map((second) => [first, second])]);
  const [one, ...others] = chains.map((chain) => {
    const { numerator, denominator } = hiloMultiplier(
      table,
      chain.map(({ right }) => right),
    );
    const chance = chain.reduce(
      (all, step) =>
        fraction(all.numerator * step.chance.numerator, all.denominator * step.chance.denominator),
      fraction(1n, 1n),
    );
    return fraction(chance.numerator * numerator, chance.denominator * denominator);
  });
  if (one === undefined || others.some((other) => !isSameFraction(one, other)))
    throw new Error("The return of Hi-lo depends on the guesses; the sheet states one for all.");
  return one;
}

/** The cut weighs most on the smallest stake: the first guess at which it leaves the least, and how much that is. */
export function lowestHiloReturn(
  table: HiloTable,
  steps: readonly HiloStep[],
): HiloStep & { readonly returned: Fraction } {
  const { smallestStakeMinor: stake } = table;
  return steps
    .map((step) => {
      const payout = hiloPayoutMinor(table, stake, [step.right]);
      return { ...step, returned: fraction(payout * step.chance.numerator, stake * step.chance.denominator) };
    })
    .reduce((lowest, step) => (isBelow(step.returned, lowest.returned) ? step : lowest));
}
