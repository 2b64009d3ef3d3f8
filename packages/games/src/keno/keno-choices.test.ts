import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RISKS } from "../instant/pay-table.ts";
import { keno } from "./keno.ts";
import { kenoStakeRange } from "./keno-pay.ts";
import { KENO_TABLE } from "./keno-table.ts";

const good = { stake: "10.00", picks: [3, 7, 40], risk: "medium" };
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_pick, place) => place + 1);

describe("choices in Keno", () => {
  it("[INS-14] picks, risk and stake are read as they were sent", () => {
    expect(keno.readChoices(good)).toEqual({
      ok: true,
      choices: { stakeMinor: 1_000n, picks: [3, 7, 40], risk: "medium" },
    });
    expect(keno.readChoices({ ...good, stake: "10" })).toEqual(keno.readChoices(good));
  });

  it("[FAIR-17] every choice that is taken comes back from its record as it was", () => {
    const anyPicks = fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 })
      .map((picks) => picks.toSorted((one, other) => one - other));
    const anyChoices = fc.tuple(anyPicks, fc.constantFrom(...RISKS)).chain(([picks, risk]) => {
      const { largestStakeMinor } = kenoStakeRange(KENO_TABLE, { risk, pickCount: picks.length });
      return fc.bigInt({ min: 100n, max: largestStakeMinor }).map((stake) => ({
        stakeMinor: minor(stake),
        picks,
        risk,
      }));
    });
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const record: unknown = JSON.parse(JSON.stringify(keno.choicesJson(choices)));
        expect(keno.readChoices(record)).toEqual({ ok: true, choices });
      }),
    );
  });

  it.each([
    ["no object", "choices", null],
    ["a list", "choices", [good]],
    ["a text", "choices", JSON.stringify(good)],
    ["a field too many", "rows", { ...good, rows: 8 }],
    ["no stake", "stake", { picks: [1], risk: "low" }],
    ["a stake as a number", "stake", { ...good, stake: 10 }],
    ["a stake of three decimals", "stake", { ...good, stake: "10.001" }],
    ["a stake below zero", "stake", { ...good, stake: "-10.00" }],
    ["a stake in Bengali digits", "stake", { ...good, stake: "১০.০০" }],
    ["no picks", "picks", { stake: "10.00", risk: "low" }],
    ["an empty list of picks", "picks", { ...good, picks: [] }],
    ["eleven picks", "picks", { ...good, picks: upTo(11) }],
    ["all numbers picked", "picks", { ...good, picks: upTo(40) }],
    ["picks in falling order", "picks", { ...good, picks: [40, 7, 3] }],
    ["two picks out of order", "picks", { ...good, picks: [3, 40, 7] }],
    ["a pick twice", "picks", { ...good, picks: [3, 7, 7] }],
    ["a pick of 0", "picks", { ...good, picks: [0, 7] }],
    ["a pick below zero", "picks", { ...good, picks: [-1, 7] }],
    ["a pick of 41", "picks", { ...good, picks: [7, 41] }],
    ["a pick between two numbers", "picks", { ...good, picks: [1.5, 7] }],
    ["a pick as text", "picks", { ...good, picks: ["3", 7] }],
    ["a pick that is nothing", "picks", { ...good, picks: [null, 7] }],
    ["a pick that is no number", "picks", { ...good, picks: [Number.NaN] }],
    // oxlint-disable-next-line no-sparse-arrays
    ["a hole among the picks", "picks", { ...good, picks: [3, , 7] }],
    ["picks as text", "picks", { ...good, picks: "3,7,40" }],
    ["picks as an object", "picks", { ...good, picks: { 0: 3, length: 1 } }],
    ["no risk", "risk", { stake: "10.00", picks: [1] }],
    ["an unknown risk", "risk", { ...good, risk: "LOW" }],
    ["a risk by inheritance", "risk", { ...good, risk: "toString" }],
    ["a risk as a number", "risk", { ...good, risk: 0 }],
  ])("[INS-14] %s is refused and names %s", (_what, field, input) => {
    expect(keno.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each(RISKS)(
    "[INS-14] with %s risk 1 to 10 picks are offered, from the first number to the last",
    (risk) => {
      for (const picks of upTo(10).map(upTo)) {
        expect(keno.readChoices({ stake: "1.00", picks, risk }).ok).toBe(true);
        const last = picks.map((pick) => pick + 40 - picks.length);
        expect(keno.readChoices({ stake: "1.00", picks: last, risk }).ok).toBe(true);
      }
    },
  );

  it("[INS-14] what was read does not change with the list it was read from", () => {
    const picks = [3, 7];
    const read = keno.readChoices({ ...good, picks });
    picks[0] = 40;
    expect(read).toMatchObject({ choices: { picks: [3, 7] } });
  });

  it.each([
    ["0.00", 1, "low", 5_000_000n],
    ["0.99", 3, "high", 4_000_000n],
    ["50000.01", 1, "high", 5_000_000n],
    ["40000.01", 3, "high", 4_000_000n],
    // 7,233.27 wins 1,999,999.155 and the next stake 2,000,001.92.
    ["7233.28", 4, "high", 723_327n],
    ["2000.01", 10, "high", 200_000n],
    ["2222.23", 10, "medium", 222_222n],
    ["0.50", 10, "high", 200_000n],
    ["999999999999999.99", 2, "low", 5_000_000n],
  ])(
    "[INS-15] a stake of %s with %d picks and %s risk is refused and the stakes that fit are named",
    (stake, pickCount, risk, largest) => {
      expect(keno.readChoices({ stake, picks: upTo(pickCount), risk })).toEqual({
        ok: false,
        refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: largest },
      });
    },
  );

  it.each([
    ["1.00", 10, "high"],
    ["50000.00", 1, "high"],
    ["40000.00", 3, "high"],
    ["7233.27", 4, "high"],
    ["2000.00", 10, "high"],
    ["2222.22", 10, "medium"],
  ])("[INS-15] a stake of %s with %d picks and %s risk is taken", (stake, pickCount, risk) => {
    expect(keno.readChoices({ stake, picks: upTo(pickCount), risk }).ok).toBe(true);
  });
});
