// The smaller rules of the shell: agent entry, tab bar, footer, right bar, member menu.
import { describe, expect, it } from "vitest";
import type { Resource, ResourceType } from "../features/site/resources.rules.ts";
import { readsAfterLogin } from "./after-login.rules.ts";
import { agentEntry, hasMemberCentre } from "./agent-entry.rules.ts";
import { ABOUT_LINKS, FURTHER_LINKS, providersOf, shownLinks } from "./footer.rules.ts";
import { LOOSE_LABELS, memberMenu, memberPage, RANK_PAGE, shownMemberMenu } from "./member-menu.rules.ts";
import type { LooseLabel, MemberMenuFacts } from "./member-menu.rules.ts";
import { DEFAULT_PAGE } from "./panel-address.ts";
import { modal, needsLogin, panel, placeExists, route } from "./place.rules.ts";
import { rightBarEntries } from "./right-bar.rules.ts";
import { memberBarEntries, shownBarEntries } from "./member-bar.rules.ts";
import { currentOf, isTabBarHidden, shownTabs, tabs } from "./tab-bar.rules.ts";
import { BARE_SITE, card, category, member, visitor, WHOLE_SITE, wordFor } from "./test-vendors.ts";
import { FORGOT_PLACE, loginPlace } from "./way-in.rules.ts";

describe("the agent entry", () => {
  it.each([
    [0, "absent"],
    [1, "opens"],
    [2, "opens"],
    [4, "warns"],
    [41, "opens"],
    [42, "opens"],
  ])("[SHELL-36] [SHELL-37] for isAgent %d: %s", (type, expected) => {
    expect(agentEntry(member(type))).toBe(expected);
  });

  it("[SHELL-36] [SHELL-70] [ACC-10] is absent for a visitor, without the agent centre, and before the type is known", () => {
    expect([visitor(), member(1, "AGENTCENTER3"), member(null)].map(agentEntry)).toEqual([
      "absent",
      "absent",
      "absent",
    ]);
  });
});

describe("the member centre", () => {
  it("[ACC-9] is there while MEMBERCENTER3 is on, for every true account", () => {
    const viewers = [member(0), member(41), member(4), member(0, "MEMBERCENTER3"), visitor()];
    expect(viewers.map(hasMemberCentre)).toEqual([true, true, false, false, false]);
  });

  it("[ACC-75] unread messages and open contracts are read after login only where it is there", () => {
    expect(readsAfterLogin(member(0))).toEqual(["messages.unreadCount", "agents.consolidated"]);
    for (const viewer of [member(4), member(0, "MEMBERCENTER3"), visitor()])
      expect(readsAfterLogin(viewer)).toEqual([]);
  });
});

describe("the logged-in bar", () => {
  const bar = (viewer: ReturnType<typeof member>) =>
    memberBarEntries(viewer).map(({ key, place }) => [key, wordFor(place)]);

  it("[SHELL-33] [SHELL-35] has Deposit, Withdrawal, Personal centre, Betting record and Cashback with their pages", () => {
    expect(bar(member(0))).toEqual([
      ["deposit", "depositv2"],
      ["withdraw", "withdraw"],
      ["personal", "securityCenter"],
      ["record", "personalHistoryCopy"],
      ["cashback", "manualRebate"],
    ]);
  });

  it("[SHELL-34] has no Cashback without MANPLAYREB3", () => {
    expect(bar(member(0, "MANPLAYREB3")).map(([key]) => key)).not.toContain("cashback");
  });

  it("[SHELL-36] [SHELL-37] has the agent entry for those who see it, a trial account nothing else", () => {
    expect(bar(member(1)).at(-1)).toEqual(["agent", "ac=agentTeamOverview"]);
    expect(bar(member(4))).toEqual([["agent", "ac=agentTeamOverview"]]);
  });

  it("shows what exists", () => {
    const site = { ...BARE_SITE, hasPanel: (page: string) => page === "personalHistoryCopy" };
    expect(shownBarEntries(member(1), site).map(({ key }) => key)).toEqual(["record"]);
  });
});

describe("the tab bar", () => {
  const targets = (viewer: ReturnType<typeof visitor>, site = WHOLE_SITE) =>
    tabs(viewer, site).map(({ key, place }) => [key, wordFor(place)]);

  it("[SHELL-115] has Home, Games, Deposit, Offers and Me, each with its target", () => {
    expect(targets(member(0))).toEqual([
      ["home", "/index"],
      ["games", "/hot"],
      ["deposit", "depositv2"],
      ["offers", "/promotions"],
      ["me", "securityCenter"],
    ]);
  });

  it("[SHELL-115] Me is the login window for a visitor, and its page until there is one", () => {
    expect(targets(visitor()).at(-1)).toEqual(["me", "loginPopupModal"]);
    expect(targets(visitor(), BARE_SITE).at(-1)).toEqual(["me", "/login"]);
  });

  it.each(["/game", "/seamless", "/lottery", "/vnlottery", "/seaLottery"])(
    "[SHELL-115] is hidden on %s",
    (path) => {
      expect(isTabBarHidden(path, null)).toBe(true);
    },
  );

  it("[SHELL-115] is hidden over depositv2 and withdraw, and nowhere else", () => {
    expect(["depositv2", "withdraw"].map((page) => isTabBarHidden("/index", page))).toEqual([true, true]);
    expect([isTabBarHidden("/index", null), isTabBarHidden("/index", "personalHistoryCopy")]).toEqual([
      false,
      false,
    ]);
  });

  it("[SHELL-115] shows what exists; one tab alone is no bar", () => {
    const home = { ...BARE_SITE, isBuilt: (to: string) => to === "/index" };
    const login = { ...BARE_SITE, isBuilt: (to: string) => to === "/index" || to === "/login" };
    expect(shownTabs(visitor(), login).map(({ key }) => key)).toEqual(["home", "me"]);
    expect(shownTabs(visitor(), home)).toEqual([]);
    expect(shownTabs(member(4), login)).toEqual([]);
  });
});

describe("the footer", () => {
  it("[SHELL-75] [SHELL-76] the about links open /help at their anchors", () => {
    expect(ABOUT_LINKS.map(({ to }) => to)).toEqual([
      "/help#about",
      "/help#contact",
      "/help#terms",
      "/help#responsible",
      "/help#privacy",
      "/help#affiliates",
      "/help#refund",
    ]);
  });

  it("[SHELL-73] [SHELL-116] the further links are Notices, Join us, Fairness, Winners and Feedback", () => {
    expect(FURTHER_LINKS.map(({ to }) => to)).toEqual([
      "/noticePage",
      "/join",
      "/fair",
      "/index#winners",
      "/help#contact",
    ]);
  });

  it("a link to a page that does not exist is absent", () => {
    const site = { ...BARE_SITE, isBuilt: (to: string) => to === "/fair" };
    expect(shownLinks([...ABOUT_LINKS, ...FURTHER_LINKS], site).map(({ to }) => to)).toEqual(["/fair"]);
  });

  it("[SHELL-73] [LOB-12] names each provider once, by its display name", () => {
    const list = [
      category("ELOTT", card("MEGH", "Megh Lotto")),
      category("LOTT", card("MEGH", "Megh Lotto"), card("TCG_SEA", "SEA Lotto")),
    ];
    expect(providersOf(list).map(({ displayName }) => displayName)).toEqual(["Megh Lotto", "SEA Lotto"]);
  });
});

const resource = (resourceType: ResourceType, url: string, qrCodeUrl = ""): Resource => ({
  resourceType,
  url,
  qrCodeUrl,
  labelNameEn: "",
});

describe("the right bar", () => {
  const ALL = [
    resource("Android", "https://a.example"),
    resource("EMAIL", "help@jonaki.example"),
    resource("MOBILECONFIG", "https://m.example"),
    resource("FACEBOOK", "https://f.example"),
    resource("IOS", "https://i.example", "/qr/ios.png"),
    resource("USDJUMP", "https://u.example"),
  ];

  it("[SHELL-71] has service, the social link, e-mail and the three codes, in this order", () => {
    const shown = rightBarEntries(ALL, true).map((one) =>
      one.kind === "service" ? one.kind : one.resource.resourceType,
    );
    expect(shown).toEqual(["service", "FACEBOOK", "EMAIL", "IOS", "MOBILECONFIG", "Android"]);
  });

  it("[SHELL-71] [SITE-27] [SITE-36] each stands only when its resource exists, and service when it is offered", () => {
    expect(rightBarEntries([], false)).toEqual([]);
    expect(rightBarEntries([resource("IOS", "")], false)).toEqual([]);
    expect(rightBarEntries([resource("EMAIL", "a@b.example")], false)).toHaveLength(1);
  });

  it("[SHELL-72] mail is a mailto link, and a code is the operator's picture or drawn from the address", () => {
    const entries = rightBarEntries(ALL, false);
    expect(entries.find((one) => one.kind === "link" && one.resource.resourceType === "EMAIL")).toMatchObject(
      { href: "mailto:help@jonaki.example" },
    );
    expect(entries.filter((one) => one.kind === "qr").map(({ source }) => source)).toEqual([
      { image: "/qr/ios.png" },
      { draw: "https://m.example" },
      { draw: "https://a.example" },
    ]);
  });
});

describe("the member centre's menu", () => {
  const facts: MemberMenuFacts = { toUpline: true, isOn: () => true, missionCount: 2, unreadCount: 5 };
  const pages = (given: Partial<MemberMenuFacts> = {}) =>
    memberMenu({ ...facts, ...given }).map(({ page }) => page);

  it("[SHELL-83] [SHELL-85] has the rule's fourteen entries in order, each with a text and a page key", () => {
    expect(pages()).toEqual([
      "securityCenter",
      "transferFund",
      "depositv2",
      "withdraw",
      "transferUpline",
      "personalHistoryCopy",
      "manualRebate",
      "transactionHistory",
      "personalProfit",
      "bonusDetails",
      "rewardCenter",
      "referral",
      "missionLeaderboard",
      "messageV2",
    ]);
    expect(new Set(memberMenu(facts).map(({ name }) => name)).size).toBe(14);
  });

  it.each([
    ["transferUpline", { toUpline: false }],
    ["manualRebate", { isOn: (flag: string) => flag !== "MANPLAYREB3" }],
    ["referral", { isOn: (flag: string) => flag !== "REFERRALPROMO3" }],
  ])("[SHELL-85] %s is absent when its condition is not met", (page, given) => {
    expect(pages(given)).toEqual(pages().filter((one) => one !== page));
  });

  it("[SHELL-85] [SHELL-87] missions and messages carry a count, only above zero", () => {
    const badges = (given: Partial<MemberMenuFacts>) =>
      memberMenu({ ...facts, ...given })
        .slice(-2)
        .map(({ badge }) => badge);
    expect(badges({})).toEqual([2, 5]);
    expect(badges({ missionCount: 0, unreadCount: 0 })).toEqual([null, null]);
    expect(
      memberMenu(facts)
        .slice(0, -2)
        .every(({ badge }) => badge === null),
    ).toBe(true);
  });

  it("[SHELL-82] [SHELL-84] opens on securityCenter without a key and with one that no page has", () => {
    const site = { hasPanel: (page: string) => page === "messageV2" };
    expect([null, "nonsense", "messageV2"].map((key) => memberPage(key, site))).toEqual([
      DEFAULT_PAGE,
      DEFAULT_PAGE,
      "messageV2",
    ]);
    expect(DEFAULT_PAGE).toBe("securityCenter");
  });

  it("[SHELL-86] playerRank is a page of the centre without an entry", () => {
    expect(pages()).not.toContain(RANK_PAGE);
    expect(memberPage(RANK_PAGE, WHOLE_SITE)).toBe("playerRank");
  });

  it("shows what exists", () => {
    const site = { ...BARE_SITE, hasPanel: (page: string) => page === "personalHistoryCopy" };
    expect(shownMemberMenu(memberMenu(facts), site).map(({ page }) => page)).toEqual(["personalHistoryCopy"]);
  });

  it.each<[LooseLabel, unknown]>([
    ["redEnvelope", panel("redEnvelope")],
    ["pointsMall", route("/pointMall")],
    ["redeemHistory", route("/pointMall#history")],
    ["pointsRules", route("/pointMall#rules")],
    ["helpCentre", route("/help")],
    ["chatRoom", modal("chatRoom")],
    ["blog", route("/help#blog")],
    ["news", route("/help#news")],
    ["beginnerGuide", route("/help#guide")],
    ["gameCentre", route("/hot")],
    ["language", { kind: "act", act: "language" }],
    ["theme", { kind: "act", act: "theme" }],
  ])("[SHELL-88] the label %s leads to its target", (label, target) => {
    expect(LOOSE_LABELS[label]).toEqual(target);
  });

  it("[ACC-5] [MSG-28] a panel and the chat room ask a visitor to log in, a page and a way in do not", () => {
    const places = [panel("depositv2"), modal("chatRoom"), route("/vip"), modal("loginPopupModal")];
    expect(places.map((place) => needsLogin(place, false))).toEqual([true, true, false, false]);
    expect(places.some((place) => needsLogin(place, true))).toBe(false);
  });
});

describe("a visitor's ways in", () => {
  it("[SHELL-115] the login is its modal, and its page until there is one", () => {
    expect([WHOLE_SITE, BARE_SITE].map((site) => wordFor(loginPlace(site)))).toEqual([
      "loginPopupModal",
      "/login",
    ]);
  });

  it("[SHELL-89] the way to a new password is its modal, and absent until there is one", () => {
    expect(wordFor(FORGOT_PLACE)).toBe("forgetPassModal");
    expect([WHOLE_SITE, BARE_SITE].map((site) => placeExists(FORGOT_PLACE, site))).toEqual([true, false]);
  });

  it("[SHELL-115] says where one is: on the tab's own page, and on Games in every lobby", () => {
    const current = (path: string, openPanel: string | null = null) =>
      tabs(member(0), WHOLE_SITE)
        .map((tab) => [tab.key, currentOf(tab, path, openPanel)] as const)
        .filter(([, value]) => value !== undefined);
    expect(current("/index")).toEqual([["home", "page"]]);
    expect(current("/hot")).toEqual([["games", "page"]]);
    for (const path of ["/rng", "/live", "/fish", "/fav", "/sports", "/elott"])
      expect(current(path)).toEqual([["games", "true"]]);
    expect(current("/help")).toEqual([]);
    expect(current("/rng", "depositv2")).toEqual([["deposit", "page"]]);
  });
});
