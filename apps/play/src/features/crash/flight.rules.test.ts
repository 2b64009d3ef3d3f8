import { describe, expect, it } from "vitest";
import { pointAt, trailTo } from "./flight.rules.ts";

const MOMENTS = [-50, 0, 16, 400, 3_000, 9_000, 60_000, 153_000];

describe("the way of the firefly", () => {
  it("[INS-5] climbs from its place to the other, and never leaves the board however long it flies", () => {
    const ways = MOMENTS.map((flownMs) => pointAt(flownMs, true));
    for (const [place, { x, y }] of ways.entries()) {
      expect([x > 0, x < 100, y > 0, y < 100]).toEqual([true, true, true, true]);
      const before = ways[place - 1] ?? { x, y };
      expect([x >= before.x, y <= before.y]).toEqual([true, true]);
    }
    expect(pointAt(-50, true)).toEqual(pointAt(0, true));
  });

  it("[INS-16] hovers at its place, and stands still there for who wants no motion", () => {
    expect(pointAt(20_000, true)).toEqual(pointAt(90_000, true));
    expect(pointAt(20_000, false)).not.toEqual(pointAt(21_000, false));
    expect(Math.abs(pointAt(21_000, false).y - pointAt(21_000, true).y)).toBeLessThan(2);
  });

  it("[INS-5] its trail ends where it is, with the sparks below the line", () => {
    const { line, light, sparks } = trailTo({ x: 50, y: 40 });
    expect(line).toBe("M0 90Q29.00 90 50.00 40.00");
    expect(light).toBe(`${line}V90H0Z`);
    expect(sparks.match(/M[\d.]+ [\d.]+h0/gu)?.join("")).toBe(sparks);
  });
});
