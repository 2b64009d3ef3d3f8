// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { isBuilt } from "./routes.ts";
import { openSite, PERMISSION } from "./test-doubles.tsx";

const open: typeof openSite = async (path, options) => {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, options);
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe("the page of an address", () => {
  afterEach(cleanup);

  it("[SHELL-6] / becomes /index in the address bar, with its query", async () => {
    await open("/?referralCode=ABCD1234");
    expect(address()).toBe("/index?referralCode=ABCD1234");
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  });

  it("[SHELL-4] an unknown address becomes /index without what hung on it", async () => {
    await open("/no/such?x=1#y");
    expect(address()).toBe("/index");
  });

  it("a page that is not built yet leads to /index", async () => {
    await open("/vip");
    expect(address()).toBe("/index");
  });

  it("[SHELL-25] a members-only site sends a visitor to its login page, with the query", async () => {
    await open("/vip?ac=team", { start: { brand: { ...BRAND_DEFAULTS, loginedToHomePage: true } } });
    expect(address()).toBe("/login?ac=team");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("আবার স্বাগতম");
  });

  it("[SHELL-5] /index stands between header and footer, and leads nowhere that does not exist", async () => {
    await open("/index");
    expect(screen.getByRole("banner")).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(targets).toEqual(
      expect.arrayContaining(["#content", "/index", "/index?modal=loginPopupModal", "/fair"]),
    );
    expect(targets.filter((to) => to !== "#content" && !isBuilt(to ?? ""))).toEqual([]);
    expect(document.getElementById("content")?.tagName).toBe("MAIN");
  });

  it("[SITE-11] a page view is the route's name, without query and hash", async () => {
    const { notes } = await open("/index?username=rina&mobile=0171#token");
    expect(notes).toEqual([{ route: "/index" }]);
  });

  it("[SITE-11] an address that only led on is not a page view", async () => {
    const { notes } = await open("/secret-name");
    expect(notes).toEqual([{ route: "/index" }]);
  });

  it("[SITE-11] without an analytics id no frame exists", async () => {
    const { view } = await open("/index");
    expect(view.container.querySelector("iframe")).toBeNull();
  });

  it("[SITE-11] with one the provider gets a sandboxed frame of its own origin and the route's name only", async () => {
    const permission = { ...PERMISSION, analytics: { gtagId: "G-TEST1234" } };
    const { view } = await open("/index?username=rina#token", { start: { permission } });
    await act(() => vi.dynamicImportSettled());
    const frame = view.container.querySelector("iframe")!;
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts");
    expect(frame.getAttribute("src")).toBe("/analytics.html?id=G-TEST1234");
    const told: unknown[] = [];
    Object.defineProperty(frame, "contentWindow", {
      value: { postMessage: (message: unknown) => told.push(message) },
    });
    await act(async () => void frame.dispatchEvent(new Event("load")));
    expect(told).toEqual([{ route: "/index" }]);
  });

  it("[SHELL-31] the logo leads to /index; there it changes nothing", async () => {
    await open("/index");
    const entries = window.history.length;
    await userEvent.click(screen.getAllByRole("link", { name: /জোনাকি/ })[0]!);
    expect([address(), window.history.length]).toEqual(["/index", entries]);
  });

  it("[SITE-48, SITE-51] the language selector lists the brand's languages and changes every text", async () => {
    const { local } = await open("/index");
    const select = screen.getByRole("combobox", { name: "ভাষা" });
    expect(Array.from(select.children, (option) => option.textContent)).toEqual(["English", "বাংলা"]);
    await userEvent.selectOptions(select, "EN");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This is where Jonaki begins");
    expect([document.documentElement.lang, document.title]).toEqual(["en", "Jonaki"]);
    expect([local.getItem("lang"), local.getItem("hisLang")]).toEqual(["EN", "BN"]);
  });

  it("[SITE-48] a brand with one language offers one", async () => {
    await open("/index", { start: { brand: { ...BRAND_DEFAULTS, languages: ["BN"] } } });
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["বাংলা"]);
  });

  it("a language whose texts cannot be had says so and leaves the page as it is", async () => {
    const { services } = await open("/index");
    vi.spyOn(services.language, "choose").mockResolvedValue(false);
    await userEvent.selectOptions(screen.getByRole("combobox"), "EN");
    expect(screen.getByRole("alert").textContent).toBe("নেটওয়ার্ক সংযোগে সমস্যা হচ্ছে, অনুগ্রহ করে আবার চেষ্টা করুন");
  });

  it("[SHELL-106] the theme switch changes the page at once and is remembered", async () => {
    const { local } = await open("/index");
    await userEvent.click(screen.getByRole("button", { name: "হালকা থিম চালু করুন" }));
    expect([document.documentElement.dataset["theme"], local.getItem("theme")]).toEqual(["light", "light"]);
    await userEvent.click(screen.getByRole("button", { name: "গাঢ় থিম চালু করুন" }));
    expect([document.documentElement.dataset["theme"], local.getItem("theme")]).toEqual(["dark", "dark"]);
  });

  it("[SITE-6] no claim shows unless an operator enabled it", async () => {
    await open("/index");
    expect(screen.queryByText(/স্লট গেম/)).toBeNull();
    cleanup();
    await open("/index", {
      start: { claims: ["slotGames", "sportTypes", "casinoGames"] },
      local: { lang: "EN" },
    });
    for (const claim of ["about 10,000 slot games", "more than 140 sport types", "5,000+ casino games"])
      expect(screen.getByText(claim)).toBeTruthy();
  });

  it("[SAFE-17] the age mark is on the page", async () => {
    await open("/index");
    expect(screen.getByText("18+")).toBeTruthy();
  });
});
