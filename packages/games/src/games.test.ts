import { describe, expect, it } from "vitest";
import { dice } from "./dice/dice.ts";
import { findGame, games } from "./games.ts";
import { readVectors } from "./test-doubles.ts";

describe("the games", () => {
  it("[FAIR-18] a game is found by code and version, and without a version the one that is played now", () => {
    expect(findGame("dice")).toBe(dice);
    expect(findGame("dice", "1")).toBe(dice);
    expect(findGame("dice", "0")).toBeUndefined();
    expect(findGame("Dice")).toBeUndefined();
  });

  it("[FAIR-18] no version stands twice, and every one has the table that was published for it", () => {
    // The published hashes were made by the second implementation: a table that changes needs a new version.
    const published = readVectors().tables.map((row) => `${row.game} ${row.version} ${row.tableHash}`);
    expect(games.map((game) => `${game.code} ${game.version} ${game.tableHash}`)).toEqual(published);
    expect(new Set(games.map((game) => `${game.code} ${game.version}`)).size).toBe(games.length);
  });

  it("[FAIR-11] every game has a sheet with rules in both languages and an exact return", () => {
    for (const game of games) {
      const sheet = game.sheet();
      expect(sheet.rules.bn).toMatch(/[\u0980-\u09FF]/u);
      expect(sheet.rules.en).not.toMatch(/[\u0980-\u09FF]/u);
      expect(sheet.returnToPlayer.decimal).toMatch(/^[01]\.\d{6}$/u);
      expect(sheet.tableHash).toBe(game.tableHash);
    }
  });

  it("[FAIR-3] every game names the family its seeds belong to", () => {
    for (const game of games) expect(game.family).toMatch(/^[a-z0-9-]{1,32}$/u);
  });
});
