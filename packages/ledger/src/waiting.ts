// The queue of a gatherer: who waits, in which order, and whose owner is under way. An item answers once; one
// that has been answered (because its caller's patience ended) is not taken any more.
export interface Waiting<Item, Result> {
  readonly item: Item;
  readonly owner: unknown;
  isAnswered(): boolean;
  answer(result: Result | "late"): void;
  fail(problem: unknown): void;
}

export function createWaiting<Item, Result>(
  item: Item,
  owner: unknown,
  patienceMs: number,
  done: { resolve(result: Result | "late"): void; reject(problem: unknown): void },
): Waiting<Item, Result> {
  let answered = false;
  const once = (how: () => void): void => {
    if (answered) return;
    answered = true;
    clearTimeout(timer);
    how();
  };
  const answer = (result: Result | "late"): void => once(() => done.resolve(result));
  const timer = setTimeout(() => answer("late"), patienceMs);
  return {
    item,
    owner,
    isAnswered: () => answered,
    answer,
    fail: (problem) => once(() => done.reject(problem)),
  };
}

export interface WaitingLine<Item, Result> {
  add(waiting: Waiting<Item, Result>): void;
  /** How many wait, or less: some may have been answered meanwhile. */
  length(): number;
  /** The oldest ones whose owner is not under way; their owners are from now on. */
  take(most: number): readonly Waiting<Item, Result>[];
  /** The owners of a batch may be taken again. */
  giveBack(batch: readonly Waiting<Item, Result>[]): void;
}

export function createWaitingLine<Item, Result>(): WaitingLine<Item, Result> {
  let line: Waiting<Item, Result>[] = [];
  const underWay = new Set<unknown>();
  return {
    add: (waiting) => void line.push(waiting),
    length: () => line.length,
    take: (most) => {
      const batch: Waiting<Item, Result>[] = [];
      const later: Waiting<Item, Result>[] = [];
      for (const waiting of line) {
        if (waiting.isAnswered()) continue;
        const free = batch.length < most && !underWay.has(waiting.owner);
        (free ? batch : later).push(waiting);
      }
      line = later;
      for (const { owner } of batch) underWay.add(owner);
      return batch;
    },
    giveBack: (batch) => {
      for (const { owner } of batch) underWay.delete(owner);
    },
  };
}
