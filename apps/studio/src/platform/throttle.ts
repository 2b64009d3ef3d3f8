// How many calls a second, in this process's memory: a key may use its whole second at once and then as fast as
// it grows back. What was not asked for a second is full again and is forgotten.
import type { Clock } from "./ports.ts";

export interface Throttle {
  /** Takes one call from a key's second; how long to wait for the next one when nothing is left, or null. */
  take(key: string, perSecond: number): number | null;
  /** How many keys are held in memory. */
  held(): number;
}

interface Allowance {
  left: number;
  atMs: number;
}

const SECOND_MS = 1_000;

export function createThrottle(clock: Clock): Throttle {
  const allowances = new Map<string, Allowance>();
  let sweptAtMs = 0;
  const sweep = (nowMs: number): void => {
    if (nowMs - sweptAtMs < SECOND_MS) return;
    sweptAtMs = nowMs;
    for (const [key, { atMs }] of allowances) if (nowMs - atMs >= SECOND_MS) allowances.delete(key);
  };
  return {
    held: () => allowances.size,
    take: (key, perSecond) => {
      const nowMs = clock.now().getTime();
      sweep(nowMs);
      const known = allowances.get(key) ?? { left: perSecond, atMs: nowMs };
      const grown = (Math.max(0, nowMs - known.atMs) * perSecond) / SECOND_MS;
      const left = Math.min(perSecond, known.left + grown);
      const isTaken = left >= 1;
      allowances.set(key, { left: isTaken ? left - 1 : left, atMs: nowMs });
      return isTaken ? null : ((1 - left) * SECOND_MS) / perSecond;
    },
  };
}
