// Exact amounts of money in whole poisha, 1/100 of the unit [WAL-1]: the type, its one parser, its one text form.

declare const unit: unique symbol;

/** An amount in minor units; a plain bigint does not pass for money by accident. */
export type Minor = bigint & { readonly [unit]: "minor" };

/** Says that a whole number from the database or from arithmetic is an amount in poisha. */
export function minor(value: bigint): Minor {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand can only be put on by saying so, here.
  return value as Minor;
}

// Fifteen digits before the point are the wire's bound and keep every sum of postings inside a bigint column.
const UNSIGNED = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

export interface ParseOptions {
  /** Accept a leading minus, as answers carry it; what a person types never has one. */
  readonly signed?: boolean;
}

/** Reads decimal text with at most two decimals; null for anything else, never a rounded guess. */
export function parseAmount(text: string, options: ParseOptions = {}): Minor | null {
  const negative = options.signed === true && text.startsWith("-");
  const match = UNSIGNED.exec(negative ? text.slice(1) : text);
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  const value = BigInt(whole + decimals.padEnd(2, "0"));
  return minor(negative ? -value : value);
}

/** The wire's text of an amount: always two decimals, no grouping, no symbol [CALL-14]. */
export function formatAmount(amountMinor: Minor): string {
  const negative = amountMinor < 0n;
  const digits = (negative ? 0n - amountMinor : amountMinor).toString().padStart(3, "0");
  return `${negative ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of amounts, as an amount. */
export function sumMinor(amountsMinor: Iterable<Minor>): Minor {
  let total = 0n;
  for (const one of amountsMinor) total += one;
  return minor(total);
}
