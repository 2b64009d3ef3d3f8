import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chainEndFrom, firstBrokenLink, isChainPlace, isNextInChain, makeChain } from "./chain.ts";
import { commitmentOf, seedOf, seedText } from "./seed.ts";

const secret = seedOf(new Uint8Array(32).fill(5));
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

describe("a chain of seeds", () => {
  const { end, seeds } = makeChain(secret, 50);

  it("[FAIR-6] each seed is the hash of the next one, back to the published end", () => {
    expect(seeds).toHaveLength(50);
    expect(seedText(seeds.at(-1)!)).toBe(seedText(secret));
    expect(seedText(end)).toBe(sha256(seeds[0]!));
    for (let place = 1; place < 50; place += 1) {
      expect(seedText(seeds[place - 1]!)).toBe(sha256(seeds[place]!));
    }
  });

  it("[FAIR-6] [FAIR-4] what is known before a round is the commitment to its seed", () => {
    expect(commitmentOf(seeds[0]!)).toBe(seedText(end));
    expect(commitmentOf(seeds[7]!)).toBe(seedText(seeds[6]!));
  });

  it("[FAIR-6] a run of links is followed to the first that does not hold", () => {
    expect(firstBrokenLink(end, seeds)).toBeNull();
    expect(firstBrokenLink(seeds[9]!, seeds.slice(10, 20))).toBeNull();
    expect(firstBrokenLink(end, seeds.slice(1))).toBe(0);
    const forged = seeds.with(30, seedOf(seeds[30]!.map((byte, place) => (place === 0 ? byte ^ 1 : byte))));
    expect(firstBrokenLink(end, forged)).toBe(30);
    expect(firstBrokenLink(end, [])).toBeNull();
  });

  it("[FAIR-6] a link has one direction", () => {
    expect(isNextInChain(seeds[3]!, seeds[4]!)).toBe(true);
    expect(isNextInChain(seeds[4]!, seeds[3]!)).toBe(false);
    expect(isNextInChain(seeds[3]!, seeds[5]!)).toBe(false);
    expect(isNextInChain(seeds[3]!, seeds[3]!)).toBe(false);
  });

  it("[FAIR-6] hashed once for its place every seed arrives at the published end, and from no other place", () => {
    for (const [index, seed] of seeds.entries()) {
      expect(seedText(chainEndFrom(seed, index + 1))).toBe(seedText(end));
      expect(seedText(chainEndFrom(seed, index + 2))).not.toBe(seedText(end));
    }
    for (const place of [0, -1, 1.5, Number.NaN, 10_000_001]) {
      expect(isChainPlace(place)).toBe(false);
      expect(() => chainEndFrom(secret, place)).toThrow(RangeError);
    }
  });

  it("[FAIR-6] a chain of one seed is its secret; of none there is no chain", () => {
    expect(makeChain(secret, 1).seeds.map(seedText)).toEqual([seedText(secret)]);
    expect(() => makeChain(secret, 0)).toThrow(RangeError);
    expect(() => makeChain(secret, 1.5)).toThrow(RangeError);
  });
});
