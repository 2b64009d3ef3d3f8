// The seats in the books of the reference wallet [CAR-29], and the rules that write in them; each can be planted a fault in.
import { minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "../codes.ts";
import type { BuyInCall, BuyOutCall, HandCall } from "../seats.ts";
import type { Books } from "./reference-books.ts";

export interface ReferenceSeat {
  readonly game: string;
  readonly currency: string;
  stackMinor: Minor;
  isLeft: boolean;
}

export interface SeatRules {
  buyIn(books: Books, call: BuyInCall): WalletCode;
  hand(books: Books, call: HandCall): WalletCode;
  /** With what came back. */
  buyOut(books: Books, call: BuyOutCall): { readonly code: WalletCode; readonly amountMinor?: Minor };
}

export const SEAT_RULES: SeatRules = { buyIn: sell, hand: playHand, buyOut: leave };

export const seatKey = (named: { readonly player: string; readonly seat: string }): string =>
  `${named.player} ${named.seat}`;

const amountOf = (text: string): Minor => parseAmount(text) ?? minor(0n);

function sell(books: Books, call: BuyInCall): WalletCode {
  const player = books.players.get(call.player);
  if (player === undefined || !player.live || player.play.session !== call.session) return "SESSION_EXPIRED";
  if (player.play.currency !== call.currency) return "CURRENCY_WRONG";
  if (player.blocked) return "MEMBER_BLOCKED";
  const seat = books.seats.get(seatKey(call));
  if (seat?.isLeft === true) return "ROUND_CLOSED";
  if (seat !== undefined && seat.game !== call.game) return "GAME_CLOSED";
  const chipsMinor = amountOf(call.amount);
  const { minimum, maximum } = player.play.limits;
  const isTooSmall = seat === undefined && chipsMinor < amountOf(minimum);
  if (isTooSmall || chipsMinor > amountOf(maximum)) return "AMOUNT_INVALID";
  if (player.balanceMinor < chipsMinor) return "INSUFFICIENT_BALANCE";
  player.balanceMinor = minor(player.balanceMinor - chipsMinor);
  const { game, currency } = call;
  books.seats.set(seatKey(call), {
    game,
    currency,
    stackMinor: minor((seat?.stackMinor ?? 0n) + chipsMinor),
    isLeft: false,
  });
  return "OK";
}

function playHand(books: Books, call: HandCall): WalletCode {
  const seats = call.moves.map((move) => books.seats.get(seatKey(move)));
  const known = seats.filter((seat) => seat !== undefined && seat.game === call.game);
  if (known.length < seats.length) return "BET_UNKNOWN";
  if (books.hands.has(call.round) || known.some((seat) => seat?.isLeft === true)) return "ROUND_CLOSED";
  if (new Set(known.map((seat) => seat?.currency)).size > 1) return "CURRENCY_WRONG";
  const isShort = call.moves.some((move, place) => amountOf(move.putIn) > (seats[place]?.stackMinor ?? 0n));
  if (isShort) return "INSUFFICIENT_BALANCE";
  call.moves.forEach((move, place) => {
    const seat = seats[place];
    if (seat !== undefined)
      seat.stackMinor = minor(seat.stackMinor - amountOf(move.putIn) + amountOf(move.won));
  });
  books.hands.add(call.round);
  return "OK";
}

function leave(books: Books, call: BuyOutCall): ReturnType<SeatRules["buyOut"]> {
  const player = books.players.get(call.player);
  const seat = books.seats.get(seatKey(call));
  if (player === undefined || seat === undefined) return { code: "BET_UNKNOWN" };
  if (seat.isLeft) return { code: "OK", amountMinor: minor(0n) };
  const amountMinor = seat.stackMinor;
  if (call.amount !== undefined && amountOf(call.amount) !== amountMinor) return { code: "AMOUNT_INVALID" };
  player.balanceMinor = minor(player.balanceMinor + amountMinor);
  seat.isLeft = true;
  return { code: "OK", amountMinor };
}
