// The simulator on a few seeds, and the proof that it can fail: a planted fault is found, with the seed and the
// command that replays it. The million steps are a part of `npm test` by themselves.
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { PLANTED_FAULTS } from "./planted-test-doubles.ts";
import { createSchedule } from "./schedule/schedule.ts";
import { differenceLines } from "./reporter.ts";
import type { HouseParts } from "./platform/house.ts";
import { createSlot } from "./slots.ts";
import type { Slot } from "./slots.ts";
import type { SeedReport } from "./run/run-seed.ts";

const SEEDS = 12;
const STEPS = 2_500;
const SIDE_BY_SIDE = 2;

function openSlot(plant?: HouseParts["plant"]): Slot {
  const slot = createSlot(inject("postgresUrl"), plant);
  onTestFinished(() => slot.stop());
  return slot;
}

describe("the simulator", () => {
  it(
    `[VEN-10] [WAL-3] [WAL-4] [SAFE-3] [SAFE-7] ${SEEDS} seeds of members, vendors, faults and clocks: every answer and balance is the model's`,
    { timeout: 600_000 },
    async () => {
      const seeds = Array.from({ length: SEEDS }, (_, place) => place + 1);
      const reports: SeedReport[] = [];
      await Promise.all(
        Array.from({ length: SIDE_BY_SIDE }, async () => {
          const slot = openSlot();
          for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
            reports.push(await slot.run(seed, STEPS));
        }),
      );
      expect(
        reports.flatMap((report) => (report.differences.length > 0 ? differenceLines(report, STEPS) : [])),
      ).toEqual([]);
      expect(reports.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThanOrEqual(SEEDS * STEPS);
      const struck = reports.flatMap(({ tally }) => Object.keys(tally.faults));
      for (const moment of ["before ledger_write", "after ledger_write", "before commit", "after commit"])
        expect(struck.some((fault) => fault.endsWith(moment))).toBe(true);
    },
  );

  it.each(PLANTED_FAULTS)("finds a planted fault: $name", { timeout: 120_000 }, async ({ plant }) => {
    const slot = openSlot(plant);
    const reports: SeedReport[] = [];
    while (reports.length < 3 && reports.every(({ differences }) => differences.length === 0))
      reports.push(await slot.run(reports.length + 1, STEPS));
    const found = reports.find(({ differences }) => differences.length > 0);
    expect(found).toBeDefined();
    expect(differenceLines(found!, STEPS).at(-1)).toBe(
      `replay it with: npm run simulate -- --seed ${found!.seed} --steps ${STEPS}`,
    );
  });

  it("the same seed makes the same schedule, whatever is answered", () => {
    const text = (seed: number): string => {
      const schedule = createSchedule(seed);
      const moves = Array.from({ length: 30 }, () => schedule.next());
      return JSON.stringify(moves, (_key, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      );
    };
    expect(text(7)).toBe(text(7));
    expect(text(7)).not.toBe(text(8));
  });
});
