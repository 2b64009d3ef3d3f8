// Timers and clocks of the browser, and the only file of the game clients that touches them.
export interface Timers {
  /** Milliseconds that never go back; from when on they count says nothing. */
  readonly nowMs: () => number;
  /** The time of day on this device, right or wrong. */
  readonly wallMs: () => number;
  /** Runs once; the answer calls it off. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Runs before every paint with the time since the first one, until it is called off; not at all in a hidden tab. */
  readonly everyFrame: (run: (elapsedMs: number) => void) => () => void;
}

export const browserTimers: Timers = {
  nowMs: () => performance.now(),
  wallMs: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  everyFrame: (run) => {
    let startMs: number | null = null;
    let frame = 0;
    const paint = (timeMs: number): void => {
      startMs ??= timeMs;
      frame = requestAnimationFrame(paint);
      run(timeMs - startMs);
    };
    frame = requestAnimationFrame(paint);
    return () => cancelAnimationFrame(frame);
  },
};
