import { describe, expect, it } from "vitest";
import { settled } from "../../app/test-doubles.tsx";
import { fakeCrash, flyingRound, roundOf, STUDIO_MS } from "./crash-doubles.ts";
import type { FakeCrash } from "./crash-doubles.ts";

const linkOf = ({ table }: FakeCrash) => table.state.get().link;

describe("the line to the studio", () => {
  it("[INS-5] says hello with the token, and is live once it is welcomed", async () => {
    const house = fakeCrash();
    expect(linkOf(house)).toBe("opening");
    await house.welcome(roundOf());
    expect(house.sockets[0]?.said[0]).toEqual({ type: "hello", token: "t".repeat(43) });
    expect([linkOf(house), house.table.state.get().round]).toEqual(["live", roundOf()]);
  });

  it("[INS-6] measures the studio's clock, whatever this device's own says", async () => {
    const house = fakeCrash();
    await house.welcome(roundOf());
    expect(house.table.studioMs()).toBe(STUDIO_MS);
    await house.timers.pass(350);
    const ping = house.sockets[0]?.said.at(-1);
    expect(ping?.type).toBe("ping");
    // An answer that took 200 ms: the studio's moment lies in their middle.
    await house.timers.pass(200);
    const echo = ping?.type === "ping" ? ping.echo : 0;
    await house.hear({ type: "pong", now: STUDIO_MS + 5_450, echo });
    expect(house.table.studioMs()).toBe(STUDIO_MS + 5_550);
  });

  it("[INS-7] comes back after growing waits, and is lost only after a while", async () => {
    const house = fakeCrash();
    await house.welcome(flyingRound());
    house.drop();
    expect(linkOf(house)).toBe("live");
    await house.timers.pass(399);
    expect(house.sockets).toHaveLength(1);
    await house.timers.pass(1);
    expect(house.sockets).toHaveLength(2);
    house.drop();
    await house.timers.pass(799);
    expect(house.sockets).toHaveLength(2);
    await house.timers.pass(1);
    expect(house.sockets).toHaveLength(3);
    await house.timers.pass(1_300);
    expect(linkOf(house)).toBe("lost");
    await house.welcome(flyingRound());
    expect(linkOf(house)).toBe("live");
  });

  it("[INS-7] a page that is looked at again does not wait", async () => {
    const house = fakeCrash();
    await house.welcome(flyingRound());
    house.drop();
    house.comeBack();
    expect(house.sockets).toHaveLength(2);
  });

  it.each(["{", '{"type":"news"}', '{"type":"round","now":1}'])(
    "[FAIR-15] news that cannot be read end the socket: %s",
    async (text) => {
      const house = fakeCrash();
      await house.welcome(flyingRound());
      house.sockets[0]?.ears.heard(text);
      expect(house.sockets[0]?.isClosed).toBe(true);
      await house.timers.pass(400);
      expect(house.sockets).toHaveLength(2);
    },
  );

  it("[INS-7] a line that answers nothing any more is given up", async () => {
    const house = fakeCrash();
    await house.welcome(flyingRound());
    await house.timers.pass(6_000);
    expect(house.sockets[0]?.isClosed).toBe(true);
    await house.timers.pass(400);
    expect(house.sockets).toHaveLength(2);
  });

  it("[VEN-20] a socket that is shown out asks whether the session still lives", async () => {
    const house = fakeCrash({
      balance: async () => ({ refusal: { code: "SESSION_EXPIRED", stakes: null } }),
    });
    house.drop();
    await settled();
    expect(house.table.state.get().hasEnded).toBe(true);
  });
});
