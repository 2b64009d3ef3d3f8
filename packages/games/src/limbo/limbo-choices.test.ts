import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limbo } from "./limbo.ts";
import { limboStakeRange } from "./limbo-pay.ts";
import { LIMBO_TABLE } from "./limbo-table.ts";

const good = { stake: "10.00", target: "2.00" };

describe("choices in Limbo", () => {
  it("[INS-9] target and stake are read as they were sent", () => {
    expect(limbo.readChoices(good)).toEqual({
      ok: true,
      choices: { stakeMinor: 1_000n, targetHundredths: 200n },
    });
    expect(limbo.readChoices({ ...good, stake: "10" })).toEqual(limbo.readChoices(good));
  });

  it("[FAIR-17] every choice that is taken comes back from its record as it was", () => {
    const anyChoices = fc.bigInt({ min: 101n, max: 100_000_000n }).chain((targetHundredths) =>
      fc.record({
        targetHundredths: fc.constant(targetHundredths),
        stakeMinor: fc
          .bigInt({ min: 100n, max: limboStakeRange(LIMBO_TABLE, targetHundredths).largestStakeMinor })
          .map(minor),
      }),
    );
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const record: unknown = JSON.parse(JSON.stringify(limbo.choicesJson(choices)));
        expect(limbo.readChoices(record)).toEqual({ ok: true, choices });
      }),
    );
  });

  it.each([
    ["no object", "choices", null],
    ["a list", "choices", [good]],
    ["a text", "choices", JSON.stringify(good)],
    ["a field too many", "side", { ...good, side: "over" }],
    ["no stake", "stake", { target: "2.00" }],
    ["a stake as a number", "stake", { ...good, stake: 10 }],
    ["a stake of three decimals", "stake", { ...good, stake: "10.001" }],
    ["a stake below zero", "stake", { ...good, stake: "-10.00" }],
    ["a stake in Bengali digits", "stake", { ...good, stake: "১০.০০" }],
    ["no target", "target", { stake: "10.00" }],
    ["a target as a number", "target", { ...good, target: 2 }],
    ["a target as a list", "target", { ...good, target: ["2.00"] }],
    ["a target of 1.00", "target", { ...good, target: "1.00" }],
    ["a target below 1", "target", { ...good, target: "0.99" }],
    ["a target below zero", "target", { ...good, target: "-2.00" }],
    ["a target beyond the largest", "target", { ...good, target: "1000000.01" }],
    ["a target of very many digits", "target", { ...good, target: `${"9".repeat(400)}.00` }],
    ["a target without decimals", "target", { ...good, target: "2" }],
    ["a target of one decimal", "target", { ...good, target: "2.0" }],
    ["a target of three decimals", "target", { ...good, target: "2.000" }],
    ["a target with a leading zero", "target", { ...good, target: "02.00" }],
    ["a target with a sign", "target", { ...good, target: "+2.00" }],
    ["a target with a space", "target", { ...good, target: " 2.00" }],
    ["a target with a line end", "target", { ...good, target: "2.00\n" }],
    ["a target with a comma", "target", { ...good, target: "2,00" }],
    ["a grouped target", "target", { ...good, target: "1,000.00" }],
    ["a target with an exponent", "target", { ...good, target: "1e3" }],
    ["a target in Bengali digits", "target", { ...good, target: "২.০০" }],
    ["an empty target", "target", { ...good, target: "" }],
  ])("[INS-9] %s is refused and names %s", (_what, field, input) => {
    expect(limbo.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each([
    ["1.01", 101n],
    ["9.99", 999n],
    ["10.00", 1_000n],
    ["1000000.00", 100_000_000n],
  ])("[INS-9] a target of %s is offered", (target, targetHundredths) => {
    expect(limbo.readChoices({ stake: "1.00", target })).toEqual({
      ok: true,
      choices: { stakeMinor: 100n, targetHundredths },
    });
  });

  it.each([
    ["0.00", "2.00", 5_000_000n],
    ["0.99", "2.00", 5_000_000n],
    ["50000.01", "1.01", 5_000_000n],
    ["50000.01", "40.00", 5_000_000n],
    // 49,987.50 wins 1,999,999.875 and the next stake 2,000,000.275, both cut.
    ["49987.51", "40.01", 4_998_750n],
    ["2.01", "1000000.00", 200n],
    ["0.50", "1000000.00", 200n],
    ["999999999999999.99", "1.01", 5_000_000n],
  ])(
    "[INS-15] a stake of %s at a target of %s is refused and the stakes that fit are named",
    (stake, target, largest) => {
      expect(limbo.readChoices({ stake, target })).toEqual({
        ok: false,
        refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: largest },
      });
    },
  );

  it.each([
    ["1.00", "1.01"],
    ["50000.00", "40.00"],
    ["49987.50", "40.01"],
    ["2.00", "1000000.00"],
  ])("[INS-15] a stake of %s at a target of %s is taken", (stake, target) => {
    expect(limbo.readChoices({ stake, target }).ok).toBe(true);
  });
});
