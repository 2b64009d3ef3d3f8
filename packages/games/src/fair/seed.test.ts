import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentOf, hashOfSeed, isClientSeed, parseSeed, seedOf, seedText } from "./seed.ts";

const hex = "00ff3189df314706a2c59b35a37bcb42643721b5441d11fa9f1bba8156df7f7a";

describe("seeds", () => {
  it("[FAIR-1] a seed has one text: 64 lower-case hexadecimal digits", () => {
    expect(seedText(parseSeed(hex)!)).toBe(hex);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const seed = seedOf(bytes);
        expect(seedText(seed)).toBe(Buffer.from(bytes).toString("hex"));
        expect(parseSeed(seedText(seed))).toEqual(seed);
      }),
    );
  });

  it.each([
    ["upper case", hex.toUpperCase()],
    ["one digit short", hex.slice(1)],
    ["one digit long", `${hex}0`],
    ["a prefix", `0x${hex.slice(2)}`],
    ["a letter beyond f", `g${hex.slice(1)}`],
    ["a space", ` ${hex.slice(1)}`],
    ["a line end", `${hex}\n`],
    ["nothing", ""],
  ])("[FAIR-1] %s makes a text no seed", (_why, text) => {
    expect(parseSeed(text)).toBeNull();
  });

  it("[FAIR-1] a seed of other than 32 bytes does not exist", () => {
    expect(() => seedOf(new Uint8Array(31))).toThrow(RangeError);
    expect(() => seedOf(new Uint8Array(33))).toThrow(RangeError);
  });

  it("[FAIR-1] [FAIR-4] the commitment is SHA-256 of the 32 bytes, not of their text", () => {
    const expected = createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
    expect(commitmentOf(parseSeed(hex)!)).toBe(expected);
    expect(seedText(hashOfSeed(parseSeed(hex)!))).toBe(expected);
  });

  it("[FAIR-4] a seed that is changed afterwards by its maker stays what was committed to", () => {
    const bytes = new Uint8Array(32);
    const seed = seedOf(bytes);
    const before = commitmentOf(seed);
    bytes[0] = 1;
    expect(commitmentOf(seed)).toBe(before);
  });

  it.each(["a", "0", "-", "_", "Fair_Play-2026", "z".repeat(64)])("[FAIR-1] %s is a client seed", (text) => {
    expect(isClientSeed(text)).toBe(true);
  });

  it.each(["", "z".repeat(65), "a b", "a:1", "জোনাকি", "a\n", "é", "a.b"])(
    "[FAIR-1] %j is no client seed",
    (text) => {
      expect(isClientSeed(text)).toBe(false);
    },
  );
});
