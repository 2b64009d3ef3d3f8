// The calendar of jobs on a real database: what belongs to the same minute begins one after another.
import { createTestDatabase } from "@jonaki/testkit";
import { makeWorkerUtils } from "graphile-worker";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { minuteOf, prepareJobs, startJobs } from "./jobs.ts";
import type { Job, Jobs } from "./jobs.ts";
import { createLog } from "./log.ts";

const log = createLog("silent");
const MINUTE = "2026-11-15T10:00:00.000Z";
const NEXT_MINUTE = "2026-11-15T10:01:00.000Z";

let pool: Pool;
let jobs: Jobs;
const ran: string[] = [];
const job = (name: string, schedule: string): Job => ({
  name,
  schedule,
  run: () => {
    ran.push(name);
    return Promise.resolve();
  },
});

beforeAll(async () => {
  const { url } = await createTestDatabase();
  pool = new Pool({ connectionString: url, max: 2 });
  await prepareJobs(url, log);
  jobs = await startJobs(
    url,
    [
      job("first", "* * * * *"),
      job("second", "* * * * *"),
      job("nightly", "0 3 1 1 *"),
      job("third", "* * * * *"),
    ],
    log,
  );
});
afterAll(async () => {
  await jobs.stop();
  await pool.end();
});

describe("the jobs of a minute", () => {
  it("begin three seconds apart", () => {
    const planned = minuteOf(["first", "second", "third"], MINUTE);
    expect(planned.map(({ runAt }) => runAt.toISOString())).toEqual([
      "2026-11-15T10:00:00.000Z",
      "2026-11-15T10:00:03.000Z",
      "2026-11-15T10:00:06.000Z",
    ]);
  });

  it("wait once each, however many minutes they wait", async () => {
    // Where no worker runs, everything waits.
    const { url } = await createTestDatabase();
    await prepareJobs(url, log);
    const worker = await makeWorkerUtils({ connectionString: url });
    for (const minute of [MINUTE, NEXT_MINUTE]) await worker.addJobs(minuteOf(["first", "second"], minute));
    const { rows } = await worker.withPgClient((client) =>
      client.query<{ key: string }>("select key from graphile_worker.jobs order by key"),
    );
    await worker.release();
    expect(rows.map(({ key }) => key)).toEqual(["first", "second"]);
  });

  it("all run, and nothing else of the calendar does", async () => {
    await pool.query(
      "select graphile_worker.add_job('jobs.minute', json_build_object('_cron', json_build_object('ts', $1::text)))",
      [MINUTE],
    );
    await vi.waitFor(() => expect(new Set(ran)).toEqual(new Set(["first", "second", "third"])), 20_000);
  });
});
