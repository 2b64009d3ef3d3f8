// Exact fractions as a sheet shows them: in lowest terms, and cut to a fixed number of decimals [FAIR-11].

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

export function fractionText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** Decimal text, cut and never rounded up: a figure is not shown better than it is. */
export function decimalText({ numerator, denominator }: Fraction, decimals: number): string {
  const cut = (numerator * 10n ** BigInt(decimals)) / denominator;
  const digits = cut.toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger - (larger / smaller) * smaller];
  return larger;
}
