// What the processes share through the database: counts, claims, migrations, the bus that comes back.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, fakeClock } from "@jonaki/testkit";
import { openBus } from "./bus.ts";
import { openDatabase } from "./database/database.ts";
import type { Database } from "./database/database.ts";
import { runSqlFiles } from "./database/migrations.ts";
import { createLog } from "./log.ts";
import { claimRequest, rememberAnswer } from "./replay.store.ts";
import { createThrottle } from "./throttle.ts";

const log = createLog("silent");
let url: string;
let database: Database;
/** As migrations run: the application's own role may make no tables. */
let owner: Pool;
beforeAll(async () => {
  url = (await createTestDatabase()).url;
  database = openDatabase(url, 10, log);
  owner = new Pool({ connectionString: url, max: 4 });
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

describe("throttle", () => {
  it("[CALL-15] two processes count together once they have shared", async () => {
    const clock = fakeClock("2026-11-15T10:00:00.000Z");
    const [one, two] = [createThrottle(database, clock, log), createThrottle(database, clock, log)];
    for (let call = 0; call < 3; call += 1)
      expect([one.count("k", 5), two.count("k", 5)]).toEqual([null, null]);
    await one.share();
    await two.share();
    expect(two.count("k", 5)).toEqual(new Date("2026-11-15T10:01:00.000Z"));
    await one.share();
    clock.advance(60_000);
    expect(two.count("k", 5)).toBeNull();
    await Promise.all([one.stop(), two.stop()]);
  });
});

describe("request ids", () => {
  const key = { accountId: "1", call: "test.pay", requestId: "form-1" };
  const content = Buffer.from("content");

  it("[WAL-3] a claim whose process died can be taken over after 30 seconds, and only then", async () => {
    expect(await claimRequest(database.store, key, content)).toEqual({ kind: "mine" });
    expect(await claimRequest(database.store, key, content)).toEqual({ kind: "running" });
    await database.pool.query("update request_answers set claimed_at = now() - interval '31 seconds'");
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimRequest(database.store, key, content)),
    );
    expect(claims.filter(({ kind }) => kind === "mine")).toHaveLength(1);
    await rememberAnswer(database.store, key, { ok: true, value: 1 });
    expect(await claimRequest(database.store, key, content)).toEqual({
      kind: "answered",
      answer: { ok: true, value: 1 },
    });
    expect(await claimRequest(database.store, key, Buffer.from("other"))).toEqual({ kind: "other-content" });
  });
});

describe("migrations", () => {
  const folder = (files: Readonly<Record<string, string>>): string => {
    const path = mkdtempSync(join(tmpdir(), "jonaki-sql-"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
    return path;
  };

  it("run once each and in order, also when two processes start at the same time", async () => {
    const files = folder({
      "t_2.sql": "insert into t_first values (2)",
      "t_1.sql": "create table t_first (n int)",
    });
    const ran = await Promise.all([1, 2].map(() => runSqlFiles(owner, files, "migration")));
    expect(ran.flat().sort()).toEqual(["t_1.sql", "t_2.sql"]);
    expect((await owner.query("select n from t_first")).rows).toEqual([{ n: 2 }]);
  });

  it("stop the start when a file was changed after it ran", async () => {
    await expect(
      runSqlFiles(owner, folder({ "t_1.sql": "create table t_first (n bigint)" }), "migration"),
    ).rejects.toThrow("t_1.sql was changed after it ran on this database");
  });

  it("analyse fewer rows in a database of the house's own, and leave another's as it is", async () => {
    const textOf = (name: string) => readFileSync(`db/migrations/${name}.sql`, "utf8");
    const files = [textOf("0036_light_analysis"), textOf("0039_lighter_analysis")];
    const shown = async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ target: string }>(
        "select current_setting('default_statistics_target') as target",
      );
      await client.end();
      return rows[0]?.target;
    };
    const before = await shown();
    for (const text of files) await owner.query(`begin; set local role jonaki_app; ${text} commit`);
    expect([before, await shown()]).toEqual(["100", "100"]);
    for (const text of files) await owner.query(text);
    expect(await shown()).toBe("5");
  });

  it("leave nothing of a file that fails, and name it", async () => {
    const files = folder({ "t_3.sql": "create table t_third (n int); select nonsense" });
    await expect(runSqlFiles(owner, files, "migration")).rejects.toThrow("t_3.sql failed");
    expect((await database.pool.query("select to_regclass('t_third') as t")).rows).toEqual([{ t: null }]);
  });
});

describe("the bus", () => {
  it("finds its way back when its connection is cut, and says that messages may be missing", async () => {
    const bus = await openBus(url, database.pool, log);
    const heard: (string | null)[] = [];
    bus.subscribe("site", (ids) => heard.push(ids));
    await bus.publish("site", "1");
    await vi.waitUntil(() => heard.length === 1);
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jonaki-bus' and datname = current_database()",
    );
    await vi.waitUntil(() => heard.includes(null), { timeout: 10_000 });
    await bus.publish("site", "2");
    await vi.waitUntil(() => heard.includes("2"));
    expect(heard).toEqual(["1", null, "2"]);
    await bus.close();
  });
});
