// Where a page of a report ended, as the next one is asked for: numbers with points between them; pure.

/** What is no end of ours begins at the newest: null. */
export function numbersIn(text: string | undefined, count: number): readonly bigint[] | null {
  const parts = (text ?? "").split(".");
  return parts.length === count && parts.every((part) => /^\d{1,18}$/u.test(part)) ? parts.map(BigInt) : null;
}

export const textOf = (numbers: readonly bigint[]): string => numbers.join(".");
