// Routes and theme in a real browser.
import { expect, open, test } from "./house.ts";

test("[SHELL-4] [SHELL-6] an unknown path, / and a page that is not built yet lead to /index", async ({
  page,
  house,
}) => {
  for (const path of ["/", "/no/such/page", "/vip", "/live", "/register.html", "/game"]) {
    await open(page, house.url + path);
    await expect(page).toHaveURL(`${house.url}/index`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("[SHELL-1] [SHELL-2] the way there leaves no trap: Back goes where the visitor came from", async ({
  page,
  house,
}) => {
  // From a page outside the application: were the redirect a step of its own, Back would end on /index again.
  await open(page, `${house.url}/support`);
  await page.goto(`${house.url}/vip`);
  await expect(page).toHaveURL(`${house.url}/index`);
  await page.goBack();
  await expect(page).toHaveURL(`${house.url}/support`);
});

test("[SHELL-106] the theme starts dark, changes without a reload and stays", async ({ page, house }) => {
  await open(page, `${house.url}/index`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("button", { name: /থিম|হালকা|আলো/u })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("[SITE-11] a page view is a route's name and nothing else", async ({ page, house }) => {
  const beacon = page.waitForRequest((request) => request.url().endsWith("/beacon"));
  await page.goto(`${house.url}/index?token=secret&username=rahim#top`);
  expect((await beacon).postDataJSON()).toEqual({ route: "/index" });
});
