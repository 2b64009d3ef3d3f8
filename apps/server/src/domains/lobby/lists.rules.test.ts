import { describe, expect, it } from "vitest";
import { byPlays, hotGames, inOrder, isHot, isOpen, openCategories } from "./lists.rules.ts";
import type { ListedGame } from "./lists.rules.ts";

const game = (code: string, changes: Partial<ListedGame> = {}): ListedGame => ({
  vendor: "TUNTUNI",
  code,
  position: 10,
  name: code,
  status: "ON",
  vendorStatus: "ON",
  ...changes,
});
const plays = (code: string, bets: number) => ({ vendor: "TUNTUNI", game: code, bets });
const codes = (games: readonly ListedGame[]) => games.map(({ code }) => code);

describe("the vendors of a page", () => {
  const place = (category: string, vendor: string, changes = {}) => ({
    category,
    vendor,
    status: "ON" as const,
    hasGames: true,
    ...changes,
  });

  it("[LOB-1] categories and vendors keep the order they are given in", () => {
    const open = openCategories([place("LIVE", "B"), place("RNG", "C"), place("LIVE", "A")]);
    expect(open.map(({ category, vendors }) => [category, ...vendors.map(({ vendor }) => vendor)])).toEqual([
      ["LIVE", "B", "A"],
      ["RNG", "C"],
    ]);
  });

  it("[LOB-14] one that is off, under maintenance or without a game is absent, and so is a category of such", () => {
    const open = openCategories([
      place("LIVE", "A", { status: "OFF" }),
      place("FISH", "B", { status: "MAINTENANCE" }),
      place("PVP", "C", { hasGames: false }),
      place("RNG", "D"),
    ]);
    expect(open.map(({ category }) => category)).toEqual(["RNG"]);
  });

  it("[LOB-14] a game is listed only while it and its vendor are on", () => {
    expect(isOpen(game("a"))).toBe(true);
    expect(isOpen(game("a", { status: "MAINTENANCE" }))).toBe(false);
    expect(isOpen(game("a", { vendorStatus: "OFF" }))).toBe(false);
  });
});

describe("the order of games", () => {
  it("[LOB-18] the operator's position, then hot first, then name", () => {
    const hot = hotGames([plays("c", 1)]);
    const games = [game("b"), game("c"), game("z", { position: 5 }), game("a")];
    expect(codes(inOrder(games, hot))).toEqual(["z", "c", "a", "b"]);
  });

  it("[LOB-28] popular is the most played first; what nobody played keeps its order behind", () => {
    expect(codes(byPlays([game("a"), game("b"), game("c")], [plays("c", 2), plays("b", 9)]))).toEqual([
      "b",
      "c",
      "a",
    ]);
  });

  it("[LOB-21] hot are the 24 most played, and never one that nobody played", () => {
    const many = Array.from({ length: 30 }, (_, place) => plays(`g${place}`, 30 - place));
    const hot = hotGames([...many, plays("none", 0)]);
    expect(isHot(hot, game("g23"))).toBe(true);
    expect(isHot(hot, game("g24"))).toBe(false);
    expect(isHot(hotGames([plays("none", 0)]), game("none"))).toBe(false);
  });
});
