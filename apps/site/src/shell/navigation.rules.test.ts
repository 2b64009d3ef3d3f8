import { describe, expect, it } from "vitest";
import { CATEGORY_KEYS } from "@jonaki/wire/constants";
import type { CategoryKey } from "@jonaki/wire/constants";
import type { VendorCategories } from "../app/vendors.query.ts";
import { categoryItems, navigationItems, vendorTarget } from "./category.rules.ts";
import type { NavigationFacts } from "./category.rules.ts";
import { badgeOf, rankLabel, shownItems } from "./navigation.rules.ts";
import { panel, route } from "./place.rules.ts";
import { BARE_SITE, card, category, WHOLE_SITE } from "./test-vendors.ts";

const facts = (
  categories: VendorCategories | null,
  rest: Partial<NavigationFacts> = {},
): NavigationFacts => ({ categories, esportsVendors: [], isMember: false, ...rest });
const keys = (given: NavigationFacts) => categoryItems(given).map(({ key }) => key);
const find = (given: NavigationFacts, key: string) => categoryItems(given).find((one) => one.key === key);
const DERBY = card("DS88", "Maath Derby");

describe("the lower row of the header", () => {
  it("[SHELL-39] has Home, the categories, Promotions, Rewards and the rank, in this order", () => {
    const items = navigationItems(facts([category("RNG", card("A")), category("LIVE", card("B"))]));
    expect(items.map(({ key }) => key)).toEqual(["home", "RNG", "LIVE", "promotions", "rewards", "rank"]);
  });

  it("[SHELL-40] a category without a vendor has no item, nor has one whose key is none of the eight", () => {
    const strange = { title: "MINI", cards: [card("A")] } as unknown as VendorCategories[number];
    expect(keys(facts([category("FISH"), strange, category("PVP", card("TASH"))]))).toEqual(["PVP"]);
  });

  it("[SHELL-41] [LOB-1] categories and their vendors stay in the server's order", () => {
    const list = [category("PVP", card("Z"), card("A")), category("ELOTT", card("B"))];
    expect(keys(facts(list))).toEqual(["PVP", "ELOTT"]);
    expect(find(facts(list), "PVP")?.vendors.map(({ vassalage }) => vassalage)).toEqual(["Z", "A"]);
  });

  it.each<[CategoryKey, string]>([
    ["ELOTT", "/elott"],
    ["LOTT", "/elott"],
    ["LIVE", "/live"],
    ["SPORTS", "/sports"],
    ["FISH", "/fish"],
    ["RNG", "/rng"],
    ["PVP", "/pvp"],
    ["ESPORTS", "/esports"],
  ])("[SHELL-42] [LOB-3] %s leads to %s", (key, to) => {
    expect(CATEGORY_KEYS).toContain(key);
    expect(find(facts([category(key, card("A"))]), key)).toMatchObject({
      type: "category",
      target: { kind: "route", to },
    });
  });

  it("[SHELL-43] [SHELL-44] [SHELL-48] Promotions, Rewards and the rank lead to their places", () => {
    const target = (key: string) => navigationItems(facts([])).find((one) => one.key === key)?.target;
    expect(target("promotions")).toEqual(route("/promotions"));
    expect(target("rewards")).toEqual(panel("rewardCenter"));
    expect(target("rank")).toEqual(route("/vip"));
  });

  it.each<[CategoryKey, boolean, boolean, "vendor" | "route"]>([
    ["ELOTT", true, true, "vendor"],
    ["LOTT", true, true, "vendor"],
    ["ELOTT", false, true, "route"],
    ["LOTT", false, true, "route"],
    ["ELOTT", true, false, "route"],
    ["LOTT", true, false, "route"],
    ["LIVE", true, true, "route"],
  ])("[SHELL-53] %s, logged in %s, with TCG_SEA %s: %s", (key, isMember, hasSea, kind) => {
    const cards = hasSea ? [card("MEGH"), card("TCG_SEA")] : [card("MEGH")];
    const item = find(facts([category(key, ...cards)], { isMember }), key);
    expect(item?.target.kind).toBe(kind);
    if (item?.target.kind === "vendor") expect(item.target.vendor.vassalage).toBe("TCG_SEA");
  });

  it("[LOB-7] after a failed load there are Home, Promotions, Rewards and the rank only", () => {
    const items = navigationItems(facts(null));
    expect(items.map(({ key }) => key)).toEqual(["home", "promotions", "rewards", "rank"]);
  });

  it("what does not exist here is absent", () => {
    const items = navigationItems(facts([category("RNG", card("A")), category("SPORTS", DERBY)]));
    expect(shownItems(items, WHOLE_SITE)).toEqual(items);
    expect(shownItems(items, { ...BARE_SITE, isBuilt: (to) => to === "/index" })).toEqual([items[0]]);
  });
});

describe("DS88 and the esports list", () => {
  it("[LOB-8] [LOB-10] [LOB-12] DS88 leaves the sports list and is a game of its own after Live, by its name", () => {
    const list = [
      category("SPORTS", card("MAATH"), DERBY),
      category("LIVE", card("SHIMUL")),
      category("RNG", card("A")),
    ];
    expect(keys(facts(list))).toEqual(["SPORTS", "LIVE", "DS88", "RNG"]);
    expect(find(facts(list), "SPORTS")?.vendors.map(({ vassalage }) => vassalage)).toEqual(["MAATH"]);
    expect(find(facts(list), "DS88")).toMatchObject({
      type: "game",
      label: { name: "Maath Derby" },
      target: { kind: "vendor", vendor: DERBY },
    });
  });

  it("[SHELL-40] [LOB-8] a sports list that held DS88 alone has no item any more", () => {
    expect(keys(facts([category("SPORTS", DERBY)]))).toEqual(["DS88"]);
  });

  it.each<[string, readonly CategoryKey[], readonly string[]]>([
    [
      "between the lotteries and the rest",
      ["ELOTT", "LOTT", "SPORTS", "RNG"],
      ["ELOTT", "LOTT", "DS88", "SPORTS", "RNG"],
    ],
    ["first where nothing comes before it", ["RNG", "SPORTS"], ["DS88", "RNG", "SPORTS"]],
    ["last where nothing comes after it", ["ELOTT"], ["ELOTT", "DS88"]],
  ])("[LOB-4] [LOB-9] without Live DS88 stands where Live would be: %s", (_where, titles, expected) => {
    const list = titles.map((title) => category(title, card("A")));
    const sports = category("SPORTS", card("A"), DERBY);
    const given = titles.includes("SPORTS")
      ? list.map((one) => (one.title === "SPORTS" ? sports : one))
      : [...list, category("SPORTS", DERBY)];
    expect(keys(facts(given))).toEqual(expected);
  });

  it("[LOB-11] with the default empty list no vendor is moved", () => {
    expect(keys(facts([category("SPORTS", card("MAATH"), card("PAKHI"))]))).toEqual(["SPORTS"]);
  });

  it("[LOB-4] [LOB-11] a listed sports vendor moves to ESPORTS, which then stands last in the sort-key order", () => {
    const list = [category("SPORTS", card("MAATH"), card("PAKHI")), category("RNG", card("A"))];
    const given = facts(list, { esportsVendors: ["PAKHI"] });
    expect(keys(given)).toEqual(["SPORTS", "RNG", "ESPORTS"]);
    expect(find(given, "ESPORTS")?.vendors.map(({ vassalage }) => vassalage)).toEqual(["PAKHI"]);
    expect(find(given, "SPORTS")?.vendors.map(({ vassalage }) => vassalage)).toEqual(["MAATH"]);
  });

  it("[LOB-11] an ESPORTS category of the server keeps its place and takes the moved vendor in", () => {
    const list = [category("ESPORTS", card("E")), category("SPORTS", card("MAATH"), card("PAKHI"))];
    const given = facts(list, { esportsVendors: ["PAKHI"] });
    expect(keys(given)).toEqual(["ESPORTS", "SPORTS"]);
    expect(find(given, "ESPORTS")?.vendors.map(({ vassalage }) => vassalage)).toEqual(["E", "PAKHI"]);
  });
});

describe("a vendor of the dropdown", () => {
  it.each<[CategoryKey, string]>([
    ["SPORTS", "vendor"],
    ["ELOTT", "vendor"],
    ["LOTT", "vendor"],
    ["LIVE", "/live"],
    ["FISH", "/fish"],
    ["RNG", "/rng?page=RUPKOTHA"],
    ["PVP", "/pvp"],
    ["ESPORTS", "/esports"],
  ])("[SHELL-50] [SHELL-51] of %s: %s", (key, expected) => {
    const target = vendorTarget(key, card("RUPKOTHA"));
    expect(target.kind === "route" ? target.to : target.kind).toBe(expected);
  });
});

describe("a member's marks", () => {
  it.each([
    [3, true, 3],
    [0, true, null],
    [3, false, null],
  ])("[SHELL-45] [SHELL-46] %d offers, logged in %s: the badge is %s", (count, isMember, badge) => {
    expect(badgeOf(count, isMember)).toBe(badge);
  });

  it.each([
    ["Dusk I", true, "Dusk I"],
    ["Dusk I", false, "– – –"],
    [null, true, "– – –"],
    ["", true, "– – –"],
  ])("[SHELL-47] rank %s, logged in %s: %s", (name, isMember, label) => {
    expect(rankLabel(name, isMember)).toBe(label);
  });
});
