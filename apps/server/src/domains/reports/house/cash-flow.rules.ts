// Cash flow [OFF-18]: what came from outside and went there a day and method, and what is left of it; pure.
export interface CashSum {
  readonly day: string;
  readonly way: "DEPOSIT" | "WITHDRAWAL" | "FEE" | "SUSPENSE";
  /** Null in suspense. */
  readonly method: string | null;
  readonly count: bigint;
  readonly amountMinor: bigint;
}

export interface CashLine {
  deposits: bigint;
  depositsMinor: bigint;
  withdrawals: bigint;
  withdrawalsMinor: bigint;
  feesMinor: bigint;
  suspenseMinor: bigint;
}

export interface CashDay extends CashLine {
  readonly day: string;
  readonly method: string | null;
}

const newLine = (): CashLine => ({
  deposits: 0n,
  depositsMinor: 0n,
  withdrawals: 0n,
  withdrawalsMinor: 0n,
  feesMinor: 0n,
  suspenseMinor: 0n,
});

/** The newest day first, its methods by name, and suspense last. */
export function cashFlowOf(sums: readonly CashSum[]): {
  readonly days: readonly CashDay[];
  readonly total: CashLine;
} {
  const total = newLine();
  const days = new Map<string, CashDay>();
  for (const sum of sums) {
    const key = `${sum.day} ${sum.method ?? ""}`;
    const line = days.get(key) ?? { day: sum.day, method: sum.method, ...newLine() };
    days.set(key, line);
    for (const one of [line, total]) add(one, sum);
  }
  return { days: [...days.values()].toSorted(inOrder), total };
}

function add(line: CashLine, { way, count, amountMinor }: CashSum): void {
  if (way === "DEPOSIT") {
    line.deposits += count;
    line.depositsMinor += amountMinor;
  } else if (way === "WITHDRAWAL") {
    line.withdrawals += count;
    line.withdrawalsMinor += amountMinor;
  } else if (way === "FEE") line.feesMinor += amountMinor;
  else line.suspenseMinor += amountMinor;
}

function inOrder(one: CashDay, other: CashDay): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1;
  if (one.method === null || other.method === null) return one.method === null ? 1 : -1;
  return one.method < other.method ? -1 : 1;
}

/** What the house has more outside; a fee stays inside. */
export const netMinor = ({ depositsMinor, withdrawalsMinor, suspenseMinor }: CashLine): bigint =>
  depositsMinor + suspenseMinor - withdrawalsMinor;
