// What a round brought, the same in every game: a win, something back, or nothing. A loss is shown as plainly as a win.
import type { RoundLine } from "@jonaki/games/play/wire";
import { parseAmount } from "@jonaki/money";

export type Gain = "win" | "back" | "none";

type Money = Pick<RoundLine, "payout" | "stake">;

/** More came back than was staked; nothing less is a win [SAFE-23]. */
export const isGain = (line: Money): boolean => gainOf(line) === "win";

/** Less than the stake, or just the stake, is no win to be celebrated [SAFE-23]. */
export function gainOf({ payout, stake }: Money): Gain {
  const payoutMinor = parseAmount(payout ?? "0") ?? 0n;
  if (payoutMinor > (parseAmount(stake) ?? 0n)) return "win";
  return payoutMinor > 0n ? "back" : "none";
}

/** A recorded multiplier on a pill or a button: two decimals, cut. */
export const timesText = (multiplier: string): string => `${multiplier.replace(/(\.\d\d)\d*$/u, "$1")}×`;
