// The house as a process: how it starts, what it refuses, and that it stops and comes back by itself.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processesWorkingIn } from "../src/postgres/processes.ts";
import { freePort, makeDataFolder, RAISED_LIMITS, startHouse } from "@jonaki/testkit/house-process";
import type { DataFolder, HouseProcess } from "@jonaki/testkit/house-process";
import { logIn } from "./visitor.ts";

let data: DataFolder;
let port: number;
const running: HouseProcess[] = [];

const start = (variables: Readonly<Record<string, string>> = {}): HouseProcess => {
  const house = startHouse({
    PORT: String(port),
    DATA_DIR: data.path,
    LOG_LEVEL: "warn",
    ...RAISED_LIMITS,
    ...variables,
  });
  running.push(house);
  return house;
};
const databaseProcesses = (): number[] => processesWorkingIn(join(data.path, "postgres"));
const status = async (): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/wps/system/status?url=localhost`)).status;

beforeEach(async () => {
  data = makeDataFolder();
  port = await freePort();
});
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill("SIGKILL");
    await exited;
  }
  await vi.waitUntil(() => databaseProcesses().length === 0, { timeout: 15_000 });
  data.remove();
});

describe("stopping", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "%s stops everything it started, PostgreSQL included, and exits with 0",
    async (signal) => {
      const house = start();
      await house.untilSaid("Jonaki is at");
      expect(await status()).toBe(200);
      expect(databaseProcesses()).not.toHaveLength(0);
      house.child.kill(signal);
      expect(await house.exited).toBe(0);
      expect(databaseProcesses()).toHaveLength(0);
      await expect(status()).rejects.toThrow();
    },
  );

  it("SIGTERM under load loses no request that had begun", async () => {
    const house = start();
    await house.untilSaid("Jonaki is at");
    let stopping = false;
    const outcomes = { answered: 0, broken: 0, refused: 0 };
    const customer = async (): Promise<void> => {
      for (;;) {
        try {
          const answer = await fetch(`http://127.0.0.1:${port}/wps/system/status?url=localhost`);
          const body = (await answer.json()) as { success: boolean };
          outcomes[answer.status === 200 && body.success ? "answered" : "broken"] += 1;
        } catch (problem) {
          const cause = (problem as Error).cause as NodeJS.ErrnoException | undefined;
          // Nobody listens any more: this one never began.
          if (stopping && cause?.code === "ECONNREFUSED") return void (outcomes.refused += 1);
          outcomes.broken += 1;
          return;
        }
      }
    };
    const load = Array.from({ length: 16 }, customer);
    await vi.waitUntil(() => outcomes.answered > 500, { timeout: 15_000 });
    stopping = true;
    house.child.kill("SIGTERM");
    await Promise.all(load);
    expect(await house.exited).toBe(0);
    expect(outcomes).toEqual({ answered: expect.any(Number), broken: 0, refused: 16 });
  });
});

describe("coming back", () => {
  it("after SIGKILL under load the next start recovers by itself and has what was committed", async () => {
    const house = start();
    await house.untilSaid("Jonaki is at");
    const load = Array.from({ length: 8 }, async () => {
      for (;;) await status();
    });
    house.child.kill("SIGKILL");
    await Promise.allSettled(load);
    const again = start();
    await again.untilSaid("Jonaki is at");
    expect(again.said()).not.toContain("0001_house.sql");
    expect(await status()).toBe(200);
  });

  it("a database whose launcher was killed is ended or taken over, never joined by a second one", async () => {
    const house = start();
    await house.untilSaid("Jonaki is at");
    const [before] = readFileSync(join(data.path, "postgres", "postmaster.pid"), "utf8").split("\n");
    house.child.kill("SIGKILL");
    const again = start();
    await again.untilSaid("Jonaki is at");
    const [after] = readFileSync(join(data.path, "postgres", "postmaster.pid"), "utf8").split("\n");
    expect(after).not.toBe(before);
  });
});

describe("refusing", () => {
  it("a second start on the same data says so and touches nothing", async () => {
    const first = start();
    await first.untilSaid("Jonaki is at");
    const [before] = databaseProcesses();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.exited).toBe(1);
    expect(second.said()).toContain(`Jonaki already runs on ${data.path} (process ${first.child.pid})`);
    expect(databaseProcesses()).toContain(before);
    expect(await status()).toBe(200);
  });

  it("a taken port is told with the name of the variable, and nothing is left running", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
    const house = start();
    expect(await house.exited).toBe(1);
    expect(house.said()).toContain(`port ${port} is taken; PORT names another one.`);
    expect(databaseProcesses()).toHaveLength(0);
    await new Promise((resolve) => taken.close(resolve));
  });

  it("a wrong variable is named before anything is started", async () => {
    const house = start({ ROLE: "king" });
    expect(await house.exited).toBe(1);
    expect(house.said()).toContain("Jonaki cannot start: ROLE is wrong");
    expect(databaseProcesses()).toHaveLength(0);
  });

  it("[SAFE-21] real money without what it needs does not start, and says what is missing before anything is started", async () => {
    const file = join(data.path, "policy.json");
    const policy = {
      moneyMode: "real",
      countries: { allowed: [], blocked: [] },
      minimumAge: 18,
      minimumRoundMs: {},
      autoplay: false,
      realityCheckMinutes: 60,
      mandatoryLimits: [],
      fundsOrder: "CASH_FIRST",
      transfersBetweenAccounts: true,
    };
    writeFileSync(file, JSON.stringify(policy));
    const house = start({ POLICY_FILE: file });
    expect(await house.exited).toBe(1);
    for (const missing of ["licence", "jurisdiction", "paymentProvider", "kycThreshold", "saltEvent"])
      expect(house.said()).toContain(`(${missing})`);
    expect(databaseProcesses()).toHaveLength(0);
  });
});

describe("the demo accounts", () => {
  it("get a password of the installation's own at the first start, which is said, kept for its owner only, and stays", async () => {
    const said = async (): Promise<string> => {
      const house = start({ DEMO_PASSWORD: "" });
      await house.untilSaid("Demo accounts:");
      const [, password = ""] =
        /demo, demo2 and demoagent, each with the password (\S+)/u.exec(house.said()) ?? [];
      for (const name of ["demo", "demo2", "demoagent"])
        expect((await logIn(`http://localhost:${port}`, name, password)).username).toBe(name);
      house.child.kill("SIGTERM");
      await house.exited;
      return password;
    };
    const first = await said();
    expect(first).toMatch(/^[0-9a-f]{16}$/u);
    const file = join(data.path, "demo-password");
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual([first, 0o600]);
    expect(await said()).toBe(first);
    const another = start({ DEMO_PASSWORD: "Somebody-else-7" });
    await another.untilSaid("Demo accounts:");
    expect(another.said()).toContain("each with the password that was given to them before");
    expect(another.said()).not.toContain("Somebody-else-7");
  });
});
