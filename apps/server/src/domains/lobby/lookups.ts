// Looks many things up in one statement: questions of the same moment travel together. What never changes is
// kept, so that a busy player costs no statement at all.
import { gatheredLookup } from "@jonaki/ledger";
import type { Lookup } from "@jonaki/ledger";
import type { Clock } from "../../platform/clock.ts";

const OPTIONS = { pace: { ms: 8, for: "everybody" }, patienceMs: 800 } as const;
const KEPT = 50_000;

/** Asked anew each time. */
export const createLookup = <Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Lookup<Key, Value> => gatheredLookup(read, OPTIONS);

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
