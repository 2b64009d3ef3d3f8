// The house's own recurring jobs: a new sealing key a day, and the clearing away of what has served.
import type { Foundation } from "./foundation.ts";
import type { Job } from "./jobs.ts";
import { sweepEvents } from "./outbox.store.ts";
import { sweepSealing } from "./sealing.store.ts";
import { minuteOf } from "./throttle.ts";
import { sweepCounts } from "./throttle.store.ts";

const MINUTE_MS = 60_000;
/** A sealed payload is refused after 5 minutes, so its nonce need not be known much longer. */
const NONCE_KEPT_MS = 15 * MINUTE_MS;
const EVENT_KEPT_MS = 10 * MINUTE_MS;
const COUNTED_MINUTES_KEPT = 2;

export function houseJobs({ database, clock, sealing }: Foundation): readonly Job[] {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  return [
    { name: "sealing.rotate", schedule: "7 * * * *", run: () => sealing.rotate() },
    {
      name: "house.sweep",
      schedule: "*/5 * * * *",
      run: async () => {
        await sweepSealing(database.store, ago(NONCE_KEPT_MS), clock.now());
        await sweepEvents(database.store, ago(EVENT_KEPT_MS));
        await sweepCounts(database.store, minuteOf(clock.now()) - COUNTED_MINUTES_KEPT);
      },
    },
  ];
}
