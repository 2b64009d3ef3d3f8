// Does many things in one statement: what is asked for while a statement runs travels together in the next one. A lone request
// waits for nobody; in a crowd the next statement may be told to wait a moment for company.
import { setTimeout as pause } from "node:timers/promises";

/** Answers in the order of the items. Where a statement fails, each goes once more alone: what it does must bear being done again. */
export function gathering<Item, Result>(
  doAll: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  /** How long after one statement began the next one may, when others came meanwhile. */
  paceMs = 0,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    resolve(result: Result): void;
    reject(problem: unknown): void;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;
  const send = async (taken: readonly Waiting[]): Promise<void> => {
    try {
      const results = await doAll(taken.map(({ item }) => item));
      // One result for each item, as promised.
      for (const [place, one] of taken.entries()) one.resolve(results[place] as Result);
    } catch (problem) {
      if (taken.length === 1) taken[0]?.reject(problem);
      // One that cannot be done keeps nobody else from going on.
      else for (const one of taken) await send([one]);
    }
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const beat = pause(paceMs, undefined, { ref: false });
      await send(waiting.splice(0, most));
      if (waiting.length > 0 && waiting.length < most) await beat;
    }
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // At the end of this turn, so that what came with the same packet goes together.
      if (!isRunning) {
        isRunning = true;
        queueMicrotask(() => void run());
      }
    });
}
