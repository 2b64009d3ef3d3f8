// Calls to the bet book for tests: a bet, and what can follow it, with ids that are never used twice.
import { minor } from "@jonaki/money";
import type { BetItem, CloseItem, RollbackItem, WinItem } from "@jonaki/server/bet-items";

let made = 0;

const base = (memberId: bigint, round: string) => {
  made += 1;
  const transaction = `call-${made}`;
  return { vendor: "TEST", memberId, transaction, round, fingerprint: made.toString(16).padStart(64, "0") };
};

export const betItem = (memberId: bigint, amountMinor: bigint, more: Partial<BetItem> = {}): BetItem => ({
  ...base(memberId, `round-${made + 1}`),
  verb: "bet",
  game: "dice",
  category: "MINI",
  unit: "PLAY",
  sessionUnit: "PLAY",
  purse: null,
  amountMinor: minor(amountMinor),
  freeRound: null,
  detail: { choices: { side: "over" } },
  loginSession: null,
  barredBy: null,
  amountFits: true,
  ...more,
});

export const winItem = (of: BetItem, amountMinor: bigint, more: Partial<WinItem> = {}): WinItem => ({
  ...base(of.memberId, of.round),
  vendor: of.vendor,
  verb: "win",
  game: of.game,
  category: of.category,
  unit: of.unit,
  bet: of.transaction,
  purse: null,
  amountMinor: minor(amountMinor),
  closes: false,
  result: null,
  validMinor: null,
  detail: undefined,
  betlessAllowed: false,
  largestWinMinor: minor(200_000_000n),
  ...more,
});

export const rollbackItem = (of: BetItem): RollbackItem => ({
  ...base(of.memberId, of.round),
  vendor: of.vendor,
  verb: "rollback",
  bet: of.transaction,
});

export const closeItem = (of: BetItem, more: Partial<CloseItem> = {}): CloseItem => ({
  ...base(of.memberId, of.round),
  vendor: of.vendor,
  verb: "close",
  validMinor: null,
  detail: undefined,
  ...more,
});
