import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import { followSite } from "./follow-site.ts";
import { createSession } from "./session.ts";
import { openSiteLive } from "./site-live.ts";
import type { SiteLive } from "./site-live.ts";
import { fakeSocket, fakeTime, NOW } from "./test-doubles.tsx";
import type { FakeSocket } from "./test-doubles.tsx";

function open(token: () => string | null = () => null) {
  const sockets: FakeSocket[] = [];
  let changes = 0;
  let ends = 0;
  let moves = 0;
  let checks = 0;
  let orders = 0;
  const received: unknown[] = [];
  const live = openSiteLive({
    connect: () => {
      const next = fakeSocket();
      sockets.push(next);
      return next;
    },
    token,
    timers: fakeTime(),
    chance: (count) => new Uint8Array(count),
    statusChanged: () => (changes += 1),
    sessionEnded: () => (ends += 1),
    walletChanged: () => (moves += 1),
    safeChanged: () => (checks += 1),
    cashierChanged: () => (orders += 1),
    messageReceived: (message) => received.push(message),
  });
  const [socket] = sockets as [FakeSocket];
  socket.open();
  socket.hear({ kind: "welcome", member: false });
  socket.hear({ kind: "joined", topic: "site", seq: 4 });
  const atJoining = changes;
  changes = 0;
  const hear = (name: string, seq: number, topic = "site", value: object = {}) =>
    socket.hear({ kind: "event", event: { topic, name, seq, time: NOW, value } });
  return {
    socket,
    sockets,
    live,
    hear,
    atJoining,
    changes: () => changes,
    ends: () => ends,
    moves: () => moves,
    checks: () => checks,
    orders: () => orders,
    received,
  };
}

describe("the live topic site", () => {
  it("[CALL-182] is joined by every visitor", () => {
    expect(open().socket.said).toContainEqual({ kind: "join", topic: "site" });
  });

  it("[SITE-10] joining asks once, because the status may have changed since the page was made", () => {
    expect(open().atJoining).toBe(1);
  });

  it("[SITE-10] status.changed is told at once, other events are not", () => {
    const { hear, changes } = open();
    hear("winners.changed", 5);
    expect(changes()).toBe(0);
    hear("status.changed", 6);
    expect(changes()).toBe(1);
  });

  it("[CALL-182] a gap makes the page ask again, because the change may have been in it", () => {
    const { hear, changes } = open();
    hear("winners.changed", 9);
    expect(changes()).toBe(1);
  });
});

describe("the live topic member", () => {
  const joins = (said: readonly unknown[]) =>
    said
      .filter((one) => (one as { topic?: string }).topic === "member")
      .map((one) => (one as { kind: string }).kind);

  it("[CALL-182.1] is joined by a member and not by a visitor", () => {
    expect(joins(open().socket.said)).toEqual([]);
    expect(joins(open(() => "t").socket.said)).toEqual(["join"]);
  });

  it("[ACC-80] session.ended is told, other news of the member are not, and neither asks for the status", () => {
    const { socket, hear, ends, changes } = open(() => "t");
    socket.hear({ kind: "joined", topic: "member", seq: 0 });
    hear("wallet.changed", 1, "member");
    expect(ends()).toBe(0);
    hear("session.ended", 2, "member");
    expect([ends(), changes()]).toEqual([1, 0]);
  });

  it("[WAL-13] a wallet that changed is told, by a bet that has ended too, and so is a gap it may have been in", () => {
    const { socket, hear, moves } = open(() => "t");
    socket.hear({ kind: "joined", topic: "member", seq: 0 });
    const atJoining = moves();
    hear("message.received", 1, "member");
    expect(moves() - atJoining).toBe(0);
    hear("wallet.changed", 2, "member");
    expect(moves() - atJoining).toBe(1);
    hear("bet.settled", 3, "member");
    expect(moves() - atJoining).toBe(2);
    hear("message.received", 9, "member");
    expect(moves() - atJoining).toBe(3);
  });

  it("[SAFE-5] [SAFE-14] a limit that was met and a check that is due are told, and so is a gap they may have been in", () => {
    const { socket, hear, checks } = open(() => "t");
    socket.hear({ kind: "joined", topic: "member", seq: 0 });
    const atJoining = checks();
    hear("limit.changed", 1, "member");
    hear("reality.due", 2, "member");
    hear("bet.settled", 9, "member");
    expect(checks() - atJoining).toBe(3);
  });

  it("[CALL-182.1] a deposit or a withdrawal that moved is told, and so is a gap it may have been in", () => {
    const { socket, hear, orders } = open(() => "t");
    socket.hear({ kind: "joined", topic: "member", seq: 0 });
    const atJoining = orders();
    hear("wallet.changed", 1, "member");
    expect(orders() - atJoining).toBe(0);
    hear("deposit.changed", 2, "member");
    hear("withdrawal.changed", 3, "member");
    expect(orders() - atJoining).toBe(2);
    hear("bet.settled", 9, "member");
    expect(orders() - atJoining).toBe(3);
  });

  it("[CAS-30] [MSG-14] message.received is told with what it says, and a gap as nothing but the chance of one", () => {
    const { socket, hear, received } = open(() => "t");
    socket.hear({ kind: "joined", topic: "member", seq: 0 });
    hear("wallet.changed", 1, "member");
    hear("message.received", 2, "member", { code: "NOTE_TRANSFER_RECEIVED" });
    hear("wallet.changed", 9, "member");
    expect(received).toEqual([null, { code: "NOTE_TRANSFER_RECEIVED" }, null]);
  });

  it("[ACC-22] after a login or logout the socket comes again as whoever is there now", () => {
    let token: string | null = null;
    const { sockets, live } = open(() => token);
    const welcomeAgain = (): readonly unknown[] => {
      live.comeAgain();
      const socket = sockets.at(-1)!;
      socket.open();
      socket.hear({ kind: "welcome", member: token !== null });
      return socket.said;
    };
    token = "t";
    expect(welcomeAgain()).toEqual([
      { kind: "hello", token: "t" },
      { kind: "join", topic: "site" },
      { kind: "join", topic: "member" },
    ]);
    token = null;
    expect(welcomeAgain()).toEqual([
      { kind: "hello", token: null },
      { kind: "join", topic: "site" },
    ]);
  });
});

describe("following the site", () => {
  function follow(open: () => Promise<SiteLive>) {
    const time = fakeTime();
    const area = memoryStorage();
    const session = createSession(safeStore(() => area));
    let isOnline = true;
    let tell = (): void => undefined;
    const stop = followSite(
      {
        timers: time,
        connection: {
          isOnline: () => isOnline,
          subscribe: (changed) => {
            tell = changed;
            return () => undefined;
          },
        },
        session,
        open,
      },
      {
        statusChanged: () => undefined,
        sessionEnded: () => undefined,
        walletChanged: () => undefined,
        safeChanged: () => undefined,
        cashierChanged: () => undefined,
        messageReceived: () => undefined,
      },
    );
    return {
      time,
      session,
      stop,
      setOnline: (online: boolean) => {
        isOnline = online;
        tell();
      },
    };
  }

  const logged = (log: string[]): SiteLive => ({
    reconnect: () => log.push("reconnect"),
    comeAgain: () => log.push("come again"),
    close: () => log.push("close"),
  });

  it("opens the socket when the browser is idle and brings it back when the connection returns", async () => {
    const log: string[] = [];
    const { time, setOnline, stop } = follow(() => {
      log.push("open");
      return Promise.resolve(logged(log));
    });
    expect(log).toEqual([]);
    await time.advance(0);
    setOnline(false);
    setOnline(true);
    stop();
    expect(log).toEqual(["open", "reconnect", "close"]);
  });

  it("[ACC-22] comes again when there is another token, and only then", async () => {
    const log: string[] = [];
    const { time, session, stop } = follow(() => Promise.resolve(logged(log)));
    await time.advance(0);
    session.write("nickname", "Rina");
    expect(log).toEqual([]);
    session.write("token", "t");
    session.write("account", "rina01");
    session.end();
    expect(log).toEqual(["come again", "come again"]);
    stop();
    session.write("token", "u");
    expect(log).toEqual(["come again", "come again", "close"]);
  });

  it("a socket that opens after the page has gone is closed again", async () => {
    let closed = false;
    const { time, stop } = follow(() => {
      stop();
      return Promise.resolve({ ...logged([]), close: () => (closed = true) });
    });
    await time.advance(0);
    expect(closed).toBe(true);
  });

  it("[SITE-10] without the socket the page lives on with its polls", async () => {
    const { time } = follow(() => Promise.reject(new Error("chunk")));
    await expect(time.advance(0)).resolves.toBeUndefined();
  });
});
