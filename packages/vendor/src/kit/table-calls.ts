// The calls of a table that nobody has heard of yet: two players, chips for each, one hand that moves some of them.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { BuyInCall, BuyOutCall, HandCall } from "../seats.ts";
import { stakeOf } from "./round-calls.ts";
import type { OpenedPlay } from "./target.ts";

export interface TableCalls {
  /** In stakes of the game's smallest size. */
  amount(stakes: number): string;
  readonly buyIn: BuyInCall;
  readonly buyOut: BuyOutCall;
  readonly otherBuyIn: BuyInCall;
  readonly otherBuyOut: BuyOutCall;
  /** The first player loses two stakes of four, the other wins them less a tenth of a stake. */
  readonly hand: HandCall;
}

const CHIPS = 4;

export function tableCalls(one: OpenedPlay, other: OpenedPlay, id: () => string): TableCalls {
  const stakeMinor = stakeOf(one);
  const amount = (stakes: number): string => formatAmount(minor((stakeMinor * BigInt(stakes * 10)) / 10n));
  const seat = id();
  const buyIn = ({ play, game }: OpenedPlay): BuyInCall => {
    const { session, player, currency } = play;
    const amountOf = amount(CHIPS);
    return { verb: "buyIn", transaction: id(), session, player, game, seat, amount: amountOf, currency };
  };
  const buyOut = ({ play: { player } }: OpenedPlay): BuyOutCall => ({
    verb: "buyOut",
    transaction: id(),
    player,
    seat,
  });
  const rakeMinor = stakeMinor / 10n;
  const pot = parseAmount(amount(4)) ?? 0n;
  return {
    amount,
    buyIn: buyIn(one),
    buyOut: buyOut(one),
    otherBuyIn: buyIn(other),
    otherBuyOut: buyOut(other),
    hand: {
      verb: "hand",
      transaction: id(),
      game: one.game,
      round: id(),
      moves: [
        { player: one.play.player, seat, putIn: amount(2), won: "0.00" },
        { player: other.play.player, seat, putIn: amount(2), won: formatAmount(minor(pot - rakeMinor)) },
      ],
      rake: formatAmount(minor(rakeMinor)),
    },
  };
}
