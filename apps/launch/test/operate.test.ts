// The operator's switches at the command line, on a running house.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { runHouse } from "@jonaki/testkit/house-process";
import type { RunningHouse } from "@jonaki/testkit/house-process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let house: RunningHouse;
beforeAll(async () => {
  house = await runHouse();
});
afterAll(() => house.stop());

const OPERATE = fileURLToPath(new URL("../src/operate.ts", import.meta.url));
const operate = (...words: string[]) => {
  const done = spawnSync(process.execPath, [OPERATE, ...words], {
    env: { ...process.env, DATA_DIR: house.dataFolder },
    encoding: "utf8",
  });
  return { status: done.status, said: done.stdout + done.stderr };
};
const call = async (path: string) => {
  const answer = await fetch(`${house.url}${path}`);
  return { status: answer.status, body: (await answer.json()) as { value: Record<string, unknown> } };
};

describe("npm run operate", () => {
  it("[SITE-24] turns maintenance on with its end, and off again, on a running house", async () => {
    expect(operate("maintenance", "on", "2026-11-16T02:15:00Z")).toEqual({
      status: 0,
      said: "Maintenance is on until 2026-11-16T02:15:00.000Z.\n",
    });
    await vi.waitUntil(async () => (await call("/wps/system/whitelabel")).status === 503, { timeout: 5_000 });
    const { body } = await call("/wps/system/status?url=localhost");
    expect(body.value["maintenance"]).toEqual({ endTime: "2026-11-16T02:15:00.000Z" });
    expect(operate("maintenance", "off").status).toBe(0);
    await vi.waitUntil(async () => (await call("/wps/system/whitelabel")).status === 200, { timeout: 5_000 });
  });

  it("[SITE-24] keeps the lists of blocked and allowed addresses", async () => {
    expect(operate("block", "range", "127.0.0.0/8").status).toBe(0);
    await vi.waitUntil(async () => (await call("/wps/system/whitelabel")).status === 403, { timeout: 5_000 });
    expect(operate("allow", "range", "127.0.0.1/32").status).toBe(0);
    await vi.waitUntil(async () => (await call("/wps/system/whitelabel")).status === 200, { timeout: 5_000 });
    expect(operate("unblock", "range", "127.0.0.0/8").status).toBe(0);
    expect(operate("disallow", "range", "127.0.0.1/32").status).toBe(0);
  });

  it("[SITE-24] says what it takes, and what was wrong, and changes nothing", async () => {
    expect(operate("dance")).toMatchObject({
      status: 1,
      said: expect.stringContaining("npm run operate -- COMMAND"),
    });
    expect(operate("block", "range", "300.1.1.1/8")).toMatchObject({
      status: 1,
      said: expect.stringContaining("invalid input syntax"),
    });
    expect(operate("maintenance", "on", "tomorrow").status).toBe(1);
    expect((await call("/wps/system/whitelabel")).status).toBe(200);
  });

  it("[FAIR-6] lists the chains of shared rounds, and gives none a second salt", () => {
    const { status, said } = operate("chains");
    expect(status).toBe(0);
    expect(said).toMatch(/^No chain was published yet\.$|crash .* 30000 played {2}salt play \(play\)/mu);
    expect(operate("chains", "salt", "1", "other")).toEqual({
      status: 1,
      said: "Nothing was changed: no such chain waits for a salt, and one that is given stays.\n",
    });
    expect(operate("chains", "salt", "1", "a:b")).toMatchObject({
      status: 1,
      said: expect.stringContaining("a salt has 1 to 128 letters"),
    });
    expect(operate("chains", "salt", "one", "other")).toMatchObject({
      status: 1,
      said: expect.stringContaining("npm run operate -- COMMAND"),
    });
  });
});
