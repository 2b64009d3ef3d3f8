// Steps of the office's people: coming in with password and authenticator app, and walking from desk to desk.
import type { Browser, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, open } from "./house.ts";
import type { House } from "./house.ts";

export type Lang = "BN" | "EN";

export const OFFICE = {
  BN: {
    dashboard: "ড্যাশবোর্ড",
    people: "কর্মী",
    approvals: "অনুমোদন",
    audit: "অডিট লগ",
    newPerson: "নতুন কর্মী",
    kept: "আমি এটি পৌঁছে দিয়েছি",
    ask: "অনুমোদন চান",
    asked: "দ্বিতীয় একজনের অনুমোদনের অপেক্ষায় আছে।",
    finance: "অর্থ",
    added: "যোগ হবে",
    approve: "অনুমোদন দিন",
    approved: "অনুমোদিত",
    check: "শিকল যাচাই করুন",
    holds: /শিকল অটুট/u,
    didApprove: "অনুমোদন",
    didAsk: "অনুমোদন চাওয়া",
    didPerson: "কর্মী তৈরি",
    needed: "এর জন্য দ্বিতীয় একজনের অনুমোদন লাগবে।",
    waits: "অপেক্ষায়",
    toApproval: "অনুমোদনে যান",
  },
  EN: {
    dashboard: "Dashboard",
    people: "Operators",
    approvals: "Approvals",
    audit: "Audit log",
    newPerson: "New operator",
    kept: "I have passed it on",
    ask: "Ask for approval",
    asked: "It waits for a second person's approval.",
    finance: "Finance",
    added: "Added",
    approve: "Approve",
    approved: "Approved",
    check: "Check the chain",
    holds: /The chain holds/u,
    didApprove: "Approved",
    didAsk: "Asked for approval",
    didPerson: "Made an operator",
    needed: "A second person must approve this.",
    waits: "Waiting",
    toApproval: "Go to the approval",
  },
} as const;

/** A page of somebody's own, as wide as the test's but no narrower than a tablet [OFF-21]. */
export async function officePage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: Math.max(width, 768), height: 1024 } });
  return context.newPage();
}

/** What the start said of an owner's first password [OFF-7]. */
export function firstPassword(house: House, username: string): string {
  const told = new RegExp(`${username} with the password (\\S+)`, "u").exec(house.said());
  expect(told).not.toBeNull();
  return told?.[1] ?? "";
}

/** The first sign-in: the app is set up with the secret of the page, then the password is changed. */
export async function firstSignIn(
  page: Page,
  house: House,
  lang: Lang,
  [username, given]: readonly [string, string],
): Promise<void> {
  await open(page, house.officeUrl, { lang });
  await page.locator("[name='username']").fill(username);
  await page.locator("[name='password']").fill(given);
  await page.locator("[type='submit']").click();
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.locator("[name='code']").fill(new TOTP({ secret }).generate());
  await page.locator("[type='submit']").click();
  const own = `Krishnochura-${username}-99`;
  await page.locator("[name='oldPassword']").fill(given);
  await page.locator("[name='newPassword']").fill(own);
  await page.locator("[name='confirmPassword']").fill(own);
  await page.locator("[type='submit']").click();
  await expect(page.getByRole("heading", { level: 1, name: OFFICE[lang].dashboard })).toBeVisible();
}

const NARROW = 1080;

export async function goTo(page: Page, desk: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < NARROW)
    await page.getByRole("banner").getByRole("button").first().click();
  await page.getByRole("navigation").getByRole("link", { name: desk }).click();
  await expect(page.getByRole("heading", { level: 1, name: desk })).toBeVisible();
}
