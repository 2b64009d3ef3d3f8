// The state table of seats [CAR-29 to CAR-31] as pure functions: what a call means, given the seats it names. A seat is
// unknown, open or left; once left it is left for good.
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import type { BetUnit } from "../bet-items.ts";
import type { BuyInItem, BuyOutItem, HandItem, Seat, SeatMove } from "./seat-items.ts";

interface OpenSeat extends Seat {
  readonly stackMinor: Minor;
}

const isOpen = (seat: Seat): seat is OpenSeat => seat.stackMinor !== null;

export interface Refusal {
  readonly refuse: WalletCode;
}

const refuse = (code: WalletCode): Refusal => ({ refuse: code });

export interface Bars {
  readonly isBlocked: boolean;
  readonly isLoggedOut: boolean;
  readonly isLimited: boolean;
  /** BONUS buys no chips [CAR-29]. */
  readonly cashMinor: bigint;
}

/** The seat that gets more chips, or null for a new one. */
export function judgeBuyIn(
  item: BuyInItem,
  seat: Seat | undefined,
  bars: Bars,
): Refusal | { readonly seat: OpenSeat | null } {
  // An exclusion ends the sessions too: the account's own state is the truer answer.
  if (bars.isBlocked) return refuse("MEMBER_BLOCKED");
  if (bars.isLoggedOut) return refuse("SESSION_EXPIRED");
  if (item.barredBy !== null) return refuse(item.barredBy);
  if (bars.isLimited) return refuse("LIMIT_REACHED");
  if (seat !== undefined) {
    if (!isOpen(seat)) return refuse("ROUND_CLOSED");
    if (seat.unit !== item.unit) return refuse("CURRENCY_WRONG");
    if (seat.game !== item.game) return refuse("GAME_CLOSED");
  }
  const isTooSmall = seat === undefined && item.amountMinor < item.smallestMinor;
  if (isTooSmall || item.amountMinor > item.largestMinor) return refuse("AMOUNT_INVALID");
  if (bars.cashMinor < item.amountMinor) return refuse("INSUFFICIENT_BALANCE");
  return { seat: seat ?? null };
}

export interface SeatedMove {
  readonly move: SeatMove;
  readonly seat: OpenSeat;
}

/** Every seat of the hand with what it does, all of one unit, or why none of it happens. */
export function judgeHand(
  item: HandItem,
  seats: ReadonlyMap<bigint, Seat>,
  isPosted: boolean,
): Refusal | { readonly unit: BetUnit; readonly seated: readonly SeatedMove[] } {
  const named = item.moves.map((move) => seats.get(move.memberId));
  const known = named.filter((seat) => seat !== undefined && seat.game === item.game);
  const [first] = known;
  if (first === undefined || known.length < named.length) return refuse("BET_UNKNOWN");
  if (isPosted) return refuse("ROUND_CLOSED");
  const seated = item.moves.flatMap((move): SeatedMove[] => {
    const seat = seats.get(move.memberId);
    return seat !== undefined && isOpen(seat) ? [{ move, seat }] : [];
  });
  if (seated.length < named.length) return refuse("ROUND_CLOSED");
  if (seated.some(({ seat }) => seat.unit !== first.unit)) return refuse("CURRENCY_WRONG");
  // Chips are won when the hand is over: what is put in lay on the seat before.
  if (seated.some(({ move, seat }) => move.putInMinor > seat.stackMinor))
    return refuse("INSUFFICIENT_BALANCE");
  return { unit: first.unit, seated };
}

/** The seat that is left, or null where it was left before and nothing comes back any more. */
export function judgeBuyOut(
  item: BuyOutItem,
  seat: Seat | undefined,
): Refusal | { readonly seat: OpenSeat | null } {
  if (seat === undefined) return refuse("BET_UNKNOWN");
  if (!isOpen(seat)) return { seat: null };
  const differs = item.amountMinor !== null && item.amountMinor !== seat.stackMinor;
  return differs ? refuse("AMOUNT_INVALID") : { seat };
}
