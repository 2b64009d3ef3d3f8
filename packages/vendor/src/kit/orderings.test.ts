import { describe, expect, it } from "vitest";
import { callsOf, EVENTS, orderingsOf, VARIANTS } from "./orderings.ts";
import type { RoundCalls } from "./round-calls.ts";

describe("the orders of a round", () => {
  it("[VEN-10] are all different orders of the seven calls and no others", () => {
    const orders = orderingsOf(EVENTS).map((order) => order.join(" "));
    expect(orders).toHaveLength((7 * 6 * 5 * 4 * 3 * 2) / (2 * 2 * 2));
    expect(new Set(orders).size).toBe(630);
    const sorted = new Set(orders.map((order) => order.split(" ").sort().join(" ")));
    expect([...sorted]).toEqual([[...EVENTS].sort().join(" ")]);
  });

  it("[VEN-10] give a repeat the id of the first, or one of its own where the variant says so", () => {
    const named = { player: "p", round: "r" };
    const calls: RoundCalls = {
      bet: {
        verb: "bet",
        transaction: "b",
        session: "s",
        game: "g",
        amount: "1",
        currency: "PLAY",
        ...named,
      },
      win: { verb: "win", transaction: "w", bet: "b", game: "g", amount: "1", currency: "PLAY", ...named },
      rollback: { verb: "rollback", transaction: "x", bet: "b", ...named },
      close: { verb: "close", transaction: "c", ...named },
    };
    const idsIn = (ownIds: boolean): string =>
      callsOf(
        EVENTS,
        calls,
        VARIANTS.find((variant) => variant.ownIds === ownIds)!,
        () => "new",
      )
        .map(({ transaction }) => transaction)
        .join(" ");
    expect(idsIn(false)).toBe("b b w w x x c");
    expect(idsIn(true)).toBe("b b w new x new c");
  });
});
