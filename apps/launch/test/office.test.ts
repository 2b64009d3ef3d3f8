// The back office as a process: an origin of its own, its first owners, and the command that makes them.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort, makeDataFolder, RAISED_LIMITS, startHouse } from "@jonaki/testkit/house-process";
import type { DataFolder, HouseProcess } from "@jonaki/testkit/house-process";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { officePort } from "../src/environment.ts";

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
const stop = async ({ child, exited }: HouseProcess): Promise<void> => {
  child.kill("SIGTERM");
  await exited;
};

beforeEach(async () => {
  data = makeDataFolder();
  port = await freePort();
});
afterEach(async () => {
  for (const house of running.splice(0)) await stop(house);
  data.remove();
});

const OWNER = fileURLToPath(new URL("../src/owner.ts", import.meta.url));
const owner = (...words: string[]) => {
  const done = spawnSync(process.execPath, [OWNER, ...words], {
    env: { ...process.env, DATA_DIR: data.path },
    encoding: "utf8",
  });
  return { status: done.status, said: done.stdout + done.stderr };
};
const call = async (at: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${at}${path}`)).status;

describe("where the office listens", () => {
  it("[OFF-1] is 3001 unless OFFICE_PORT names another port, or nowhere", () => {
    expect(officePort({})).toBe(3001);
    expect(officePort({ OFFICE_PORT: "4001" })).toBe(4001);
    expect(officePort({ OFFICE_PORT: "off" })).toBe("off");
    expect(["port", "-1", "65536", "30.5"].map((given) => officePort({ OFFICE_PORT: given }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("[OFF-1] is an origin of its own; the first start tells two owners' passwords, and no other start does", async () => {
    const office = await freePort();
    const house = start({ OFFICE_PORT: String(office) });
    await house.untilSaid(`The office is at http://localhost:${office}`);
    expect([await call(office, "/bo/start"), await call(port, "/bo/start")]).toEqual([200, 404]);
    expect(await call(office, "/wps/system/status?url=localhost")).toBe(404);
    const page = await fetch(`http://127.0.0.1:${office}/people`, { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
    const passwords = [...house.said().matchAll(/owner\d with the password (\S+)/gu)].map(([, one]) => one);
    expect(new Set(passwords).size).toBe(2);
    expect(owner("nadia", "Nadia Rahman")).toEqual({
      status: 1,
      said: "Nobody was made: there are owners.\n",
    });
    await stop(house);
    const again = start({ OFFICE_PORT: "off" });
    await again.untilSaid("Jonaki is at");
    await again.untilSaid("Demo accounts");
    expect(again.said()).not.toContain("The office is at");
    for (const password of passwords) expect(again.said()).not.toContain(password);
    await expect(call(office, "/bo/start")).rejects.toThrow();
  });

  it("[OFF-1] a wrong OFFICE_PORT is told before anything is started, and a taken one by its name", async () => {
    const wrong = start({ OFFICE_PORT: "many" });
    expect(await wrong.exited).toBe(1);
    expect(wrong.said()).toContain("OFFICE_PORT is wrong");
    const taken = start({ OFFICE_PORT: String(port), GAMES_PORT: "0" });
    expect(await taken.exited).toBe(1);
    expect(taken.said()).toContain(`port ${port} is taken`);
  });
});

describe("npm run owner", () => {
  it("[OFF-7] makes the first two owners on a running house, each password told once, and no third", async () => {
    expect(owner("nadia", "Nadia Rahman").said).toContain("does Jonaki run?");
    const house = start({ ROLE: "worker" });
    await house.untilSaid("worker runs");
    expect(house.said()).not.toContain("Office owners");
    expect(owner()).toEqual({ status: 1, said: expect.stringContaining("npm run owner -- USERNAME NAME") });
    expect(owner("no way", "X").said).toContain("3 to 32 letters and digits");
    const first = owner("nadia", "Nadia", "Rahman");
    expect(first).toEqual({ status: 0, said: expect.stringMatching(/^nadia is an owner\..*: \S{18}\n$/u) });
    expect(owner("NADIA", "Nadia Rahman").said).toBe("Nobody was made: the name is taken.\n");
    expect(owner("rahim", "Rahim").status).toBe(0);
    expect(owner("anika", "Anika")).toEqual({ status: 1, said: "Nobody was made: there are owners.\n" });
  });
});
