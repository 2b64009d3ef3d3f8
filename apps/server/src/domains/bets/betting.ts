// Carries out the verdicts of the state table on a batch of the ledger and the bet book: each item in turn, each
// whole or not at all. It decides nothing about states and writes nothing; both stand elsewhere.
import type { AccountId, Batch, Leg } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import type { BetBook } from "./bet-book.ts";
import {
  endedBet,
  legsFrom,
  legsTo,
  newBet,
  NO_PARTS,
  paidBet,
  stakeLeg,
  stakeParts,
  suspendedBet,
  voidedBet,
  withDetail,
} from "./bet-changes.rules.ts";
import { accountOf } from "./bet-items.ts";
import type { Bet, BetItem, BetUnit, CloseItem, Staked, WalletItem, WinItem } from "./bet-items.ts";
import { splitPayout, takeStake } from "./settlement.rules.ts";
import type { FundsOrder, Parts } from "./settlement.rules.ts";
import type { Seen } from "./wallet-table.rules.ts";

/** This lane's accounts of a vendor's pools in a unit, and the one where wins above the maximum wait. */
export interface PoolAccounts {
  readonly openBets: AccountId;
  readonly house: AccountId;
  readonly suspense: AccountId;
}

export interface Betting {
  readonly batch: Batch;
  readonly book: BetBook;
  readonly fundsOrder: FundsOrder;
  poolsOf(vendor: string, unit: BetUnit): PoolAccounts;
  /** What stops the member from betting this much now: the account, its login, or a limit of its own. */
  barsOf(item: BetItem): Pick<Seen, "isBlocked" | "isLoggedOut" | "isLimited">;
  /** Hears of each stake taken, stake given back and payout at once: the next bet meets the limits with it counted. */
  accepted(bet: Bet): void;
  voided(bet: Bet): void;
  paid(bet: Bet, amountMinor: Minor): void;
  /** The units money and demo play are in here. */
  readonly units: readonly BetUnit[];
  /** The unit whose balance an answer tells when no bet says it. */
  readonly moneyUnit: BetUnit;
}

export interface Done {
  readonly code: WalletCode;
  /** The transfer, where one was made. */
  readonly reference: bigint | null;
}

export function placeBet(betting: Betting, item: BetItem): Done {
  const { batch, book } = betting;
  const stake = takeStake(item.amountMinor, heldBy(betting, item), betting.fundsOrder);
  if (stake === null) return { code: "INSUFFICIENT_BALANCE", reference: null };
  const { openBets } = betting.poolsOf(item.vendor, item.unit);
  const transferId = posted(betting, "bet", legsFrom(item, openBets, stake));
  const bet = newBet(item, transferId, batch.at, stake);
  book.place(item, bet);
  betting.accepted(bet);
  return { code: "OK", reference: transferId };
}

/** Credits a win to its bet, or to a bet without a stake when it has none; one that closes ends the whole round. */
export function payWin(betting: Betting, item: WinItem, bet: Bet | null, isSuspended: boolean): Done {
  const { book } = betting;
  const { house, suspense } = betting.poolsOf(item.vendor, item.unit);
  const parts = splitPayout(item.amountMinor, stakeParts(bet));
  const transferId = posted(betting, "payout", [
    ...(item.closes ? endingLegs(betting, item, item.unit) : []),
    ...(isSuspended
      ? [{ from: house, to: suspense, amountMinor: item.amountMinor }]
      : legsTo(bet ?? item, house, parts)),
  ]);
  const before = withDetail(bet ?? newBet(item, transferId, betting.batch.at, NO_PARTS), item.detail);
  const after = isSuspended ? suspendedBet(before, item.amountMinor) : paidBet(before, parts);
  if (!isSuspended) betting.paid(after, item.amountMinor);
  if (bet === null) book.place(item, { ...endedBet(after, null, null), roundClosed: item.closes });
  else book.change(item.closes ? endedBet(after, item.result, item.validMinor) : after);
  if (item.closes) settleOtherUnits(betting, item, item.unit);
  if (item.closes) endBets(betting, item, null);
  return { code: "OK", reference: transferId };
}

export function voidBet(betting: Betting, bet: Bet): Done {
  const { openBets } = betting.poolsOf(bet.vendor, bet.unit);
  const transferId = posted(betting, "refund", legsTo(bet, openBets, stakeParts(bet)));
  betting.book.change(voidedBet(bet));
  betting.voided(bet);
  return { code: "OK", reference: transferId };
}

export function endRound(betting: Betting, item: CloseItem): Done {
  const unit = betting.book.betsOf(item).find((bet) => bet.state === "OPEN")?.unit;
  const reference = unit === undefined ? null : posted(betting, "settle", endingLegs(betting, item, unit));
  if (unit !== undefined) settleOtherUnits(betting, item, unit);
  endBets(betting, item, item);
  return { code: "OK", reference };
}

/** The stakes of the round's open bets in a unit become the house's. */
function endingLegs(betting: Betting, item: WalletItem, unit: BetUnit): readonly Leg[] {
  return betting.book
    .betsOf(item)
    .filter((bet) => bet.state === "OPEN" && bet.unit === unit)
    .map((bet) => {
      const { openBets, house } = betting.poolsOf(bet.vendor, bet.unit);
      return stakeLeg(bet, openBets, house);
    });
}

/** Demo and real bets of one round never share a transfer [money.md 12], and each transfer has a key of its own. */
function settleOtherUnits(betting: Betting, item: WinItem | CloseItem, unit: BetUnit): void {
  for (const other of betting.units.filter((one) => one !== unit)) {
    const legs = endingLegs(betting, item, other);
    if (legs.length === 0) continue;
    betting.batch.remember({
      key: `${betting.book.namesOf(item).key}/${other}`,
      kind: item.verb,
      fingerprint: item.fingerprint,
      transferId: posted(betting, "settle", legs),
      answer: "OK",
      balanceMinor: null,
    });
  }
}

/** Ends every bet of the round that is still open with what it was paid so far, and marks all of them closed. */
function endBets(betting: Betting, item: WalletItem, close: CloseItem | null): void {
  for (const bet of betting.book.betsOf(item)) {
    const isOpen = bet.state === "OPEN";
    const ended = isOpen ? endedBet(withDetail(bet, close?.detail), null, close?.validMinor ?? null) : bet;
    betting.book.change({ ...ended, roundClosed: true });
  }
}

/** Posts what must be possible: a refusal here is a fault, and the whole batch with it. */
function posted(betting: Betting, kind: string, legs: readonly Leg[]): bigint {
  const result = betting.batch.post(kind, legs);
  if ("refused" in result) throw new Error(`a ${kind} could not be posted: ${result.refused}`);
  return result.transferId;
}

export const heldBy = ({ batch }: Betting, staked: Staked): Parts => ({
  cashMinor: batch.balanceOf(accountOf(staked, "CASH")) ?? minor(0n),
  bonusMinor: batch.balanceOf(accountOf(staked, "BONUS")) ?? minor(0n),
});
