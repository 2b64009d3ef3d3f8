// Routes, theme, header, side menu, tab bar and footer in a real browser.
import { ANY_SCREEN, expect, isPhone, menuButton, open, openMenu, test } from "./house.ts";
import { expectSound } from "./sound.ts";

/** A page of the shell without the popup of the first one. */
const QUIET = "/fair";

test(
  "[SHELL-4] [SHELL-6] an unknown path, / and a page that is not built yet lead to /index",
  ANY_SCREEN,
  async ({ page, house }) => {
    for (const path of ["/", "/no/such/page", "/vip", "/game"]) {
      await open(page, house.url + path);
      await expect(page).toHaveURL(`${house.url}/index`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  },
);

test(
  "[SHELL-1] [SHELL-2] the way there leaves no trap: Back goes where the visitor came from",
  ANY_SCREEN,
  async ({ page, house }) => {
    // From a page outside the application: were the redirect a step of its own, Back would end on /index again.
    await open(page, `${house.url}/support`);
    await page.goto(`${house.url}/vip`);
    await expect(page).toHaveURL(`${house.url}/index`);
    await page.goBack();
    await expect(page).toHaveURL(`${house.url}/support`);
  },
);

test(
  "[SHELL-106] the theme starts dark, changes without a reload and stays",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, house.url + QUIET);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // On a phone the switch is in the side menu.
    if (isPhone(page)) await openMenu(page);
    await page.getByRole("button", { name: /থিম/u }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  },
);

test("[SITE-11] a page view is a route's name and nothing else", ANY_SCREEN, async ({ page, house }) => {
  const beacon = page.waitForRequest((request) => request.url().endsWith("/beacon"));
  await page.goto(`${house.url}/index?token=secret&username=rahim#top`);
  expect((await beacon).postDataJSON()).toEqual({ route: "/index" });
});

test("[SHELL-30] [SHELL-31] [SHELL-60] the header works by keyboard: skip, menu, home, and Escape gives the focus back", async ({
  page,
  house,
}) => {
  await open(page, house.url + QUIET, { lang: "EN" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
  // The focus follows the menu, and stays inside, however often and fast one goes on.
  await expect.poll(isInside).toBe(true);
  await menu.evaluate((element) => {
    document.addEventListener("keydown", ({ target }) => {
      if (!element.contains(target as Node)) element.dataset["strayed"] = "true";
    });
  });
  await Promise.all(Array.from({ length: 30 }, () => page.keyboard.press("Tab")));
  await expect(menu).not.toHaveAttribute("data-strayed");
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${house.url}/index`);
});

test("[SHELL-27] [SHELL-30] [SHELL-115] a visitor logs in from the header, on a phone by the tab bar", async ({
  page,
  house,
}) => {
  await open(page, house.url + QUIET, { lang: "EN" });
  if (isPhone(page)) {
    await page
      .getByRole("navigation", { name: "Tab bar" })
      .getByRole("link", { name: "Me", exact: true })
      .click();
    await expect(page).toHaveURL(`${house.url}${QUIET}?modal=loginPopupModal`);
    await expect(page.getByRole("dialog")).toBeVisible();
  }
  await page.getByRole("textbox", { name: "Username" }).fill("demo");
  await page.getByLabel("Password", { exact: true }).fill("Jonaki-123");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${house.url}/index`);
  await expect(page.locator("header").getByText("demo", { exact: true })).toBeVisible();
});

test("[SHELL-74] [MSG-6] the footer's questions open one at a time, by keyboard", async ({ page, house }) => {
  await open(page, house.url + QUIET, { lang: "EN" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const questions = page.getByRole("contentinfo").getByRole("button");
  await expect(questions.first()).toBeVisible();
  await questions.first().focus();
  await page.keyboard.press("Enter");
  await expect(questions.first()).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await questions.nth(1).focus();
  await page.keyboard.press("Space");
  await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(questions.first()).toHaveAttribute("aria-expanded", "false");
  await expectSound(page);
});

test("[SHELL-115] nothing hides under the tab bar", async ({ page, house }) => {
  await open(page, house.url + QUIET);
  const bar = page.getByRole("navigation", { name: "নিচের মেনু" });
  if (!isPhone(page)) return expect(bar).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  // What comes into it when it is near makes it longer.
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("button").first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await footer.boundingBox();
    const top = await bar.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  }).toPass({ timeout: 20_000 });
});
