// The live edge over real sockets: hello, topics, numbers without gaps, and the ways a socket is ended.
import type { AddressInfo } from "node:net";
import type { ClientMessage, ServerMessage } from "@jonaki/wire/live";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { announce } from "../src/platform/outbox.store.ts";
import { memberChannel } from "../src/platform/topics.ts";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";

let house: TestApp;
let port: number;
beforeAll(async () => {
  house = await startTestApp();
  await house.app.http!.listen({ host: "127.0.0.1", port: 0 });
  port = (house.app.http!.server.address() as AddressInfo).port;
});
afterAll(() => house.stop());

interface Peer {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  readonly closed: Promise<number>;
  say(message: ClientMessage): void;
  /** Waits until a message of the kind has come, and takes it. */
  next<Kind extends ServerMessage["kind"]>(kind: Kind): Promise<Extract<ServerMessage, { kind: Kind }>>;
}

function connect(options: { origin?: string; query?: string } = {}): Peer {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live${options.query ?? ""}`, {
    origin: options.origin ?? `http://127.0.0.1:${port}`,
  });
  const heard: ServerMessage[] = [];
  socket.on("message", (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  socket.on("error", () => undefined);
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  return {
    socket,
    heard,
    closed,
    say: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      else socket.once("open", () => socket.send(JSON.stringify(message)));
    },
    next: async (kind) => {
      const at = await vi.waitUntil(() => heard.findIndex((one) => one.kind === kind) + 1, {
        timeout: 5_000,
        interval: 5,
      });
      return heard.splice(at - 1, 1)[0] as never;
    },
  };
}

async function listen(topic: "site" | "member", token: string | null = null): Promise<Peer> {
  const peer = connect();
  peer.say({ kind: "hello", token });
  await peer.next("welcome");
  peer.say({ kind: "join", topic });
  return peer;
}

const tell = (topic: string, name: string, value: unknown = {}) =>
  house.app.foundation.database.transaction((tx) => announce(tx, topic, name, value));

describe("topics", () => {
  it("[CALL-182.2] everybody hears the site; events carry topic, name, time, value and a number that rises by 1", async () => {
    const peer = await listen("site");
    const { seq } = await peer.next("joined");
    for (const round of [1, 2, 3]) await tell("site", "notice.changed", { round });
    for (const round of [1, 2, 3]) {
      const { event } = await peer.next("event");
      expect(event).toEqual({
        topic: "site",
        name: "notice.changed",
        seq: seq + round,
        time: expect.any(String),
        value: { round },
      });
    }
    peer.socket.close();
  });

  it("[CALL-182.1] a member hears the own topic only, under the name member", async () => {
    const [one, two] = [house.sessions.login({ accountId: "71" }), house.sessions.login({ accountId: "72" })];
    const [first, second] = await Promise.all([listen("member", one), listen("member", two)]);
    await Promise.all([first.next("joined"), second.next("joined")]);
    await tell(memberChannel("71"), "wallet.changed");
    await tell(memberChannel("72"), "bet.settled");
    expect((await first.next("event")).event).toMatchObject({
      topic: "member",
      name: "wallet.changed",
      seq: 1,
    });
    expect((await second.next("event")).event).toMatchObject({
      topic: "member",
      name: "bet.settled",
      seq: 1,
    });
    expect([first.heard, second.heard]).toEqual([[], []]);
    first.socket.close();
    second.socket.close();
  });

  it("[SAFE-9] [CALL-182.1] session.ended is heard by every page of the member, and then by none whose session it was", async () => {
    const [gone, staying] = [
      house.sessions.login({ accountId: "73" }),
      house.sessions.login({ accountId: "73" }),
    ];
    const [first, second] = await Promise.all([listen("member", gone), listen("member", staying)]);
    await Promise.all([first.next("joined"), second.next("joined")]);
    house.sessions.end(gone, "ended");
    await tell(memberChannel("73"), "session.ended", { reason: "LOGOUT" });
    expect((await first.next("event")).event).toMatchObject({ name: "session.ended", seq: 1 });
    expect(await first.closed).toBe(1008);
    await tell(memberChannel("73"), "wallet.changed");
    expect((await second.next("event")).event.name).toBe("session.ended");
    expect((await second.next("event")).event).toMatchObject({ name: "wallet.changed", seq: 2 });
    second.socket.close();
  });

  it("[CALL-182.1] without a token there is no member topic; unknown topics are refused and the socket stays", async () => {
    const peer = await listen("member", "a-token-nobody-ever-made");
    expect(await peer.next("refused")).toMatchObject({ topic: "member", code: "NOT_LOGGED_IN" });
    peer.say({ kind: "join", topic: "table/roulette-1" });
    expect(await peer.next("refused")).toMatchObject({ topic: "table/roulette-1", code: "NOT_FOUND" });
    peer.say({ kind: "ping" });
    expect(await peer.next("pong")).toEqual({ kind: "pong" });
    peer.socket.close();
  });

  it("[CALL-182] an event of a transaction that is rolled back is never sent and leaves no gap", async () => {
    const peer = await listen("site");
    const { seq } = await peer.next("joined");
    const { database } = house.app.foundation;
    await database
      .transaction(async (tx) => {
        await announce(tx, "site", "jackpot.changed", {});
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    await tell("site", "winners.changed");
    expect((await peer.next("event")).event).toMatchObject({ name: "winners.changed", seq: seq + 1 });
    peer.socket.close();
  });

  it("[CALL-182] 200 parallel announcements give 200 numbers without a gap", async () => {
    const peer = await listen("site");
    const { seq } = await peer.next("joined");
    await Promise.all(Array.from({ length: 200 }, () => tell("site", "notice.changed")));
    const numbers: number[] = [];
    while (numbers.length < 200) numbers.push((await peer.next("event")).event.seq);
    expect(numbers).toEqual(Array.from({ length: 200 }, (_one, place) => seq + 1 + place));
    peer.socket.close();
  });

  it("[SITE-24] [CALL-182.2] switching maintenance tells every open page", async () => {
    const peer = await listen("site");
    await peer.next("joined");
    await house.app.site.switches.setMaintenance({ on: true, endsAt: null });
    expect((await peer.next("event")).event.name).toBe("status.changed");
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    peer.socket.close();
  });
});

describe("a socket is ended", () => {
  it.each([
    ["from another origin", { origin: "https://evil.example" }],
    ["with a token in its address", { query: "?token=abc" }],
  ])("[CALL-182] %s", async (_name, options) => {
    expect(await connect(options).closed).toBe(1008);
  });

  it("[CALL-182] when it says nothing for 5 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const peer = connect();
    await new Promise((resolve) => peer.socket.once("open", resolve));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(peer.socket.readyState).toBe(WebSocket.OPEN);
    await vi.advanceTimersByTimeAsync(2);
    vi.useRealTimers();
    expect(await peer.closed).toBe(1008);
  });

  it.each([
    ["not JSON", "{"],
    ["an unknown kind", '{"kind":"bet"}'],
    ["a join before the hello", '{"kind":"join","topic":"site"}'],
    ["a topic that is none", '{"kind":"join","topic":"../x"}'],
  ])("[CALL-182] for %s", async (_name, text) => {
    const peer = connect();
    peer.socket.once("open", () => peer.socket.send(text));
    expect(await peer.closed).toBe(1008);
  });

  it("[CALL-183] for a frame above 4 KB or one in too many pieces", async () => {
    const large = connect();
    large.socket.once("open", () => large.socket.send("x".repeat(5_000)));
    expect(await large.closed).toBe(1009);
    const pieces = connect();
    pieces.socket.once("open", () => {
      for (let piece = 0; piece < 100; piece += 1) pieces.socket.send("", { fin: false });
    });
    expect([1006, 1008, 1009]).toContain(await pieces.closed);
  });

  it("[CALL-183] compression is never agreed on, so that no frame can be a bomb", async () => {
    const peer = connect();
    await new Promise((resolve) => peer.socket.once("open", resolve));
    // The client offers permessage-deflate by default.
    expect(peer.socket.extensions).toBe("");
    peer.socket.close();
  });

  it("[CALL-182] for a flood of messages or pings", async () => {
    const talker = connect();
    talker.say({ kind: "hello", token: null });
    await talker.next("welcome");
    for (let number = 0; number < 150; number += 1) talker.say({ kind: "ping" });
    expect(await talker.closed).toBe(1008);
    const pinger = connect();
    pinger.socket.once("open", () => {
      for (let number = 0; number < 150; number += 1) pinger.socket.ping();
    });
    expect(await pinger.closed).toBe(1006);
  });

  it("[CALL-182] there is one road for sockets: who asks another for one gets its ordinary answer", async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/health`);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      socket.once("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
      socket.once("open", () => reject(new Error("a socket was opened")));
      socket.once("error", reject);
    });
    expect(status).toBe(200);
    socket.terminate();
  });
});
