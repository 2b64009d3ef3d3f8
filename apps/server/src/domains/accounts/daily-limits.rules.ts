// What may happen so often in 24 hours and no more, counted back from the moment [ACC-67, ACC-109].
const DAY_MS = 24 * 3_600_000;

/** What happened after this counts. */
export const dayBefore = (moment: Date): Date => new Date(moment.getTime() - DAY_MS);

export interface Counted {
  /** When it happened, newest first, as often as the limit allows at least. */
  readonly times: readonly Date[];
  readonly most: number;
}

/** When it may happen once more under all the limits; null is now. */
export function nextAllowedAt(limits: readonly Counted[]): Date | null {
  const full = limits.flatMap(({ times, most }) => times[most - 1] ?? []);
  return full.length === 0 ? null : new Date(Math.max(...full.map((oldest) => oldest.getTime())) + DAY_MS);
}
