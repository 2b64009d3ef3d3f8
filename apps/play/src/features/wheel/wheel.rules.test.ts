import { describe, expect, it } from "vitest";
import { RISKS, wheel, WHEEL_SEGMENTS } from "@jonaki/games";
import { minor } from "@jonaki/money";
import {
  angleOf,
  legendOf,
  multipliersOf,
  restingAngle,
  resultOf,
  segmentAt,
  turnedTo,
  wedgesOf,
  wheelBetting,
} from "./wheel.rules.ts";

const LIMITS = { minimum: "1.00", maximum: "50000.00", largestWin: "2000000.00" };
const { first } = wheelBetting;
const KINDS = RISKS.flatMap((risk) => WHEEL_SEGMENTS.map((segments) => ({ segments, risk })));

describe("what is sent and what comes back", () => {
  it("[INS-12] the choices of the panel are choices of the game, for every wheel", () => {
    for (const kind of KINDS)
      expect(wheel.readChoices(wheelBetting.choicesOf(minor(10_00n), { ...first, ...kind }))).toEqual({
        ok: true,
        choices: { stakeMinor: 10_00n, ...kind },
      });
  });

  it("[INS-15] the largest stake is the last one whose best segment stays within the limit", () => {
    const stakes = wheelBetting.stakesFor({ ...first, segments: 50, risk: "high" }, LIMITS);
    expect(stakes.largestStakeMinor).toBe(40_404_04n);
  });

  it("[INS-16] settings of another time are taken only when they still fit", () => {
    expect(wheelBetting.read(first)).toEqual(first);
    for (const wrong of [null, { ...first, segments: 15 }, { ...first, risk: 1 }])
      expect(() => wheelBetting.read(wrong)).toThrow();
  });

  it("[FAIR-15] a record is read as it is; a round without an outcome has no result", () => {
    const choices = { stake: "10.00", segments: 10, risk: "low" };
    const outcome = { segment: 3, multiplier: "1.20", payout: "12.00" };
    expect(resultOf({ choices, outcome })).toEqual({ ...outcome, kind: { segments: 10, risk: "low" } });
    expect(resultOf({ choices, outcome: null })).toBeNull();
    expect(() => resultOf({ choices, outcome: { ...outcome, segment: 50 } })).toThrow();
  });
});

describe("the wheel as it is drawn", () => {
  it("[INS-12] the legend counts every segment once, and what pays most comes first in its own colour", () => {
    for (const kind of KINDS) {
      const legend = legendOf(kind);
      expect(legend.reduce((sum, { count }) => sum + count, 0)).toBe(kind.segments);
      expect(legend[0]).toMatchObject({ hundredths: Math.max(...multipliersOf(kind)), shade: 5 });
      expect(new Set(legend.map(({ shade }) => shade)).size).toBe(legend.length);
      expect(legend.filter(({ shade }) => shade === 0).every(({ hundredths }) => hundredths === 0)).toBe(
        true,
      );
    }
  });

  it("[INS-12] every segment is drawn in the colour of what it pays", () => {
    for (const kind of KINDS) {
      const shades = new Map(legendOf(kind).map(({ shade, hundredths }) => [shade, hundredths]));
      expect(wedgesOf(kind).map(({ shade }) => shades.get(shade))).toEqual(multipliersOf(kind));
    }
  });
});

describe("the turn", () => {
  it("[INS-12] [FAIR-15] stops inside the drawn segment, from wherever it began", () => {
    for (const segments of WHEEL_SEGMENTS)
      for (let segment = 0; segment < segments; segment += 1)
        for (const from of [0, 17, angleOf(segments - 1, segments)])
          expect(segmentAt(turnedTo(segment, segments, from, 1), segments)).toBe(segment);
  });

  it("[FAIR-15] begins where the wheel stood and only ever goes on", () => {
    const angles = [0, 0.25, 0.5, 0.75, 1].map((part) => turnedTo(7, 20, 33, part));
    expect(angles[0]).toBe(33);
    expect(angles).toEqual(angles.toSorted((one, other) => one - other));
  });

  it("stands on the last round of its kind, and at its beginning on another wheel", () => {
    const last = {
      choices: { stake: "10.00", segments: 10, risk: "low" },
      outcome: { segment: 3, multiplier: "1.20", payout: "12.00" },
    };
    expect(segmentAt(restingAngle(last, { segments: 10, risk: "low" }), 10)).toBe(3);
    expect(restingAngle(last, { segments: 10, risk: "high" })).toBe(0);
    expect(restingAngle(undefined, { segments: 10, risk: "low" })).toBe(0);
  });
});
