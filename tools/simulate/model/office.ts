// Holds, limits and corrections as the model sees them [WAL-6, SAFE-3, REP-3]: foretells each answer as a line of
// text and carries its effect out on the books.
import { holdKey, keyOf } from "../operations.ts";
import type { CorrectOperation, EndHoldOperation, HoldOperation, LimitOperation } from "../operations.ts";
import { payoutOf, putBet, splitPayout, stakeOf } from "./bets.ts";
import { countPlay, pour, purseOf, raise } from "./books.ts";
import type { Books, ModelBet } from "./books.ts";

const posted = (transferId: bigint, repeated: boolean): string =>
  `transfer ${transferId} ${repeated ? "again" : "new"}`;
const refused = (why: string): string => `refused ${why}`;

export function foretellHold(books: Books, operation: HoldOperation, transferId: bigint): string {
  const { member, unit, name, amountMinor } = operation;
  const kept = books.postings.get(holdKey(name));
  const print = `${member} ${unit} ${amountMinor}`;
  if (kept !== undefined)
    return kept.print === print ? posted(kept.transferId, true) : refused("REQUEST_REUSED");
  if (purseOf(books, member, unit).cashMinor < amountMinor) return refused("INSUFFICIENT_BALANCE");
  pour(books, member, unit, { cashMinor: -amountMinor, heldMinor: amountMinor });
  books.journal.set(books.holds, name, { id: transferId, member, unit, amountMinor, isOpen: true });
  books.journal.set(books.postings, holdKey(name), { print, transferId, owedMinor: 0n });
  return posted(transferId, false);
}

/** `isFound` is whether the hold's id was known when the step was sent. */
export function foretellEndHold(
  books: Books,
  operation: EndHoldOperation,
  isFound: boolean,
  transferId: bigint,
): string {
  const hold = books.holds.get(operation.hold);
  if (!isFound || hold === undefined) return refused("NO_HOLD");
  const kept = books.postings.get(holdKey(operation.name));
  const print = `${operation.how} ${hold.id}`;
  if (kept !== undefined)
    return kept.print === print ? posted(kept.transferId, true) : refused("REQUEST_REUSED");
  if (!hold.isOpen) return refused("HOLD_ENDED");
  const back = operation.how === "release" ? hold.amountMinor : 0n;
  pour(books, hold.member, hold.unit, { cashMinor: back, heldMinor: -hold.amountMinor });
  books.journal.set(books.holds, operation.hold, { ...hold, isOpen: false });
  books.journal.set(books.postings, holdKey(operation.name), { print, transferId, owedMinor: 0n });
  return posted(transferId, false);
}

export function foretellLimit(books: Books, operation: LimitOperation): string {
  const limits = new Map(books.limits.get(operation.member));
  limits.set(`${operation.limit} ${operation.period}`, operation.amountMinor);
  books.journal.set(books.limits, operation.member, limits);
  return "set";
}

/** The correction as it was sent: the bet's id and version as they were known then. */
export interface SentCorrection {
  readonly betId: bigint;
  readonly resultVersion: number;
  readonly validMinor: bigint;
}

export const correctionKey = (sent: SentCorrection, { request }: CorrectOperation): string =>
  `correction/${sent.betId}/${request}`;

export function foretellCorrection(
  books: Books,
  operation: CorrectOperation,
  sent: SentCorrection,
  transferId: bigint,
): string {
  const bet = books.bets.get(keyOf(operation.vendor, operation.bet));
  if (bet === undefined || bet.id !== sent.betId || bet.member !== operation.member)
    return refused("NOT_FOUND");
  const key = correctionKey(sent, operation);
  const kept = books.postings.get(key);
  const print = `${sent.resultVersion} ${operation.payoutMinor} ${sent.validMinor}`;
  if (kept !== undefined)
    return kept.print === print ? corrected(sent, kept.owedMinor) : refused("REQUEST_REUSED");
  if (bet.state === "OPEN") return refused("BET_OPEN");
  if (bet.version !== sent.resultVersion) return refused("CHANGED_MEANWHILE");
  const owedMinor = carryOut(books, bet, operation.payoutMinor, sent.validMinor);
  books.journal.set(books.postings, key, { print, transferId, owedMinor });
  return corrected(sent, owedMinor);
}

const corrected = ({ resultVersion }: SentCorrection, owedMinor: bigint): string =>
  `version ${resultVersion + 1} owed ${owedMinor}`;

/** Pays the difference, or takes it from CASH and then BONUS; what is not there is owed. */
function carryOut(books: Books, bet: ModelBet, payoutMinor: bigint, validMinor: bigint): bigint {
  const hadMinor = bet.state === "VOID" ? stakeOf(bet) : payoutOf(bet);
  const changeMinor = payoutMinor - hadMinor;
  let owedMinor = 0n;
  if (changeMinor >= 0n) pour(books, bet.member, bet.unit, splitPayout(bet, changeMinor));
  else {
    const purse = purseOf(books, bet.member, bet.unit);
    const fromCash = least(purse.cashMinor, -changeMinor);
    const fromBonus = least(purse.bonusMinor, -changeMinor - fromCash);
    owedMinor = -changeMinor - fromCash - fromBonus;
    pour(books, bet.member, bet.unit, { cashMinor: -fromCash, bonusMinor: -fromBonus });
    if (owedMinor > 0n) raise(books, "RECEIVABLE");
  }
  // What counts against limits is the result that stands, on the day the bet ended.
  countPlay(books, bet, bet.daysAgo, {
    stakesMinor: bet.state === "VOID" ? stakeOf(bet) : 0n,
    returnsMinor: payoutMinor - payoutOf(bet),
  });
  const parts = splitPayout(bet, payoutMinor);
  putBet(books, {
    ...bet,
    state: "CORRECTED",
    version: bet.version + 1,
    cashPayoutMinor: parts.cashMinor,
    bonusPayoutMinor: parts.bonusMinor,
    validMinor,
  });
  return owedMinor;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
