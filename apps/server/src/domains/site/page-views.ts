// Counts page views in memory and adds them to the day's numbers every few seconds.
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { addPageViews } from "./page-views.store.ts";

export interface PageViews {
  seen(route: string): void;
  write(): Promise<void>;
  stop(): Promise<void>;
}

const WRITE_EVERY_MS = 10_000;
/** The site has some thirty routes; more names than this are somebody's invention. */
const MOST_ROUTES = 64;

export function countPageViews(
  database: Database,
  clock: Clock,
  timeZone: () => string,
  log: Log,
): PageViews {
  let views = new Map<string, number>();
  const write = async (): Promise<void> => {
    if (views.size === 0) return;
    const counted = views;
    views = new Map();
    const day = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
      .toZonedDateTimeISO(timeZone())
      .toPlainDate();
    await addPageViews(database.store, day.toString(), counted);
  };
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing
      .then(write)
      .catch((problem: unknown) => log.warn({ problem: String(problem) }, "page views not written"));
  }, WRITE_EVERY_MS);
  return {
    seen: (route) => {
      if (views.has(route) || views.size < MOST_ROUTES) views.set(route, (views.get(route) ?? 0) + 1);
    },
    write,
    stop: async () => {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
