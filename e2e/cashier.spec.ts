// Money in and out through a real house, its payment provider's own page and its desk: paid rightly and wrongly, late and
// twice, and paid out in parts, received, disputed and not answered. Each journey has a screen and a language of its own.
import type { Locator, Page } from "@playwright/test";
import { PIN, test } from "./cashier-house.ts";
import type { CashierHouse } from "./cashier-house.ts";
import { expect, expectSound, open } from "./house.ts";
import { PHONE } from "./phone.ts";
import { besidesRefusals } from "./reached-house.ts";

const WORDS = {
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

type Lang = keyof typeof WORDS;

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4v0Hh/wYFBggFADYuBz150XnhAAAAAElFTkSuQmCC",
  "base64",
);
const file = (name: string) => ({ name, mimeType: "image/png", buffer: PICTURE });

async function enter(page: Page, house: CashierHouse, lang: Lang, username: string): Promise<void> {
  await open(page, `${house.url}/login`, { lang });
  await page.locator("main [name='username']").fill(username);
  await page.locator("main [name='password']").fill("Jonaki-123");
  await page.locator("main [type='submit']").click();
  await page.waitForURL(`${house.url}/index`);
}

/** By the way the shell offers: the header's button, or a phone's tab. */
async function enterDeposit(page: Page, lang: Lang): Promise<Locator> {
  const { deposit, mark } = WORDS[lang];
  await page.getByRole("link", { name: deposit, exact: true }).last().click();
  const panel = page.getByRole("dialog", { name: deposit });
  await expect(panel.getByText(mark)).toBeVisible();
  return panel;
}

/** Ends with whom to pay; answers the order's reference. */
async function order(panel: Locator, lang: Lang, amount: string, method?: string): Promise<string> {
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

/** What a person does on the provider's own page. */
async function atProvider(
  panel: Locator,
  lang: Lang,
  act: "pay" | "fail" | "twice" | "other",
  amount?: string,
): Promise<void> {
  const opened = panel.page().waitForEvent("popup");
  await panel.getByRole("link", { name: WORDS[lang].payPage }).click();
  const provider = await opened;
  if (amount !== undefined) await provider.locator("[name='amount']").fill(amount);
  await provider.locator(`button[value='${act}']`).click();
  await expect(provider.getByRole("status")).toBeVisible();
  await provider.close();
}

const balance = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("region", { name: /^(?:Balance|ব্যালেন্স)$/u });

/** Asked for, meant, and told; answers the order's reference. */
async function withdraw(page: Page, lang: Lang, amount: string): Promise<string> {
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
const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

test.describe("on a phone", () => {
  test.use(PHONE);

  test("[CAS-1] [CAS-8] [CAS-9] [SAFE-6] [SAFE-20] a deposit is paid, found again after a reload, paid with another amount, and twice, in BN", async ({
    page,
    house,
    complaints,
  }) => {
    await enter(page, house, "BN", "demo");
    const panel = await enterDeposit(page, "BN");
    const words = WORDS.BN;
    await expectSound(page);
    const reference = await order(panel, "BN", "২,০০০");
    await expectSound(page);
    await page.reload();
    await expect(panel.getByText(reference, { exact: true }).first()).toBeVisible();
    await atProvider(panel, "BN", "pay");
    await expect(panel.getByRole("heading", { name: words.added("৳2,000.00") })).toBeVisible();
    await expect(balance(page)).toContainText("৳12,000.00");

    await panel.getByRole("button", { name: words.newOne }).click();
    await order(panel, "BN", "500");
    await atProvider(panel, "BN", "other", "321.50");
    await expect(panel.getByRole("heading", { name: words.added("৳321.50") })).toBeVisible();
    await expect(balance(page)).toContainText("৳12,321.50");

    await panel.getByRole("button", { name: words.newOne }).click();
    await order(panel, "BN", "10", "ডিজিটাল ডলার");
    await atProvider(panel, "BN", "twice");
    await expect(panel.getByRole("heading", { name: words.added("৳1,220.00") })).toBeVisible();
    await expect(balance(page)).toContainText("৳13,541.50");
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test("[CAS-22] [CAS-24] [CAS-25] [CAS-27] a payout is disputed with an image, another is not answered, a third is taken back, in EN", async ({
    page,
    house,
    complaints,
  }) => {
    await house.equip("demo2");
    await enter(page, house, "EN", "demo2");
    await page.goto(`${house.url}/index?mc=withdraw`);
    const disputed = await withdraw(page, "EN", "600");
    await house.approve(disputed);
    await house.sendPart(disputed, 60_000n);
    const payout = page.getByRole("region", { name: "Has ৳600.00 arrived?" });
    await expect(payout.getByRole("timer")).toContainText(/00:(?:29:\d\d|30:00)/u);
    await expectSound(page);
    await payout.getByRole("button", { name: "Not received" }).click();
    const form = page.getByRole("form", { name: "Money not received" });
    await form.getByLabel("Images").setInputFiles([file("a.png"), file("b.png")]);
    await form.getByLabel(/^Comment/u).fill("Nothing has come.");
    await expectSound(page);
    await form.getByRole("button", { name: "Send", exact: true }).click();
    await confirm(page, "Send");
    await expect(payout).toHaveCount(0);
    const recent = page.getByRole("list", { name: "Recent withdrawals" });
    await expect(recent.getByRole("listitem").first()).toContainText("Disputed");
    await house.prove(disputed);
    await expect(recent.getByRole("listitem").first()).toContainText("Counts as received");

    const silent = await withdraw(page, "EN", "700");
    await house.approve(silent);
    await house.sendPart(silent, 70_000n);
    await expect(page.getByRole("region", { name: "Has ৳700.00 arrived?" })).toBeVisible();
    await house.passAnswer(silent);
    await expect(page.getByRole("region", { name: "Has ৳700.00 arrived?" })).toHaveCount(0);
    const row = recent.getByRole("listitem").filter({ hasText: silent });
    await expect(row).toContainText("Counts as received");
    await expect(row.getByRole("link", { name: "Complain" })).toHaveAttribute("href", "/help#contact");

    const taken = await withdraw(page, "EN", "500");
    await expect(balance(page)).toContainText("৳8,200.00");
    await recent.getByRole("button", { name: `Cancel withdrawal ${taken}` }).click();
    await confirm(page, "Cancel");
    await expect(recent.getByRole("listitem").filter({ hasText: taken })).toContainText("Cancelled");
    await expect(balance(page)).toContainText("৳8,700.00");
    expect(besidesRefusals(complaints)).toEqual([]);
  });
});

test.describe("on a desktop", () => {
  test("[CAS-6] [CAS-7] a payment fails and stays open, a proof is turned down with its reason, and one that came late is credited by the desk, in EN", async ({
    page,
    house,
    complaints,
  }) => {
    await enter(page, house, "EN", "demo2");
    const panel = await enterDeposit(page, "EN");
    await order(panel, "EN", "500");
    await atProvider(panel, "EN", "fail");
    await expect(panel.getByRole("timer")).toContainText("Time left");
    await panel.getByRole("button", { name: "Cancel this deposit" }).click();
    await confirm(page, "Cancel this deposit");
    await expect(panel.getByRole("heading", { name: "This deposit was cancelled" })).toBeVisible();

    await panel.getByRole("button", { name: "New deposit" }).click();
    const turnedDown = await order(panel, "EN", "1000", "Bank transfer");
    await expect(panel.getByRole("link", { name: "Open the payment page" })).toHaveCount(0);
    await panel.getByLabel("Transaction id").fill("TRX-4711");
    await panel.getByLabel("Images (optional)").setInputFiles(file("receipt.png"));
    await expectSound(page);
    await panel.getByRole("button", { name: "I have paid" }).click();
    await confirm(page, "I have paid");
    await expect(panel.getByRole("heading", { name: "Your payment is being checked" })).toBeVisible();
    await house.failDeposit(turnedDown, "No such payment");
    await expect(panel.getByRole("heading", { name: "This deposit failed" })).toBeVisible();
    await expect(panel.getByText("No such payment").first()).toBeVisible();

    await panel.getByRole("button", { name: "New deposit" }).click();
    const late = await order(panel, "EN", "750");
    await house.passTime(late);
    await atProvider(panel, "EN", "pay");
    await expect(panel.getByRole("heading", { name: "The time for this deposit has passed" })).toBeVisible();
    await expectSound(page);
    await house.creditLate(late, 75_000n);
    await expect(panel.getByRole("heading", { name: WORDS.EN.added("৳750.00") })).toBeVisible();
    const rows = panel.getByRole("table", { name: "Recent deposits" }).getByRole("row");
    await expect(rows.filter({ hasText: late })).toContainText("Credited");
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test("[CAS-11] [CAS-16] [CAS-23] [ACC-135] a member without a payment password sets one, adds an account, and is paid in two parts, in BN", async ({
    page,
    house,
    complaints,
  }) => {
    const words = WORDS.BN;
    await enter(page, house, "BN", "demoagent");
    await page.getByRole("link", { name: words.withdraw, exact: true }).click();
    const panel = page.getByRole("dialog", { name: words.withdraw });
    await expect(panel.getByText(words.mark)).toBeVisible();
    await expectSound(page);
    await panel.getByRole("button", { name: words.addAccount }).click();
    const add = page.getByRole("form", { name: words.addAccount });
    const fill = async (): Promise<void> => {
      await add.getByRole("combobox").click();
      await page.getByRole("option", { name: "দোয়েল পে" }).click();
      await add.locator("[name='number']").fill("০১৮১২৩৪৫৬৭৮");
      await add.locator("[name='pin']").fill(PIN);
      await add.locator("[type='submit']").click();
    };
    await fill();
    await expectSound(page);
    await add.getByRole("link", { name: words.setPassword }).click();
    await setPaymentPassword(page);

    await page.getByRole("link", { name: words.withdraw, exact: true }).last().click();
    await panel.getByRole("button", { name: words.addAccount }).click();
    await fill();
    await confirm(page, words.close);
    await expect(panel.getByRole("radio", { name: /দোয়েল পে \*{4}5678/u })).toBeChecked();

    const reference = await withdraw(page, "BN", "1000");
    await expect(balance(page)).toContainText("৳9,000.00");
    await house.approve(reference);
    await house.sendPart(reference, 40_000n);
    const first = panel.getByRole("region", { name: words.arrived("৳400.00") });
    await expect(first).toBeVisible();
    await expect(first.getByRole("button", { name: words.full })).toHaveCount(0);
    await first.getByRole("button", { name: words.received, exact: true }).click();
    await confirm(page, words.here);
    await expect(first).toHaveCount(0);
    await house.sendPart(reference, 60_000n);
    const second = panel.getByRole("region", { name: words.arrived("৳600.00") });
    await second.getByRole("button", { name: words.full }).click();
    await confirm(page, words.here);
    await expect(second).toHaveCount(0);
    await expect(panel.getByRole("row").filter({ hasText: reference })).toContainText(words.stateReceived);
    expect(besidesRefusals(complaints)).toEqual([]);
  });
});

/** The first one, in the security centre's own window. */
async function setPaymentPassword(page: Page): Promise<void> {
  await page.getByRole("region", { name: "পেমেন্ট পাসওয়ার্ড" }).getByRole("button", { name: "সেট করুন" }).click();
  const form = page.getByRole("form", { name: /পেমেন্ট পাসওয়ার্ড/u });
  await form.locator("[name='next']").fill(PIN);
  await form.locator("[name='confirm']").fill(PIN);
  await form.locator("[type='submit']").click();
  const news = page.getByRole("alertdialog");
  await expect(news).toBeVisible();
  await news.getByRole("button").last().click();
  await expect(news).toBeHidden();
}
