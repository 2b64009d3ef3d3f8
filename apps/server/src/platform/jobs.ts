// Jobs on graphile-worker: enqueued inside the transaction that wants them, run by the worker role,
// with a calendar for the recurring ones. It has connections of its own, because its queries expect
// the driver's usual number types.
import { Logger, parseCronItems, run, runMigrations } from "graphile-worker";
import type { CronItem, JobHelpers, TaskList } from "graphile-worker";
import { Pool } from "pg";
import type { Log } from "./log.ts";

export interface Job {
  readonly name: string;
  /** A cron pattern in UTC; absent for a job that is only enqueued. */
  readonly schedule?: string;
  run(payload: unknown): Promise<void>;
}

export interface Jobs {
  stop(): Promise<void>;
}

const CONCURRENT_JOBS = 4;

const EVERY_MINUTE = "* * * * *";
const MINUTE = "jobs.minute";
/** Begun all at once, the jobs of a minute are felt by whoever plays. */
const APART_MS = 3_000;

/** The worker's own tables; needed by every role, because any process may enqueue. */
export async function prepareJobs(url: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 1, logger: loggerOn(log) });
}

export async function startJobs(url: string, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const minutely = jobs.filter(({ schedule }) => schedule === EVERY_MINUTE).map(({ name }) => name);
  const taskList: TaskList = {
    ...Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => job.run(payload)])),
    [MINUTE]: (payload, helpers) => beginMinute(minutely, payload, helpers),
  };
  const calendar: CronItem[] = jobs.flatMap(({ name, schedule }) =>
    schedule === undefined || schedule === EVERY_MINUTE ? [] : [entry(name, schedule)],
  );
  if (minutely.length > 0) calendar.push(entry(MINUTE, EVERY_MINUTE));
  const pool = new Pool({
    connectionString: url,
    max: CONCURRENT_JOBS + 2,
    // Opened anew every minute, they would have to learn everything anew just when the minute begins.
    idleTimeoutMillis: 0,
    application_name: "jonaki-jobs",
  });
  // The worker reports what it cannot do; a connection that ends, idle or busy, is no reason to fall.
  const note = (problem: Error): void => log.debug({ problem: problem.message }, "job connection lost");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(calendar),
    logger: loggerOn(log),
  });
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}

const entry = (task: string, match: string): CronItem => ({ task, match, options: { backfillPeriod: 0 } });

/** One after another, in their order; one that still waits since the last minute is not run twice. */
export const minuteOf = (names: readonly string[], ts: string) =>
  names.map((identifier, place) => ({
    identifier,
    payload: {},
    jobKey: identifier,
    runAt: new Date(Date.parse(ts) + place * APART_MS),
  }));

async function beginMinute(
  names: readonly string[],
  payload: unknown,
  { addJobs }: JobHelpers,
): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the calendar starts has this payload.
  const { _cron } = payload as { readonly _cron: { readonly ts: string } };
  await addJobs(minuteOf(names, _cron.ts));
}

function loggerOn(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === "error") log.error({ job: scope.taskIdentifier }, message);
    else if (level === "warning") log.warn({ job: scope.taskIdentifier }, message);
    else log.debug({ job: scope.taskIdentifier }, message);
  });
}
