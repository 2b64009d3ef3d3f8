// What time it is at the studio, reckoned from questions and answers [INS-6]: of the last samples the one with the shortest
// way counts, because it can be wrong by half its way at most.
export interface ClockSample {
  readonly wayMs: number;
  /** What has to be added to the own clock. */
  readonly offsetMs: number;
}

/** A question that was sent, and an answer that was heard, by the own clock; the studio's moment lies in between. */
export const sampleOf = (sentMs: number, heardMs: number, studioMs: number): ClockSample => ({
  wayMs: heardMs - sentMs,
  offsetMs: studioMs - (sentMs + heardMs) / 2,
});

/** News that nobody asked for: how long it travelled is not known, so that any answer is better. */
export const sampleOfNews = (heardMs: number, studioMs: number): ClockSample => ({
  wayMs: Number.POSITIVE_INFINITY,
  offsetMs: studioMs - heardMs,
});

/** Clocks drift apart: a sample does not count for ever. */
const KEPT = 8;

export const withSample = (samples: readonly ClockSample[], next: ClockSample): readonly ClockSample[] =>
  [next, ...samples].slice(0, KEPT);

/** Null before anything was heard. */
export function offsetOf(samples: readonly ClockSample[]): number | null {
  let best: ClockSample | null = null;
  for (const sample of samples) if (best === null || sample.wayMs < best.wayMs) best = sample;
  return best?.offsetMs ?? null;
}
