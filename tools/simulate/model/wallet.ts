// The state table of the seamless wallet [VEN-5 to VEN-12] as the model sees it: foretells the answer to a call
// and carries its effect out on the books.
import { parseAmount } from "../../../packages/money/src/index.ts";
import type { WalletCode } from "../../../packages/vendor/src/codes.ts";
import type { BetCall, CloseCall, RollbackCall, WinCall } from "../../../packages/vendor/src/contract.ts";
import { keyOf } from "../operations.ts";
import type { CallOperation, PlayUnit } from "../operations.ts";
import { closeRound, endBet, newBet, payoutOf, payWin, placeBet, putBet, voidBet } from "./bets.ts";
import { purseOf, raise, roundKey } from "./books.ts";
import type { Books, KeptAnswer, ModelBet } from "./books.ts";
import { isBlocked, isLimited } from "./standing.ts";
import type { Surroundings } from "./surroundings.ts";

export interface Foretold {
  readonly code: WalletCode;
  readonly balanceMinor: bigint | null;
  /** Whether a transfer was posted now. */
  readonly moves: boolean;
  /** Whether the answer is new and kept for repeats. */
  readonly isNew: boolean;
  /** The answer of the first time, when this is a repeat. */
  readonly repeats: KeptAnswer | null;
}

interface Scene {
  readonly books: Books;
  readonly around: Surroundings;
  readonly operation: CallOperation;
  /** The platform's name of what this call posts, as it stands in its ledger. */
  readonly reference: bigint;
}

interface Done {
  readonly code: WalletCode;
  readonly moves: boolean;
}

const only = (code: WalletCode): Done => ({ code, moves: false });
const moved: Done = { code: "OK", moves: true };

export function foretellCall(
  books: Books,
  around: Surroundings,
  operation: CallOperation,
  reference: bigint | null,
): Foretold {
  const { member, vendor, call, print } = operation;
  if (member < 0) return unheard(call.verb === "bet" ? "SESSION_EXPIRED" : "BET_UNKNOWN");
  const key = keyOf(vendor, call.transaction);
  const known = books.kept.get(key);
  if (known !== undefined && known.print === print)
    return { ...known, moves: false, isNew: false, repeats: known };
  const scene = { books, around, operation, reference: reference ?? 0n };
  const done = known === undefined ? perform(scene) : only("MISMATCH");
  const balanceMinor = balanceTold(scene);
  const isNew = done.code !== "MISMATCH";
  if (isNew)
    books.journal.set(books.kept, key, {
      verb: call.verb,
      print,
      code: done.code,
      balanceMinor,
      reference: done.moves ? reference : null,
    });
  return { ...done, balanceMinor, isNew, repeats: null };
}

const unheard = (code: WalletCode): Foretold => ({
  code,
  balanceMinor: null,
  moves: false,
  isNew: false,
  repeats: null,
});

/** CASH and BONUS of the play session's unit, or of the round's. */
function balanceTold({ books, around, operation: { call, vendor, member } }: Scene): bigint {
  const keys = books.rounds.get(roundKey(vendor, member, call.round))?.bets ?? [];
  // Demo and money lie under different locks: which of two bets was first, their ids say and not their times.
  const [first] = keys.flatMap((key) => books.bets.get(key) ?? []).sort((a, b) => (a.id < b.id ? -1 : 1));
  const ofRound = first?.unit ?? "PLAY";
  const { cashMinor, bonusMinor } = purseOf(
    books,
    member,
    call.verb === "bet" ? around.sessionUnitOf(call) : ofRound,
  );
  return cashMinor + bonusMinor;
}

function perform(scene: Scene): Done {
  const { books, operation } = scene;
  const { call, vendor } = operation;
  const grave = books.buried.get(keyOf(vendor, call.transaction));
  const isOwnGrave = grave !== undefined && call.verb === "bet" && liesHere(grave, operation);
  if (grave !== undefined && !isOwnGrave) return only("MISMATCH");
  if (call.verb === "bet") return isOwnGrave ? only("BET_ROLLED_BACK") : performBet(scene, call);
  if (call.verb === "win") return performWin(scene, call);
  return call.verb === "rollback" ? performRollback(scene, call) : performClose(scene, call);
}

function performBet({ books, around, operation, reference }: Scene, call: BetCall): Done {
  const { vendor, member } = operation;
  const unit = unitOf(call);
  const amountMinor = amountOf(call.amount);
  const game = around.gameOf(vendor, call.game);
  if (isBlocked(books, member, around.nowMs)) return only("MEMBER_BLOCKED");
  const bar = around.barOf(vendor, member, call);
  if (bar !== null) return only(bar);
  if (unit !== "TRIAL" && isLimited(books, around, member, amountMinor)) return only("LIMIT_REACHED");
  if (books.rounds.get(roundKey(vendor, member, call.round))?.isClosed === true) return only("ROUND_CLOSED");
  const within = game !== undefined && amountMinor >= game.smallestMinor && amountMinor <= game.largestMinor;
  if (call.freeRound === undefined && !within) return only("AMOUNT_INVALID");
  const category = game?.category ?? "MINI";
  const { round, transaction } = call;
  const bet = newBet({ member, vendor, round, transaction, unit, category, isBet: true, id: reference });
  return placeBet(books, bet, amountMinor) ? moved : only("INSUFFICIENT_BALANCE");
}

function performWin(scene: Scene, call: WinCall): Done {
  const { books, around, operation } = scene;
  const { vendor, member } = operation;
  const named = call.bet === null ? null : namedBet(scene, call.bet);
  const refusal = named === null ? betlessRefusal(scene, call) : winRefusal(scene, call, named);
  if (refusal !== null) return only(refusal);
  const name = roundKey(vendor, member, call.round);
  if (books.rounds.get(name)?.isClosed === true) return only("ROUND_CLOSED");
  // A correction has given the bet its result; nothing is paid on top of that.
  if (named !== null && named !== undefined && named.state !== "OPEN") return only("ROUND_CLOSED");
  const game = around.gameOf(vendor, call.game);
  const bet = named ?? betlessRow(scene, call, game?.category ?? "MINI");
  const paid = payWin(books, bet, amountOf(call.amount), game?.largestWinMinor ?? 0n);
  if (named === null || named === undefined)
    putBet(books, { ...paid, state: payoutOf(paid) > 0n ? "WON" : "LOST", version: 1 });
  else if (call.closes === true)
    endBet(books, paid, call.result, call.validAmount === undefined ? null : amountOf(call.validAmount));
  else putBet(books, paid);
  if (call.closes === true) closeRound(books, name, null);
  return moved;
}

/** The bet, when it is one of this player's and this round's. */
function namedBet({ books, operation }: Scene, transaction: string): ModelBet | undefined {
  const bet = books.bets.get(keyOf(operation.vendor, transaction));
  return bet?.isBet === true && liesHere(bet, operation) ? bet : undefined;
}

function betlessRefusal({ books, around, operation }: Scene, call: WinCall): WalletCode | null {
  if (around.hasBetlessWins(operation.vendor)) return call.currency === "BDT" ? "CURRENCY_WRONG" : null;
  raise(books, "WIN_REFUSED");
  return "BET_UNKNOWN";
}

function winRefusal(
  { books, operation }: Scene,
  call: WinCall,
  bet: ModelBet | undefined,
): WalletCode | null {
  const grave = books.buried.get(keyOf(operation.vendor, call.bet ?? ""));
  if (grave !== undefined && liesHere(grave, operation)) return "BET_ROLLED_BACK";
  if (bet === undefined || bet.state === "VOID") {
    raise(books, "WIN_REFUSED");
    return bet === undefined ? "BET_UNKNOWN" : "BET_ROLLED_BACK";
  }
  return bet.unit === call.currency ? null : "CURRENCY_WRONG";
}

const betlessRow = ({ operation, reference }: Scene, call: WinCall, category: "RNG" | "MINI"): ModelBet =>
  newBet({
    member: operation.member,
    vendor: operation.vendor,
    round: call.round,
    transaction: call.transaction,
    unit: unitOf(call),
    category,
    isBet: false,
    id: reference,
  });

function performRollback(scene: Scene, call: RollbackCall): Done {
  const { books, operation } = scene;
  const key = keyOf(operation.vendor, call.bet);
  const grave = books.buried.get(key);
  if (grave !== undefined) return only(liesHere(grave, operation) ? "OK" : "MISMATCH");
  const answered = books.kept.get(key);
  if (answered === undefined) {
    books.journal.set(books.buried, key, { member: operation.member, round: call.round });
    return only("OK");
  }
  if (answered.verb !== "bet") return only("MISMATCH");
  if (answered.code !== "OK") return only("OK");
  const bet = namedBet(scene, call.bet);
  if (bet === undefined) return only("MISMATCH");
  if (bet.state === "VOID") return only("OK");
  const round = books.rounds.get(roundKey(operation.vendor, operation.member, call.round));
  const isPaid = bet.state !== "OPEN" || payoutOf(bet) > 0n || bet.suspendedMinor > 0n;
  if (isPaid || round?.isClosed === true) return only("ROUND_CLOSED");
  voidBet(books, bet);
  return moved;
}

function performClose({ books, operation }: Scene, call: CloseCall): Done {
  const name = roundKey(operation.vendor, operation.member, call.round);
  const round = books.rounds.get(name);
  if (round?.isClosed === true) return only("OK");
  const validMinor = call.validAmount === undefined ? null : amountOf(call.validAmount);
  const ended = closeRound(books, name, validMinor);
  return round === undefined ? only("BET_UNKNOWN") : { code: "OK", moves: ended };
}

const liesHere = (
  what: { readonly member: number; readonly round: string },
  { member, call }: CallOperation,
): boolean => what.member === member && what.round === call.round;

const amountOf = (text: string): bigint => parseAmount(text) ?? 0n;
const unitOf = ({ currency }: BetCall | WinCall): PlayUnit => currency;
