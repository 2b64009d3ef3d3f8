// The ends of rounds that were answered before they are written: whoever asks for a player's rounds next waits for them, so that
// at one process nobody ever finds a round open that he has seen end.
import { createPassing } from "../platform/passing.ts";
import type { Log } from "../platform/ports.ts";

export interface Endings {
  /** One that fails is told to the log, and its round is ended with what was cut off. */
  add(player: string, ending: Promise<unknown>): void;
  /** Null where nothing is to be waited for. */
  of(player: string): Promise<void> | null;
  all(): Promise<void>;
}

export function createEndings(log: Log): Endings {
  const byPlayer = createPassing<Promise<void>>();
  const forget = async (player: string, written: Promise<void>): Promise<void> => {
    await written;
    if (byPlayer.get(player) === written) byPlayer.delete(player);
  };
  return {
    add: (player, ending) => {
      const all = written(log, ending, byPlayer.get(player));
      byPlayer.set(player, all);
      void forget(player, all);
    },
    of: (player) => byPlayer.get(player) ?? null,
    all: async () => {
      await Promise.all(byPlayer.values());
    },
  };
}

/** With those before it; it never fails. */
async function written(log: Log, ending: Promise<unknown>, before: Promise<void> | undefined): Promise<void> {
  try {
    await ending;
  } catch (problem) {
    log.warn({ problem: String(problem) }, "studio: the end of a round was not written");
  }
  await before;
}
