// What the model remembers: small tables, written from the contract and the rules and not from the platform, so
// that the two can disagree. Every change goes through the journal.
import type { WalletCode } from "../../../packages/vendor/src/codes.ts";
import type { PlayUnit } from "../operations.ts";
import { createJournal } from "./journal.ts";
import type { Journal } from "./journal.ts";

export interface Purse {
  readonly cashMinor: bigint;
  readonly bonusMinor: bigint;
  readonly heldMinor: bigint;
}

export interface ModelBet {
  readonly member: number;
  readonly vendor: string;
  readonly round: string;
  readonly transaction: string;
  readonly unit: PlayUnit;
  readonly category: "RNG" | "MINI";
  /** False for the row that a win without a bet leaves. */
  readonly isBet: boolean;
  readonly cashStakeMinor: bigint;
  readonly bonusStakeMinor: bigint;
  readonly cashPayoutMinor: bigint;
  readonly bonusPayoutMinor: bigint;
  readonly suspendedMinor: bigint;
  readonly validMinor: bigint;
  readonly state: "OPEN" | "WON" | "LOST" | "DRAW" | "VOID" | "CASHED_OUT" | "CORRECTED";
  readonly version: number;
  /** How many days before today it was placed. */
  readonly daysAgo: number;
  /** The platform's id of it. */
  readonly id: bigint;
}

export interface ModelRound {
  /** The keys of its bets in the order they were placed. */
  readonly bets: readonly string[];
  readonly isClosed: boolean;
}

export interface KeptAnswer {
  readonly verb: string;
  readonly print: string;
  readonly code: WalletCode;
  readonly balanceMinor: bigint | null;
  readonly reference: bigint | null;
}

export interface Standing {
  readonly status: "ACTIVE" | "EXCLUDED" | "SUSPENDED";
  /** An exclusion under a suspension stays there. */
  readonly below: "ACTIVE" | "EXCLUDED";
  readonly untilMs: number;
  readonly lapses: boolean;
}

export interface ModelHold {
  readonly id: bigint;
  readonly member: number;
  readonly unit: PlayUnit;
  readonly amountMinor: bigint;
  readonly isOpen: boolean;
}

/** A posting that is no call of a vendor: its content, its transfer, and what a correction left owed. */
export interface KeptPosting {
  readonly print: string;
  readonly transferId: bigint;
  readonly owedMinor: bigint;
}

export interface Played {
  readonly stakesMinor: bigint;
  readonly returnsMinor: bigint;
}

export interface Books {
  readonly journal: Journal;
  readonly purses: Map<string, Purse>;
  readonly bets: Map<string, ModelBet>;
  readonly rounds: Map<string, ModelRound>;
  readonly kept: Map<string, KeptAnswer>;
  readonly buried: Map<string, { readonly member: number; readonly round: string }>;
  /** By member; inside by kind and period. */
  readonly limits: Map<number, ReadonlyMap<string, bigint>>;
  readonly days: Map<string, Played>;
  readonly standings: Map<number, Standing>;
  readonly holds: Map<string, ModelHold>;
  readonly postings: Map<string, KeptPosting>;
  /** What each member has played of its wagering. */
  readonly wagered: Map<number, bigint>;
  readonly cases: Map<string, number>;
}

export const createBooks = (): Books => ({
  journal: createJournal(),
  purses: new Map(),
  bets: new Map(),
  rounds: new Map(),
  kept: new Map(),
  buried: new Map(),
  limits: new Map(),
  days: new Map(),
  standings: new Map(),
  holds: new Map(),
  postings: new Map(),
  wagered: new Map(),
  cases: new Map(),
});

export const purseKey = (member: number, unit: PlayUnit): string => `${member} ${unit}`;
export const roundKey = (vendor: string, member: number, round: string): string =>
  `${vendor} ${member} ${round}`;

const EMPTY: Purse = { cashMinor: 0n, bonusMinor: 0n, heldMinor: 0n };

export const purseOf = (books: Books, member: number, unit: PlayUnit): Purse =>
  books.purses.get(purseKey(member, unit)) ?? EMPTY;

/** Adds to a purse; a negative change takes. */
export function pour(books: Books, member: number, unit: PlayUnit, change: Partial<Purse>): void {
  const { cashMinor, bonusMinor, heldMinor } = purseOf(books, member, unit);
  books.journal.set(books.purses, purseKey(member, unit), {
    cashMinor: cashMinor + (change.cashMinor ?? 0n),
    bonusMinor: bonusMinor + (change.bonusMinor ?? 0n),
    heldMinor: heldMinor + (change.heldMinor ?? 0n),
  });
}

/** Limits count real play only; demo play is nobody's loss. */
export function countPlay(
  books: Books,
  bet: Pick<ModelBet, "member" | "unit">,
  daysAgo: number,
  change: Partial<Played>,
): void {
  if (bet.unit === "TRIAL") return;
  const key = `${bet.member} ${daysAgo}`;
  const { stakesMinor, returnsMinor } = books.days.get(key) ?? { stakesMinor: 0n, returnsMinor: 0n };
  books.journal.set(books.days, key, {
    stakesMinor: stakesMinor + (change.stakesMinor ?? 0n),
    returnsMinor: returnsMinor + (change.returnsMinor ?? 0n),
  });
}

export function raise(books: Books, kind: string): void {
  books.journal.set(books.cases, kind, (books.cases.get(kind) ?? 0) + 1);
}
