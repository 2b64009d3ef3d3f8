import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOf } from "./seed.ts";
import { sharedRoundStream, singlePlayStream } from "./stream.ts";

const key = Uint8Array.from({ length: 32 }, (_one, place) => place * 7);
const seed = seedOf(key);

/** The same blocks by Node's own HMAC. */
const expectedBytes = (prefix: string, blocks: number): Buffer =>
  Buffer.concat(
    Array.from({ length: blocks }, (_one, block) =>
      createHmac("sha256", key).update(`${prefix}:${block}`, "ascii").digest(),
    ),
  );

describe("the random stream", () => {
  it("[FAIR-1] it is HMAC-SHA-256 over clientSeed:nonce:block, block after block", () => {
    const stream = singlePlayStream(seed, "jonaki", 42);
    expect(Buffer.from(stream.bytes(32 * 12))).toEqual(expectedBytes("jonaki:42", 12));
  });

  it("[FAIR-1] in shared rounds it is over salt:round:block", () => {
    const stream = sharedRoundStream(seed, "play", "crash-17");
    expect(Buffer.from(stream.bytes(100))).toEqual(expectedBytes("play:crash-17", 4).subarray(0, 100));
  });

  it("[FAIR-1] however it is read, no byte is lost, repeated or moved", () => {
    const expected = expectedBytes("a:0", 40);
    fc.assert(
      fc.property(fc.array(fc.nat(70), { maxLength: 16 }), (counts) => {
        const stream = singlePlayStream(seed, "a", 0);
        const read = Buffer.concat(counts.map((count) => stream.bytes(count)));
        expect(read).toEqual(expected.subarray(0, read.length));
      }),
    );
  });

  it("[FAIR-1] the nonce is decimal to the last digit", () => {
    const largest = Number.MAX_SAFE_INTEGER;
    const stream = singlePlayStream(seed, "a", largest);
    expect(Buffer.from(stream.bytes(32))).toEqual(expectedBytes("a:9007199254740991", 1));
  });

  it("[FAIR-14] two readings of one round are the same, and no other nonce, seed or client seed is", () => {
    const first = (nonce: number, client = "a", server = seed): string =>
      Buffer.from(singlePlayStream(server, client, nonce).bytes(32)).toString("hex");
    expect(first(1)).toBe(first(1));
    const other = seedOf(key.map((byte, place) => (place === 31 ? byte ^ 1 : byte)));
    expect(new Set([first(1), first(2), first(1, "A"), first(1, "a", other)]).size).toBe(4);
  });

  it("[FAIR-14] a stream goes on from its own seed whatever becomes of the one it was given", () => {
    const given = seedOf(key);
    const stream = singlePlayStream(given, "a", 0);
    stream.bytes(32);
    given.fill(0);
    expect(Buffer.from(stream.bytes(32))).toEqual(expectedBytes("a:0", 2).subarray(32));
  });

  it.each([-1, 0.5, 2 ** 53, Number.NaN])("[FAIR-1] %d is no nonce", (nonce) => {
    expect(() => singlePlayStream(seed, "a", nonce)).toThrow(RangeError);
  });

  it("[FAIR-1] a text with a colon could be another round's and is refused", () => {
    expect(() => singlePlayStream(seed, "a:1", 0)).toThrow(RangeError);
    expect(() => sharedRoundStream(seed, "play:1", "2")).toThrow(RangeError);
    expect(() => sharedRoundStream(seed, "play", "1:2")).toThrow(RangeError);
    expect(() => sharedRoundStream(seed, "", "1")).toThrow(RangeError);
  });
});
