import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RISKS } from "../instant/pay-table.ts";
import { plinko } from "./plinko.ts";
import { plinkoStakeRange } from "./plinko-pay.ts";
import { PLINKO_ROWS, PLINKO_TABLE } from "./plinko-table.ts";

const good = { stake: "10.00", rows: 8, risk: "low" };

describe("choices in Plinko", () => {
  it("[INS-11] rows, risk and stake are read as they were sent", () => {
    expect(plinko.readChoices(good)).toEqual({
      ok: true,
      choices: { stakeMinor: 1_000n, rows: 8, risk: "low" },
    });
    expect(plinko.readChoices({ ...good, stake: "10" })).toEqual(plinko.readChoices(good));
  });

  it("[INS-11] 8 to 16 rows are offered at every risk", () => {
    for (const risk of ["low", "medium", "high"]) {
      for (let rows = 0; rows <= 20; rows += 1) {
        expect(plinko.readChoices({ ...good, rows, risk }).ok).toBe(rows >= 8 && rows <= 16);
      }
    }
  });

  it("[FAIR-17] every choice that is taken comes back from its record as it was", () => {
    const anyChoices = fc
      .record({ rows: fc.constantFrom(...PLINKO_ROWS), risk: fc.constantFrom(...RISKS) })
      .chain((board) =>
        fc
          .bigInt({ min: 100n, max: plinkoStakeRange(PLINKO_TABLE, board).largestStakeMinor })
          .map((stake) => ({ ...board, stakeMinor: minor(stake) })),
      );
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const record: unknown = JSON.parse(JSON.stringify(plinko.choicesJson(choices)));
        expect(plinko.readChoices(record)).toEqual({ ok: true, choices });
      }),
    );
  });

  it.each([
    ["no object", "choices", null],
    ["a list", "choices", [good]],
    ["a text", "choices", JSON.stringify(good)],
    ["a field too many", "path", { ...good, path: "RRRRRRRR" }],
    ["no stake", "stake", { rows: 8, risk: "low" }],
    ["a stake as a number", "stake", { ...good, stake: 10 }],
    ["a stake of three decimals", "stake", { ...good, stake: "10.001" }],
    ["a stake below zero", "stake", { ...good, stake: "-10.00" }],
    ["a stake in Bengali digits", "stake", { ...good, stake: "১০.০০" }],
    ["no rows", "rows", { stake: "10.00", risk: "low" }],
    ["7 rows", "rows", { ...good, rows: 7 }],
    ["17 rows", "rows", { ...good, rows: 17 }],
    ["rows below zero", "rows", { ...good, rows: -8 }],
    ["half a row", "rows", { ...good, rows: 8.5 }],
    ["rows as text", "rows", { ...good, rows: "8" }],
    ["no number of rows", "rows", { ...good, rows: Number.NaN }],
    ["no risk", "risk", { stake: "10.00", rows: 8 }],
    ["an unknown risk", "risk", { ...good, risk: "LOW" }],
    ["a risk by inheritance", "risk", { ...good, risk: "toString" }],
    ["a risk as a number", "risk", { ...good, risk: 0 }],
  ])("[INS-11] %s is refused and names %s", (_what, field, input) => {
    expect(plinko.readChoices(input)).toEqual({ ok: false, refusal: { code: "INVALID", field } });
  });

  it.each([
    ["0.00", 8, "low", 5_000_000n],
    ["0.99", 8, "low", 5_000_000n],
    ["50000.01", 8, "low", 5_000_000n],
    ["999999999999999.99", 16, "low", 5_000_000n],
    ["40000.01", 13, "medium", 4_000_000n],
    ["18181.82", 16, "medium", 1_818_181n],
    ["4761.91", 14, "high", 476_190n],
    ["2000.01", 16, "high", 200_000n],
    ["0.50", 16, "high", 200_000n],
  ])(
    "[INS-15] a stake of %s with %d rows at %s risk is refused and the stakes that fit are named",
    (stake, rows, risk, largest) => {
      expect(plinko.readChoices({ stake, rows, risk })).toEqual({
        ok: false,
        refusal: { code: "BET_LIMIT", smallestStakeMinor: 100n, largestStakeMinor: largest },
      });
    },
  );

  it.each([
    ["1.00", 8, "low"],
    ["50000.00", 8, "low"],
    ["1.00", 16, "high"],
    ["2000.00", 16, "high"],
    ["4761.90", 14, "high"],
    ["18181.81", 16, "medium"],
    ["40000.00", 13, "medium"],
  ])("[INS-15] a stake of %s with %d rows at %s risk is taken", (stake, rows, risk) => {
    expect(plinko.readChoices({ stake, rows, risk }).ok).toBe(true);
  });

  it("[INS-15] the stake that a refusal names is taken, on every board", () => {
    for (const risk of RISKS) {
      for (const rows of PLINKO_ROWS) {
        const refused = plinko.readChoices({ stake: "50000.01", rows, risk });
        if (refused.ok || refused.refusal.code !== "BET_LIMIT") expect.fail(`${risk} ${rows}`);
        const named = { stakeMinor: refused.refusal.largestStakeMinor, rows, risk };
        expect(plinko.readChoices(plinko.choicesJson(named)).ok).toBe(true);
      }
    }
  });
});
