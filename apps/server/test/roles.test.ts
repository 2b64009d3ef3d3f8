// Processes with different roles share nothing but the database; health, metrics and the house's own jobs.
import { createApp } from "@jonaki/server";
import type { App } from "@jonaki/server";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { announce, readEvents, topicSeq } from "../src/platform/outbox.store.ts";
import { houseJobs } from "../src/platform/house.jobs.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ ROLE: "web" });
});
afterAll(() => house.stop());

describe("roles", () => {
  it("[CALL-182] a web process numbers nothing; a worker beside it does", async () => {
    const { database, configuration } = house.app.foundation;
    await database.transaction((tx) => announce(tx, "site", "notice.changed", { n: 1 }));
    expect(await topicSeq(database.store, "site")).toBe(0);
    const worker: App = await createApp({ ...configuration, ROLE: "worker" }, { siteFolder: "" });
    expect(worker.http).toBeNull();
    await vi.waitUntil(async () => (await topicSeq(database.store, "site")) === 1, { timeout: 5_000 });
    expect(await readEvents(database.store, ["1"])).toMatchObject([
      { topic: "site", seq: 1, value: { n: 1 } },
    ]);
    await worker.stop();
  });

  it("[CALL-5] a web process seals with the key another process made", async () => {
    const { configuration, sealing } = house.app.foundation;
    const worker: App = await createApp(
      { ...configuration, ROLE: "worker" },
      { siteFolder: "", clock: house.clock },
    );
    expect(worker.foundation.sealing.current()).toEqual(sealing.current());
    house.clock.advance(24 * 3_600_000);
    await worker.foundation.sealing.rotate();
    await vi.waitUntil(() => sealing.current().kid === worker.foundation.sealing.current().kid, {
      timeout: 5_000,
    });
    await worker.stop();
  });
});

describe("the house's own jobs", () => {
  const job = (name: string) => houseJobs(house.app.foundation).find((one) => one.name === name);
  const count = async (table: string): Promise<number> =>
    Number(
      (await house.app.foundation.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n,
    );

  it("[CALL-5] a new sealing key is made once a day, however often the job runs", async () => {
    const before = await count("sealing_keys");
    await job("sealing.rotate")?.run({});
    expect(await count("sealing_keys")).toBe(before);
    house.clock.advance(24 * 3_600_000);
    await Promise.all([job("sealing.rotate")?.run({}), job("sealing.rotate")?.run({})]);
    expect(await count("sealing_keys")).toBe(before + 1);
  });

  it("[CALL-6] [CALL-15] what has served is cleared away, and what is still needed stays", async () => {
    const { pool } = house.app.foundation.database;
    const now = house.clock.now();
    const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
    await pool.query("delete from outbox");
    await pool.query("insert into sealed_nonces values ('old', $1), ('young', $2)", [ago(20), ago(6)]);
    await pool.query("insert into throttle_counts values ('k', $1, 1), ('k', $2, 1)", [
      Math.floor(ago(10).getTime() / 60_000),
      Math.floor(now.getTime() / 60_000),
    ]);
    await pool.query(
      "insert into outbox (topic, name, value, created_at, seq) values ('site', 'a', '{}', $1, 1), ('site', 'b', '{}', $1, null), ('site', 'c', '{}', $2, 2)",
      [ago(20), ago(1)],
    );
    await job("house.sweep")?.run({});
    expect((await pool.query("select nonce from sealed_nonces")).rows).toEqual([{ nonce: "young" }]);
    expect(await count("throttle_counts")).toBe(1);
    expect((await pool.query("select name from outbox order by name")).rows).toEqual([
      { name: "b" },
      { name: "c" },
    ]);
  });
});

describe("health", () => {
  it("tells alive and ready, and not ready while the database is away", async () => {
    expect((await house.send("GET", "/health")).body).toEqual({ alive: true });
    expect((await house.send("GET", "/ready")).status).toBe(200);
    const broken = await startTestApp();
    await broken.app.foundation.database.pool.end();
    expect((await broken.send("GET", "/ready")).status).toBe(503);
    await broken.app.http?.close();
  });

  it("counts calls by name and status, for this machine or who has the token only", async () => {
    await house.send("GET", "/wps/system/status?url=evil.example");
    const { body } = await house.send("GET", "/metrics");
    expect(body).toContain('jonaki_call_seconds_count{call="site.permissionStatus",status="422"} 1');
    expect((await house.send("GET", "/metrics", { address: "203.0.113.9" })).status).toBe(404);
    const guarded = await startTestApp({ METRICS_TOKEN: "a-token-for-metrics" });
    expect((await guarded.send("GET", "/metrics")).status).toBe(404);
    expect(
      (
        await guarded.send("GET", "/metrics", {
          address: "203.0.113.9",
          headers: { authorization: "Bearer a-token-for-metrics" },
        })
      ).status,
    ).toBe(200);
    await guarded.stop();
  });
});
