// The cash-outs that have arrived at this process and are not answered yet. The end of a round waits for them, so that what
// arrived before the burst counts, however many arrived at once [INS-7].
import { setTimeout as pause } from "node:timers/promises";

export interface Arrivals {
  during(work: Promise<unknown>): void;
  /** When all that are here now are written down; a wallet that does not answer is not waited for longer than a moment. */
  written(): Promise<void>;
}

/** Writing a crowd's cash-outs down takes less; only what the wallet says to them can take longer. */
const LONGEST_MS = 1_000;

export function createArrivals(longestMs = LONGEST_MS): Arrivals {
  const here = new Set<Promise<void>>();
  return {
    during(work) {
      const done = ended(work).finally(() => here.delete(done));
      here.add(done);
    },
    async written() {
      if (here.size === 0) return;
      const patience = new AbortController();
      const longest = pause(longestMs, undefined, { ref: false, signal: patience.signal }).catch(
        () => undefined,
      );
      await Promise.race([Promise.all(here), longest]);
      patience.abort();
    },
  };
}

/** Well or badly. */
async function ended(work: Promise<unknown>): Promise<void> {
  await Promise.allSettled([work]);
}
