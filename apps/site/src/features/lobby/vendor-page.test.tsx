// @vitest-environment happy-dom
// The pages that are a vendor's frame: sports, esports, the e-lottery and the lotteries, in a whole site without a server.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pressing } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";
import type { VendorCategories } from "../../app/vendors.query.ts";
import { game } from "../../shell/test-content.ts";
import { card, category } from "../../shell/test-vendors.ts";
import {
  fakeFrames,
  frame,
  GAMES,
  LAUNCH,
  openPage,
  opened,
  ORIGIN,
  pageOf,
  say,
} from "./stage-test-doubles.tsx";

const VENDORS = "/wps/relay/GCSGAME_gameVendor";
const of = (title: "SPORTS" | "LOTT" | "ELOTT", ...names: readonly string[]): VendorCategories[number] =>
  category(title, ...names.map((name) => ({ ...card(name), gameType: title, accountTypeName: name })));
const open = (path: string, vendors: VendorCategories, { replies, ...options }: SiteOptions = {}) =>
  openPage(path, {
    ...options,
    replies: {
      [VENDORS]: { value: vendors },
      [GAMES]: pageOf(game("pitch", { vassalage: "MAATH", gameName: "Pitch" })),
      [LAUNCH]: opened(`${ORIGIN}/pitch?who=m7`),
      ...replies,
    },
  });
const tabs = () => screen.queryAllByRole("tab").map(({ textContent }) => textContent);
const height = () => frame("Pitch").style.height;

describe("a page that is a vendor's frame", () => {
  beforeEach(fakeFrames);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("[SPO-1] [SHELL-15] [LOB-43] /sports shows its vendor's frame between header and footer", async () => {
    const { asked } = await open("/sports", [of("SPORTS", "MAATH")]);
    expect(frame("Pitch").src).toBe(`${ORIGIN}/pitch?who=m7&theme=dark`);
    expect(asked(GAMES).at(-1)?.url).toMatch(
      /vassalage=MAATH.*category=SPORTS|category=SPORTS.*vassalage=MAATH/u,
    );
    expect([screen.queryAllByRole("banner").length, screen.queryAllByRole("contentinfo").length]).toEqual([
      1, 1,
    ]);
    expect(tabs()).toEqual([]);
  });

  it("[VEN-19] [LOB-43] the frame is as high as its page says, within what a page can be", async () => {
    await open("/sports", [of("SPORTS", "MAATH")]);
    const heights: string[] = [];
    for (const asked of [1_234.2, 10, 1e9, Number.NaN, -5, "900", null]) {
      await say("Pitch", { type: "size", height: asked });
      heights.push(height());
    }
    expect(heights).toEqual(["1235px", "320px", "12000px", "12000px", "12000px", "12000px", "12000px"]);
  });

  it("[VEN-19] [abuse 80] a hostile page cannot size it, close it or open anything", async () => {
    await open("/sports", [of("SPORTS", "MAATH")]);
    await say("Pitch", { type: "size", height: 5_000 }, { origin: "https://evil.example" });
    await say("Pitch", { type: "size", height: 5_000 }, { source: window });
    await say("Pitch", { type: "close" }, { origin: "null" });
    expect([height(), window.location.pathname]).toEqual(["", "/sports"]);
  });

  it("[SPO-3] [SPO-4] a vendor of the esports list is on /esports and not on /sports, the derby on neither", async () => {
    const vendors = [of("SPORTS", "MAATH", "BALL", "PAKHI", "DS88")];
    const start = { brand: { ...BRAND_DEFAULTS, esportsVendors: ["PAKHI"] } };
    await open("/sports", vendors, { start });
    expect(tabs()).toEqual(["Name of MAATH", "Name of BALL"]);
    cleanup();
    const { asked } = await open("/esports", vendors, { start });
    expect([tabs(), asked(GAMES).at(-1)?.url.includes("vassalage=PAKHI")]).toEqual([[], true]);
  });

  it("[SPO-4] without the list there is no esports: no data, and a way to the games", async () => {
    const { asked } = await open("/esports", [of("SPORTS", "MAATH", "PAKHI")]);
    expect(screen.getByRole("heading", { name: "No data" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the games" }).getAttribute("href")).toBe("/index#games");
    expect(asked(LAUNCH)).toEqual([]);
  });

  it("[SHELL-15] several vendors stand under tabs, and each is launched when it is chosen", async () => {
    const { asked, replies } = await open("/sports", [of("SPORTS", "MAATH", "BALL")]);
    replies[GAMES] = pageOf(game("ball", { vassalage: "BALL" }));
    expect(asked(GAMES).some(({ url }) => url.includes("vassalage=BALL"))).toBe(false);
    await pressing(() => userEvent.click(screen.getByRole("tab", { name: "Name of BALL" })));
    await waitFor(() => expect(asked(LAUNCH)).toHaveLength(2));
    expect(asked(GAMES).at(-1)?.url).toContain("vassalage=BALL");
  });

  it("[SHELL-13] [LOT-1] /elott has every lottery vendor once", async () => {
    await open("/elott", [of("ELOTT", "TCG_SEA", "MEGH"), of("LOTT", "TCG_SEA", "TCG_LOTTO_VN", "MEGH")]);
    expect(tabs()).toEqual(["Name of TCG_SEA", "Name of MEGH", "Name of TCG_LOTTO_VN"]);
  });

  it.each([
    ["/lottery", "MEGH"],
    ["/vnlottery", "TCG_LOTTO_VN"],
    ["/seaLottery", "TCG_SEA"],
  ])("[LOT-1] [SHELL-12] %s is the page of %s, under the header alone", async (path, vendor) => {
    const { asked } = await open(path, [of("LOTT", "TCG_SEA", "TCG_LOTTO_VN", "MEGH")]);
    expect(asked(GAMES).at(-1)?.url).toContain(`vassalage=${vendor}`);
    expect([frame("Pitch").src.startsWith(ORIGIN), screen.queryByRole("contentinfo")]).toEqual([true, null]);
  });

  it("[LOB-44] [LOT-15] [SHELL-12] gameCode and playType are handed on to the frame, and nothing that is no code", async () => {
    const lottery = game("SSC3", { vassalage: "MEGH", gameName: "Shapla" });
    const options = { replies: { [GAMES]: pageOf(lottery) } };
    const { asked } = await open("/lottery?gameCode=SSC3&playType=P5&x=1", [of("LOTT", "MEGH")], options);
    expect(asked(GAMES).at(-1)?.url).toContain("gameCode=SSC3");
    expect(new URL(frame("Shapla").src).search).toBe("?who=m7&gameCode=SSC3&playType=P5&theme=dark");
    cleanup();
    await open("/lottery?playType=%22%3E%3Cb%3E", [of("LOTT", "MEGH")], options);
    expect(new URL(frame("Shapla").src).search).toBe("?who=m7&theme=dark");
  });

  it("[LOT-1] a code of a vendor that has no lottery opens nothing there", async () => {
    const { asked } = await open("/lottery?gameCode=dice", [of("LOTT", "MEGH")], {
      replies: { [GAMES]: pageOf(game("dice")) },
    });
    expect(screen.getByRole("heading", { name: "No data" })).toBeTruthy();
    expect(asked(LAUNCH)).toEqual([]);
  });

  it("[LOB-6] a vendor list that does not come is told, and can be asked for again", async () => {
    const { replies } = await open("/sports", [], { replies: { [VENDORS]: [500, "VENDOR_LIST_FAILED"] } });
    expect(await screen.findByText("text of VENDOR_LIST_FAILED")).toBeTruthy();
    replies[VENDORS] = { value: [of("SPORTS", "MAATH")] };
    await pressing(() => userEvent.click(screen.getByRole("button", { name: "Try again" })));
    await waitFor(() => expect(frame("Pitch")).toBeTruthy());
  });
});
