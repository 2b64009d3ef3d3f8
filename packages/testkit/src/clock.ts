// A clock that stands still until it is told to go on.
export interface FakeClock {
  now(): Date;
  advance(ms: number): void;
  set(moment: string): void;
}

/** Starts at the real moment, because signatures and keys of other libraries look at the real clock. */
export function fakeClock(start: string | number = Date.now()): FakeClock {
  let moment = new Date(start).getTime();
  return {
    now: () => new Date(moment),
    advance: (ms) => {
      moment += ms;
    },
    set: (next) => {
      moment = new Date(next).getTime();
    },
  };
}
