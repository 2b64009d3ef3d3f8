import { describe, expect, it } from "vitest";
import { offsetOf, sampleOf, sampleOfNews, withSample } from "./studio-clock.rules.ts";
import type { ClockSample } from "./studio-clock.rules.ts";

const kept = (...samples: readonly ClockSample[]): readonly ClockSample[] =>
  samples.reduce<readonly ClockSample[]>(withSample, []);

describe("the studio's clock", () => {
  it("[INS-6] is not known before anything was heard", () => {
    expect(offsetOf([])).toBeNull();
  });

  it("[INS-6] lies in the middle between the question and its answer", () => {
    expect(offsetOf(kept(sampleOf(1_000, 1_080, 50_040)))).toBe(49_000);
  });

  it("[INS-6] the sample with the shortest way counts, whenever it came", () => {
    const [far, near] = [sampleOf(0, 900, 10_800), sampleOf(2_000, 2_020, 12_010)];
    expect([offsetOf(kept(far, near)), offsetOf(kept(near, far))]).toEqual([10_000, 10_000]);
  });

  it("[INS-6] news that nobody asked for count only until the first answer", () => {
    const news = sampleOfNews(500, 7_000);
    expect([offsetOf(kept(news)), offsetOf(kept(news, sampleOf(0, 3_000, 9_000)))]).toEqual([6_500, 7_500]);
  });

  it("[INS-6] a sample does not count for ever: clocks drift apart", () => {
    const old = sampleOf(0, 2, 5_001);
    const later = Array.from({ length: 8 }, (_one, place) =>
      sampleOf(place * 10_000, place * 10_000 + 40, place * 10_000 + 5_120),
    );
    expect(offsetOf(kept(old, ...later))).toBe(5_100);
  });
});
