// The sockets of Crash: two studios on one database tell the same round to whoever looks on, and what is no guest of the room is
// shown out.
import type { AddressInfo } from "node:net";
import { readFromStudio } from "@jonaki/games/play/crash-wire";
import type { FromStudio } from "@jonaki/games/play/crash-wire";
import { seededRandom } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { createRoom } from "../src/crash/room.ts";
import type { Guest } from "../src/crash/room.ts";
import { createStudio } from "../src/studio.ts";
import type { Studio } from "../src/studio.ts";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";

let house: CrashHouse;
let second: Studio;
let ports: readonly [number, number];
beforeAll(async () => {
  house = await startCrashHouse();
  second = await createStudio({
    databaseUrl: house.url,
    wallet: house.wallet.wallet,
    clock: house.clock,
    random: seededRandom("the second studio"),
    log: { error: () => undefined, warn: () => undefined },
    playFolder: "",
    allowedFrameAncestors: [],
    limits: { sessionPerSecond: 100_000, addressPerSecond: 100_000 },
    trustedProxies: [],
    salt: { event: "play", value: "play" },
  });
  const listen = async ({ http }: Studio): Promise<number> => {
    await http.listen({ host: "127.0.0.1", port: 0 });
    return (http.server.address() as AddressInfo).port;
  };
  ports = [await listen(house.studio), await listen(second)];
});
afterAll(async () => {
  await second.stop();
  await house.stop();
});

interface Seat {
  readonly heard: FromStudio[];
  readonly closed: Promise<string>;
  say(message: unknown): void;
  leave(): void;
  until(fits: (message: FromStudio) => boolean): Promise<FromStudio>;
}

async function connect(port: number, origin = `http://127.0.0.1:${port}`): Promise<Seat> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/crash/live`, { origin });
  const heard: FromStudio[] = [];
  socket.on("message", (data: Buffer) => heard.push(readFromStudio(JSON.parse(data.toString()))));
  const closed = new Promise<string>((resolve) => {
    socket.on("close", (_code, reason) => resolve(reason.toString()));
  });
  await new Promise((resolve) => socket.on("open", resolve));
  return {
    heard,
    closed,
    say: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    leave: () => socket.close(),
    until: (fits) => vi.waitUntil(() => heard.find(fits), { timeout: 10_000 }),
  };
}

async function look(
  port: number,
  currency: "PLAY" | "TRIAL" = "PLAY",
): Promise<Seat & { readonly token: string }> {
  const { token } = await house.sit({ currency });
  const seat = await connect(port);
  seat.say({ type: "hello", token });
  await seat.until(({ type }) => type === "welcome");
  return { ...seat, token };
}

describe("who looks on", () => {
  it("[INS-5] who leaves on the way in keeps no round going", async () => {
    const room = createRoom(house.parts);
    const guest = { isTrial: false, bufferedAmount: 0, send: vi.fn(), close: vi.fn() };
    const entering = room.enter(guest);
    room.leave(guest);
    await entering;
    expect([room.size(), guest.send.mock.calls]).toEqual([0, []]);
    const another = { ...guest };
    await room.enter(another);
    expect(room.size()).toBe(1);
  });

  it("[INS-5] the first guest starts the rounds, and guests of both processes hear each change of them", async () => {
    const [one, other] = [await look(ports[0]), await look(ports[1])];
    const isIn = (state: string) => (message: FromStudio) =>
      (message.type === "round" || message.type === "welcome") && message.round?.state === state;
    await one.until(isIn("BETTING"));
    await other.until(isIn("BETTING"));
    const { round, burst } = await house.round();
    await house.takeOff();
    await one.until(isIn("FLYING"));
    await other.until(isIn("FLYING"));
    expect(JSON.stringify(other.heard)).not.toContain(`"seed":"`);
    await house.land();
    for (const seat of [one, other]) {
      const over = await seat.until(isIn("OVER"));
      expect(over).toMatchObject({ round: { round, burst: (burst / 100).toFixed(2) } });
    }
    one.leave();
    other.leave();
  });

  it("[INS-5] [VEN-4] both processes' guests see who plays, under masked names, trial money apart", async () => {
    await house.openRound([200, 1_000_000]);
    const [one, other, trial] = [await look(ports[0]), await look(ports[1]), await look(ports[1], "TRIAL")];
    const { bet } = mustBet(await house.bet(one.token, { choices: { stake: "25.00", auto: null } }));
    const isLine = (message: FromStudio): boolean =>
      message.type === "players" && message.lines.some(({ id }) => id === bet);
    expect(await other.until(isLine)).toMatchObject({ count: 1, staked: "25.00", paid: "0.00" });
    await house.takeOff();
    await house.flyTo(150);
    await house.cashOut(one.token, bet);
    const paid = await other.until(
      (message) => message.type === "players" && message.lines.some(({ at }) => at === "1.50"),
    );
    expect(paid).toMatchObject({ paid: "37.50", lines: [{ name: "ra***92", payout: "37.50" }] });
    expect(trial.heard.some(isLine)).toBe(false);
    for (const seat of [one, other, trial]) seat.leave();
  });

  it("[INS-5] the last twenty bursts come with the welcome, and a ping tells the studio's time", async () => {
    await house.openRound();
    await house.land();
    const seat = await look(ports[0]);
    const welcome = seat.heard[0]!;
    expect(welcome).toMatchObject({ type: "welcome", now: house.clock.now().getTime() });
    if (welcome.type === "welcome") expect(welcome.results.length).toBeGreaterThan(0);
    seat.say({ type: "ping", echo: 77 });
    expect(await seat.until(({ type }) => type === "pong")).toMatchObject({ echo: 77 });
    seat.leave();
  });
});

describe("who is shown out", () => {
  it("a page of another origin", async () => {
    const seat = await connect(ports[0], "http://evil.example");
    expect(await seat.closed).toBe("origin");
  });

  it.each([
    ["no JSON", "hello", "not understood"],
    ["a word nobody knows", { type: "bet" }, "not understood"],
    ["a field too many", { type: "ping", echo: 1, more: 1 }, "not understood"],
    ["a token nobody has", { type: "hello", token: "x".repeat(43) }, "session"],
  ])("%s", async (_what, message, reason) => {
    const seat = await connect(ports[0]);
    seat.say(message);
    expect(await seat.closed).toBe(reason);
  });

  it("a session of another game, a second hello, and who talks all the time", async () => {
    const { token } = await house.enter({}, "dice");
    const dicer = await connect(ports[0]);
    dicer.say({ type: "hello", token });
    expect(await dicer.closed).toBe("session");
    const seat = await look(ports[0]);
    seat.say({ type: "hello", token: seat.token });
    expect(await seat.closed).toBe("hello once");
    const talker = await connect(ports[0]);
    for (let count = 0; count < 50; count += 1) talker.say({ type: "ping", echo: count });
    expect(await talker.closed).toBe("too many messages");
  });
});

describe("a guest who does not keep up", () => {
  const guestOf = () => {
    const guest = { isTrial: false, bufferedAmount: 0, heard: [] as string[], reason: "" };
    const send = (frame: Buffer): void =>
      void guest.heard.push((JSON.parse(frame.toString("utf8", frame.indexOf("{"))) as FromStudio).type);
    const close = (_code: number, reason: string): void => void (guest.reason = reason);
    return Object.assign(guest, { send, close }) satisfies Guest;
  };

  it("[CALL-182] misses the players' list until it has read what waits, then gets it whole; the round it is always told", async () => {
    const room = createRoom(house.parts);
    await house.openRound([200, 1_000_000]);
    await room.look();
    const [quick, slow, dead] = [guestOf(), guestOf(), guestOf()];
    for (const guest of [quick, slow, dead]) await room.enter(guest);
    slow.bufferedAmount = 20_000;
    dead.bufferedAmount = 300_000;
    const { token } = await house.sit();
    mustBet(await house.bet(token));
    await room.tellPlayers();
    await house.takeOff();
    await room.look();
    expect(quick.heard).toEqual(["welcome", "players", "round"]);
    expect(slow.heard).toEqual(["welcome", "round"]);
    expect(dead.reason).toBe("too slow");
    slow.bufferedAmount = 0;
    await room.tellPlayers();
    expect(slow.heard).toEqual(["welcome", "round", "players"]);
  });
});
