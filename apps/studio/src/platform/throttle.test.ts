import { describe, expect, it } from "vitest";
import { createThrottle } from "./throttle.ts";

function house() {
  let nowMs = 1_763_200_000_000;
  const throttle = createThrottle({ now: () => new Date(nowMs) });
  return { throttle, later: (ms: number) => void (nowMs += ms) };
}

const taken = (take: () => number | null, times: number): number =>
  Array.from({ length: times }, take).filter((wait) => wait === null).length;

describe("the throttle", () => {
  it("[CALL-15] lets a second's calls pass at once, and says when the next one may come", () => {
    const { throttle, later } = house();
    expect(taken(() => throttle.take("a", 20), 50)).toBe(20);
    expect(throttle.take("a", 20)).toBe(50);
    later(49);
    expect(throttle.take("a", 20)).toBeCloseTo(1);
    later(1);
    expect(throttle.take("a", 20)).toBeNull();
    expect(throttle.take("a", 20)).not.toBeNull();
  });

  it("[CALL-15] whoever stays below the limit is never refused, whoever keeps above it gets the limit", () => {
    const { throttle, later } = house();
    for (let call = 0; call < 200; call += 1) {
      expect(throttle.take("steady", 20)).toBeNull();
      later(50);
    }
    let passed = 0;
    for (let call = 0; call < 1_000; call += 1) {
      passed += taken(() => throttle.take("greedy", 20), 1);
      later(10);
    }
    // Ten seconds: one second's worth at once, and then as fast as it grows back.
    expect(passed).toBeGreaterThanOrEqual(200);
    expect(passed).toBeLessThanOrEqual(220);
  });

  it("[CALL-15] one key's calls are nobody else's", () => {
    const { throttle } = house();
    expect(taken(() => throttle.take("a", 2), 5)).toBe(2);
    expect(throttle.take("b", 2)).toBeNull();
  });

  it("a clock that is set back neither gives nor takes anything", () => {
    const { throttle, later } = house();
    expect(taken(() => throttle.take("a", 2), 5)).toBe(2);
    later(-60_000);
    expect(throttle.take("a", 2)).not.toBeNull();
    later(500);
    expect(throttle.take("a", 2)).toBeNull();
  });

  it("a flood of names is forgotten a second later", () => {
    const { throttle, later } = house();
    for (let name = 0; name < 5_000; name += 1) throttle.take(`name ${name}`, 20);
    expect(throttle.held()).toBe(5_000);
    later(1_000);
    throttle.take("a", 20);
    expect(throttle.held()).toBe(1);
  });
});
