// The studio as a process of its own: the platform is an address, and what goes wrong on the way is told to the
// operator, not to the member.
import { opened } from "@jonaki/games/play/wire";
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import { createReceiver } from "@jonaki/vendor";
import { createFairClient } from "@jonaki/vendor/fair-client";
import type { Send } from "@jonaki/vendor";
import { afterEach, describe, expect, it } from "vitest";
import { createOwnStudio } from "../src/own-process.ts";
import type { Studio } from "../src/studio.ts";
import { EVEN, newRequestId } from "./studio-house.ts";
import { createWalletDouble } from "./wallet-double.ts";

const VENDOR = "TUNTUNI";
const SECRET = "the secret of the studio and the platform";
const ADDRESS = "http://platform.test/vendor/wallet";

const running: Studio[] = [];
afterEach(() => Promise.all(running.splice(0).map((studio) => studio.stop())));

async function start(secret: string, faults: Error[] = []) {
  const { url } = await createTestDatabase();
  const clock = fakeClock();
  const random = seededRandom(url);
  const double = createWalletDouble();
  const used = new Set<string>();
  const platform = createReceiver({
    vendors: { find: async (code) => (code === VENDOR ? { secret: SECRET } : null) },
    nonces: {
      use: async (_vendor, nonce) => used.size < used.add(nonce).size,
    },
    clock,
    parseJson: (text) => JSON.parse(text) as unknown,
    wallet: () => double.wallet,
    onFault: (fault) => {
      throw fault;
    },
  });
  const logged: string[] = [];
  const note = (fields: object, text: string): void => void logged.push(`${text} ${JSON.stringify(fields)}`);
  const send: Send = async (request) => {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    expect(request.address).toBe(ADDRESS);
    return platform(request);
  };
  const studio = await createOwnStudio({
    databaseUrl: url,
    vendor: VENDOR,
    secret,
    walletAddress: ADDRESS,
    send,
    clock,
    random,
    log: { error: note, warn: note },
    playFolder: "",
    allowedFrameAncestors: [],
    limits: { sessionPerSecond: 100, addressPerSecond: 100 },
    trustedProxies: [],
    salt: { event: "play", value: "play" },
    patience: { tries: 3, wait: () => Promise.resolve() },
  });
  running.push(studio);
  const ask = async (path: string, body: object, token = "") => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await studio.http.inject({ method: "POST", url: path, headers, payload: body });
    return { status: answer.statusCode, body: answer.json() as unknown };
  };
  const enter = (ticket = double.issue().ticket) => ask("/api/open", { ticket, game: "dice" });
  return { studio, ask, enter, double, clock, random, logged };
}

describe("a studio of its own", () => {
  it("[VEN-15] [VEN-3] plays a round over signed calls, through a line that breaks", async () => {
    const faults: Error[] = [];
    const { ask, enter, double, logged } = await start(SECRET, faults);
    const game = opened((await enter()).body);
    faults.push(new Error("connection lost"));
    const request = { requestId: newRequestId(), serverSeedHash: game.seeds.serverSeedHash, choices: EVEN };
    expect(await ask("/api/play", request, game.token)).toMatchObject({
      status: 200,
      body: { round: { state: "DONE" } },
    });
    expect(double.posted).toHaveLength(2);
    expect(logged).toEqual(['studio: the platform does not answer {"problem":"Error: connection lost"}']);
  });

  it("[VEN-3] with another secret nobody can enter, and the log says why", async () => {
    const { enter, logged } = await start("another secret than the platform's");
    expect(await enter()).toMatchObject({ status: 500, body: { code: "UNKNOWN" } });
    expect(logged).toEqual(['studio: the wallet does not take our ticket {"answer":"SIGNATURE"}']);
  });

  it("[VEN-15] [FAIR-5] opens its desk to who signs with the secret of the two, and to nobody else", async () => {
    const { studio, enter, clock, random, double } = await start(SECRET);
    const { ticket, handle: player } = double.issue();
    const game = opened((await enter(ticket)).body);
    const deskWith = (secret: string) =>
      createFairClient({
        address: "http://studio.test/fair",
        vendor: VENDOR,
        secret,
        clock,
        random,
        send: async ({ address, headers, body }) => {
          const { pathname: url } = new URL(address);
          const answer = await studio.http.inject({ method: "POST", url, headers, payload: body });
          return { status: answer.statusCode, body: answer.body };
        },
      });
    expect(await deskWith(SECRET).seeds(player, "mini")).toEqual({ ...game.seeds, revealed: [] });
    await expect(deskWith("another secret").seeds(player, "mini")).rejects.toThrow("SIGNATURE");
  });
});
