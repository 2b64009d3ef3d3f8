// A value read from the database and kept for a while, so that a public call costs a statement at most that often.
import type { Clock } from "./clock.ts";

export interface Kept<Value> {
  current(): Promise<Value>;
  /** The next one who asks gets it read anew. */
  forget(): void;
}

/** Whoever asks while it is being read waits for the same reading; one that failed is not kept. */
export function keepFresh<Value>(clock: Clock, freshMs: number, read: () => Promise<Value>): Kept<Value> {
  let kept: { readonly value: Promise<Value>; readonly atMs: number } | null = null;
  const readAnew = (atMs: number): Promise<Value> => {
    const own = { value: read(), atMs };
    kept = own;
    own.value.catch(() => {
      if (kept === own) kept = null;
    });
    return own.value;
  };
  return {
    current: () => {
      const nowMs = clock.now().getTime();
      const isFresh = kept !== null && Math.abs(nowMs - kept.atMs) < freshMs;
      return isFresh && kept !== null ? kept.value : readAnew(nowMs);
    },
    forget: () => {
      kept = null;
    },
  };
}
