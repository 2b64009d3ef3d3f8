// The table of seats as a pure model: predicts the answer to every call about seats and every stack and balance after it.
// Written from the rules and not from any wallet, so that the two can disagree.
import { minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "../codes.ts";
import { fingerprint } from "../fingerprint.ts";
import type { BuyInCall, BuyOutCall, HandCall, SeatCall } from "../seats.ts";
import type { ModelPlayer, ModelState, Predicted } from "./model.ts";

export interface ModelSeat {
  readonly game: string;
  readonly currency: string;
  /** Null once it was left. */
  readonly stackMinor: Minor | null;
}

type Judgement = readonly [after: ModelState, code: WalletCode, amountMinor?: Minor];

export function predictSeat(state: ModelState, call: SeatCall): readonly [ModelState, Predicted] {
  const known = state.answered.get(call.transaction);
  const print = fingerprint(call);
  const isBuried = known === undefined && state.bets.has(call.transaction);
  if (isBuried || (known !== undefined && known.print !== print))
    return [state, answerOf(state, call, "MISMATCH")];
  if (known !== undefined) return [state, known.answer];
  const [after, code, amountMinor] = judge(state, call);
  const answer = {
    ...answerOf(after, call, code),
    ...(amountMinor === undefined ? {} : { amountMinor }),
  };
  return [{ ...after, answered: new Map(after.answered).set(call.transaction, { print, answer }) }, answer];
}

/** A hand is many players', and tells no balance. */
const answerOf = (state: ModelState, call: SeatCall, code: WalletCode): Predicted => ({
  code,
  balanceMinor: call.verb === "hand" ? null : (state.players.get(call.player)?.balanceMinor ?? null),
});

function judge(state: ModelState, call: SeatCall): Judgement {
  if (call.verb === "buyIn") return judgeBuyIn(state, call);
  return call.verb === "hand" ? judgeHand(state, call) : judgeBuyOut(state, call);
}

function judgeBuyIn(state: ModelState, call: BuyInCall): Judgement {
  const player = state.players.get(call.player);
  const seat = seatOf(state, call);
  const chipsMinor = amountOf(call.amount);
  if (player === undefined || player.session !== call.session) return [state, "SESSION_EXPIRED"];
  if (player.barredWith !== null) return [state, player.barredWith];
  if (player.currency !== call.currency) return [state, "CURRENCY_WRONG"];
  if (seat?.stackMinor === null) return [state, "ROUND_CLOSED"];
  if (seat !== undefined && seat.game !== call.game) return [state, "GAME_CLOSED"];
  const isTooSmall = seat === undefined && chipsMinor < player.minimumMinor;
  if (isTooSmall || chipsMinor > player.maximumMinor) return [state, "AMOUNT_INVALID"];
  if (player.balanceMinor < chipsMinor) return [state, "INSUFFICIENT_BALANCE"];
  const stackMinor = minor((seat?.stackMinor ?? 0n) + chipsMinor);
  const bought = put(state, call, { game: call.game, currency: call.currency, stackMinor });
  return [pay(bought, call.player, player, 0n - chipsMinor), "OK"];
}

function judgeHand(state: ModelState, call: HandCall): Judgement {
  const seats = call.moves.map((move) => seatOf(state, move));
  if (seats.some((seat) => seat?.game !== call.game)) return [state, "BET_UNKNOWN"];
  if (state.hands.has(call.round) || seats.some((seat) => seat?.stackMinor === null))
    return [state, "ROUND_CLOSED"];
  if (seats.some((seat) => seat?.currency !== seats[0]?.currency)) return [state, "CURRENCY_WRONG"];
  if (call.moves.some((move, place) => amountOf(move.putIn) > (seats[place]?.stackMinor ?? 0n)))
    return [state, "INSUFFICIENT_BALANCE"];
  const after = call.moves.reduce((so, move) => {
    const seat = seatOf(so, move);
    const stackMinor = minor((seat?.stackMinor ?? 0n) - amountOf(move.putIn) + amountOf(move.won));
    return seat === undefined ? so : put(so, move, { ...seat, stackMinor });
  }, state);
  return [{ ...after, hands: new Set(after.hands).add(call.round) }, "OK"];
}

function judgeBuyOut(state: ModelState, call: BuyOutCall): Judgement {
  const player = state.players.get(call.player);
  const seat = seatOf(state, call);
  if (player === undefined || seat === undefined) return [state, "BET_UNKNOWN"];
  if (seat.stackMinor === null) return [state, "OK", minor(0n)];
  if (call.amount !== undefined && amountOf(call.amount) !== seat.stackMinor)
    return [state, "AMOUNT_INVALID"];
  const left = put(state, call, { ...seat, stackMinor: null });
  return [pay(left, call.player, player, seat.stackMinor), "OK", seat.stackMinor];
}

interface Named {
  readonly player: string;
  readonly seat: string;
}

const keyOf = ({ player, seat }: Named): string => `${player} ${seat}`;
const seatOf = (state: ModelState, named: Named): ModelSeat | undefined => state.seats.get(keyOf(named));
const put = (state: ModelState, named: Named, seat: ModelSeat): ModelState => ({
  ...state,
  seats: new Map(state.seats).set(keyOf(named), seat),
});
const pay = (state: ModelState, handle: string, player: ModelPlayer, byMinor: bigint): ModelState => ({
  ...state,
  players: new Map(state.players).set(handle, {
    ...player,
    balanceMinor: minor(player.balanceMinor + byMinor),
  }),
});
const amountOf = (text: string): Minor => parseAmount(text) ?? minor(0n);
