// How long to wait before the next attempt to connect: doubling to half a minute, spread by chance so that
// everybody does not come back in the same moment after a restart of the server.
import type { Chance } from "./ports.ts";

export const FIRST_WAIT_MS = 1_000;
export const LONGEST_WAIT_MS = 30_000;

/** Between half and the whole of the doubled time; attempt counts from 0. */
export function waitMs(attempt: number, chance: Chance): number {
  const wholeMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 10));
  const spread = (chance(1)[0] ?? 0) / 255;
  return Math.round(wholeMs * (0.5 + spread / 2));
}
