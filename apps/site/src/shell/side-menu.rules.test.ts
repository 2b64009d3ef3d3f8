import { describe, expect, it } from "vitest";
import { nextMenuState } from "./menu-state.rules.ts";
import type { MenuAction, MenuState } from "./menu-state.rules.ts";
import { categoryItems } from "./category.rules.ts";
import type { Viewer } from "./place.rules.ts";
import { menuEntries, shownEntries } from "./side-menu.rules.ts";
import type { MenuFacts } from "./side-menu.rules.ts";
import { BARE_SITE, card, category, member, visitor, WHOLE_SITE, wordFor } from "./test-vendors.ts";

const CATEGORIES = categoryItems({
  categories: [category("LIVE", card("SHIMUL")), category("RNG", card("RUPKOTHA"))],
  esportsVendors: [],
  isMember: true,
});
const facts = (viewer: Viewer, rest: Partial<MenuFacts> = {}): MenuFacts => ({
  ...viewer,
  categories: CATEGORIES,
  hasDownload: true,
  unreadCount: 0,
  hasCustomerService: true,
  ...rest,
});
const keys = (given: MenuFacts) => menuEntries(given).map(({ key }) => key);
const places = (given: MenuFacts, key: string) => {
  const found = menuEntries(given).find((one) => one.key === key);
  if (found === undefined || found.kind === "balance") return [];
  return (found.kind === "link" ? [found] : found.links).map(({ place }) => wordFor(place));
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

type Sees = "visitor" | "member" | "agent";
const EVERYBODY: readonly Sees[] = ["visitor", "member", "agent"];
const VISITOR: readonly Sees[] = ["visitor"];
const INSIDE: readonly Sees[] = ["member", "agent"];
const VIEWERS: Readonly<Record<Sees, Viewer>> = { visitor: visitor(), member: member(0), agent: member(1) };
const ACCOUNT = [
  "manualRebate",
  "/vip",
  "personalHistoryCopy",
  "transactionHistory",
  "securityCenter",
  "personalProfit",
  "messageV2",
];

/** Every entry in the rule's order: who sees it, and where it leads. */
const ENTRIES: readonly (readonly [string, string, readonly Sees[], readonly string[]])[] = [
  ["[SHELL-62] [SHELL-65]", "balance", INSIDE, []],
  ["[SHELL-69]", "invite", EVERYBODY, ["referral"]],
  ["[SHELL-61]", "promotions", EVERYBODY, ["/promotions"]],
  ["[SHELL-61]", "deposit", EVERYBODY, ["depositv2"]],
  ["[SHELL-63]", "ways", VISITOR, ["loginPopupModal", "registerModal"]],
  ["[SHELL-64]", "withdraw", INSIDE, ["withdraw"]],
  ["[SHELL-63]", "shortcut", VISITOR, ["/promotions", "referral"]],
  ["[SHELL-61]", "rewards", EVERYBODY, ["rewardCenter"]],
  ["[SHELL-68]", "games", EVERYBODY, ["/hot", "/fav", "/live", "/rng"]],
  ["[SHELL-66] [SHELL-67]", "account", INSIDE, ACCOUNT],
  ["[SHELL-36] [SHELL-116]", "agent", ["agent"], ["ac=agentTeamOverview"]],
  ["[SHELL-116]", "points", EVERYBODY, ["/pointMall"]],
  ["[SHELL-116]", "redEnvelope", INSIDE, ["redEnvelope"]],
  ["[SHELL-116]", "chat", INSIDE, ["chatRoom"]],
  ["[SHELL-116]", "limits", INSIDE, ["securityCenter/responsible"]],
  ["[SHELL-61]", "download", EVERYBODY, ["/down"]],
  ["[SHELL-61]", "service", EVERYBODY, ["service"]],
  ["[SHELL-61]", "help", EVERYBODY, ["/help"]],
  ["[SHELL-116]", "notices", EVERYBODY, ["/noticePage"]],
  ["[SHELL-116]", "guide", EVERYBODY, ["/help#guide"]],
  ["[SHELL-116]", "news", EVERYBODY, ["/help#news"]],
  ["[SHELL-116]", "blog", EVERYBODY, ["/help#blog"]],
  ["[SHELL-116]", "join", EVERYBODY, ["/join"]],
  ["[SHELL-116]", "theme", EVERYBODY, ["theme"]],
  ["[SHELL-61]", "language", EVERYBODY, ["language"]],
  ["[SHELL-65]", "logout", INSIDE, ["logout"]],
];

describe("the entries of the side menu", () => {
  it.each(EVERYBODY)("[SHELL-61] those of a %s stand in the rule's order, and no others", (who) => {
    const expected = ENTRIES.filter(([, , sees]) => sees.includes(who)).map(([, key]) => key);
    expect(keys(facts(VIEWERS[who]))).toEqual(expected);
  });

  it.each(ENTRIES)("%s %s, for %j, leads to %j", (_rule, key, sees, leadsTo) => {
    for (const who of sees) expect(places(facts(VIEWERS[who]), key)).toEqual(leadsTo);
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

  it("[SHELL-70] without the agent centre an agent has no entry to it", () => {
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

  it("[MSG-15] the number of unread messages stands beside Messages", () => {
    const account = menuEntries(facts(member(0), { unreadCount: 7 })).find(({ key }) => key === "account");
    const links = account?.kind === "submenu" ? account.links : [];
    expect(links.filter(({ badge }) => badge !== undefined).map(({ key, badge }) => [key, badge])).toEqual([
      ["messages", 7],
    ]);
  });
});
