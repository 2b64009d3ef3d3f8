// @vitest-environment happy-dom
// What a visitor reaches from header, side menu, right bar and footer: by the rules of each once every page is built, and
// on the screen of today.
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { FLAGS } from "@jonaki/wire/flags";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSettled, PERMISSION, pressing, setWidth } from "../app/test-doubles.tsx";
import type { Resource } from "../features/site/resources.rules.ts";
import { categoryItems, navigationItems } from "./category.rules.ts";
import { ABOUT_LINKS, FURTHER_LINKS } from "./footer.rules.ts";
import { rightBarEntries } from "./right-bar.rules.ts";
import { menuEntries } from "./side-menu.rules.ts";
import { SITE_PARTS } from "./site-parts.ts";
import { HOUSE_VENDORS, visitor, wordFor } from "./test-vendors.ts";

const NAVIGATION = { categories: HOUSE_VENDORS, esportsVendors: ["PAKHI"], isMember: false };
const ANDROID: Resource = {
  resourceType: "Android",
  url: "https://app.jonaki.example/a",
  qrCodeUrl: "",
  labelNameEn: "",
};

function menuWords(): readonly string[] {
  const categories = categoryItems(NAVIGATION);
  const facts = { ...visitor(), categories, hasDownload: true, unreadCount: 0, hasCustomerService: true };
  return menuEntries(facts).flatMap((entry) => {
    if (entry.kind === "balance") return [];
    return (entry.kind === "link" ? [entry] : entry.links).map(({ place }) => wordFor(place));
  });
}

/** Where each place of the shell leads a visitor, whether the page exists or not; a code is a way to the app, too. */
const SHELL: Readonly<Record<string, readonly string[]>> = {
  header: navigationItems(NAVIGATION).map(({ target }) => wordFor(target)),
  "side menu": menuWords(),
  "right bar": rightBarEntries([ANDROID], true).map((one) => (one.kind === "qr" ? "/down" : one.kind)),
  footer: [...ABOUT_LINKS, ...FURTHER_LINKS].map(({ to }) => to),
};
const BOTH_MENUS = ["header", "side menu"];

const TARGETS: readonly (readonly [string, string, readonly string[]])[] = [
  ["the live lobby", "/live", BOTH_MENUS],
  ["the slots lobby", "/rng", BOTH_MENUS],
  ["the sports lobby", "/sports", BOTH_MENUS],
  ["the esports lobby", "/esports", BOTH_MENUS],
  ["the lottery lobby", "/elott", BOTH_MENUS],
  ["the PvP lobby", "/pvp", BOTH_MENUS],
  ["the fishing lobby", "/fish", BOTH_MENUS],
  ["the hot games", "/hot", ["side menu"]],
  ["the notice board", "/noticePage", ["side menu", "footer"]],
  ["VIP", "/vip", ["header"]],
  ["rewards", "rewardCenter", BOTH_MENUS],
  ["help", "/help", ["side menu"]],
  ["join-us", "/join", ["side menu", "footer"]],
  ["app download", "/down", ["side menu", "right bar"]],
  ["promotions and activities", "/promotions", BOTH_MENUS],
  ["the winners list", "/index#winners", ["footer"]],
  ["feedback", "/help#contact", ["footer"]],
  ["support", "service", ["side menu", "right bar"]],
  ["the language selector", "language", ["side menu"]],
];

describe("once every page is built", () => {
  it.each(TARGETS)("[SITE-3] a visitor reaches %s (%s) from %j", (_what, word, places) => {
    const found = Object.entries(SHELL).filter(([, words]) => words.includes(word));
    expect(found.map(([place]) => place)).toEqual(places);
  });
});

/** A wide screen with everything switched on, the vendors known, the right bar there and the side menu open. */
async function showAll(vendors = HOUSE_VENDORS) {
  const whitelabel = FLAGS.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] }));
  const { time } = await openSettled("/fair", {
    local: { lang: "EN" },
    start: {
      brand: { ...BRAND_DEFAULTS, esportsVendors: ["PAKHI"] },
      permission: { ...PERMISSION, whitelabel, resources: [ANDROID] },
    },
    replies: { "/lgw/games/vendors": { value: vendors } },
  });
  await act(() => time.advance(1));
  await pressing(() => userEvent.click(screen.getByRole("button", { name: "Open the menu" })));
  await screen.findByRole("dialog", { name: "Menu" });
  await pressing(() => userEvent.click(screen.getByRole("button", { name: "Game centre" })));
}
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

describe("on the screen of today", () => {
  beforeAll(() => setWidth(1440));
  afterEach(cleanup);
  afterAll(() => setWidth(1024));

  it("[SITE-3] an entry whose page is not built is absent, and one whose page is built is there", async () => {
    await showAll();
    const pages = TARGETS.map(([, word]) => word).filter((word) => word.startsWith("/"));
    const built = pages.filter(SITE_PARTS.isBuilt);
    expect(pages.filter((to) => hrefs().includes(to))).toEqual(built);
    expect(built).toEqual([
      "/live",
      "/rng",
      "/sports",
      "/esports",
      "/elott",
      "/pvp",
      "/fish",
      "/hot",
      "/noticePage",
      "/help",
      "/join",
      "/down",
      "/index#winners",
      "/help#contact",
    ]);
    expect(hrefs().filter((href) => href.includes("rewardCenter"))).toEqual([]);
  });

  it("[SPO-4] [SHELL-42] a page whose category has no vendor is linked from nowhere", async () => {
    await showAll(HOUSE_VENDORS.filter(({ title }) => title === "RNG"));
    const empty = ["/sports", "/esports", "/elott", "/lottery", "/vnlottery", "/seaLottery"];
    expect(hrefs().filter((href) => empty.includes(href))).toEqual([]);
  });

  it("[SITE-3] no link leads to a page that does not exist", async () => {
    await showAll();
    const inside = hrefs().filter((href) => href.startsWith("/"));
    expect(inside.filter((href) => !SITE_PARTS.isBuilt(href))).toEqual([]);
    expect(inside.length).toBeGreaterThan(10);
  });

  it("[SITE-3] support and the language selector are there", async () => {
    await showAll();
    expect(screen.getByRole("button", { name: "Customer service" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "English" })).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Language", hidden: true })).toBeTruthy();
  });
});
