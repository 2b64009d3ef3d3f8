// The idle machine, before and after a run: how steadily a bare loop runs on it, and how fast memory answers beyond a core's
// own cache. Two runs of a bench are to be compared with these beside them.
import { middle } from "./bench.ts";

const STUTTER_WINDOW_MS = 20;
const STUTTER_MS = 4_000;
const STUTTERS_BELOW = 0.7;

/**
 * The part of time in which a bare loop on the idle machine runs at less than 70 % of its own usual speed: what a
 * shared host takes unseen. No latency can be better than the windows this finds.
 */
export function stutter(): number {
  const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;
  const done: number[] = [];
  let number = 1;
  const end = nowMs() + STUTTER_MS;
  while (nowMs() < end) {
    const until = nowMs() + STUTTER_WINDOW_MS;
    let rounds = 0;
    for (; nowMs() < until; rounds += 1)
      for (let step = 0; step < 2_000; step += 1) number = (number * 48_271) % 2_147_483_647;
    done.push(rounds);
  }
  const usual = middle(done);
  return done.filter((rounds) => rounds < usual * STUTTERS_BELOW).length / done.length;
}

const CHASE_STEPS = 2 ** 20;
const CHASE_WINDOW_STEPS = 100_000;
const CHASE_MS = 2_000;

/**
 * Millions of steps a second along a random way through 4 MB: more than a core's own cache holds. It tells what a bare loop
 * cannot, how fast memory answers, which on a shared host is also others' doing.
 */
function cacheSpeed(): number {
  const way = randomWay(CHASE_STEPS);
  const speeds: number[] = [];
  let at = 0;
  const end = performance.now() + CHASE_MS;
  while (performance.now() < end) {
    const begin = performance.now();
    for (let step = 0; step < CHASE_WINDOW_STEPS; step += 1) at = way[at] ?? 0;
    speeds.push(CHASE_WINDOW_STEPS / (performance.now() - begin) / 1_000);
  }
  return middle(speeds);
}

/** One circle through all places (Sattolo's shuffle), the same each time. */
function randomWay(length: number): Int32Array {
  const way = Int32Array.from({ length }, (_zero, place) => place);
  let number = 1;
  for (let last = length - 1; last > 0; last -= 1) {
    number = (number * 48_271) % 2_147_483_647;
    const other = number % last;
    [way[last], way[other]] = [way[other] ?? 0, way[last] ?? 0];
  }
  return way;
}

export interface Idle {
  /** A part of the time, 0 to 1. */
  readonly stutters: number;
  /** Millions of steps a second. */
  readonly cacheSpeed: number;
}

export const lookAtIdle = (): Idle => ({ stutters: stutter(), cacheSpeed: cacheSpeed() });

export const idleLine = (before: Idle, after: Idle): string => {
  const [stuttersBefore, stuttersAfter] = [before, after].map(
    ({ stutters }) => `${(stutters * 100).toFixed(0)} %`,
  );
  return `a bare loop on the idle machine stutters ${stuttersBefore} of the time before the run and ${stuttersAfter} after it; a random way through 4 MB makes ${before.cacheSpeed.toFixed(1)} million steps a second before and ${after.cacheSpeed.toFixed(1)} after`;
};
