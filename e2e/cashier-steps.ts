// Steps of the cashier's journeys: coming in, ordering a deposit, asking for a withdrawal, and answering what is asked.
import type { Locator, Page } from "@playwright/test";
import { PIN } from "./cashier-house.ts";
import { expect, open } from "./house.ts";
import type { House } from "./house.ts";
import { expectSound } from "./sound.ts";

export const WORDS = {
  BN: {
    deposit: "ডিপোজিট",
    none: "এখন সীমা নয়",
    payTo: "এই অ্যাকাউন্টে টাকা পাঠান",
    payPage: "পেমেন্ট পেজ খুলুন",
    newOne: "নতুন ডিপোজিট",
    mark: "খেলার টাকা",
    added: (sum: string) => `আপনার ব্যালেন্সে ${sum} যোগ হয়েছে`,
    withdraw: "উত্তোলন",
    setPassword: "পেমেন্ট পাসওয়ার্ড সেট করুন",
    addAccount: "অ্যাকাউন্ট যোগ করুন",
    added1: "অ্যাকাউন্টটি যোগ হয়েছে।",
    yes: "হ্যাঁ, তুলুন",
    taken: /^আপনার অনুরোধ W-/u,
    arrived: (sum: string) => `${sum} কি পেয়েছেন?`,
    received: "পেয়েছি",
    here: "হ্যাঁ, পেয়েছি",
    full: "পুরো টাকা পেয়েছি",
    close: "বন্ধ করুন",
    stateReceived: "পাওয়া গেছে",
  },
  EN: {
    deposit: "Deposit",
    none: "No limit now",
    payTo: "Pay to this account",
    payPage: "Open the payment page",
    newOne: "New deposit",
    mark: "Play money",
    added: (sum: string) => `${sum} was added to your balance`,
    withdraw: "Withdrawal",
    yes: "Yes, withdraw",
    taken: /^Your request W-/u,
    arrived: (sum: string) => `Has ${sum} arrived?`,
    close: "Close",
  },
} as const;

export type Lang = keyof typeof WORDS;

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4v0Hh/wYFBggFADYuBz150XnhAAAAAElFTkSuQmCC",
  "base64",
);
export const file = (name: string) => ({ name, mimeType: "image/png", buffer: PICTURE });

export async function enter(page: Page, house: House, lang: Lang, username: string): Promise<void> {
  await open(page, `${house.url}/login`, { lang });
  await page.locator("main [name='username']").fill(username);
  await page.locator("main [name='password']").fill("Jonaki-123");
  await page.locator("main [type='submit']").click();
  await page.waitForURL(`${house.url}/index`);
}

/** By the way the shell offers: the header's button, or a phone's tab. */
export async function enterDeposit(page: Page, lang: Lang): Promise<Locator> {
  const { deposit, mark } = WORDS[lang];
  await page.getByRole("link", { name: deposit, exact: true }).last().click();
  const panel = page.getByRole("dialog", { name: deposit });
  await expect(panel.getByText(mark)).toBeVisible();
  return panel;
}

/** Ends with whom to pay; answers the order's reference. */
export async function order(panel: Locator, lang: Lang, amount: string, method?: string): Promise<string> {
  const words = WORDS[lang];
  if (method !== undefined) await panel.getByRole("radio", { name: method }).check({ force: true });
  await panel.locator("[name='amount']").fill(amount);
  await panel.locator("form [type='submit']").click();
  const none = panel.page().getByRole("button", { name: words.none });
  const payTo = panel.getByRole("region", { name: words.payTo });
  await expect(none.or(payTo)).toBeVisible();
  if (await none.isVisible()) {
    await expectSound(panel.page());
    await none.click();
  }
  await expect(payTo).toBeVisible();
  return (await payTo.getByText(/^D-[0-9A-Z]{8}$/u).innerText()).trim();
}

export const balance = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("region", { name: /^(?:Balance|ব্যালেন্স)$/u });

/** Asked for, meant, and told; answers the order's reference. */
export async function withdraw(page: Page, lang: Lang, amount: string): Promise<string> {
  const words = WORDS[lang];
  const form = page.getByRole("form", { name: words.withdraw });
  await form.locator("[name='amount']").fill(amount);
  await form.locator("[name='pin']").fill(PIN);
  await form.locator("[type='submit']").click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.yes }).click();
  const news = page.getByRole("alertdialog", { name: words.taken });
  await expect(news).toBeVisible();
  const [reference = ""] = /W-[0-9A-Z]{8}/u.exec(await news.innerText()) ?? [];
  await news.getByRole("button", { name: words.close }).click();
  await expect(news).toBeHidden();
  return reference;
}

/** Presses an answer to the question that is open over the page. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
