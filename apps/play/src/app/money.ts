// How a game shows money: the taka sign, whatever the unit; the mark beside the balance says which it is [SAFE-20].
import { formatFigure, formatMoney } from "@jonaki/i18n";

export const TAKA = "৳";

export const moneyText = (amount: bigint | string): string => formatMoney(amount, { symbol: TAKA });

/** The figure alone, without decimals that say nothing: for a narrow list of other people's bets. */
export const figureText = (amount: bigint | string, sign: "minus" | "plus" = "minus"): string =>
  formatFigure(amount, { sign }).replace(/\.00$/u, "");

/** With a plus for what was gained, as it stands in lists. */
export const signedText = (amount: bigint | string): string =>
  formatMoney(amount, { symbol: TAKA, sign: "plus" });
