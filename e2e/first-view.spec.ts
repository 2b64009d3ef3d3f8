// The first view that comes with the page: readable without a script, taken over as it stands, and hidden from those it
// was not drawn for.
import type { Page } from "@playwright/test";
import { ANY_SCREEN, expect, open, test } from "./house.ts";

const PAGES = ["/index", "/noticePage", "/help", "/helpmc", "/down", "/join"] as const;

test(
  "[SITE-7] [MSG-24] every such page can be read before any script has run",
  ANY_SCREEN,
  async ({ browser, house }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of PAGES) {
      await page.goto(`${house.url}${path}`);
      await expect(page.getByRole("main")).toHaveText(/[\u0980-\u09FE]{3}/u);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    }
    // Its styles stand in their order: a screen's own win over those of what it uses.
    await page.goto(`${house.url}/index`);
    const banner = await page.locator("main section").first().boundingBox();
    const picture = await page.locator("main section img").first().boundingBox();
    expect(picture?.height).toBeCloseTo(banner?.height ?? 0, 0);
    await page.close();
  },
);

/** The element of the view, from before the first script of ours runs. */
const keepMain = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const main = document.querySelector("main");
      if (main === null) return;
      main.setAttribute("data-first", "");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

for (const path of PAGES) {
  test(
    `[SITE-7] the site takes over what stands on ${path}, and asks for none of it again`,
    ANY_SCREEN,
    async ({ page, house, complaints }) => {
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await keepMain(page);
      await page.goto(`${house.url}${path}`, { waitUntil: "networkidle" });
      await expect(page.locator("html")).toHaveAttribute("data-view", /^(?:phone|desktop)-BN$/u);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
      );
      // React would have made a new element of anything it did not find as it expected.
      await expect(page.locator("main")).toHaveAttribute("data-first", "");
      expect(calls).not.toContain("/wps/relay/MCSFE_getListAnnouncements");
      expect(calls).not.toContain("/lgw/games/popular");
      expect(complaints).toEqual([]);
    },
  );
}

test(
  "[SITE-7] [SITE-53] who chose English never sees the Bengali view",
  ANY_SCREEN,
  async ({ page, house, complaints }) => {
    await page.addInitScript(() => {
      // A frame is drawn only once the script before the first paint has judged the view.
      const look = (): void => {
        const root = document.getElementById("root");
        const words = root?.checkVisibility() === true ? (root.querySelector("h1")?.textContent ?? "") : "";
        if (/[\u0980-\u09FE]/u.test(words)) document.documentElement.setAttribute("data-seen", words);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, `${house.url}/help`, { lang: "EN", theme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[A-Za-z ]+$/u);
    await expect(page.locator("html")).not.toHaveAttribute("data-seen");
    await expect(page.locator("html")).not.toHaveAttribute("data-fresh");
    expect(complaints).toEqual([]);
  },
);

test(
  "[SITE-7] [SHELL-106] who chose light gets the same view in light, and keeps it",
  ANY_SCREEN,
  async ({ page, house, complaints }) => {
    await keepMain(page);
    await open(page, `${house.url}/help`, { lang: "BN", theme: "light" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.locator("html")).toHaveAttribute("data-view", /-BN$/u);
    await expect(page.locator("main")).toHaveAttribute("data-first", "");
    expect(complaints).toEqual([]);
  },
);

test(
  "[SHELL-6] / shows the home page at once and names it",
  ANY_SCREEN,
  async ({ page, house, complaints }) => {
    await keepMain(page);
    await page.goto(`${house.url}/`);
    await expect(page).toHaveURL(`${house.url}/index`);
    await expect(page.locator("main")).toHaveAttribute("data-first", "");
    expect(complaints).toEqual([]);
  },
);
