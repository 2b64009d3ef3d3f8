import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RISKS } from "../instant/pay-table.ts";
import { wheel } from "./wheel.ts";
import { wheelStakeRange } from "./wheel-pay.ts";
import { WHEEL_SEGMENTS, WHEEL_TABLE } from "./wheel-table.ts";

const good = { stake: "10.00", segments: 10, risk: "low" };

describe("choices in Wheel", () => {
  it("[INS-12] segments, risk and stake are read as they were sent", () => {
    expect(wheel.readChoices(good)).toEqual({
      ok: true,
      choices: { stakeMinor: 1_000n, segments: 10, risk: "low" },
    });
    expect(wheel.readChoices({ ...good, stake: "10" })).toEqual(wheel.readChoices(good));
  });

  it("[INS-12] 10, 20, 30, 40 and 50 segments are offered at every risk, and no other number", () => {
    const numbers = [...Array(61).keys()];
    for (const risk of ["low", "medium", "high"]) {
      const offered = numbers.filter((segments) => wheel.readChoices({ ...good, segments, risk }).ok);
      expect(offered).toEqual([10, 20, 30, 40, 50]);
    }
  });

  it("[FAIR-17] every choice that is taken comes back from its record as it was", () => {
    const anyChoices = fc
      .record({ segments: fc.constantFrom(...WHEEL_SEGMENTS), risk: fc.constantFrom(...RISKS) })
      .chain((kind) =>
        fc
          .bigInt({ min: 100n, max: wheelStakeRange(WHEEL_TABLE, kind).largestStakeMinor })
          .map((stake) => ({ ...kind, stakeMinor: minor(stake) })),
      );
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const record: unknown = JSON.parse(JSON.stringify(wheel.choicesJson(choices)));
        expect(wheel.readChoices(record)).toEqual({ ok: true, choices });
      }),
    );
  });

  it.each([
    ["no object", "choices", null],
    ["a list", "choices", [good]],
    ["a text", "choices", JSON.stringify(good)],
    ["a field too many", "segment", { ...good, segment: 0 }],
    ["no stake", "stake", { segments: 10, risk: "low" }],
    ["a stake as a number", "stake", { ...good, stake: 10 }],
    ["a stake of three decimals", "stake", { ...good, stake: "10.001" }],
    ["a stake below zero", "stake", { ...good, stake: "-10.00" }],
    ["a stake in Bengali digits", "stake", { ...good, stake: "১০.০০" }],
    ["no segments", "segments", { stake: "10.00", risk: "low" }],
    ["0 segments", "segments", { ...good, segments: 0 }],
    ["15 segments", "segments", { ...good, segments: 15 }],
    ["60 segments", "segments", { ...good, segments: 60 }],
    ["segments below zero", "segments", { ...good, segments: -10 }],
    ["half a segment", "segments", { ...good, segments: 10.5 }],
    ["segments as text", "segments", { ...good, segments: "10" }],
    ["no number of segments", "segments", { ...good, segments: Number.NaN }],
    ["no risk", "risk", { stake: "10.00", segments: 10 }],
    ["an unknown risk", "risk", { ...good, risk: "LOW" }],
    ["a risk by inheritance", "risk", { ...good, risk: "toString" }],
    ["a risk as a number", "risk", { ...good, risk: 0 }],
  ])("[INS-12] %s is refused and names %s", (_what, field, input) => {
    expect(wheel.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each([
    ["0.00", 10, "low", 5_000_000n],
    ["0.99", 50, "medium", 5_000_000n],
    ["50000.01", 10, "low", 5_000_000n],
    ["50000.01", 40, "high", 5_000_000n],
    ["999999999999999.99", 30, "medium", 5_000_000n],
    ["40404.05", 50, "high", 4_040_404n],
    ["0.50", 50, "high", 4_040_404n],
  ])(
    "[INS-15] a stake of %s on %d segments at %s risk is refused and the stakes that fit are named",
    (stake, segments, risk, largest) => {
      expect(wheel.readChoices({ stake, segments, risk })).toEqual({
        ok: false,
        refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: largest },
      });
    },
  );

  it.each([
    ["1.00", 10, "low"],
    ["50000.00", 10, "low"],
    ["50000.00", 40, "high"],
    ["1.00", 50, "high"],
    ["40404.04", 50, "high"],
  ])("[INS-15] a stake of %s on %d segments at %s risk is taken", (stake, segments, risk) => {
    expect(wheel.readChoices({ stake, segments, risk }).ok).toBe(true);
  });

  it("[INS-15] the stake that a refusal names is taken, on every wheel", () => {
    for (const risk of RISKS) {
      for (const segments of WHEEL_SEGMENTS) {
        const refused = wheel.readChoices({ stake: "50000.01", segments, risk });
        if (refused.ok || refused.refusal.code !== "BET_LIMIT") expect.fail(`${risk} ${segments}`);
        const named = { stakeMinor: refused.refusal.largestStakeMinor, segments, risk };
        expect(wheel.readChoices(wheel.choicesJson(named)).ok).toBe(true);
      }
    }
  });
});
