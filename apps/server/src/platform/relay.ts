// The relay of the outbox: numbers committed events as soon as it hears of them, with a pause between two turns so
// that a busy moment's travel together, and looks by itself every second in case a notice was lost.
import { setTimeout as pause } from "node:timers/promises";
import type { Bus } from "./bus.ts";
import type { Database } from "./database/database.ts";
import { createDrain } from "./drain.ts";
import type { Log } from "./log.ts";
import { numberEvents } from "./outbox.store.ts";

const LOOK_AGAIN_MS = 1_000;
const PAUSE_MS = 100;

export interface Relay {
  stop(): Promise<void>;
}

export function startRelay(database: Database, bus: Bus, log: Log): Relay {
  const { wake, stop } = createDrain({
    turn: async () => {
      const isAll = await numberEvents(database.busy.store);
      await pause(PAUSE_MS);
      return isAll;
    },
    failed: (problem) => log.error({ problem: String(problem) }, "outbox relay failed"),
  });
  bus.subscribe("outbox", wake);
  const timer = setInterval(wake, LOOK_AGAIN_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await stop();
    },
  };
}
