// Looks many things up in one statement: questions of the same moment travel together. What never changes is
// kept, so that a busy player costs no statement at all.
import { createGatherer } from "@jonaki/ledger";

export type Lookup<Key, Value> = (key: Key) => Promise<Value | undefined>;

const LARGEST = 512;
const LANES = [1, 2];
const PATIENCE_MS = 800;
const KEPT = 50_000;

/** Asked anew each time. */
export function createLookup<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Lookup<Key, Value> {
  const gatherer = createGatherer<Key, { readonly value: Value | undefined }, number>({
    lanes: LANES,
    largest: LARGEST,
    patienceMs: PATIENCE_MS,
    // Questions do not disturb each other: each is its own owner.
    ownerOf: () => Symbol("question"),
    run: async (_lane, keys) => {
      const found = await read([...new Set(keys)]);
      return keys.map((key) => ({ value: found.get(key) }));
    },
  });
  return async (key) => {
    const answer = await gatherer.submit(key);
    if (answer === "late") throw new Error("a lookup took too long");
    return answer.value;
  };
}

/** For what is written once: found means found for good. */
export function createLastingLookup<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Lookup<Key, Value> {
  const ask = createLookup(read);
  const kept = new Map<Key, Value>();
  return async (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = await ask(key);
    if (value !== undefined) {
      if (kept.size >= KEPT) kept.clear();
      kept.set(key, value);
    }
    return value;
  };
}
