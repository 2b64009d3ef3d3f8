// The state table as a pure model: predicts the answer to every posting call and every balance after it. It is
// written from the table and not from any wallet, so that the two can disagree.
import { minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "../codes.ts";
import type { BetCall, CloseCall, PostingCall, RollbackCall, WinCall } from "../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import type { ModelSeat } from "./seat-model.ts";

export interface ModelPlayer {
  readonly session: string;
  readonly currency: string;
  readonly balanceMinor: Minor;
  readonly minimumMinor: Minor;
  readonly maximumMinor: Minor;
  /** Why this player's bets are refused, when they are: the session ended, or the member is barred. */
  readonly barredWith: WalletCode | null;
}

interface ModelBet {
  readonly player: string;
  readonly round: string;
  readonly stakeMinor: Minor;
  readonly state: "open" | "paid" | "rejected" | "rolled back";
}

export interface Predicted {
  readonly code: WalletCode;
  readonly balanceMinor: Minor | null;
  /** What came back from a seat. */
  readonly amountMinor?: Minor;
}

export interface ModelState {
  readonly betlessWins: boolean;
  readonly players: ReadonlyMap<string, ModelPlayer>;
  readonly bets: ReadonlyMap<string, ModelBet>;
  readonly rounds: ReadonlyMap<string, "known" | "closed">;
  /** By player and name, and the rounds of hands. */
  readonly seats: ReadonlyMap<string, ModelSeat>;
  readonly hands: ReadonlySet<string>;
  readonly answered: ReadonlyMap<string, { readonly print: string; readonly answer: Predicted }>;
}

export function startModel(players: ReadonlyMap<string, ModelPlayer>, betlessWins: boolean): ModelState {
  return {
    betlessWins,
    players,
    bets: new Map(),
    rounds: new Map(),
    seats: new Map(),
    hands: new Set(),
    answered: new Map(),
  };
}

interface Judgement {
  readonly code: WalletCode;
  readonly moveMinor?: bigint;
  readonly bet?: ModelBet["state"];
  readonly round?: "known" | "closed";
}

export function predict(state: ModelState, call: PostingCall): readonly [ModelState, Predicted] {
  const known = state.answered.get(call.transaction);
  if (known !== undefined)
    return [state, known.print === fingerprint(call) ? known.answer : answerOf(state, call, "MISMATCH")];
  const judgement = judge(state, call);
  // Nothing was decided about the transaction, so nothing is kept of it.
  if (judgement.code === "MISMATCH") return [state, answerOf(state, call, "MISMATCH")];
  const after = apply(state, call, judgement);
  const answer = answerOf(after, call, judgement.code);
  const answered = new Map(after.answered).set(call.transaction, { print: fingerprint(call), answer });
  return [{ ...after, answered }, answer];
}

const answerOf = (state: ModelState, call: PostingCall, code: WalletCode): Predicted => ({
  code,
  balanceMinor: state.players.get(call.player)?.balanceMinor ?? null,
});

function judge(state: ModelState, call: PostingCall): Judgement {
  // A bet that has no answer yet is one that a rollback was before: its tombstone holds the id.
  const tombstone = state.bets.get(call.transaction);
  if (tombstone !== undefined && (call.verb !== "bet" || !isOf(tombstone, call))) return { code: "MISMATCH" };
  if (call.verb === "bet") return judgeBet(state, call, tombstone !== undefined);
  if (!state.players.has(call.player)) return { code: "BET_UNKNOWN" };
  if (call.verb === "win") return judgeWin(state, call);
  return call.verb === "rollback" ? judgeRollback(state, call) : judgeClose(state, call);
}

function judgeBet(state: ModelState, call: BetCall, tombstoned: boolean): Judgement {
  const player = state.players.get(call.player);
  const stakeMinor = amountOf(call);
  const refuse = (code: WalletCode): Judgement => ({ code, bet: "rejected" });
  if (tombstoned) return { code: "BET_ROLLED_BACK" };
  if (player === undefined || player.session !== call.session) return refuse("SESSION_EXPIRED");
  if (player.barredWith !== null) return refuse(player.barredWith);
  if (player.currency !== call.currency) return refuse("CURRENCY_WRONG");
  if (roundOf(state, call) === "closed") return refuse("ROUND_CLOSED");
  const within = stakeMinor >= player.minimumMinor && stakeMinor <= player.maximumMinor;
  if (call.freeRound === undefined && !within) return refuse("AMOUNT_INVALID");
  if (player.balanceMinor < stakeMinor) return refuse("INSUFFICIENT_BALANCE");
  return { code: "OK", moveMinor: 0n - stakeMinor, bet: "open", round: "known" };
}

function judgeWin(state: ModelState, call: WinCall): Judgement {
  if (call.bet === null && !state.betlessWins) return { code: "BET_UNKNOWN" };
  if (call.bet !== null) {
    const bet = state.bets.get(call.bet);
    if (bet === undefined || !isOf(bet, call) || bet.state === "rejected") return { code: "BET_UNKNOWN" };
    if (bet.state === "rolled back") return { code: "BET_ROLLED_BACK" };
  }
  if (state.players.get(call.player)?.currency !== call.currency) return { code: "CURRENCY_WRONG" };
  if (roundOf(state, call) === "closed") return { code: "ROUND_CLOSED" };
  return {
    code: "OK",
    moveMinor: amountOf(call),
    bet: "paid",
    round: call.closes === true ? "closed" : "known",
  };
}

function judgeRollback(state: ModelState, call: RollbackCall): Judgement {
  const bet = state.bets.get(call.bet);
  if (bet === undefined)
    return state.answered.has(call.bet) ? { code: "MISMATCH" } : { code: "OK", bet: "rolled back" };
  // A refused bet took nothing, so there is nothing to compare either.
  if (bet.state === "rejected") return { code: "OK" };
  if (!isOf(bet, call)) return { code: "MISMATCH" };
  if (bet.state === "rolled back") return { code: "OK" };
  if (bet.state === "paid" || roundOf(state, call) === "closed") return { code: "ROUND_CLOSED" };
  return { code: "OK", moveMinor: bet.stakeMinor, bet: "rolled back" };
}

function judgeClose(state: ModelState, call: CloseCall): Judgement {
  return { code: roundOf(state, call) === undefined ? "BET_UNKNOWN" : "OK", round: "closed" };
}

function apply(state: ModelState, call: PostingCall, { moveMinor, bet, round }: Judgement): ModelState {
  const bets = new Map(state.bets);
  const named = call.verb === "bet" ? call.transaction : call.verb === "close" ? null : call.bet;
  if (bet !== undefined && named !== null) bets.set(named, { ...betBefore(state, call, named), state: bet });
  const rounds = round === undefined ? state.rounds : new Map(state.rounds).set(keyOf(call), round);
  const player = state.players.get(call.player);
  if (player === undefined || moveMinor === undefined) return { ...state, bets, rounds };
  const moved = { ...player, balanceMinor: minor(player.balanceMinor + moveMinor) };
  return { ...state, bets, rounds, players: new Map(state.players).set(call.player, moved) };
}

const betBefore = (state: ModelState, call: PostingCall, id: string): ModelBet =>
  state.bets.get(id) ?? {
    player: call.player,
    round: call.round,
    stakeMinor: call.verb === "bet" ? amountOf(call) : minor(0n),
    state: "open",
  };

const isOf = (bet: ModelBet, call: PostingCall): boolean =>
  bet.player === call.player && bet.round === call.round;

const keyOf = (call: PostingCall): string => `${call.player} ${call.round}`;

const roundOf = (state: ModelState, call: PostingCall): "known" | "closed" | undefined =>
  state.rounds.get(keyOf(call));

const amountOf = (call: BetCall | WinCall): Minor => parseAmount(call.amount) ?? minor(0n);
