import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dice } from "./dice.ts";
import { diceStakeRange } from "./dice-pay.ts";
import { DICE_TABLE } from "./dice-table.ts";

const good = { stake: "10.00", side: "over", chance: 4950 };

describe("choices in Dice", () => {
  it("[INS-8] side, chance and stake are read as they were sent", () => {
    expect(dice.readChoices(good)).toEqual({
      ok: true,
      choices: { stakeMinor: 1_000n, side: "over", chanceSteps: 4_950 },
    });
    expect(dice.readChoices({ ...good, stake: "10" })).toEqual(dice.readChoices(good));
  });

  it("[FAIR-17] every choice that is taken comes back from its record as it was", () => {
    const anyChoices = fc.integer({ min: 1, max: 9_800 }).chain((chanceSteps) =>
      fc.record({
        chanceSteps: fc.constant(chanceSteps),
        side: fc.constantFrom("under" as const, "over" as const),
        stakeMinor: fc
          .bigInt({ min: 100n, max: diceStakeRange(DICE_TABLE, chanceSteps).largestStakeMinor })
          .map(minor),
      }),
    );
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const record: unknown = JSON.parse(JSON.stringify(dice.choicesJson(choices)));
        expect(dice.readChoices(record)).toEqual({ ok: true, choices });
      }),
    );
  });

  it.each([
    ["no object", "choices", null],
    ["a list", "choices", [good]],
    ["a text", "choices", JSON.stringify(good)],
    ["a field too many", "bonus", { ...good, bonus: true }],
    ["no stake", "stake", { side: "over", chance: 4950 }],
    ["a stake as a number", "stake", { ...good, stake: 10 }],
    ["a stake of three decimals", "stake", { ...good, stake: "10.001" }],
    ["a stake below zero", "stake", { ...good, stake: "-10.00" }],
    ["a stake in Bengali digits", "stake", { ...good, stake: "১০.০০" }],
    ["no side", "side", { stake: "10.00", chance: 4950 }],
    ["an unknown side", "side", { ...good, side: "OVER" }],
    ["a side by inheritance", "side", { ...good, side: "toString" }],
    ["no chance", "chance", { stake: "10.00", side: "over" }],
    ["a chance of 0", "chance", { ...good, chance: 0 }],
    ["a chance above 98 %", "chance", { ...good, chance: 9801 }],
    ["a chance below zero", "chance", { ...good, chance: -1 }],
    ["a chance between two steps", "chance", { ...good, chance: 49.5 }],
    ["a chance as text", "chance", { ...good, chance: "4950" }],
    ["no number", "chance", { ...good, chance: Number.NaN }],
  ])("[INS-8] %s is refused and names %s", (_what, field, input) => {
    expect(dice.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each([1, 9_800])("[INS-8] a chance of %d is offered", (chance) => {
    expect(dice.readChoices({ ...good, chance }).ok).toBe(true);
  });

  it.each([
    ["0.00", 4_950, 5_000_000n],
    ["0.99", 4_950, 5_000_000n],
    ["50000.01", 4_950, 5_000_000n],
    ["999999999999999.99", 9_800, 5_000_000n],
    ["202.03", 1, 20_202n],
    ["20000.01", 99, 2_000_000n],
    ["0.50", 1, 20_202n],
  ])(
    "[INS-15] a stake of %s at chance %d is refused and the stakes that fit are named",
    (stake, chance, largest) => {
      expect(dice.readChoices({ ...good, stake, chance })).toEqual({
        ok: false,
        refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: largest },
      });
    },
  );

  it.each([
    ["1.00", 4_950],
    ["50000.00", 4_950],
    ["202.02", 1],
    ["20000.00", 99],
  ])("[INS-15] a stake of %s at chance %d is taken", (stake, chance) => {
    expect(dice.readChoices({ ...good, stake, chance }).ok).toBe(true);
  });

  it("[INS-15] the stake that a refusal names is taken", () => {
    for (let chance = 1; chance <= 260; chance += 1) {
      const refused = dice.readChoices({ ...good, stake: "50000.01", chance });
      if (refused.ok || refused.refusal.code !== "BET_LIMIT") expect.fail(`chance ${chance}`);
      const named = {
        stakeMinor: refused.refusal.largestStakeMinor,
        side: "over",
        chanceSteps: chance,
      } as const;
      expect(dice.readChoices(dice.choicesJson(named)).ok).toBe(true);
    }
  });
});
