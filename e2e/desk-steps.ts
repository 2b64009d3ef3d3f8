// Steps at the desks of the office, by two owners who are in it the whole time: one with a wide light screen in Bengali,
// one with a dark tablet in English.
import type { Browser, Locator, Page } from "@playwright/test";
import { test as base } from "./cashier-house.ts";
import { expect } from "./house.ts";
import type { House } from "./house.ts";
import { firstPassword, firstSignIn, goTo, OFFICE } from "./office-steps.ts";
import type { Lang } from "./office-steps.ts";

export interface Owner {
  readonly lang: Lang;
  readonly name: string;
  readonly page: Page;
}

interface Screen {
  readonly lang: Lang;
  readonly name: string;
  readonly theme: "dark" | "light";
  readonly viewport: { readonly width: number; readonly height: number };
}

const SCREENS = [
  { lang: "BN", name: "owner1", theme: "light", viewport: { width: 1440, height: 900 } },
  { lang: "EN", name: "owner2", theme: "dark", viewport: { width: 768, height: 1024 } },
] as const satisfies readonly Screen[];

async function come(browser: Browser, house: House, { lang, name, theme, viewport }: Screen): Promise<Owner> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
  await firstSignIn(page, house, lang, [name, firstPassword(house, name)]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  return { lang, name, page };
}

/** The two owners, by the language they work in. */
export const test = base.extend<object, { owners: Readonly<Record<Lang, Owner>> }>({
  owners: [
    async ({ browser, house }, use) => {
      const [BN, EN] = [await come(browser, house, SCREENS[0]), await come(browser, house, SCREENS[1])];
      await use({ BN, EN });
      await Promise.all([BN, EN].map(({ page }) => page.context().close()));
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** A desk asks again every ten seconds. */
export const BEATS_MS = 30_000;

/** The desk's table, read before what it waits for is there: it must come without a reload [OFF-9]. */
export async function watchDesk({ page }: Owner, desk: string): Promise<void> {
  await goTo(page, desk);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const rows = (page: Page, about: string): Locator =>
  page.locator("tr, li").filter({ has: page.locator("[data-row]"), hasText: about });

/** A row that comes by itself, or is there; ends with its window. */
export async function openRow({ page }: Owner, about: string): Promise<Locator> {
  await rows(page, about).locator("[data-row]").click({ timeout: BEATS_MS });
  const opened = page.getByRole("dialog");
  await expect(opened.locator("textarea").first()).toBeVisible();
  return opened;
}

export const isSameDocument = ({ page }: Owner): Promise<boolean> =>
  page.evaluate(() => "sameDocument" in window);

interface Act {
  readonly name: string;
  readonly reason: string;
  readonly amount?: string;
  /** False for what can be taken back, and is not asked about. */
  readonly isAsked?: boolean;
}

/** At the desk, with a reason, and sure of it. */
export async function decide(opened: Locator, { name, reason, amount, isAsked = true }: Act): Promise<void> {
  const button = { name: new RegExp(`^${name}`, "u") };
  const act = opened.getByRole("button", button);
  await expect(act).toBeVisible({ timeout: BEATS_MS });
  if (amount !== undefined) await opened.locator("input[inputmode='decimal']").fill(amount);
  await opened.locator("textarea").first().fill(reason);
  await act.click();
  if (isAsked) await opened.page().getByRole("alertdialog").getByRole("button", button).click();
  // Done, the reason is gone from the form, or the form itself.
  const words = opened.locator("textarea");
  await expect
    .poll(() => words.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)))
    .not.toContain(reason);
}

/** What one person decided waits, and whoever asked for it cannot agree to it [OFF-4]; ends with the approval open. */
export async function expectWaiting({ page, lang }: Owner): Promise<Locator> {
  const words = OFFICE[lang];
  await expect(page.getByRole("dialog").getByText(words.asked)).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: words.toApproval }).click();
  await page.waitForURL(/\/approvals/u);
  const approval = page.getByRole("dialog");
  await expect(approval.getByText(words.needed)).toBeVisible();
  await expect(approval.getByRole("button", { name: words.approve, exact: true })).toHaveCount(0);
  return approval;
}

/** From an approval to the order that it is about. */
export async function lookAtOrder({ page }: Owner, reference: string): Promise<Locator> {
  await page.getByRole("dialog").getByRole("link", { name: reference }).click();
  const order = page.getByRole("dialog", { name: reference });
  await expect(order).toBeVisible();
  return order;
}

/** The second person finds it among the approvals; ends with it open. */
export async function openApproval({ page, lang }: Owner, about: string): Promise<Locator> {
  await goTo(page, OFFICE[lang].approvals);
  const waiting = rows(page, about).filter({ hasText: OFFICE[lang].waits });
  await waiting.locator("[data-row]").click({ timeout: BEATS_MS });
  const approval = page.getByRole("dialog");
  await expect(approval.locator("textarea")).toBeVisible();
  return approval;
}

export async function agree({ page, lang }: Owner): Promise<void> {
  const approval = page.getByRole("dialog");
  await approval.locator("textarea").fill("দেখে ঠিক আছে");
  await approval.getByRole("button", { name: OFFICE[lang].approve, exact: true }).click();
  await expect(approval.getByText(OFFICE[lang].approved, { exact: true })).toBeVisible();
  await close(page);
}

/** The window that stands open is put away. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** An image of a member's that has really come. */
export async function expectImage(opened: Locator): Promise<void> {
  const image = opened.locator("img").first();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}
