import { describe, expect, it } from "vitest";
import { nextMenuState } from "./menu-state.rules.ts";
import type { MenuAction, MenuState } from "./menu-state.rules.ts";
import { categoryItems } from "./category.rules.ts";
import type { Viewer } from "./place.rules.ts";
import { menuEntries, shownEntries } from "./side-menu.rules.ts";
import type { MenuEntry, MenuFacts } from "./side-menu.rules.ts";
import { BARE_SITE, card, category, member, visitor, WHOLE_SITE } from "./test-vendors.ts";

const CATEGORIES = categoryItems({
  categories: [category("LIVE", card("SHIMUL")), category("RNG", card("RUPKOTHA"))],
  esportsVendors: [],
  isMember: true,
});
const facts = (viewer: Viewer, rest: Partial<MenuFacts> = {}): MenuFacts => ({
  ...viewer,
  categories: CATEGORIES,
  hasDownload: true,
  hasCustomerService: true,
  ...rest,
});
const keys = (given: MenuFacts) => menuEntries(given).map(({ key }) => key);
const entry = (given: MenuFacts, key: string): MenuEntry | undefined =>
  menuEntries(given).find((one) => one.key === key);
const places = (given: MenuFacts, key: string) => {
  const found = entry(given, key);
  const links =
    found === undefined || found.kind === "balance" ? [] : found.kind === "link" ? [found] : found.links;
  return links.map(({ place }) =>
    place.kind === "route" ? place.to : place.kind === "panel" ? place.page : place,
  );
};

describe("the state of the side menu", () => {
  it.each<[MenuState, MenuAction, MenuState]>([
    ["closed", "open", "open"],
    ["closed", "close", "closed"],
    ["closed", "toggle", "open"],
    ["closed", "navigation", "closed"],
    ["open", "open", "open"],
    ["open", "close", "closed"],
    ["open", "toggle", "closed"],
    ["open", "navigation", "closed"],
  ])("[SHELL-60] %s and %s is %s", (state, action, next) => {
    expect(nextMenuState(state, action)).toBe(next);
  });
});

describe("the entries of the side menu", () => {
  it("[SHELL-61] a visitor's stand in the rule's order", () => {
    expect(keys(facts(visitor()))).toEqual([
      "invite",
      "promotions",
      "deposit",
      "ways",
      "shortcut",
      "rewards",
      "games",
      "points",
      "download",
      "service",
      "help",
      "notices",
      "guide",
      "news",
      "blog",
      "join",
      "theme",
      "language",
    ]);
  });

  it("[SHELL-61] a member's and an agent's stand in the rule's order", () => {
    expect(keys(facts(member(1)))).toEqual([
      "balance",
      "invite",
      "promotions",
      "deposit",
      "withdraw",
      "rewards",
      "games",
      "account",
      "agent",
      "points",
      "redEnvelope",
      "chat",
      "limits",
      "download",
      "service",
      "help",
      "notices",
      "guide",
      "news",
      "blog",
      "join",
      "theme",
      "language",
      "logout",
    ]);
  });

  it.each([
    ["[SHELL-63]", "ways", true, false],
    ["[SHELL-63]", "shortcut", true, false],
    ["[SHELL-64]", "withdraw", false, true],
    ["[SHELL-62] [SHELL-65]", "balance", false, true],
    ["[SHELL-65]", "logout", false, true],
    ["[SHELL-116]", "redEnvelope", false, true],
    ["[SHELL-116]", "chat", false, true],
    ["[SHELL-116]", "limits", false, true],
    ["[SHELL-116]", "points", true, true],
    ["[SHELL-116]", "notices", true, true],
    ["[SHELL-116]", "guide", true, true],
    ["[SHELL-116]", "news", true, true],
    ["[SHELL-116]", "blog", true, true],
    ["[SHELL-116]", "join", true, true],
    ["[SHELL-116]", "theme", true, true],
  ])("%s %s shows to a visitor: %s, to a member: %s", (_rule, key, forVisitor, forMember) => {
    expect([keys(facts(visitor())).includes(key), keys(facts(member(0))).includes(key)]).toEqual([
      forVisitor,
      forMember,
    ]);
  });

  it.each([
    ["[SHELL-116]", "points", ["/pointMall"]],
    ["[SHELL-116]", "redEnvelope", ["redEnvelope"]],
    ["[SHELL-116]", "chat", ["chatRoom"]],
    ["[SHELL-116]", "limits", ["securityCenter"]],
    ["[SHELL-116]", "notices", ["/noticePage"]],
    ["[SHELL-116]", "guide", ["/help#guide"]],
    ["[SHELL-116]", "news", ["/help#news"]],
    ["[SHELL-116]", "blog", ["/help#blog"]],
    ["[SHELL-116]", "join", ["/join"]],
    ["[SHELL-116]", "agent", ["agentTeamOverview"]],
    ["[SHELL-116]", "theme", [{ kind: "act", act: "theme" }]],
    ["[SHELL-61]", "promotions", ["/promotions"]],
    ["[SHELL-61]", "deposit", ["depositv2"]],
    ["[SHELL-61]", "withdraw", ["withdraw"]],
    ["[SHELL-61]", "rewards", ["rewardCenter"]],
    ["[SHELL-61]", "download", ["/down"]],
    ["[SHELL-61]", "help", ["/help"]],
    ["[SHELL-61]", "service", [{ kind: "act", act: "service" }]],
    [
      "[SHELL-66] [SHELL-67]",
      "account",
      [
        "manualRebate",
        "/vip",
        "personalHistoryCopy",
        "transactionHistory",
        "securityCenter",
        "personalProfit",
        "messageV2",
      ],
    ],
    ["[SHELL-68]", "games", ["/hot", "/fav", "/live", "/rng"]],
  ])("%s %s leads to %j", (_rule, key, expected) => {
    expect(places(facts(member(1)), key)).toEqual(expected);
  });

  it("[SHELL-63] a visitor's pairs lead to login and registration, promotions and invitation", () => {
    expect(places(facts(visitor()), "ways")).toEqual(["/login", "/register"]);
    expect(places(facts(visitor()), "shortcut")).toEqual(["/promotions", "referral"]);
  });

  it("[SHELL-67] without MANPLAYREB3 the account submenu has no cashback", () => {
    expect(places(facts(member(0, "MANPLAYREB3")), "account")[0]).toBe("/vip");
  });

  it("[SHELL-69] without the referral promotion nobody is asked to invite", () => {
    expect(keys(facts(member(0, "REFERRALPROMO3")))).not.toContain("invite");
    expect(places(facts(visitor("REFERRALPROMO3")), "shortcut")).toEqual(["/promotions"]);
  });

  it.each([
    ["without MEMBERCENTER3", member(0, "MEMBERCENTER3")],
    ["for a trial account", member(4)],
    ["before the account's type is known", member(null)],
  ])("[SHELL-70] [ACC-7] %s there is no entry of the member centre", (_when, viewer) => {
    const panels = ["invite", "deposit", "withdraw", "rewards", "account", "redEnvelope", "limits"];
    expect(keys(facts(viewer)).filter((key) => panels.includes(key))).toEqual([]);
    expect(keys(facts(viewer))).toContain("logout");
  });

  it("[SHELL-36] [SHELL-70] the agent centre shows as in the header", () => {
    expect(keys(facts(member(0)))).not.toContain("agent");
    expect(keys(facts(member(1, "AGENTCENTER3")))).not.toContain("agent");
  });

  it("[SITE-27] [SITE-36] app download and customer service show only when they are offered", () => {
    const none = keys(facts(visitor(), { hasDownload: false, hasCustomerService: false }));
    expect(none).not.toContain("download");
    expect(none).not.toContain("service");
  });

  it("what does not exist is absent, and a submenu without a way is no entry", () => {
    const all = menuEntries(facts(member(0)));
    expect(shownEntries(all, WHOLE_SITE)).toEqual(all);
    expect(shownEntries(all, BARE_SITE).map(({ key }) => key)).toEqual([
      "balance",
      "service",
      "theme",
      "language",
      "logout",
    ]);
    const some = shownEntries(all, { ...BARE_SITE, hasPanel: (page) => page === "personalHistoryCopy" });
    expect(some.find(({ key }) => key === "account")).toMatchObject({ links: [{ key: "record" }] });
  });
});
