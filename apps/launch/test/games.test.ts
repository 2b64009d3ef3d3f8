// The games beside the house: where they listen, who may frame them, and what is refused before anything starts.
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort, makeDataFolder, startHouse } from "@jonaki/testkit/house-process";
import type { DataFolder, HouseProcess } from "@jonaki/testkit/house-process";
import { gamesPlace } from "../src/environment.ts";

let data: DataFolder;
const running: HouseProcess[] = [];

const start = (variables: Readonly<Record<string, string>>): HouseProcess => {
  const house = startHouse({ DATA_DIR: data.path, LOG_LEVEL: "warn", ...variables });
  running.push(house);
  return house;
};

beforeEach(() => {
  data = makeDataFolder();
});
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill("SIGTERM");
    await exited;
  }
  data.remove();
});

describe("the place of the games", () => {
  it("is port 3002 on this machine until somebody says otherwise", () => {
    expect(gamesPlace({})).toEqual({ port: 3002, origin: "http://localhost:3002" });
    expect(gamesPlace({ GAMES_PORT: "4000" })).toEqual({ port: 4000, origin: "http://localhost:4000" });
    expect(gamesPlace({ GAMES_ORIGIN: "https://games.test" })).toEqual({
      port: 3002,
      origin: "https://games.test",
    });
  });

  it.each(["port", "-1", "65536", "30.5"])("GAMES_PORT=%s is no port", (port) => {
    expect(gamesPlace({ GAMES_PORT: port })).toBeNull();
  });
});

describe("npm start", () => {
  it("[VEN-15] [VEN-19] the studio stands in the same process; only the site may frame its games", async () => {
    const [port, gamesPort] = [await freePort(), await freePort()];
    const house = start({ PORT: String(port), GAMES_PORT: String(gamesPort) });
    await house.untilSaid(`The games are at http://localhost:${gamesPort}`);
    const answer = await fetch(`http://127.0.0.1:${gamesPort}/api/open`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ticket: "nobody-issued-it", game: "dice" }),
    });
    expect([answer.status, await answer.json()]).toEqual([403, { code: "TICKET_INVALID", stakes: null }]);
    const page = await fetch(`http://127.0.0.1:${gamesPort}/dice`);
    // Where the games were not built there is no page, and nothing to frame.
    if (page.status === 200)
      expect(page.headers.get("content-security-policy")).toContain(
        `frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`,
      );
    house.child.kill("SIGTERM");
    expect(await house.exited).toBe(0);
    await expect(fetch(`http://127.0.0.1:${gamesPort}/health`)).rejects.toThrow();
  });

  it("a port that is taken stops the start with a sentence that names the variable", async () => {
    const [port, taken] = [await freePort(), await freePort()];
    const other = createServer().listen(taken, "127.0.0.1");
    try {
      const house = start({ PORT: String(port), GAMES_PORT: String(taken) });
      expect(await house.exited).toBe(1);
      expect(house.said()).toContain(`port ${taken} is taken; GAMES_PORT names another one.`);
    } finally {
      other.close();
    }
  });

  it("a wrong GAMES_PORT is told before anything is started", async () => {
    const house = start({ GAMES_PORT: "many" });
    expect(await house.exited).toBe(1);
    expect(house.said()).toContain("GAMES_PORT is wrong");
  });
});
