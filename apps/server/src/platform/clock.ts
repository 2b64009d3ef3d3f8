// The only place of the server where time enters; everything else is handed a Clock.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
