// Finds the order in which the steps of one member happened: one in which the model foretells every answer that was
// seen and everything the ledger kept. The ledger itself says when each call and each posting happened; only what
// leaves no trace of its moment there (limits, standings, refusals of the office) is tried in every place.
import type { Books } from "../model/books.ts";
import type { Surroundings } from "../model/surroundings.ts";
import type { KeyFound } from "../platform/readback.ts";
import { happen, keyOfStep } from "./steps.ts";
import type { Step } from "./steps.ts";
import { inLedgerOrder } from "./ledger-order.ts";
import type { BlocksAt } from "./ledger-order.ts";

export type Keys = ReadonlyMap<string, KeyFound>;

interface Misfit {
  readonly step: Step;
  readonly text: string;
}

const MOST_TRIES = 50_000;

/** Null when an order was found, and the books stand as after it; else what fits in no order. */
export function linearise(
  books: Books,
  around: Surroundings,
  steps: readonly Step[],
  keys: Keys,
  blocksAt: BlocksAt,
): Misfit | null {
  const { placed, floating, repeats, outOfLine } = inLedgerOrder(books, steps, keys, blocksAt);
  if (outOfLine !== null)
    return { step: outOfLine, text: "it overtook a call that its process had handed over before" };
  const search = createSearch(books, around, keys, [placed, ...floating.map((step) => [step])]);
  return search.from(0) ? wrongRepeat(books, around, repeats) : search.misfit();
}

/** A repeat is answered as the first time, and changes nothing. */
function wrongRepeat(books: Books, around: Surroundings, repeats: readonly Step[]): Misfit | null {
  for (const step of repeats) {
    const { expected, problem } = happen(books, around, step, undefined);
    if (problem !== null) return { step, text: `the model says "${expected}" again, but ${problem}` };
  }
  return null;
}

function createSearch(books: Books, around: Surroundings, keys: Keys, streams: readonly (readonly Step[])[]) {
  const places = streams.map(() => 0);
  let tries = 0;
  let deepest: (Misfit & { readonly depth: number }) | null = null;
  const note = (step: Step, depth: number, text: string): void => {
    if (deepest === null || depth >= deepest.depth) deepest = { step, depth, text };
  };
  const advance = (stream: number, depth: number): boolean => {
    places[stream] = (places[stream] ?? 0) + 1;
    const found = from(depth + 1);
    if (!found) places[stream] = (places[stream] ?? 1) - 1;
    return found;
  };
  const from = (depth: number): boolean => {
    let isOver = true;
    for (const [stream, steps] of streams.entries()) {
      const step = steps[places[stream] ?? 0];
      if (step === undefined) continue;
      isOver = false;
      if ((tries += 1) > MOST_TRIES) return false;
      const mark = books.journal.mark();
      const { expected, problem } = happen(books, around, step, keys.get(keyOfStep(step) ?? ""));
      if (problem === null && advance(stream, depth)) return true;
      books.journal.undoTo(mark);
      if (problem !== null) note(step, depth, `the model says "${expected}", but ${problem}`);
      // Without an answer and without a trace in the ledger it may as well not have happened.
      if (step.seen === null && stream > 0 && advance(stream, depth)) return true;
    }
    return isOver;
  };
  return {
    from,
    misfit: (): Misfit => {
      const [first] = streams.flat();
      if (deepest !== null) return deepest;
      if (first === undefined) throw new Error("a member without steps has no misfit");
      return { step: first, text: "no order of the steps fits" };
    },
  };
}
