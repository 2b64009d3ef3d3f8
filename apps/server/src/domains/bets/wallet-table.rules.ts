// The state table of the seamless wallet [money.md, VEN-5 to VEN-10] as one pure function: what a call means,
// given what is known of its transaction, its bet and its round. It moves nothing; the flow does what it says.
import type { WalletCode } from "@jonaki/vendor";
import { payoutOf } from "./bet-items.ts";
import type { Bet, BetItem, CloseItem, ItemAnswer, RollbackItem, WalletItem, WinItem } from "./bet-items.ts";

export interface KnownCall {
  readonly verb: string;
  readonly fingerprint: string;
  readonly answer: ItemAnswer;
}

export interface Tombstone {
  readonly memberId: bigint;
  readonly round: string;
}

/** What the books hold about one call. */
export interface Seen {
  /** The stored answer of this very transaction. */
  readonly known: KnownCall | undefined;
  /** A rollback that came before its bet holds this transaction's id. */
  readonly tombstone: Tombstone | undefined;
  /** The same two about the bet that a win or a rollback names. */
  readonly namedCall: KnownCall | undefined;
  readonly namedTombstone: Tombstone | undefined;
  /** The named bet, when it is of this member and this round. */
  readonly named: Bet | undefined;
  /** All bets of this member's round, and whether it was closed before it had one. */
  readonly bets: readonly Bet[];
  readonly roundTombstoned: boolean;
  /** Whether the account itself may not bet now, its login is over, or a limit or an unanswered reality check stops it. */
  readonly isBlocked: boolean;
  readonly isLoggedOut: boolean;
  readonly isLimited: boolean;
  /** Whether the call names a unit this installation does not have, as BDT in play mode. */
  readonly isForeignUnit: boolean;
}

/** Why a person has to look at it. */
export type CaseKind = "MISMATCH" | "WIN_REFUSED" | "WIN_ABOVE_MAXIMUM";

export type Verdict =
  | { readonly kind: "replay"; readonly answer: ItemAnswer }
  /** Answered, not stored: nothing was decided about the transaction. */
  | { readonly kind: "mismatch"; readonly raise: CaseKind }
  | { readonly kind: "refuse"; readonly code: WalletCode; readonly raise?: CaseKind }
  | { readonly kind: "nothing" }
  | { readonly kind: "bury bet"; readonly transaction: string }
  | { readonly kind: "bury round" }
  | { readonly kind: "place"; readonly item: BetItem }
  /** Without a bet where the vendor has leave for it; suspend: above the game's maximum. */
  | { readonly kind: "pay" | "suspend"; readonly item: WinItem; readonly bet: Bet | null }
  | { readonly kind: "void"; readonly bet: Bet }
  | { readonly kind: "end round"; readonly item: CloseItem };

const MISMATCH: Verdict = { kind: "mismatch", raise: "MISMATCH" };
const refuse = (code: WalletCode, raise?: CaseKind): Verdict => ({
  kind: "refuse",
  code,
  ...(raise === undefined ? {} : { raise }),
});

export function judge(item: WalletItem, seen: Seen): Verdict {
  if (seen.known !== undefined)
    return seen.known.fingerprint === item.fingerprint
      ? { kind: "replay", answer: seen.known.answer }
      : MISMATCH;
  if (seen.tombstone !== undefined && !(item.verb === "bet" && isBuriedHere(seen.tombstone, item)))
    return MISMATCH;
  if (item.verb === "bet") return judgeBet(item, seen);
  if (item.verb === "win") return judgeWin(item, seen);
  return item.verb === "rollback" ? judgeRollback(item, seen) : judgeClose(item, seen);
}

function judgeBet(item: BetItem, seen: Seen): Verdict {
  if (seen.tombstone !== undefined) return refuse("BET_ROLLED_BACK");
  // An exclusion ends the sessions too: the account's own state is the truer answer.
  if (seen.isBlocked) return refuse("MEMBER_BLOCKED");
  if (seen.isLoggedOut) return refuse("SESSION_EXPIRED");
  if (item.barredBy !== null) return refuse(item.barredBy);
  if (seen.isLimited) return refuse("LIMIT_REACHED");
  if (isClosed(seen)) return refuse("ROUND_CLOSED");
  return item.amountFits ? { kind: "place", item } : refuse("AMOUNT_INVALID");
}

function judgeWin(item: WinItem, seen: Seen): Verdict {
  if (item.bet !== null) {
    if (seen.namedTombstone !== undefined && isBuriedHere(seen.namedTombstone, item))
      return refuse("BET_ROLLED_BACK");
    // The row of a win without a bet is none.
    if (seen.named === undefined || seen.namedCall?.verb !== "bet")
      return refuse("BET_UNKNOWN", "WIN_REFUSED");
    if (seen.named.state === "VOID") return refuse("BET_ROLLED_BACK", "WIN_REFUSED");
  } else if (!item.betlessAllowed) return refuse("BET_UNKNOWN", "WIN_REFUSED");
  const unit = seen.named?.unit ?? item.unit;
  if (seen.isForeignUnit || unit !== item.unit) return refuse("CURRENCY_WRONG");
  // A bet that was void and then corrected has its result while its round is still open.
  const isEnded = seen.named !== undefined && seen.named.state !== "OPEN";
  if (isClosed(seen) || isEnded) return refuse("ROUND_CLOSED");
  const kind = item.amountMinor > item.largestWinMinor ? "suspend" : "pay";
  return { kind, item, bet: seen.named ?? null };
}

function judgeRollback(item: RollbackItem, seen: Seen): Verdict {
  const { namedTombstone, namedCall, named } = seen;
  if (namedTombstone !== undefined)
    return isBuriedHere(namedTombstone, item) ? { kind: "nothing" } : MISMATCH;
  if (namedCall === undefined) return { kind: "bury bet", transaction: item.bet };
  if (namedCall.verb !== "bet") return MISMATCH;
  // A bet that was refused moved nothing, so there is nothing to give back.
  if (namedCall.answer.code !== "OK") return { kind: "nothing" };
  if (named === undefined) return MISMATCH;
  if (named.state === "VOID") return { kind: "nothing" };
  const paid = named.state !== "OPEN" || payoutOf(named) > 0n || named.suspendedMinor > 0n;
  return paid || isClosed(seen) ? refuse("ROUND_CLOSED") : { kind: "void", bet: named };
}

function judgeClose(item: CloseItem, seen: Seen): Verdict {
  if (seen.bets.length === 0 && !seen.roundTombstoned) return { kind: "bury round" };
  return isClosed(seen) ? { kind: "nothing" } : { kind: "end round", item };
}

const isClosed = (seen: Seen): boolean => seen.roundTombstoned || seen.bets.some((bet) => bet.roundClosed);

const isBuriedHere = (tombstone: Tombstone, item: WalletItem): boolean =>
  tombstone.memberId === item.memberId && tombstone.round === item.round;
