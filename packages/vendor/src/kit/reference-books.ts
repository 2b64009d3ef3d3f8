// The books of the reference wallet: who plays, what was posted, and the rules of the state table that write in
// them. Each rule is a member of its own, so that a test can plant a fault in one and see the kit find it.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "../codes.ts";
import type {
  BetCall,
  CloseCall,
  PlaySession,
  PostingAnswer,
  RollbackCall,
  TransactionCall,
  WinCall,
} from "../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import { SEAT_RULES } from "./reference-seats.ts";
import type { ReferenceSeat, SeatRules } from "./reference-seats.ts";

export interface ReferencePlayer {
  readonly play: PlaySession;
  balanceMinor: Minor;
  live: boolean;
  blocked: boolean;
}

export interface ReferenceBet {
  readonly player: string;
  readonly round: string;
  stakeMinor: Minor;
  state: "OPEN" | "PAID" | "REJECTED" | "ROLLED_BACK" | "TOMBSTONE";
}

export interface Books {
  readonly betlessWins: boolean;
  readonly players: Map<string, ReferencePlayer>;
  readonly bets: Map<string, ReferenceBet>;
  /** By player and round: whether it is closed. */
  readonly rounds: Map<string, { closed: boolean }>;
  /** By player and name. */
  readonly seats: Map<string, ReferenceSeat>;
  /** The rounds of hands that were posted. */
  readonly hands: Set<string>;
  readonly answers: Map<string, { readonly print: string; readonly answer: PostingAnswer }>;
}

export interface ReferenceRules extends SeatRules {
  /** The stored answer of a repeat, MISMATCH for another body, null for a transaction nobody has seen. */
  recall(books: Books, call: TransactionCall): PostingAnswer | null;
  bet(books: Books, call: BetCall): WalletCode;
  win(books: Books, call: WinCall): WalletCode;
  rollback(books: Books, call: RollbackCall): WalletCode;
  close(books: Books, call: CloseCall): WalletCode;
}

export const REFERENCE_RULES: ReferenceRules = {
  recall,
  bet: takeBet,
  win: payWin,
  rollback: takeBack,
  close: endRound,
  ...SEAT_RULES,
};

export const roundKey = (call: { readonly player: string; readonly round: string }): string =>
  `${call.player} ${call.round}`;

const belongs = (bet: ReferenceBet, call: { readonly player: string; readonly round: string }): boolean =>
  bet.player === call.player && bet.round === call.round;

function recall(books: Books, call: TransactionCall): PostingAnswer | null {
  const known = books.answers.get(call.transaction);
  if (known !== undefined) return known.print === fingerprint(call) ? known.answer : { code: "MISMATCH" };
  const tombstone = books.bets.get(call.transaction);
  const itsBet = tombstone !== undefined && call.verb === "bet" && belongs(tombstone, call);
  return tombstone === undefined || itsBet ? null : { code: "MISMATCH" };
}

function takeBet(books: Books, call: BetCall): WalletCode {
  if (books.bets.get(call.transaction)?.state === "TOMBSTONE") return "BET_ROLLED_BACK";
  const stakeMinor = parseAmount(call.amount) ?? minor(0n);
  const code = refusalOf(books, call, stakeMinor);
  const { player, round } = call;
  books.bets.set(call.transaction, { player, round, stakeMinor, state: code === null ? "OPEN" : "REJECTED" });
  if (code !== null) return code;
  books.rounds.set(roundKey(call), { closed: false });
  move(books, player, 0n - stakeMinor);
  return "OK";
}

function refusalOf(books: Books, call: BetCall, stakeMinor: Minor): WalletCode | null {
  const player = books.players.get(call.player);
  if (player === undefined || !player.live || player.play.session !== call.session) return "SESSION_EXPIRED";
  if (player.play.currency !== call.currency) return "CURRENCY_WRONG";
  if (player.blocked) return "MEMBER_BLOCKED";
  if (books.rounds.get(roundKey(call))?.closed === true) return "ROUND_CLOSED";
  const { minimum, maximum } = player.play.limits;
  const tooSmall = stakeMinor < (parseAmount(minimum) ?? 0n) && call.freeRound === undefined;
  if (tooSmall || stakeMinor > (parseAmount(maximum) ?? 0n)) return "AMOUNT_INVALID";
  return player.balanceMinor < stakeMinor ? "INSUFFICIENT_BALANCE" : null;
}

function payWin(books: Books, call: WinCall): WalletCode {
  const player = books.players.get(call.player);
  const bet = call.bet === null ? undefined : books.bets.get(call.bet);
  const named = bet !== undefined && belongs(bet, call) && bet.state !== "REJECTED";
  if (player === undefined || (call.bet === null ? !books.betlessWins : !named)) return "BET_UNKNOWN";
  if (bet?.state === "ROLLED_BACK" || bet?.state === "TOMBSTONE") return "BET_ROLLED_BACK";
  if (player.play.currency !== call.currency) return "CURRENCY_WRONG";
  if (books.rounds.get(roundKey(call))?.closed === true) return "ROUND_CLOSED";
  move(books, call.player, parseAmount(call.amount) ?? minor(0n));
  if (bet !== undefined) bet.state = "PAID";
  books.rounds.set(roundKey(call), { closed: call.closes === true });
  return "OK";
}

function takeBack(books: Books, call: RollbackCall): WalletCode {
  if (!books.players.has(call.player)) return "BET_UNKNOWN";
  const bet = books.bets.get(call.bet);
  if (bet === undefined) {
    if (books.answers.has(call.bet)) return "MISMATCH";
    const { player, round } = call;
    books.bets.set(call.bet, { player, round, stakeMinor: minor(0n), state: "TOMBSTONE" });
    return "OK";
  }
  if (bet.state === "REJECTED") return "OK";
  if (!belongs(bet, call)) return "MISMATCH";
  if (bet.state === "PAID") return "ROUND_CLOSED";
  if (bet.state !== "OPEN") return "OK";
  if (books.rounds.get(roundKey(call))?.closed === true) return "ROUND_CLOSED";
  bet.state = "ROLLED_BACK";
  move(books, call.player, bet.stakeMinor);
  return "OK";
}

function endRound(books: Books, call: CloseCall): WalletCode {
  if (!books.players.has(call.player)) return "BET_UNKNOWN";
  const known = books.rounds.has(roundKey(call));
  books.rounds.set(roundKey(call), { closed: true });
  return known ? "OK" : "BET_UNKNOWN";
}

export function move(books: Books, handle: string, moveMinor: bigint): void {
  const player = books.players.get(handle);
  if (player !== undefined) player.balanceMinor = minor(player.balanceMinor + moveMinor);
}

export const balanceText = (books: Books, handle: string): string | undefined => {
  const player = books.players.get(handle);
  return player === undefined ? undefined : formatAmount(player.balanceMinor);
};
