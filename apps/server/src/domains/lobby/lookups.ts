// Looks many things up in one statement: questions of the same moment travel together. What never changes is
// kept, so that a busy player costs no statement at all.
import { createGatherer } from "@jonaki/ledger";
import type { Clock } from "../../platform/clock.ts";

export type Lookup<Key, Value> = (key: Key) => Promise<Value | undefined>;

const LARGEST = 512;
const FEWEST = 32;
const PACE = { ms: 8, for: "everybody" } as const;
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
    fewest: FEWEST,
    pace: PACE,
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

const FRESH_MS = 1_000;

/** For what hardly ever changes: a change binds within a second. */
export function createFreshLookup<Key, Value>(
  read: (key: Key) => Promise<Value>,
  clock: Clock,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { readonly value: Promise<Value>; readonly atMs: number }>();
  return (key) => {
    const nowMs = clock.now().getTime();
    const known = kept.get(key);
    if (known !== undefined && Math.abs(nowMs - known.atMs) < FRESH_MS) return known.value;
    if (kept.size >= KEPT) kept.clear();
    const value = read(key);
    kept.set(key, { value, atMs: nowMs });
    value.catch(() => void kept.delete(key));
    return value;
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
