// What the house spends on players and on those who bring them [OFF-18], a day and kind; pure.
import type { COST_SIDES } from "@jonaki/wire/states";
import { kindOf } from "../account-record.rules.ts";
import type { RecordKind } from "../account-record.rules.ts";

export type CostSide = (typeof COST_SIDES)[number];

const SIDES: ReadonlyMap<RecordKind, CostSide> = new Map([
  ["BONUS", "BONUS"],
  ["CASHBACK", "BONUS"],
  ["POINTS_CONVERSION", "BONUS"],
  ["RED_ENVELOPE", "BONUS"],
  ["RAFFLE", "BONUS"],
  ["REFERRAL", "AGENT"],
  ["DAILY_WAGE", "AGENT"],
  ["HOURLY_SALARY", "AGENT"],
  ["REAL_TIME_SALARY", "AGENT"],
  ["DIVIDEND", "AGENT"],
]);

export interface SpentSum {
  readonly day: string;
  /** The ledger's. */
  readonly kind: string;
  readonly rows: bigint;
  /** Negative for what was taken back. */
  readonly amount: bigint;
}

export interface Cost {
  readonly day: string;
  readonly side: CostSide;
  readonly kind: RecordKind;
  rows: bigint;
  amountMinor: bigint;
}

/** The newest day first, its kinds in the order of the sides; null for both sides. */
export function costsOf(sums: readonly SpentSum[], side: CostSide | null): readonly Cost[] {
  const costs = new Map<string, Cost>();
  for (const { day, kind: ledgerKind, rows, amount } of sums) {
    const kind = kindOf(ledgerKind, amount);
    const whose = SIDES.get(kind);
    if (whose === undefined || (side !== null && side !== whose)) continue;
    const key = `${day} ${kind}`;
    const cost = costs.get(key) ?? { day, side: whose, kind, rows: 0n, amountMinor: 0n };
    costs.set(key, cost);
    cost.rows += rows;
    cost.amountMinor += amount;
  }
  const place = ({ kind }: Cost): number => [...SIDES.keys()].indexOf(kind);
  return [...costs.values()].toSorted((one, other) =>
    one.day === other.day ? place(one) - place(other) : one.day < other.day ? 1 : -1,
  );
}

export const sumOf = (costs: readonly Cost[], side: CostSide): bigint =>
  costs.reduce((sum, cost) => (cost.side === side ? sum + cost.amountMinor : sum), 0n);
