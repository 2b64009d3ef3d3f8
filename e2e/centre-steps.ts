// Finding one's way in the security centre: a wide screen shows its parts as cards, a phone as rows that open them.
import type { Locator, Page } from "@playwright/test";
import { expect, isPhone } from "./house.ts";
import type { House } from "./house.ts";
import { comeWith } from "./identity-steps.ts";
import { box, takeCode } from "./member-steps.ts";
import type { Lang } from "./member-steps.ts";
import type { ReachedHouse } from "./reached-house.ts";

export const CENTRE = {
  BN: {
    mail: "ইমেইল",
    addMail: "যোগ করুন",
    mailTitle: "আপনার ইমেইল",
    mailDone: "আপনার ইমেইল যাচাই করা হয়েছে।",
    app: "অথেনটিকেটর অ্যাপ",
    turnOn: "চালু করুন",
    turnOff: "বন্ধ করে দিন",
    devices: "ডিভাইস ও লগইন",
    binding: "পরিচয় সংযুক্তি",
    bind: /যুক্ত করুন$/u,
    bindForEver: "চিরদিনের জন্য যুক্ত করুন",
    bound: /আপনার অ্যাকাউন্টে যুক্ত হয়েছে।$/u,
    safe: "দায়িত্বশীল গেমিং",
  },
  EN: {
    mail: "E-mail",
    addMail: "Add",
    mailTitle: "Your e-mail",
    mailDone: "Your e-mail is verified.",
    app: "Authenticator app",
    turnOn: "Turn on",
    turnOff: "Turn off",
    devices: "Devices and logins",
    binding: "Identity binding",
    bind: /^Bind /u,
    bindForEver: "Bind for ever",
    bound: /is bound to your account\.$/u,
    safe: "Responsible Gaming",
  },
} as const;

/** Ends when its parts are there. */
export async function openCentre(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/index?mc=securityCenter`);
  await expect(page.getByRole("dialog").locator("h3").first()).toBeVisible();
}

const row = (page: Page, title: string): Locator =>
  page.locator("li > button").filter({ has: page.locator("b").getByText(title, { exact: true }) });

/** Starts the one thing a part is there for. */
export async function start(page: Page, title: string, action: string): Promise<void> {
  if (isPhone(page)) return row(page, title).click();
  await page.getByRole("region", { name: title }).getByRole("button", { name: action, exact: true }).click();
}

/** A part with lists of its own, to look into. */
export async function lookInto(page: Page, title: string): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole("region", { name: title });
  await row(page, title).click();
  const opened = page.getByRole("dialog", { name: title });
  await expect(opened).toBeVisible();
  return opened;
}

/** Good news are read and put away. */
export async function readNews(page: Page, text: string | RegExp): Promise<void> {
  const news = page.getByRole("alertdialog", { name: text });
  await expect(news).toBeVisible();
  await news.getByRole("button").last().click();
  await expect(news).toBeHidden();
}

/** An e-mail of one's own, proved by the code that came to it; ends on the home page. */
export async function proveMailbox(
  page: Page,
  house: ReachedHouse,
  lang: Lang,
  mailbox: string,
): Promise<void> {
  const words = CENTRE[lang];
  await openCentre(page, house);
  await start(page, words.mail, words.addMail);
  const form = page.getByRole("form", { name: words.mailTitle });
  await box(form, "email").fill(mailbox);
  await box(form, "verificationCode").fill(await takeCode(form, house, lang, mailbox));
  await form.locator("[type='submit']").click();
  await readNews(page, words.mailDone);
  await page.goto(`${house.url}/index`);
}

/** An identity of elsewhere, bound for ever [ACC-130]; ends on the home page. */
export async function bindIdentity(
  page: Page,
  house: ReachedHouse,
  lang: Lang,
  mailbox: string,
): Promise<void> {
  const words = CENTRE[lang];
  await openCentre(page, house);
  const part = await lookInto(page, words.binding);
  const opened = page.waitForEvent("popup");
  await part.getByRole("button", { name: words.bind }).click();
  await comeWith(await opened, mailbox);
  await page.getByRole("alertdialog").getByRole("button", { name: words.bindForEver }).click();
  await readNews(page, words.bound);
  await expect(part.getByRole("button", { name: words.bind })).toHaveCount(0);
  // Who leaves at once must not overtake a question of the new page: the answer would be a refusal.
  await page.goto(`${house.url}/index`, { waitUntil: "networkidle" });
}
