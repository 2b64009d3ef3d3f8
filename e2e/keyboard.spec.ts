// The shell without a mouse: dropdown, side menu and notices by the keyboard alone. The header's own row is in
// shell.spec.ts, the footer's questions too.
import type { Page } from "@playwright/test";
import { expect, isPhone, menuButton, open } from "./house.ts";
import { answerAllVendors, test } from "./whole-site.ts";

const EN = { lang: "EN" } as const;
const MOST_STEPS = 40;

/** Goes on with Tab until something stands under the focus; fails when it never does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() => {
      const here = document.activeElement;
      return here?.getAttribute("aria-label") ?? here?.textContent ?? "";
    });
    if (text.trim() === name) return;
  }
  throw new Error(`the keyboard never reached ${name}`);
}

test("[SHELL-49] [SHELL-51] the dropdown opens by focus, arrows walk it, Escape leaves it and Enter follows it", async ({
  page,
  wholeSite,
}) => {
  await answerAllVendors(page);
  await open(page, `${wholeSite}/index`, EN);
  const categories = page.getByRole("navigation", { name: "Main menu" });
  if (isPhone(page)) return expect(categories).toHaveCount(0);
  const tab = categories.getByRole("link", { name: "Slots", exact: true });
  await expect(tab).toBeVisible();
  await tabTo(page, "Slots");
  const dropdown = page.getByRole("region", { name: "Slots: providers" });
  await expect(dropdown).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(dropdown.getByRole("link", { name: "Rupkotha" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dropdown).toBeHidden();
  await expect(tab).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dropdown).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = dropdown.getByRole("link", { name: "Nilkontho" });
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("href", "/rng?page=NILKONTHO");
  await page.keyboard.press("Enter");
  await expect(dropdown).toBeHidden();
  // Tab goes past the vendors, on to the next category.
  await tab.focus();
  await page.keyboard.press("Tab");
  await expect(categories.getByRole("link", { name: "Cards", exact: true })).toBeFocused();
});

test("[SHELL-60] [SHELL-61] the side menu: a submenu opens with Space, an entry is followed with Enter, and the menu is gone", async ({
  page,
  wholeSite,
}) => {
  await answerAllVendors(page);
  await open(page, `${wholeSite}/fair`, EN);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await tabTo(page, "Game centre");
  await page.keyboard.press("Space");
  const hot = menu.getByRole("link", { name: "Hot", exact: true });
  await expect(hot).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(hot).toBeFocused();
  await tabTo(page, "Help centre");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help$/u);
  await expect(menu).toBeHidden();
});

test("[MSG-7] [SHELL-91] the notice modal: opened, chosen from, paged and left by keyboard, the focus goes back", async ({
  page,
  house,
}) => {
  await open(page, `${house.url}/index`, EN);
  const ticker = page.locator("main").getByRole("button", { name: /^Notices:/u });
  await ticker.focus();
  await page.keyboard.press("Enter");
  const modal = page.getByRole("dialog", { name: "Notices" });
  await expect(modal.locator("article")).toBeVisible();
  if (isPhone(page)) {
    await tabTo(page, "All notices");
    await page.keyboard.press("Enter");
  }
  await tabTo(page, "2");
  await page.keyboard.press("Enter");
  const rows = modal.locator("li button[class*=row]");
  const title = (await rows.first().locator("span span").first().innerText()).trim();
  await rows.first().focus();
  await page.keyboard.press("Space");
  await expect(modal.locator("article").getByRole("heading")).toHaveText(title);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(ticker).toBeFocused();
});
