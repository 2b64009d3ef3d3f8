import { fakeClock } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import { keepFresh } from "./keep-fresh.ts";

const counting = () => {
  const clock = fakeClock();
  let reads = 0;
  let fails = false;
  const kept = keepFresh(clock, 1_000, () => {
    reads += 1;
    return fails ? Promise.reject(new Error("away")) : Promise.resolve(reads);
  });
  return { clock, kept, fail: (yes: boolean) => void (fails = yes) };
};

describe("a value that is kept for a while", () => {
  it("[MSG-32] however many ask, it is read once until its time is over", async () => {
    const { clock, kept } = counting();
    expect(await Promise.all(Array.from({ length: 20 }, () => kept.current()))).toEqual(Array(20).fill(1));
    clock.advance(999);
    expect(await kept.current()).toBe(1);
    clock.advance(1);
    expect(await kept.current()).toBe(2);
    kept.forget();
    expect(await kept.current()).toBe(3);
  });

  it("[MSG-32] a reading that failed is told and tried again", async () => {
    const { kept, fail } = counting();
    fail(true);
    await expect(kept.current()).rejects.toThrow("away");
    fail(false);
    expect(await kept.current()).toBe(2);
  });
});
