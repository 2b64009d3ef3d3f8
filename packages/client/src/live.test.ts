import type { ServerMessage, Topic } from "@jonaki/wire/live";
import { describe, expect, it } from "vitest";
import { LONGEST_WAIT_MS, waitMs } from "./live-backoff.ts";
import { PING_MS } from "./live-connection.ts";
import type { LiveSocket } from "./live-connection.ts";
import { createLive } from "./live.ts";
import { fakeTime } from "./test-doubles.ts";

class FakeSocket implements LiveSocket {
  readonly said: unknown[] = [];
  closed = false;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};

  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    (this.#listeners[kind] ??= []).push(listener);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  fire(kind: "open" | "close" | "message", data?: unknown): void {
    for (const listener of this.#listeners[kind] ?? []) listener({ data });
  }

  tell(message: ServerMessage): void {
    this.fire("message", JSON.stringify(message));
  }

  welcome(): void {
    this.fire("open");
    this.tell({ kind: "welcome", member: true });
  }
}

function open() {
  const time = fakeTime();
  const sockets: FakeSocket[] = [];
  const events: string[] = [];
  let token: string | null = null;
  const live = createLive({
    connect: () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    token: () => token,
    timers: time,
    chance: (bytes) => new Uint8Array(bytes).fill(255),
    onEvent: ({ topic, name, seq }) => events.push(`${topic} ${name} ${seq}`),
    onReload: (topic) => events.push(`reload ${topic}`),
    onRefused: (topic, code) => events.push(`refused ${topic} ${code}`),
    onConnected: (connected) => events.push(connected ? "connected" : "lost"),
  });
  return {
    live,
    time,
    events,
    sockets,
    socket: () => sockets.at(-1)!,
    login: (next: string | null) => {
      token = next;
    },
  };
}

const event = (topic: Topic, seq: number): ServerMessage => ({
  kind: "event",
  event: { topic, name: "changed", seq, time: "2026-11-15T04:00:00Z", value: null },
});

describe("live socket", () => {
  it("[CALL-182] says hello with the token first and joins its topics after the welcome", () => {
    const { live, socket, login } = open();
    login("token-1");
    live.join("member");
    live.join("member");
    socket().fire("open");
    expect(socket().said).toEqual([{ kind: "hello", token: "token-1" }]);
    socket().tell({ kind: "welcome", member: true });
    live.join("site");
    expect(socket().said.slice(1)).toEqual([
      { kind: "join", topic: "member" },
      { kind: "join", topic: "site" },
    ]);
  });

  it("[CALL-182] hands on events in sequence, each once", () => {
    const { live, socket, events } = open();
    live.join("site");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 7 });
    for (const seq of [8, 9, 9, 8]) socket().tell(event("site", seq));
    expect(events).toEqual(["connected", "reload site", "site changed 8", "site changed 9"]);
  });

  it("[CALL-182] a gap in seq reloads what the topic shows, and counting goes on from there", () => {
    const { live, socket, events } = open();
    live.join("site");
    live.join("chat");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 7 });
    socket().tell({ kind: "joined", topic: "chat", seq: 1 });
    for (const message of [event("site", 10), event("site", 11), event("chat", 2)]) socket().tell(message);
    expect(events.slice(3)).toEqual(["reload site", "site changed 10", "site changed 11", "chat changed 2"]);
  });

  it("[CALL-182] after a reconnection it reloads exactly the topics that moved meanwhile", async () => {
    const { live, socket, events, time } = open();
    live.join("site");
    live.join("chat");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 7 });
    socket().tell({ kind: "joined", topic: "chat", seq: 3 });
    socket().fire("close");
    await time.advance(1_000);
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 9 });
    socket().tell({ kind: "joined", topic: "chat", seq: 3 });
    expect(events.slice(3)).toEqual(["lost", "connected", "reload site"]);
  });

  it("[CALL-182] the first join reloads once, because something may have happened since the page was loaded", () => {
    const { live, socket, events } = open();
    live.join("site");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 0 });
    expect(events).toEqual(["connected", "reload site"]);
  });

  it("[CALL-182] a counter that started again also means that something was missed", async () => {
    const { live, socket, events, time } = open();
    live.join("site");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 7 });
    socket().fire("close");
    await time.advance(1_000);
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 0 });
    socket().tell(event("site", 1));
    expect(events.slice(-2)).toEqual(["reload site", "site changed 1"]);
  });

  it("[CALL-182] nothing is heard of a topic that was left or refused", () => {
    const { live, socket, events } = open();
    live.join("chat");
    live.join("office/cash");
    socket().welcome();
    socket().tell({ kind: "refused", topic: "office/cash", code: "FORBIDDEN" });
    live.leave("chat");
    socket().tell(event("chat", 1));
    socket().tell(event("office/cash", 1));
    expect(events).toEqual(["connected", "refused office/cash FORBIDDEN"]);
    expect(socket().said.at(-1)).toEqual({ kind: "leave", topic: "chat" });
  });

  it("passes over what is no message and kinds it does not know", () => {
    const { live, socket, events } = open();
    live.join("site");
    socket().welcome();
    socket().fire("message", "not json");
    socket().fire("message", "null");
    socket().fire("message", '{"kind":"later"}');
    socket().tell(event("site", 1));
    expect(events).toEqual(["connected", "site changed 1"]);
  });
});

describe("staying connected", () => {
  it("waits longer after each failed attempt and starts again after a welcome", async () => {
    const { time, sockets, socket } = open();
    const waitsMs: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const before = { count: sockets.length, atMs: time.nowMs() };
      socket().fire("close");
      while (sockets.length === before.count) await time.advance(500);
      waitsMs.push(time.nowMs() - before.atMs);
      if (times === 2) socket().welcome();
    }
    expect(waitsMs).toEqual([1_000, 2_000, 4_000, 1_000]);
  });

  it("spreads the attempts by chance between half and the whole wait, never beyond the longest", () => {
    const always = (byte: number) => (bytes: number) => new Uint8Array(bytes).fill(byte);
    expect([waitMs(2, always(0)), waitMs(2, always(255))]).toEqual([2_000, 4_000]);
    expect(waitMs(1_000, always(255))).toBe(LONGEST_WAIT_MS);
  });

  it("pings, and gives up a connection that has gone silent", async () => {
    const { time, sockets, socket, events } = open();
    const first = socket();
    first.welcome();
    await time.advance(PING_MS);
    expect(first.said.at(-1)).toEqual({ kind: "ping" });
    first.tell({ kind: "pong" });
    await time.advance(PING_MS);
    expect(first.closed).toBe(false);
    await time.advance(PING_MS);
    expect(first.closed).toBe(true);
    expect(events).toEqual(["connected", "lost"]);
    await time.advance(1_000);
    expect(sockets).toHaveLength(2);
  });

  it("gives up a connection that never opens", async () => {
    const { time, sockets } = open();
    await time.advance(PING_MS + 1_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
  });

  it("ignores what a given-up socket still says", async () => {
    const { live, time, socket, sockets, events } = open();
    live.join("site");
    const first = socket();
    first.welcome();
    first.fire("close");
    await time.advance(1_000);
    first.tell(event("site", 1));
    first.fire("close");
    first.fire("open");
    expect(events).toEqual(["connected", "lost"]);
    expect(first.said).toHaveLength(2);
    expect(sockets).toHaveLength(2);
  });

  it("[ACC-78] restarts as the new member after login and loads the new member's things", () => {
    const { live, socket, sockets, login, events } = open();
    live.join("member");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "member", seq: 40 });
    login("token-2");
    live.restart();
    expect(sockets[0]!.closed).toBe(true);
    socket().welcome();
    expect(socket().said).toEqual([
      { kind: "hello", token: "token-2" },
      { kind: "join", topic: "member" },
    ]);
    socket().tell({ kind: "joined", topic: "member", seq: 2 });
    expect(events).toEqual(["connected", "reload member", "lost", "connected", "reload member"]);
  });

  it("[CALL-182] reconnects at once when the browser is back, and still notices what was missed", () => {
    const { live, socket, sockets, events } = open();
    live.join("site");
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 4 });
    socket().fire("close");
    live.reconnect();
    expect(sockets).toHaveLength(2);
    socket().welcome();
    socket().tell({ kind: "joined", topic: "site", seq: 5 });
    expect(events).toEqual(["connected", "reload site", "lost", "connected", "reload site"]);
  });

  it("closes for good when asked to", async () => {
    const { live, time, sockets, socket } = open();
    socket().welcome();
    live.close();
    socket().fire("close");
    await time.advance(120_000);
    expect(sockets).toHaveLength(1);
    expect(socket().closed).toBe(true);
    expect(time.waiting()).toBe(0);
  });
});
