// Runs the rounds of Crash while somebody looks on: one process of all does it, and wakes exactly when something is due. What a
// process leaves unfinished is taken up by any other [INS-7].
import type { Clock } from "../platform/ports.ts";
import { advanceRound, openNextRound } from "./round.flow.ts";
import type { FlightParts } from "./round.flow.ts";
import { settleBets } from "./settle.flow.ts";

export interface RunnerParts extends FlightParts {
  /** Whether anybody of this process looks on. */
  hasAudience(): boolean;
  /** Becomes the one process that runs the rounds, or stays it; false while another one is. */
  holdPen(): Promise<boolean>;
  layDownPen(): Promise<void>;
}

export interface Runner {
  /** Somebody came, or something changed. */
  wake(): void;
  stop(): Promise<void>;
}

/** How soon another process is asked again whether it still runs the rounds, and what failed is tried again. */
const AGAIN_MS = 1_000;

export function createRunner(parts: RunnerParts): Runner {
  const { log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const settling = new Set<Promise<void>>();

  const settle = (ids: readonly string[]): void => {
    if (ids.length === 0) return;
    const work = settleBets(parts, ids)
      .catch((problem: unknown) => log.error({ problem: String(problem) }, "studio: bets not settled"))
      .finally(() => settling.delete(work));
    settling.add(work);
  };
  const run = async (): Promise<void> => {
    const dueMs = await step(parts, settle).catch((problem: unknown) => {
      log.error({ problem: String(problem) }, "studio: the round of Crash did not go on");
      return AGAIN_MS;
    });
    running = null;
    clearTimeout(timer);
    if (dueMs !== null && !isStopped) timer = setTimeout(wake, dueMs);
  };
  const wake = (): void => {
    if (!isStopped) running ??= run();
  };
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await Promise.all(settling);
      await parts.layDownPen();
    },
  };
}

/** Does what is due; answers how long there is nothing to do, or null when nobody looks on. */
async function step(parts: RunnerParts, settle: (ids: readonly string[]) => void): Promise<number | null> {
  const { clock } = parts;
  if (!parts.hasAudience()) {
    // A round that has begun is brought to its end by whoever recovers.
    await parts.layDownPen();
    return null;
  }
  if (!(await parts.holdPen())) return AGAIN_MS;
  const { decided, next } = await advanceRound(parts);
  settle(decided);
  return msUntil(clock, next ?? (await openNextRound(parts)));
}

/** At once when it is not known: then a round has just been opened. */
const msUntil = (clock: Clock, at: Date | null): number =>
  at === null ? 0 : Math.max(0, at.getTime() - clock.now().getTime());
