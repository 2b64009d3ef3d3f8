// What happens to bets and balances when a call is taken: stakes, payouts, refunds, endings [WAL-30, REP-3].
import { countPlay, pour, purseOf, raise, roundKey } from "./books.ts";
import type { Books, ModelBet } from "./books.ts";
import { keyOf } from "../operations.ts";

export interface Parts {
  readonly cashMinor: bigint;
  readonly bonusMinor: bigint;
}

export const stakeOf = (bet: ModelBet): bigint => bet.cashStakeMinor + bet.bonusStakeMinor;
export const payoutOf = (bet: ModelBet): bigint => bet.cashPayoutMinor + bet.bonusPayoutMinor;

export const newBet = (
  about: Pick<ModelBet, "member" | "vendor" | "round" | "transaction" | "unit" | "category" | "isBet" | "id">,
): ModelBet => ({
  ...about,
  cashStakeMinor: 0n,
  bonusStakeMinor: 0n,
  cashPayoutMinor: 0n,
  bonusPayoutMinor: 0n,
  suspendedMinor: 0n,
  validMinor: 0n,
  state: "OPEN",
  version: 0,
  daysAgo: 0,
});

export function putBet(books: Books, bet: ModelBet): void {
  const key = keyOf(bet.vendor, bet.transaction);
  const name = roundKey(bet.vendor, bet.member, bet.round);
  const round = books.rounds.get(name) ?? { bets: [], isClosed: false };
  if (!round.bets.includes(key))
    books.journal.set(books.rounds, name, { ...round, bets: [...round.bets, key] });
  books.journal.set(books.bets, key, bet);
}

/** CASH first; false when the two accounts do not hold it together. */
export function placeBet(books: Books, bet: ModelBet, stakeMinor: bigint): boolean {
  const { cashMinor, bonusMinor } = purseOf(books, bet.member, bet.unit);
  if (cashMinor + bonusMinor < stakeMinor) return false;
  const cashStakeMinor = cashMinor < stakeMinor ? cashMinor : stakeMinor;
  const bonusStakeMinor = stakeMinor - cashStakeMinor;
  pour(books, bet.member, bet.unit, { cashMinor: -cashStakeMinor, bonusMinor: -bonusStakeMinor });
  countPlay(books, bet, 0, { stakesMinor: stakeMinor });
  putBet(books, { ...bet, cashStakeMinor, bonusStakeMinor });
  return true;
}

/** In the proportion of the stake, the odd poisha to CASH. */
export function splitPayout(bet: ModelBet, amountMinor: bigint): Parts {
  const stakeMinor = stakeOf(bet);
  const bonusMinor = stakeMinor === 0n ? 0n : (amountMinor * bet.bonusStakeMinor) / stakeMinor;
  return { cashMinor: amountMinor - bonusMinor, bonusMinor };
}

/** The bet as it is after the win; the caller puts it back. */
export function payWin(books: Books, bet: ModelBet, amountMinor: bigint, largestMinor: bigint): ModelBet {
  if (amountMinor > largestMinor) {
    raise(books, "WIN_ABOVE_MAXIMUM");
    return { ...bet, suspendedMinor: bet.suspendedMinor + amountMinor };
  }
  const parts = splitPayout(bet, amountMinor);
  pour(books, bet.member, bet.unit, parts);
  countPlay(books, bet, 0, { returnsMinor: amountMinor });
  return {
    ...bet,
    cashPayoutMinor: bet.cashPayoutMinor + parts.cashMinor,
    bonusPayoutMinor: bet.bonusPayoutMinor + parts.bonusMinor,
  };
}

export function voidBet(books: Books, bet: ModelBet): void {
  pour(books, bet.member, bet.unit, { cashMinor: bet.cashStakeMinor, bonusMinor: bet.bonusStakeMinor });
  countPlay(books, bet, bet.daysAgo, { stakesMinor: -stakeOf(bet) });
  putBet(books, { ...bet, state: "VOID", version: 1 });
}

/** Percent of a valid stake that counts to a deposit's wagering [REW-13]. */
const WAGERING_PERCENT = { RNG: 100n, MINI: 50n };

export function endBet(
  books: Books,
  bet: ModelBet,
  result: "DRAW" | "CASH_OUT" | undefined,
  validMinor: bigint | null,
): void {
  const stakeMinor = stakeOf(bet);
  const most = validMinor === null || validMinor > stakeMinor ? stakeMinor : validMinor;
  const counts = result === "DRAW" ? 0n : most;
  const byPayout = payoutOf(bet) > 0n ? "WON" : "LOST";
  const state = result === "DRAW" ? "DRAW" : result === "CASH_OUT" ? "CASHED_OUT" : byPayout;
  putBet(books, { ...bet, state, version: 1, validMinor: counts });
  if (bet.unit === "TRIAL") return;
  const before = books.wagered.get(bet.member) ?? 0n;
  books.journal.set(books.wagered, bet.member, before + (counts * WAGERING_PERCENT[bet.category]) / 100n);
}

/** Ends the open bets of a round, marks it closed, and says whether there was one. */
export function closeRound(books: Books, name: string, validMinor: bigint | null): boolean {
  const bets = books.rounds.get(name)?.bets ?? [];
  let ended = false;
  for (const key of bets) {
    const bet = books.bets.get(key);
    if (bet?.state !== "OPEN") continue;
    endBet(books, bet, undefined, validMinor);
    ended = true;
  }
  books.journal.set(books.rounds, name, { bets, isClosed: true });
  return ended;
}
