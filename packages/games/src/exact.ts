// Exact fractions as a sheet shows them: in lowest terms, and cut to a fixed number of decimals
// or, where that would mislead, to the nearest [FAIR-11].

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (numerator < 0n || denominator < 1n) throw new RangeError("A figure is a fraction of 0 or more.");
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function isSameFraction(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

export function isBelow(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

/** How much the first exceeds the other. */
export function difference(one: Fraction, other: Fraction): Fraction {
  return fraction(
    one.numerator * other.denominator - other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

export function fractionText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** Decimal text, cut and never rounded up: a figure is not shown better than it is. */
export function decimalText({ numerator, denominator }: Fraction, decimals: number): string {
  const cut = (numerator * 10n ** BigInt(decimals)) / denominator;
  const digits = cut.toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Decimal text to the nearest, a half upwards. Only for a figure that misses a round one by less than the last decimal
 * could show, and whose exact fraction stands beside it: cut, 0.99 less a billionth would read as a whole step worse.
 */
export function nearestText({ numerator, denominator }: Fraction, decimals: number): string {
  const halves = 2n * 10n ** BigInt(decimals);
  return decimalText(
    { numerator: numerator * halves + denominator, denominator: denominator * halves },
    decimals,
  );
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger - (larger / smaller) * smaller];
  return larger;
}
