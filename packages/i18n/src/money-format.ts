// Money as people read it: symbol, Latin digits, lakh grouping, two decimals in both languages [SITE-56].
import { groupLakh } from "./digits.ts";

/** Shown when the brand has no symbol [SITE-4, WAL-9]. */
export const FALLBACK_SYMBOL = "P";

const MINUS = "\u2212";
const WIRE_AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

export interface MoneyFormat {
  /** The brand's currency symbol; empty or absent shows the fallback. */
  readonly symbol?: string | undefined;
  /** cut drops the decimals without rounding: pills, chips, tiles, limits and jackpots only. */
  readonly decimals?: "always" | "cut" | undefined;
  /** plus marks gains with + as losses are marked with −. */
  readonly sign?: "minus" | "plus" | undefined;
}

/** An amount in poisha (bigint) or as the wire's text [CALL-14], with its symbol. */
export function formatMoney(amount: bigint | string, format: MoneyFormat = {}): string {
  return write(amount, format.symbol || FALLBACK_SYMBOL, format);
}

/** The same figure without a symbol, for a text that names the currency itself. */
export function formatFigure(amount: bigint | string, format: Omit<MoneyFormat, "symbol"> = {}): string {
  return write(amount, "", format);
}

function write(amount: bigint | string, symbol: string, format: MoneyFormat): string {
  const { negative, whole, decimals } = parts(amount);
  const shown = format.decimals === "cut" ? groupLakh(whole) : `${groupLakh(whole)}.${decimals}`;
  // What shows as nothing has no direction either.
  const isZero = !/[1-9]/.test(shown);
  const gain = format.sign === "plus" ? "+" : "";
  const sign = negative ? MINUS : gain;
  return `${isZero ? "" : sign}${symbol}${shown}`;
}

function parts(amount: bigint | string): { negative: boolean; whole: string; decimals: string } {
  const text = typeof amount === "bigint" ? minorText(amount) : amount;
  const match = WIRE_AMOUNT.exec(text);
  if (match === null)
    throw new RangeError("An amount must be poisha or decimal text with at most two decimals.");
  const [, minus = "", whole = "", decimals = ""] = match;
  return {
    negative: minus !== "",
    whole: whole.replace(/^0+(?=\d)/, ""),
    decimals: decimals.padEnd(2, "0"),
  };
}

function minorText(amountMinor: bigint): string {
  const text = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(3, "0");
  return `${amountMinor < 0n ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}
