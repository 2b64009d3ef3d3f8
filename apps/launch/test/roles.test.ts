// What a start with a studio of its own refuses, each with a sentence that names the variable; and the network
// between the two processes.
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { readConfiguration } from "@jonaki/server/configuration";
import { makeDataFolder } from "@jonaki/testkit/house-process";
import { afterEach, describe, expect, it } from "vitest";
import { gamesPlace } from "../src/environment.ts";
import { openNetwork } from "../src/network.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const enough = { DATABASE_URL: "postgresql://localhost/jonaki", SECRET_KEY: "x".repeat(32) };
const STUDIO_SECRET = "s".repeat(32);
const STUDIO_ADDRESS = "http://127.0.0.1:3002";
const WALLET_ADDRESS = "http://127.0.0.1:3000/vendor/wallet";

describe("the variables of a studio of its own", () => {
  it.each([
    [{ ROLE: "studio" }, "WALLET_ADDRESS is not set"],
    [{ ROLE: "studio", STUDIO_SECRET }, "WALLET_ADDRESS is not set"],
    [{ ROLE: "studio", WALLET_ADDRESS }, "STUDIO_SECRET is not set"],
    [{ ROLE: "studio", WALLET_ADDRESS: "platform", STUDIO_SECRET }, "WALLET_ADDRESS is wrong"],
    [{ ROLE: "studio", WALLET_ADDRESS, STUDIO_SECRET: "short" }, "STUDIO_SECRET is wrong"],
    [{ STUDIO_ADDRESS }, "STUDIO_SECRET is not set"],
    [{ STUDIO_SECRET }, "STUDIO_ADDRESS is not set"],
    [{ WALLET_ADDRESS }, "STUDIO_ADDRESS is not set"],
    [{ ROLE: "worker", STUDIO_SECRET }, "STUDIO_ADDRESS is not set"],
    [{ STUDIO_ADDRESS: "ftp://studio.test", STUDIO_SECRET }, "STUDIO_ADDRESS is wrong"],
    [{ STUDIO_ADDRESS: `${STUDIO_ADDRESS}/fair`, STUDIO_SECRET }, "STUDIO_ADDRESS is wrong"],
    [{ LIMIT_PLAY_SESSION_PER_SECOND: "0" }, "LIMIT_PLAY_SESSION_PER_SECOND is wrong"],
  ])("[VEN-15] %j stops the start: %s", (variables, sentence) => {
    expect(() => readConfiguration({ ...enough, ...variables })).toThrow(sentence);
  });

  it("[VEN-15] may stand together in one file for both processes", () => {
    const both = { ...enough, STUDIO_ADDRESS, WALLET_ADDRESS, STUDIO_SECRET };
    for (const ROLE of ["web", "worker", "studio", "all"])
      expect(readConfiguration({ ...both, ROLE })).toMatchObject({ ROLE, STUDIO_SECRET });
  });

  it("[VEN-15] browsers find the games at the studio's address unless an origin is named", () => {
    expect(gamesPlace({ STUDIO_ADDRESS })?.origin).toBe(STUDIO_ADDRESS);
    expect(gamesPlace({ STUDIO_ADDRESS, GAMES_ORIGIN: "https://games.test" })?.origin).toBe(
      "https://games.test",
    );
  });
});

describe("npm start -- --role studio", () => {
  const start = (words: readonly string[], variables: Readonly<Record<string, string>>) => {
    const { PATH = "" } = process.env;
    const done = spawnSync(process.execPath, [MAIN, ...words], {
      env: { PATH, ...variables },
      encoding: "utf8",
    });
    return { status: done.status, said: done.stdout + done.stderr };
  };

  it("[VEN-15] says which variable it misses, before anything is started", () => {
    for (const words of [["--role", "studio"], ["--role=studio"]])
      expect(start(words, {})).toEqual({
        status: 1,
        said: "Jonaki cannot start: WALLET_ADDRESS is not set: the role studio asks the platform there. See docs/operating.\n",
      });
  });

  it("[VEN-15] starts no database: without the platform's it says so", () => {
    const data = makeDataFolder();
    const { status, said } = start(["--role", "studio"], {
      DATA_DIR: data.path,
      WALLET_ADDRESS,
      STUDIO_SECRET,
    });
    expect([status, said]).toEqual([
      1,
      `Jonaki cannot start: DATABASE_URL is not set, and no platform runs on ${data.path} yet. Start it first, or name its database.\n`,
    ]);
    data.remove();
  });
});

describe("the network between the two", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }
  const request = (address: string) => ({ address, headers: { "x-vendor": "A" }, body: Buffer.from("{}") });

  it("[VEN-15] keeps its connection, and hands over bytes, headers, status and text as they are", async () => {
    const seen: unknown[] = [];
    const ports = new Set<number | undefined>();
    const address = await serve((asked, reply) => {
      ports.add(asked.socket.remotePort);
      let body = "";
      asked.on("data", (chunk) => (body += String(chunk)));
      asked.on("end", () => {
        seen.push([asked.method, asked.headers["x-vendor"], body]);
        reply.statusCode = 422;
        reply.end("টাকা");
      });
    });
    const { send, close } = openNetwork();
    for (let call = 0; call < 3; call += 1)
      expect(await send(request(address))).toEqual({ status: 422, body: "টাকা" });
    expect(seen).toEqual(Array.from({ length: 3 }, () => ["POST", "A", "{}"]));
    expect(ports.size).toBe(1);
    close();
  });

  it("[VEN-11] gives up a call that is not answered, or answered by half, when its time is over", async () => {
    const silent = await serve(() => undefined);
    const half = await serve((_asked, reply) => {
      reply.writeHead(200);
      reply.write("{");
    });
    const { send, close } = openNetwork(50);
    await expect(send(request(silent))).rejects.toThrow();
    await expect(send(request(half))).rejects.toThrow();
    close();
  });

  it("[VEN-11] a house where nobody listens is an error like any other", async () => {
    const address = await serve(() => undefined);
    servers.pop()?.close();
    const { send, close } = openNetwork();
    await expect(send(request(address))).rejects.toThrow("ECONNREFUSED");
    close();
  });
});
