import { describe, expect, it } from "vitest";
import {
  byPlays,
  fits,
  hotFirst,
  hotGames,
  inOrder,
  isHot,
  isOpen,
  lobbiesOf,
  openCategories,
  searchable,
} from "./lists.rules.ts";
import type { GameFilter, ListedGame } from "./lists.rules.ts";

const game = (code: string, changes: Partial<ListedGame> = {}): ListedGame => ({
  vendor: "TUNTUNI",
  code,
  position: 10,
  names: { BN: code, EN: code },
  status: "ON",
  vendorStatus: "ON",
  isRetired: false,
  ...changes,
});
const plays = (code: string, bets: number) => ({ vendor: "TUNTUNI", game: code, bets });
const codes = (games: readonly ListedGame[]) => games.map(({ code }) => code);

describe("the vendors of a page", () => {
  const place = (category: string, vendor: string, changes = {}) => ({
    category,
    vendor,
    status: "ON" as const,
    ...changes,
  });

  it("[LOB-1] categories and vendors keep the order they are given in", () => {
    const open = openCategories([place("LIVE", "B"), place("RNG", "C"), place("LIVE", "A")], () => true);
    expect(open.map(({ category, vendors }) => [category, ...vendors.map(({ vendor }) => vendor)])).toEqual([
      ["LIVE", "B", "A"],
      ["RNG", "C"],
    ]);
  });

  it("[LOB-14] one that is off, under maintenance or without a game is absent, and so is a category of such", () => {
    const places = [
      place("LIVE", "A", { status: "OFF" }),
      place("FISH", "B", { status: "MAINTENANCE" }),
      place("PVP", "C"),
      place("RNG", "D"),
    ];
    const open = openCategories(places, ({ vendor }) => vendor !== "C");
    expect(open.map(({ category }) => category)).toEqual(["RNG"]);
  });

  it("[LOB-14] a game is listed only while it and its vendor are on", () => {
    expect(isOpen(game("a"))).toBe(true);
    expect(isOpen(game("a", { status: "MAINTENANCE" }))).toBe(false);
    expect(isOpen(game("a", { vendorStatus: "OFF" }))).toBe(false);
    expect(isOpen(game("a", { isRetired: true }))).toBe(false);
  });
});

describe("the order of games", () => {
  it("[LOB-18] the operator's position, then hot first, then name", () => {
    const hot = hotGames([plays("c", 1)]);
    const games = [game("b"), game("c"), game("z", { position: 5 }), game("a")];
    expect(codes(hotFirst(inOrder(games), hot))).toEqual(["z", "c", "a", "b"]);
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

describe("a lobby's filters", () => {
  const ANY: GameFilter = {
    name: "",
    vendor: undefined,
    category: undefined,
    gameType: "",
    minBetMinor: 0n,
    minLines: 0,
    hotOnly: false,
    code: undefined,
  };
  const baccarat = {
    code: "shimul-bac",
    vendor: "SHIMUL",
    gameType: "BAC",
    smallestMinor: 5_000n,
    lines: null,
    opensList: false,
  };
  const slot = {
    code: "tale-1",
    vendor: "RUPKOTHA",
    gameType: "RNG",
    smallestMinor: 100n,
    lines: 20,
    opensList: false,
  };
  const sight = (names: string, lobby: string) => ({
    names: searchable(names),
    lobbies: [lobby],
    isHot: false,
  });
  const leaves = (changes: Partial<GameFilter>): string =>
    [
      fits({ ...ANY, ...changes }, baccarat, sight("ব্যাকারাট\nBaccarat", "LIVE")) ? "baccarat" : "",
      fits({ ...ANY, ...changes }, slot, sight("চড়ুই পাখি\nSparrow", "RNG")) ? "slot" : "",
    ]
      .filter((word) => word !== "")
      .join(" ");

  it("[LOB-31] without one everything stays, and each leaves what it says", () => {
    expect(leaves({})).toBe("baccarat slot");
    expect(leaves({ category: "RNG" })).toBe("slot");
    expect(leaves({ vendor: "SHIMUL" })).toBe("baccarat");
    expect(leaves({ minBetMinor: 101n })).toBe("baccarat");
    expect(leaves({ minBetMinor: 5_001n })).toBe("");
    expect(leaves({ minLines: 20 })).toBe("slot");
    expect(leaves({ minLines: 21 })).toBe("");
    expect(leaves({ hotOnly: true })).toBe("");
  });

  it("[LOB-52] a code leaves its one game, whole and by its case", () => {
    expect(leaves({ code: "tale-1" })).toBe("slot");
    expect([leaves({ code: "tale" }), leaves({ code: "TALE-1" })]).toEqual(["", ""]);
  });

  it("[LOB-29] [LOB-30] a live filter is one type at a time", () => {
    expect(leaves({ gameType: "BAC" })).toBe("baccarat");
    expect(leaves({ gameType: "SIC" })).toBe("");
  });

  it("[LOB-32] any part of either name is found, whatever its case and however its letters are put together", () => {
    expect(leaves({ name: searchable("ACCA") })).toBe("baccarat");
    expect(leaves({ name: searchable("পাখি") })).toBe("slot");
    // The same letter as one sign and as two.
    expect(leaves({ name: searchable("চ\u09dc\u09c1ই") })).toBe("slot");
    expect(leaves({ name: searchable("চ\u09a1\u09bc\u09c1ই") })).toBe("slot");
    expect(leaves({ name: searchable(".*") })).toBe("");
  });

  it("[LOB-34] what opens a vendor's list does not stand in that list", () => {
    const list = { ...slot, opensList: true };
    expect(fits(ANY, list, sight("Rupkotha", "RNG"))).toBe(true);
    expect(fits({ ...ANY, vendor: "RUPKOTHA" }, list, sight("Rupkotha", "RNG"))).toBe(false);
  });

  it("[LOB-12] [LOB-31] a game stands in its own lobby, or in all of its vendor's where it has none there", () => {
    expect(lobbiesOf("ELOTT", ["LOTT", "ELOTT"])).toEqual(["ELOTT"]);
    expect(lobbiesOf("MINI", ["RNG"])).toEqual(["RNG"]);
    expect(lobbiesOf("MINI", [])).toEqual([]);
  });
});
