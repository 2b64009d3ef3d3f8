// Which of the three reconciliations found what [OFF-18]: all balances of a unit sum to zero, each balance is the sum of
// its entries (and HELD of its holds), each chain has no gap; pure.
export const RECONCILIATIONS = ["SUM", "BALANCES", "CHAINS"] as const;
export type Reconciliation = (typeof RECONCILIATIONS)[number];

export interface Found {
  /** An account's number, or a unit. */
  readonly where: string;
  readonly name: string;
  readonly what: string;
}

/** In the words of the ledger's own check. */
function reconciliationOf({ where, what }: Found): Reconciliation {
  if (!/^\d+$/u.test(where)) return "SUM";
  return /\b(?:version|chain)\b/u.test(what) ? "CHAINS" : "BALANCES";
}

export const byReconciliation = (
  found: readonly Found[],
): readonly { readonly check: Reconciliation; readonly differences: string[] }[] =>
  RECONCILIATIONS.map((check) => ({
    check,
    differences: found
      .filter((one) => reconciliationOf(one) === check)
      .map(({ name, what }) => `${name}: ${what}`),
  }));
