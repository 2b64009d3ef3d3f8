import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { crashGrowth, hundredthsAt, reachedAtMs, TOP_HUNDREDTHS } from "./crash-growth.ts";
import { CRASH_TABLE } from "./crash-table.ts";

const { hundredths, hash } = crashGrowth();

/** e to a fraction, in units of 2^-200, by its series; nothing of the table's own arithmetic. */
function exponential(numerator: bigint, denominator: bigint): bigint {
  const one = 1n << 200n;
  let [sum, term] = [one, one];
  for (let place = 1n; term > 0n; place += 1n) {
    term = (term * numerator) / (denominator * place);
    sum += term;
  }
  return sum;
}

describe("how the multiplier of Crash grows", () => {
  it("[INS-5] it is e^(0.06 t) cut to hundredths: at 700 moments reckoned one by one with twice the places", () => {
    for (let ms = 0; ms < hundredths.length - 1; ms += 219) {
      const grown = (100n * exponential(3n * BigInt(ms), 50_000n)) >> 200n;
      if (hundredths[ms] !== Number(grown)) expect.fail(`at ${ms} ms ${hundredths[ms]} is not ${grown}`);
    }
  });

  it("[INS-5] no moment lies so near a hundredth that the table's places could miss it", () => {
    // The distance of each moment from the hundredth below and above, by steps of 160 places.
    const step = exponential(3n, 50_000n) >> 40n;
    let grown = 100n << 160n;
    let nearest = 1n << 160n;
    for (const one of hundredths.subarray(1, -1)) {
      grown = (grown * step) >> 160n;
      const beyond = grown - (BigInt(one) << 160n);
      expect(beyond >= 0n && beyond < 1n << 160n).toBe(true);
      const distance = beyond < (1n << 160n) - beyond ? beyond : (1n << 160n) - beyond;
      if (distance < nearest) nearest = distance;
    }
    // Every step cuts less than two units of 2^-96 from what is below 2^20, and there are fewer than 2^18 of them.
    expect(nearest).toBeGreaterThan(1n << (160n - 96n + 1n + 20n + 18n));
  });

  it("[INS-5] from 1.00 it never falls, and ends at 10,000.00 after two and a half minutes", () => {
    expect([hundredths[0], hundredths.at(-2)! < TOP_HUNDREDTHS, hundredths.at(-1)]).toEqual([
      100,
      true,
      1_000_000,
    ]);
    expect(hundredths).toHaveLength(153_507);
    expect(hundredths.every((one, ms) => ms === 0 || one >= hundredths[ms - 1]!)).toBe(true);
  });

  it("[INS-5] [FAIR-18] the version names the table by the hash of its numbers", () => {
    const bytes = Buffer.alloc(hundredths.length * 4);
    hundredths.forEach((one, place) => bytes.writeUInt32BE(one, place * 4));
    expect(hash).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(CRASH_TABLE.growthHash).toBe(hash);
    expect(CRASH_TABLE.topHundredths).toBe(BigInt(TOP_HUNDREDTHS));
  });

  it("[INS-5] every hundredth has its first millisecond: there it is reached, and one before it is not", () => {
    for (let target = 101; target <= TOP_HUNDREDTHS; target += target < 10_000 ? 1 : 977) {
      const ms = reachedAtMs(target);
      if (hundredthsAt(ms) < target || hundredthsAt(ms - 1) >= target) expect.fail(`${target} at ${ms}`);
    }
    expect([reachedAtMs(100), reachedAtMs(200), reachedAtMs(TOP_HUNDREDTHS)]).toEqual([0, 11_553, 153_506]);
  });

  it.each([
    [-1, 100],
    [0, 100],
    [Number.NaN, 100],
    [11_552.9, 199],
    [11_553, 200],
    [11_553.9, 200],
    [153_506, 1_000_000],
    [9e15, 1_000_000],
  ])(
    "[INS-5] %d ms after the start it is %d hundredths: a part of a millisecond does not count",
    (ms, at) => {
      expect(hundredthsAt(ms)).toBe(at);
    },
  );
});
