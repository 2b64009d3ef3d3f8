// Calls about seats for tests: chips bought, hands and chips brought back, with ids that are never used twice.
import { minor } from "@jonaki/money";
import type { BuyInItem, BuyOutItem, HandItem } from "@jonaki/server/seat-items";

let made = 0;

const base = () => {
  made += 1;
  return { vendor: "TEST", transaction: `seat-${made}`, fingerprint: made.toString(16).padStart(64, "5") };
};

/** On the seat "s" of the member, unless another is named. */
export const buyInItem = (
  memberId: bigint,
  amountMinor: bigint,
  more: Partial<BuyInItem> = {},
): BuyInItem => ({
  ...base(),
  verb: "buyIn",
  memberId,
  seat: "s",
  game: "teen-patti",
  unit: "PLAY",
  amountMinor: minor(amountMinor),
  smallestMinor: 1n,
  largestMinor: 10_000_000n,
  sessionUnit: "PLAY",
  purse: null,
  loginSession: null,
  barredBy: null,
  ...more,
});

/** What each member puts in and wins; the rest of what was put in is rake. */
export function handItem(
  moves: readonly (readonly [memberId: bigint, putIn: bigint, won: bigint])[],
  more: Partial<HandItem> = {},
): HandItem {
  const rakeMinor = moves.reduce((sum, [, putIn, won]) => sum + putIn - won, 0n);
  return {
    ...base(),
    verb: "hand",
    game: "teen-patti",
    round: `hand-${made}`,
    moves: moves.map(([memberId, putIn, won]) => ({
      memberId,
      seat: "s",
      putInMinor: minor(putIn),
      wonMinor: minor(won),
    })),
    rakeMinor: minor(rakeMinor),
    ...more,
  };
}

export const buyOutItem = (memberId: bigint, more: Partial<BuyOutItem> = {}): BuyOutItem => ({
  ...base(),
  verb: "buyOut",
  memberId,
  seat: "s",
  amountMinor: null,
  ...more,
});
