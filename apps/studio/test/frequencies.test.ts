// What was drawn is counted once, whole seeds at a time, and held against the sheet [FAIR-19].
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawnFactOf, games } from "@jonaki/games";
import { countDrawn } from "../src/fair/frequencies.jobs.ts";
import { readFrequencies } from "../src/fair/frequencies.store.ts";
import type { Frequency } from "../src/fair/frequencies.store.ts";
import { chanceOfMore, judgeFrequencies } from "../src/fair/frequency.rules.ts";
import { databaseOn, openStudioPool } from "../src/platform/database.ts";
import type { Database } from "../src/platform/database.ts";
import { mustPlay, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

let house: StudioHouse;
let database: Database;
beforeAll(async () => {
  house = await startStudioHouse();
  database = databaseOn(openStudioPool(house.url, { error: () => undefined, warn: () => undefined }));
});
afterAll(async () => {
  await database.close();
  await house.stop();
});

const counted = async (): Promise<number> =>
  (await readFrequencies(database.store)).reduce((sum, { rounds }) => sum + rounds, 0);

/** As many rounds as places have weights, many times over: exactly what must be drawn. */
const exactly = (game: string, group: number, times: number): readonly Frequency[] =>
  drawnFactOf(game, "1")
    .weightsOf(group)
    .map((weight, place) => ({ game, version: "1", group, place, rounds: Number(weight) * times }));

describe("what was drawn", () => {
  it("[FAIR-19] is counted once its seed was rotated, by however many processes at once, and never again", async () => {
    const game = await house.enter({ balance: "1000.00" });
    for (let round = 0; round < 30; round += 1) mustPlay(await house.play(game));
    await countDrawn({ database });
    expect(await counted()).toBe(0);
    await house.send("/api/seeds/rotate", {}, game.token);
    const counts = await Promise.all(Array.from({ length: 8 }, () => countDrawn({ database })));
    expect(counts.toSorted((one, other) => other - one)).toEqual([30, 0, 0, 0, 0, 0, 0, 0]);
    await house.studio.recover();
    expect(await counted()).toBe(30);
    expect(await house.studio.fair.frequencies()).toMatchObject([
      { game: "dice", version: "1", rounds: 30, agrees: true },
    ]);
  });

  it.each(games.map(({ code }) => code))(
    "[FAIR-19] %s: what agrees is left alone, what is bent is found",
    (code) => {
      const group = { plinko: 8, wheel: 10, keno: 4, mines: 3 }[code] ?? 0;
      const weights = drawnFactOf(code, "1").weightsOf(group);
      const whole = weights.reduce((sum, weight) => sum + weight, 0n);
      // About a million rounds, in whole numbers.
      const times = Number(1_000_000n) / Number(whole);
      const agreeing = exactly(code, group, times);
      expect(judgeFrequencies(agreeing)).toMatchObject([{ game: code, agrees: true }]);
      // One round of a hundred falls into the first place instead of the second.
      const bent = agreeing.map((row) => {
        const [first = 0, second = 0] = [agreeing[0]?.rounds, agreeing[1]?.rounds];
        if (row.place === 0) return { ...row, rounds: first + second / 10 };
        return row.place === 1 ? { ...row, rounds: second - second / 10 } : row;
      });
      expect(judgeFrequencies(bent)).toMatchObject([{ game: code, agrees: false }]);
    },
  );

  it("[FAIR-19] what cannot be drawn at all is found at once", () => {
    const rows = [
      ...exactly("wheel", 10, 100),
      { game: "wheel", version: "1", group: 10, place: 10, rounds: 1 },
    ];
    expect(judgeFrequencies(rows)).toMatchObject([{ agrees: false, chance: 0 }]);
  });

  it.each([
    [3.841_458_820_694_124, 1, 0.05],
    [18.307_038_053_275_15, 10, 0.05],
    [149.449_252_778_632_1, 100, 0.001],
    [0.000_157_087_857_909_702, 1, 0.99],
    [23.928_126_954_976_4, 1, 0.000_001],
  ])(
    "[FAIR-19] chi-square %d with %d degrees is exceeded with a chance of %d",
    (chiSquare, degrees, chance) => {
      expect(chanceOfMore(chiSquare, degrees) / chance).toBeCloseTo(1, 6);
    },
  );
});
