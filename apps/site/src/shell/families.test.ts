// The families of games, and where the site offers each.
import { CATALOGUES } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../app/routes.ts";
import { categoryItems, vendorTarget } from "./category.rules.ts";
import type { Label } from "./place.rules.ts";
import { menuEntries } from "./side-menu.rules.ts";
import { card, HOUSE_VENDORS, visitor, wordFor } from "./test-vendors.ts";

const ITEMS = categoryItems({ categories: HOUSE_VENDORS, esportsVendors: ["PAKHI"], isMember: false });
const isInTable = (to: string) => ROUTES.some(({ paths }) => paths.includes(to.split("?")[0] ?? ""));

function expectWords(label: Label | undefined) {
  if (label === undefined || !("text" in label)) throw new Error("It has no words of ours.");
  expect(CATALOGUES.BN[label.text]).toMatch(/^[\p{Script=Bengali}\s-]+$/u);
  expect(CATALOGUES.EN[label.text]).toMatch(/^[A-Za-z\s-]+$/u);
}

describe("the game families", () => {
  it.each([
    ["live casino", "LIVE", "/live"],
    ["slots (RNG)", "RNG", "/rng"],
    ["sports", "SPORTS", "/sports"],
    ["esports", "ESPORTS", "/esports"],
    ["lottery", "LOTT", "/elott"],
    ["e-lottery", "ELOTT", "/elott"],
    ["PvP card games", "PVP", "/pvp"],
    ["fishing", "FISH", "/fish"],
  ])("[SITE-2] %s has the category %s with words in both languages and the route %s", (_family, key, to) => {
    const item = ITEMS.find((one) => one.key === key);
    expect(item?.target).toEqual({ kind: "route", to });
    expect(isInTable(to)).toBe(true);
    expectWords(item?.label);
  });

  it("[SITE-2] [SPO-6] cockfight is the virtual derby: an item of its own that starts its vendor", () => {
    const item = ITEMS.find((one) => one.key === "DS88");
    expect(item).toMatchObject({ type: "game", label: { name: "Maath Derby" } });
    expect(item === undefined ? null : wordFor(item.target)).toBe("DS88");
  });

  it.each([
    ["mini games", "TUNTUNI"],
    ["jackpot games", "RUPKOTHA"],
    ["jackpot games", "NILKONTHO"],
  ])("[SITE-2] [LOB-12] %s stand in the slots lobby under %s", (_family, vendor) => {
    const slots = ITEMS.find((one) => one.key === "RNG");
    expect(slots?.vendors.map(({ vassalage }) => vassalage)).toContain(vendor);
    expect(wordFor(vendorTarget("RNG", card(vendor)))).toBe(`/rng?page=${vendor}`);
  });

  it("[SITE-2] points have their mall, with words in both languages", () => {
    const facts = {
      ...visitor(),
      categories: ITEMS,
      hasDownload: true,
      unreadCount: 0,
      hasCustomerService: true,
    };
    const entry = menuEntries(facts).find(({ key }) => key === "points");
    if (entry?.kind !== "link") throw new Error("The side menu has no points.");
    expect([wordFor(entry.place), isInTable("/pointMall")]).toEqual(["/pointMall", true]);
    expectWords(entry.label);
  });

  it("[SITE-2] there is no other family in the row", () => {
    expect(ITEMS.map(({ key }) => key).toSorted()).toEqual(
      ["DS88", "ELOTT", "ESPORTS", "FISH", "LIVE", "LOTT", "PVP", "RNG", "SPORTS"].toSorted(),
    );
  });
});
