// Jobs on graphile-worker: enqueued inside the transaction that wants them, run by the worker role,
// with a calendar for the recurring ones. It has connections of its own, because its queries expect
// the driver's usual number types.
import { Logger, parseCronItems, run, runMigrations } from "graphile-worker";
import type { CronItem, TaskList } from "graphile-worker";
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

/** The worker's own tables; needed by every role, because any process may enqueue. */
export async function prepareJobs(url: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 1, logger: loggerOn(log) });
}

export async function startJobs(url: string, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(payload)]),
  );
  const calendar: CronItem[] = jobs.flatMap((job) =>
    job.schedule === undefined
      ? []
      : [{ task: job.name, match: job.schedule, options: { backfillPeriod: 0 } }],
  );
  const pool = new Pool({ connectionString: url, max: CONCURRENT_JOBS + 2, application_name: "jonaki-jobs" });
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

function loggerOn(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === "error") log.error({ job: scope.taskIdentifier }, message);
    else if (level === "warning") log.warn({ job: scope.taskIdentifier }, message);
    else log.debug({ job: scope.taskIdentifier }, message);
  });
}
