// A game that draws otherwise than its sheet says is told, once [FAIR-19].
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";
import type { FairDesk, FairFrequencies } from "@jonaki/vendor/fair";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tellDisagreeing } from "../src/domains/lobby/watch/outcomes.flow.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const drawn = (game: string, agrees: boolean): FairFrequencies => ({
  game,
  version: "1",
  rounds: 100_000,
  chiSquare: agrees ? 98 : 350,
  degrees: 99,
  chance: agrees ? 0.5 : 1e-30,
  agrees,
});

describe("outcomes that disagree with their sheet", () => {
  it("[FAIR-19] open one case for the game and version, however often they are looked at, and none for one that agrees", async () => {
    const { database, log } = house.app.foundation;
    const desk = {
      frequencies: async () => [drawn("dice", false), drawn("mines", true)],
    } as Partial<FairDesk>;
    const look = () => tellDisagreeing({ database, log, fairDesk: () => desk as FairDesk });
    const cases = async () =>
      (
        await database.pool.query(
          "select vendor, detail ->> 'game' as game from money_cases where kind = 'OUTCOMES_DISAGREE'",
        )
      ).rows;
    await look();
    await look();
    expect(await cases()).toEqual([{ vendor: "TUNTUNI", game: "dice" }]);
    await database.pool.query("update money_cases set closed_at = now()");
    await look();
    expect(await cases()).toHaveLength(2);
    await tellDisagreeing({ database, log, fairDesk: () => null });
    expect(await cases()).toHaveLength(2);
  });
});
