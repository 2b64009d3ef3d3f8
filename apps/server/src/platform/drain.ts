// Work that is done turn by turn while somebody wants it: one at a time, however often it is asked for, and once more for
// whoever asked while a turn was under way. It is never a line of promises, which a busy day would make longer and longer.
export interface Drain {
  wake(): void;
  /** When the turn that is under way has ended. */
  stop(): Promise<void>;
}

export interface DrainParts {
  /** True when it has done all there was; otherwise the next turn follows at once. */
  turn(): Promise<boolean>;
  /** What was wanted is wanted no more, until somebody asks again. */
  failed(problem: unknown): void;
}

export function createDrain({ turn, failed }: DrainParts): Drain {
  let running: Promise<void> | null = null;
  let wanted = false;
  const life = { over: false };
  const drain = async (): Promise<void> => {
    try {
      while (wanted && !life.over) {
        wanted = false;
        // One that throws at once has begun, too.
        if (!(await Promise.try(turn))) wanted = true;
      }
    } catch (problem) {
      wanted = false;
      failed(problem);
    } finally {
      running = null;
    }
  };
  return {
    wake: () => {
      if (life.over) return;
      wanted = true;
      running ??= drain();
    },
    stop: async () => {
      life.over = true;
      await running;
    },
  };
}
