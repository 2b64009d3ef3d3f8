// Brings facts to the domains that want them: woken by the bus, and every second by itself in case a notice was
// lost. A consumer that fails keeps its events and tries again; the others go on.
import { setTimeout as pause } from "node:timers/promises";
import type { Bus } from "./bus.ts";
import type { Database, OpenTransaction } from "./database/database.ts";
import { createDrain } from "./drain.ts";
import type { Drain } from "./drain.ts";
import { takeEvents } from "./events.store.ts";
import type { DomainEvent } from "./events.store.ts";
import type { Log } from "./log.ts";

export interface Consumer {
  readonly name: string;
  /** In the transaction that takes the events from the queue. */
  hear(tx: OpenTransaction, events: readonly DomainEvent[]): Promise<void>;
}

export interface Consumers {
  stop(): Promise<void>;
}

const LOOK_AGAIN_MS = 1_000;
/** Between two turns of a consumer, so that a busy moment's events travel together; the first of a quiet one never waits. */
const PAUSE_MS = 100;
const AT_ONCE = 50;

export function startConsumers(
  database: Database,
  bus: Bus,
  log: Log,
  consumers: readonly Consumer[],
): Consumers {
  const parts = consumers.map((consumer) => startOne(database, log, consumer));
  const wake = (): void => {
    for (const part of parts) part.wake();
  };
  bus.subscribe("events", wake);
  const timer = setInterval(wake, LOOK_AGAIN_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

const startOne = (database: Database, log: Log, consumer: Consumer): Drain =>
  createDrain({
    turn: async () => {
      const heard = await database.busy.transaction(async (tx) => {
        const events = await takeEvents(tx, consumer.name, AT_ONCE);
        if (events.length > 0) await consumer.hear(tx, events);
        return events.length;
      });
      // More came with a notice of its own.
      if (heard === AT_ONCE) return false;
      await pause(PAUSE_MS);
      return true;
    },
    failed: (problem) =>
      log.error({ problem: String(problem), consumer: consumer.name }, "events could not be heard"),
  });
