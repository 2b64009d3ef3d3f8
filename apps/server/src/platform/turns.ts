// Work that may run only so many times at once: the rest waits its turn, and too long a line is refused at the door.
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface Turns {
  readonly take: InTurn;
  /** Whether whoever comes now would be refused. */
  isFull(): boolean;
}

export interface TurnsParts {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** What to throw when the line is full. */
  readonly full: () => Error;
}

export function createTurns({ atOnce, mostWaiting, full }: TurnsParts): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isFull = (): boolean => running >= atOnce && waiting.length >= mostWaiting;
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFull()) throw full();
    // Whoever leaves hands the place over, so that nobody overtakes the line.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    isFull,
    take: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
