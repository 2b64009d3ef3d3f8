// Work that may run only so many times at once: the rest waits its turn, and too long a line is refused at the door.
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface TurnsParts {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** What to throw when the line is full. */
  readonly full: () => Error;
}

export function createTurns({ atOnce, mostWaiting, full }: TurnsParts): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw full();
    // Whoever leaves hands the place over, so that nobody overtakes the line.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
