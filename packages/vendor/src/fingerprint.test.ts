import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BetCall, PostingCall } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";

const bet: BetCall = {
  verb: "bet",
  transaction: "t-1",
  session: "s-1",
  player: "p-1",
  game: "g-1",
  round: "r-1",
  amount: "10.00",
  currency: "PLAY",
};

const shuffled = (call: PostingCall): PostingCall =>
  Object.fromEntries(Object.entries(call).reverse()) as PostingCall;

describe("the same body", () => {
  it("[VEN-5] does not depend on the order of keys or the spelling of an amount", () => {
    expect(fingerprint(shuffled(bet))).toBe(fingerprint(bet));
    expect(fingerprint({ ...bet, amount: "10" })).toBe(fingerprint(bet));
    expect(fingerprint({ ...bet, amount: "10.0" })).toBe(fingerprint(bet));
    expect(fingerprint({ ...bet, detail: undefined })).toBe(fingerprint(bet));
    expect(fingerprint({ ...bet, detail: { a: 1, b: [{ c: 2, d: 3 }] } })).toBe(
      fingerprint({ ...bet, detail: { b: [{ d: 3, c: 2 }], a: 1 } }),
    );
  });

  it.each(["transaction", "session", "player", "game", "round", "amount", "currency", "freeRound", "detail"])(
    "[VEN-5] is another one with another %s",
    (field) => {
      expect(fingerprint({ ...bet, [field]: "11" })).not.toBe(fingerprint(bet));
    },
  );

  it("[VEN-5] tells a field that is absent from one that is null, and texts from what they contain", () => {
    const prints = [
      bet,
      { ...bet, detail: null },
      { ...bet, detail: "null" },
      { ...bet, detail: [] },
      { ...bet, detail: {} },
      { ...bet, detail: "a\nfreeRound:x" },
      { ...bet, detail: "a", freeRound: "x" },
    ].map(fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it("[VEN-5] survives the way over the wire, whatever the detail", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (detail) => {
        const call = { ...bet, detail } as BetCall;
        expect(fingerprint(JSON.parse(JSON.stringify(call)) as BetCall)).toBe(fingerprint(call));
      }),
    );
  });
});
