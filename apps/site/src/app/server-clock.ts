// The server's time on the visitor's device, whose own clock may be wrong by years.
import type { Clock } from "@jonaki/client";

export interface ServerClock extends Clock {
  /** Takes the time that came with an answer. */
  readonly learn: (iso: string) => void;
}

export function createServerClock(clock: Clock): ServerClock {
  let offsetMs = 0;
  return {
    nowMs: () => clock.nowMs() + offsetMs,
    learn: (iso) => {
      const serverMs = Date.parse(iso);
      if (!Number.isNaN(serverMs)) offsetMs = serverMs - clock.nowMs();
    },
  };
}
