// How often a play session and an address may call the games, and that who is told to wait has lost nothing.
import { refusal } from "@jonaki/games/play/wire";
import type { Opened } from "@jonaki/games/play/wire";
import { afterEach, describe, expect, it } from "vitest";
import { EVEN, mustPlay, newRequestId, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

const houses: StudioHouse[] = [];
async function house(sessionPerSecond: number, addressPerSecond: number): Promise<StudioHouse> {
  const made = await startStudioHouse({
    limits: { sessionPerSecond, addressPerSecond },
    trustedProxies: ["127.0.0.1"],
  });
  houses.push(made);
  return made;
}
afterEach(() => Promise.all(houses.splice(0).map((one) => one.stop())));

/** A call from an address; the answer whole. */
const call = ({ studio }: StudioHouse, path: string, body: object, from: string, token?: string) =>
  studio.http.inject({
    method: "POST",
    url: path,
    headers: {
      "x-forwarded-for": from,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: body,
  });

describe("the limit of a play session", () => {
  it("[CALL-15] above it a round is not begun, costs nothing and passes with the same request a moment later", async () => {
    const own = await house(3, 1_000);
    const game = await own.enter({ balance: "1000.00" });
    for (let round = 0; round < 3; round += 1) mustPlay(await own.play(game));
    const heard = own.wallet.heard.length;
    const request = { requestId: newRequestId(), serverSeedHash: game.seeds.serverSeedHash, choices: EVEN };
    const late = await call(own, "/api/play", request, "127.0.0.1", game.token);
    expect([late.statusCode, late.headers["retry-after"]]).toEqual([429, "1"]);
    // What the client reads: a code it asks again after.
    expect(refusal(late.json())).toEqual({ code: "RETRY", stakes: null });
    expect(own.wallet.heard).toHaveLength(heard);
    own.clock.advance(334);
    expect((await call(own, "/api/play", request, "127.0.0.1", game.token)).statusCode).toBe(200);
  });

  it("[CALL-15] every call of the session counts, and no other session's", async () => {
    const own = await house(2, 1_000);
    const [busy, calm]: Opened[] = [await own.enter(), await own.enter()];
    const seen = [];
    for (const path of ["/api/balance", "/api/seeds", "/api/history", "/api/reopen"])
      seen.push((await own.send(path, {}, busy!.token)).status);
    expect(seen).toEqual([200, 200, 429, 429]);
    expect((await own.send("/api/balance", {}, calm!.token)).status).toBe(200);
  });
});

describe("the limit of an address", () => {
  it("[CALL-15] counts what has no session, before a ticket is looked at, and spares the neighbours", async () => {
    const own = await house(1_000, 2);
    const { ticket } = own.wallet.issue();
    const open = (from: string, text: string) =>
      call(own, "/api/open", { ticket: text, game: "dice" }, from).then(({ statusCode }) => statusCode);
    expect(await open("203.0.113.7", "guessed")).toBe(403);
    expect(await open("203.0.113.7", "guessed again")).toBe(403);
    expect(await open("203.0.113.7", ticket)).toBe(429);
    expect(await open("203.0.113.8", "guessed")).toBe(403);
    own.clock.advance(500);
    // The ticket was not used up by being told to wait.
    expect(await open("203.0.113.7", ticket)).toBe(200);
  });

  it("[CALL-15] an IPv6 subscriber has one allowance, however many addresses", async () => {
    const own = await house(1_000, 2);
    const statuses = [];
    for (const from of ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"])
      statuses.push((await call(own, "/api/balance", {}, from)).statusCode);
    expect(statuses).toEqual([401, 401, 429, 401]);
  });

  it("[CALL-15] only a proxy that is trusted says for whom it asks", async () => {
    const own = await startStudioHouse({ limits: { sessionPerSecond: 9, addressPerSecond: 1 } });
    houses.push(own);
    expect((await call(own, "/api/balance", {}, "203.0.113.7")).statusCode).toBe(401);
    expect((await call(own, "/api/balance", {}, "203.0.113.8")).statusCode).toBe(429);
  });

  it("neither health nor the pages are counted", async () => {
    const own = await house(1, 1);
    expect((await call(own, "/api/balance", {}, "127.0.0.1")).statusCode).toBe(401);
    for (let time = 0; time < 5; time += 1)
      expect((await own.studio.http.inject({ method: "GET", url: "/health" })).statusCode).toBe(200);
  });
});
