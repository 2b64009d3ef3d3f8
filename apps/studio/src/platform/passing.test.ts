// What comes and goes: found while it is there, whatever it is called, and gone when it is taken away.
import { describe, expect, it } from "vitest";
import { createPassing } from "./passing.ts";

describe("a place for what comes and goes", () => {
  it("[FAIR-16] holds each by its name until it is taken away, also under a name every object has", () => {
    const held = createPassing<number>();
    expect(["constructor", "__proto__", "anu"].map(held.get)).toEqual([undefined, undefined, undefined]);
    held.set("anu", 1);
    held.set("anu", 2);
    held.set("__proto__", 3);
    expect([held.get("anu"), held.get("__proto__"), held.values()]).toEqual([2, 3, [2, 3]]);
    held.delete("anu");
    expect([held.get("anu"), held.values()]).toEqual([undefined, [3]]);
  });
});
