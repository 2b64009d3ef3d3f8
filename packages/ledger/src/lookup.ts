// Looks many things up in one statement: questions of the same moment travel together, and equal ones are one. Each is asked
// after it came, so that its answer is never older than itself.
import { createGatherer } from "./gatherer.ts";
import type { PaceOptions } from "./pace.ts";

export type Lookup<Key, Value> = (key: Key) => Promise<Value | undefined>;

export interface LookupOptions {
  readonly pace: PaceOptions["pace"];
  /** How long one who asks waits for the answer; after that it is a fault. */
  readonly patienceMs: number;
}

const LARGEST = 512;
const FEWEST = 32;
const LANES = [1, 2];

export function gatheredLookup<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { pace, patienceMs }: LookupOptions,
): Lookup<Key, Value> {
  /** What is asked and not on its way yet. */
  const waiting = new Map<Key, Promise<Value | undefined>>();
  const gatherer = createGatherer<Key, { readonly value: Value | undefined }, number>({
    lanes: LANES,
    largest: LARGEST,
    fewest: FEWEST,
    pace,
    patienceMs,
    // Questions do not disturb each other: each is its own owner.
    ownerOf: () => Symbol("question"),
    run: async (_lane, keys) => {
      for (const key of keys) waiting.delete(key);
      const found = await read([...new Set(keys)]);
      return keys.map((key) => ({ value: found.get(key) }));
    },
  });
  const ask = async (key: Key): Promise<Value | undefined> => {
    const answer = await gatherer.submit(key);
    if (answer !== "late") return answer.value;
    // It never began: whoever asks from now on begins anew.
    waiting.delete(key);
    throw new Error("a lookup took too long");
  };
  return (key) => {
    const earlier = waiting.get(key);
    if (earlier !== undefined) return earlier;
    const asked = ask(key);
    waiting.set(key, asked);
    return asked;
  };
}
