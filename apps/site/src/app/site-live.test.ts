import { describe, expect, it } from "vitest";
import { followSite } from "./follow-site.ts";
import { openSiteLive } from "./site-live.ts";
import { fakeSocket, fakeTime, NOW } from "./test-doubles.tsx";

function open() {
  const socket = fakeSocket();
  let changes = 0;
  const live = openSiteLive({
    connect: () => socket,
    token: () => null,
    timers: fakeTime(),
    chance: (count) => new Uint8Array(count),
    statusChanged: () => (changes += 1),
  });
  socket.open();
  socket.hear({ kind: "welcome", member: false });
  socket.hear({ kind: "joined", topic: "site", seq: 4 });
  const atJoining = changes;
  changes = 0;
  const hear = (name: string, seq: number) =>
    socket.hear({ kind: "event", event: { topic: "site", name, seq, time: NOW, value: {} } });
  return { socket, live, hear, atJoining, changes: () => changes };
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

describe("following the site", () => {
  function follow(open: () => Promise<{ reconnect: () => void; close: () => void }>) {
    const time = fakeTime();
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
        open,
      },
      () => undefined,
    );
    return {
      time,
      stop,
      setOnline: (online: boolean) => {
        isOnline = online;
        tell();
      },
    };
  }

  it("opens the socket when the browser is idle and brings it back when the connection returns", async () => {
    const log: string[] = [];
    const { time, setOnline, stop } = follow(() => {
      log.push("open");
      return Promise.resolve({ reconnect: () => log.push("reconnect"), close: () => log.push("close") });
    });
    expect(log).toEqual([]);
    await time.advance(0);
    setOnline(false);
    setOnline(true);
    stop();
    expect(log).toEqual(["open", "reconnect", "close"]);
  });

  it("a socket that opens after the page has gone is closed again", async () => {
    let closed = false;
    const { time, stop } = follow(() => {
      stop();
      return Promise.resolve({ reconnect: () => undefined, close: () => (closed = true) });
    });
    await time.advance(0);
    expect(closed).toBe(true);
  });

  it("[SITE-10] without the socket the page lives on with its polls", async () => {
    const { time } = follow(() => Promise.reject(new Error("chunk")));
    await expect(time.advance(0)).resolves.toBeUndefined();
  });
});
