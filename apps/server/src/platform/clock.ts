// The only place of the server where time enters; everything else is handed a Clock.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds since the process began, finer than a clock and never set back: for measuring, not for deciding. */
export const stopwatch = (): number => performance.now();
