// How a bet's row changes, and the legs that go with it; pure.
import type { AccountId, Leg } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { accountOf, stakeOf } from "./bet-items.ts";
import type { Bet, BetItem, Staked, WinItem } from "./bet-items.ts";
import { endingOf } from "./settlement.rules.ts";
import type { Parts } from "./settlement.rules.ts";

const NOTHING = minor(0n);
export const NO_PARTS: Parts = { cashMinor: NOTHING, bonusMinor: NOTHING };

export const newBet = (item: BetItem | WinItem, id: bigint, placedAt: Date, stake: Parts): Bet => ({
  id,
  memberId: item.memberId,
  vendor: item.vendor,
  game: item.game,
  category: item.category,
  unit: item.unit,
  purse: item.unit === "TRIAL" ? item.purse : null,
  round: item.round,
  transaction: item.transaction,
  freeRound: item.verb === "bet" ? item.freeRound : null,
  cashStakeMinor: stake.cashMinor,
  bonusStakeMinor: stake.bonusMinor,
  cashPayoutMinor: NOTHING,
  bonusPayoutMinor: NOTHING,
  suspendedMinor: NOTHING,
  validMinor: NOTHING,
  state: "OPEN",
  resultVersion: 0,
  roundClosed: false,
  placedAt,
  detail: item.detail,
});

export const endedBet = (bet: Bet, result: WinItem["result"], validMinor: Minor | null): Bet => ({
  ...bet,
  ...endingOf(bet, result, validMinor),
  resultVersion: 1,
  roundClosed: true,
});

export const voidedBet = (bet: Bet): Bet => ({
  ...bet,
  state: "VOID",
  resultVersion: 1,
  validMinor: NOTHING,
});

export const paidBet = (bet: Bet, parts: Parts): Bet => ({
  ...bet,
  cashPayoutMinor: minor(bet.cashPayoutMinor + parts.cashMinor),
  bonusPayoutMinor: minor(bet.bonusPayoutMinor + parts.bonusMinor),
});

export const suspendedBet = (bet: Bet, amountMinor: Minor): Bet => ({
  ...bet,
  suspendedMinor: minor(bet.suspendedMinor + amountMinor),
});

/** What a later call says of the round stands beside what the bet said [FAIR-17]. */
export const withDetail = (bet: Bet, detail: unknown): Bet =>
  detail === undefined || detail === null
    ? bet
    : { ...bet, detail: { ...membersOf(bet.detail), ...membersOf(detail) } };

function membersOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : { value };
}

export const stakeParts = (bet: Bet | null): Parts =>
  bet === null ? NO_PARTS : { cashMinor: bet.cashStakeMinor, bonusMinor: bet.bonusStakeMinor };

export const stakeLeg = (bet: Bet, from: AccountId, to: AccountId): Leg => ({
  from,
  to,
  amountMinor: minor(stakeOf(bet)),
});

/** To CASH and BONUS of whom it was staked by, whichever have a part in it. */
export const legsTo = (staked: Staked, from: AccountId, parts: Parts): readonly Leg[] =>
  partsOf(staked, parts).map(([account, amountMinor]) => ({ from, to: account, amountMinor }));

/** From CASH and BONUS of whom it is staked by, whichever have a part in it. */
export const legsFrom = (staked: Staked, to: AccountId, parts: Parts): readonly Leg[] =>
  partsOf(staked, parts).map(([account, amountMinor]) => ({ from: account, to, amountMinor }));

/** A member who never had a bonus has no BONUS account in the batch, and needs none. */
function partsOf(staked: Staked, parts: Parts): readonly (readonly [AccountId, Minor])[] {
  const cash = [accountOf(staked, "CASH"), parts.cashMinor] as const;
  const bonus = [accountOf(staked, "BONUS"), parts.bonusMinor] as const;
  return [cash, bonus].filter(([, amountMinor]) => amountMinor > 0n);
}
