// What each lobby shows, row by row of its table.
import { CATALOGUES } from "@jonaki/i18n/server";
import { GAME_PAGE_SIZE, LIVE_FILTERS } from "@jonaki/wire/constants";
import { describe, expect, it } from "vitest";
import { LAYER_KEYS } from "../../shell/layers.ts";
import { HOUSE_VENDORS } from "../../shell/test-vendors.ts";
import {
  activeView,
  changeView,
  chosenTab,
  filterCount,
  liveFilters,
  lobbyCategory,
  lobbyFilters,
  lobbyKind,
  lobbyTabs,
  NO_FILTERS,
  questionOf,
  readView,
  typeText,
} from "./lobby.rules.ts";
import type { LobbyKind, LobbyView } from "./lobby.rules.ts";

const view = (query = ""): LobbyView => readView(new URLSearchParams(query));
const tabsOf = (kind: LobbyKind) => lobbyTabs(kind, HOUSE_VENDORS);
const keys = (kind: LobbyKind) => tabsOf(kind).map(({ key }) => key);
const asked = (kind: LobbyKind, query = "", isMember = true) => {
  const active = activeView(kind, isMember, view(query));
  return questionOf(kind, chosenTab(tabsOf(kind), active.tab), active);
};
const changed = (query: string, change: Partial<LobbyView>) =>
  changeView(new URLSearchParams(query), change).toString();

describe("the category of a lobby", () => {
  it.each([
    ["[SLO-1]", "rng", "RNG"],
    ["[TAB-1]", "live", "LIVE"],
    ["[CAR-1]", "pvp", "PVP"],
    ["[FIS-1]", "fish", "FISH"],
    ["[LOB-24]", "hot", null],
    ["[LOB-25]", "fav", null],
  ] as const)("%s the path /%s is the lobby of %s", (_rule, path, category) => {
    expect(lobbyKind(path)).toBe(path);
    expect(lobbyCategory(path)).toBe(category);
  });
});

describe("the tabs of a lobby", () => {
  it.each([
    ["rng", "RUPKOTHA NILKONTHO KASHBON TUNTUNI"],
    ["live", "SHIMUL"],
    ["pvp", "TASH"],
    ["fish", "DHEU"],
  ] as const)("[LOB-31] /%s has the vendors of its own category: %s", (kind, vendors) => {
    expect(keys(kind).join(" ")).toBe(vendors);
  });

  it("[INS-3] Tuntuni is among the slots", () => {
    expect(keys("rng")).toContain("TUNTUNI");
  });

  it("[LOB-24] /hot has the categories", () => {
    expect(keys("hot")).toEqual(["ELOTT", "LOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP"]);
  });

  it.each([
    ["NILKONTHO", "NILKONTHO"],
    ["NOBODY", "RUPKOTHA"],
    ["DHEU", "RUPKOTHA"],
    ["nilkontho", "RUPKOTHA"],
  ])("[LOB-33] page=%s selects %s", (wanted, selected) => {
    expect(chosenTab(tabsOf("rng"), wanted)?.key).toBe(selected);
  });

  it("[LOB-33] without a vendor in the address, or without vendors, it is all of them", () => {
    expect(chosenTab(tabsOf("rng"), "")).toBeNull();
    expect(chosenTab([], "RUPKOTHA")).toBeNull();
  });
});

describe("the filters of a lobby", () => {
  const shown = (kind: LobbyKind, isMember: boolean) =>
    Object.entries(lobbyFilters(kind, isMember))
      .filter(([, isShown]) => isShown)
      .map(([name]) => name)
      .join(" ");

  it.each([
    ["rng", true, "type minBet lines selection"],
    ["live", true, "live minBet selection"],
    ["pvp", true, "type minBet selection"],
    ["fish", true, "type minBet selection"],
    ["hot", true, ""],
    ["fav", true, ""],
  ] as const)("[LOB-31] /%s (member: %s) has %j beside the search", (kind, isMember, filters) => {
    expect(shown(kind, isMember)).toBe(filters);
  });

  it.each([
    ["rng", "minBet lines selection"],
    ["live", "live minBet selection"],
  ] as const)("[LOB-5] a visitor's /%s has no type filter: %s", (kind, filters) => {
    expect(shown(kind, false)).toBe(filters);
  });

  it("[LOB-30] only the live filters that have a game, in the order of the rule", () => {
    expect(liveFilters(["ROU", "BAC", "MINI", "BAC"])).toEqual(["BAC", "ROU"]);
    expect(liveFilters([])).toEqual([]);
  });

  it("[LOB-29] each of the fifteen has words in both languages", () => {
    const texts = LIVE_FILTERS.map((type) => typeText(type));
    expect(new Set(texts).size).toBe(15);
    for (const text of texts) {
      expect(text === null ? "" : CATALOGUES.EN[text]).toMatch(/^[A-Z]/u);
      expect(text === null ? "" : CATALOGUES.BN[text]).toMatch(/^[\p{Script=Bengali}\s]+$/u);
    }
    expect(typeText("A_VENDORS_OWN")).toBeNull();
  });

  it("[LOB-31] how many narrow the list", () => {
    expect(filterCount(view("page=TUNTUNI&q=dice&p=2"))).toBe(0);
    expect(filterCount(view("type=MINI&minBet=10&lines=20&show=hot"))).toBe(4);
  });
});

describe("the address of a lobby", () => {
  it("[LOB-31] says everything that was chosen", () => {
    expect(view("page=TUNTUNI&q=dice&type=MINI&minBet=10&lines=20&show=fav&p=3")).toEqual({
      tab: "TUNTUNI",
      name: "dice",
      type: "MINI",
      minBet: "10",
      lines: "20",
      selection: "fav",
      pageNo: 3,
    });
  });

  it.each(["p=0", "p=-1", "p=1.5", "p=x", "p=1e9", "minBet=7", "lines=x", "show=all"])(
    "[LOB-16] what nobody offers is no choice: %s",
    (query) => {
      expect(view(query)).toEqual(view());
    },
  );

  it("[LOB-32] a search is as long as a name may be", () => {
    expect(view(`q=${"ক".repeat(99)}`).name).toHaveLength(60);
  });

  it.each([
    [{ name: "দৌড়" }, "page=TUNTUNI&type=MINI&q=%E0%A6%A6%E0%A7%8C%E0%A6%A1%E0%A6%BC"],
    [{ minBet: "10" }, "page=TUNTUNI&type=MINI&minBet=10"],
    [{ pageNo: 4 }, "page=TUNTUNI&type=MINI&p=4"],
    [{ pageNo: 1 }, "page=TUNTUNI&type=MINI"],
  ])("[LOB-32] %j begins at page 1 unless it is the page", (change, query) => {
    expect(decodeURIComponent(changed("page=TUNTUNI&type=MINI&p=3", change))).toBe(decodeURIComponent(query));
  });

  it("[LOB-31] another vendor begins without the type of the last one, and keeps the rest", () => {
    expect(changed("page=TUNTUNI&type=MINI&minBet=10&p=3", { tab: "KASHBON" })).toBe(
      "page=KASHBON&minBet=10",
    );
    expect(changed("page=TUNTUNI&minBet=10", { tab: "" })).toBe("minBet=10");
  });

  it("[LOB-31] clearing leaves the vendor, and what lies over the page", () => {
    expect(changed("page=TUNTUNI&q=d&type=MINI&minBet=5&lines=5&show=hot&p=2&mc=withdraw", NO_FILTERS)).toBe(
      "page=TUNTUNI&mc=withdraw",
    );
  });

  it("[SHELL-81] shares no name with what lies over a page", () => {
    const all = changed("", {
      tab: "A",
      name: "b",
      type: "C",
      minBet: "5",
      lines: "5",
      selection: "hot",
      pageNo: 2,
    });
    const used = [...new URLSearchParams(all).keys()];
    expect(used).toHaveLength(7);
    expect(LAYER_KEYS.filter((key) => used.includes(key))).toEqual([]);
  });
});

describe("what a lobby asks for", () => {
  it("[LOB-16] [LOB-31] all games of its category", () => {
    expect(GAME_PAGE_SIZE).toBe(24);
    expect(asked("live")).toEqual({
      list: "games",
      category: "LIVE",
      vassalage: "",
      gameName: "",
      gameType: "",
      minBet: "",
      minLineNum: "",
      hot: false,
    });
  });

  it("[SLO-1] [SLO-3] [LOB-15] one vendor's games by name, bet and lines", () => {
    expect(asked("rng", "page=KASHBON&q=%20tiger%20&minBet=10&lines=20")).toMatchObject({
      category: "RNG",
      vassalage: "KASHBON",
      gameName: "tiger",
      minBet: "10",
      minLineNum: "20",
    });
  });

  it.each([
    ["show=hot", "games", true],
    ["show=fav", "favourites", false],
    ["show=recent", "recent", false],
  ])("[LOB-31] %s asks for %s", (query, list, hot) => {
    expect(asked("rng", query)).toMatchObject({ list, hot, category: "RNG" });
  });

  it("[LOB-24] /hot asks for hot games of all vendors, or of one category", () => {
    expect(asked("hot")).toMatchObject({ list: "games", hot: true, category: "", vassalage: "" });
    expect(asked("hot", "page=FISH")).toMatchObject({ hot: true, category: "FISH", vassalage: "" });
  });

  it("[LOB-25] /fav asks for the favourites", () => {
    expect(asked("fav", "page=RNG")).toMatchObject({ list: "favourites", hot: false, category: "RNG" });
  });

  it("[LOB-5] what a visitor cannot choose narrows nothing", () => {
    expect(asked("rng", "type=MINI&show=fav", false)).toMatchObject({ list: "games", gameType: "" });
    expect(asked("live", "type=BAC", false)).toMatchObject({ gameType: "BAC" });
  });

  it("[LOB-31] lines are a filter of the slots only", () => {
    expect(asked("fish", "lines=20")).toMatchObject({ minLineNum: "" });
    expect(asked("hot", "minBet=10&type=MINI&show=recent")).toMatchObject({
      list: "games",
      minBet: "",
      gameType: "",
    });
  });
});
