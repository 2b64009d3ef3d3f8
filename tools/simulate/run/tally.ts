// Counts by name: what a run did, so that it can say what it has not done.
export type Counts = Record<string, number>;

export const count = (counts: Counts, name: string, by = 1): void => {
  if (by !== 0) counts[name] = (counts[name] ?? 0) + by;
};

export function addCounts(sum: Counts, more: Readonly<Counts>): void {
  for (const [name, by] of Object.entries(more)) count(sum, name, by);
}

export interface Tally {
  readonly steps: Counts;
  readonly answers: Counts;
  readonly faults: Counts;
  readonly doings: Counts;
}

export const createTally = (): Tally => ({ steps: {}, answers: {}, faults: {}, doings: {} });

export function addTally(sum: Tally, more: Tally): void {
  addCounts(sum.steps, more.steps);
  addCounts(sum.answers, more.answers);
  addCounts(sum.faults, more.faults);
  addCounts(sum.doings, more.doings);
}
