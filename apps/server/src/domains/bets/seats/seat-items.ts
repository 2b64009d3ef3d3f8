// What the tables of vendors with rooms ask of the house [CAR-31], in the platform's own words: members, a unit, whole poisha.
import type { HandMove } from "@jonaki/ledger";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import type { BetUnit, Staked } from "../bet-items.ts";

interface ItemBase {
  readonly vendor: string;
  /** The vendor's id of this call, in one space with those of bets. */
  readonly transaction: string;
  /** What "the same body" means, in hex [VEN-5]. */
  readonly fingerprint: string;
}

export interface BuyInItem extends ItemBase {
  readonly verb: "buyIn";
  readonly memberId: bigint;
  readonly seat: string;
  readonly game: string;
  readonly unit: BetUnit;
  readonly amountMinor: Minor;
  /** The game's limits: chips that are added may be fewer, never more. */
  readonly smallestMinor: bigint;
  readonly largestMinor: bigint;
  /** The unit of the play session, whose balance is told whatever the call named. */
  readonly sessionUnit: BetUnit;
  /** The play session's, where it is a demo with a purse. */
  readonly purse: bigint | null;
  /** The member's login behind the play session, which must be alive; null when there is none to ask about. */
  readonly loginSession: bigint | null;
  /** Why the gateway would not take it: the session, the game, maintenance, the currency. */
  readonly barredBy: WalletCode | null;
}

export interface SeatMove extends HandMove {
  readonly seat: string;
}

export interface HandItem extends ItemBase {
  readonly verb: "hand";
  readonly game: string;
  readonly round: string;
  /** Each member once; payouts and rake are what was put in. */
  readonly moves: readonly SeatMove[];
  readonly rakeMinor: Minor;
}

export interface BuyOutItem extends ItemBase {
  readonly verb: "buyOut";
  readonly memberId: bigint;
  readonly seat: string;
  /** What the vendor believes to lie there; null when it says nothing. */
  readonly amountMinor: Minor | null;
}

export type SeatItem = BuyInItem | HandItem | BuyOutItem;

/** The answer as it is stored and repeated. */
export interface SeatAnswer {
  readonly code: WalletCode;
  /** CASH and BONUS together; null for a hand, which is many members'. */
  readonly balanceMinor: Minor | null;
  readonly reference: bigint | null;
  /** What came back from the seat; null for everything but a buy-out. */
  readonly amountMinor: Minor | null;
}

export interface Seat extends Staked {
  readonly id: bigint;
  readonly name: string;
  readonly game: string;
  /** Null once it was left. */
  readonly stackMinor: Minor | null;
}

/** Who has to stand still while the call is judged. */
export const membersOf = (item: SeatItem): readonly bigint[] =>
  item.verb === "hand" ? item.moves.map(({ memberId }) => memberId) : [item.memberId];

/** The seats it names, each by its member. */
export const seatNamesOf = (item: SeatItem): ReadonlyMap<bigint, string> =>
  new Map(
    item.verb === "hand"
      ? item.moves.map(({ memberId, seat }) => [memberId, seat])
      : [[item.memberId, item.seat]],
  );
