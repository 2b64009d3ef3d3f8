// Who comes from a new place proves more than a password, and who has excluded themselves hears until when, and does not
// play. Another place is another address: the house believes what its proxy says of it.
import type { Browser, Page } from "@playwright/test";
import { formatTime } from "../packages/i18n/src/index.ts";
import { expect, expectSound, open } from "./house.ts";
import {
  ask,
  box,
  expectInside,
  LANGS,
  logOut,
  PASSWORD,
  readWarning,
  registerByMobile,
  takeCode,
  tryLogIn,
  WORDS,
  wrongOf,
} from "./member-steps.ts";
import type { Lang } from "./member-steps.ts";
import { besidesRefusals, test } from "./reached-house.ts";
import type { ReachedHouse } from "./reached-house.ts";

const TEXTS = {
  BN: {
    oneMore: "আর একটি ধাপ",
    ways: "নিশ্চিত করার উপায়",
    bySms: /এসএমএস কোড/u,
    cancel: "বাতিল",
    codeMissing: "অনুগ্রহ করে যাচাইকরণ কোড দিন।",
    left: "আর ৪ বার চেষ্টা করা যাবে",
    last: "আগের লগইন:",
    excluded: (time: string) => `আপনি ${time} পর্যন্ত নিজেকে খেলা থেকে বিরত রেখেছেন।`,
    still: "আপনি এখনো ব্যালেন্স ও রেকর্ড দেখতে এবং টাকা তুলতে পারবেন। আপাতত বাকি সব বন্ধ।",
    play: "এখনই খেলুন",
  },
  EN: {
    oneMore: "One more step",
    ways: "Ways to confirm",
    bySms: /SMS code/u,
    cancel: "Cancel",
    codeMissing: "Please enter the verification code.",
    left: "4 tries left",
    last: "Last login:",
    excluded: (time: string) => `You have excluded yourself until ${time}.`,
    still: "You can still see your balance and records, and withdraw. Everything else is closed for now.",
    play: "Immediate game",
  },
} as const;

const ELSEWHERE = "192.0.2.77";

const loginWindow = (page: Page) => page.getByRole("dialog").locator("form");

/** A browser that has never been here, at another address. */
async function openElsewhere(browser: Browser, house: ReachedHouse, lang: Lang): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": ELSEWHERE } });
  const page = await context.newPage();
  await open(page, `${house.url}/index?modal=loginPopupModal`, { lang });
  return page;
}

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...TEXTS[lang] };

  test(`[ACC-124] [ACC-125] [ACC-126] [SAFE-16] a login from a new place takes an SMS code, and the place is known from then on, in ${lang}`, async ({
    page,
    house,
    browser,
    complaints,
  }) => {
    const { account, mobile } = await registerByMobile(page, house, lang);
    const away = await openElsewhere(browser, house, lang);
    away.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    away.on("pageerror", (problem) => complaints.push(problem.message));
    await tryLogIn(loginWindow(away), account, PASSWORD);
    const step = away.getByRole("dialog", { name: words.oneMore });
    const bySms = step.getByRole("list", { name: words.ways }).getByRole("button", { name: words.bySms });
    await expect(bySms).toContainText("*");
    await expect(bySms).not.toContainText(account);
    await expectSound(away);
    expect(await away.evaluate(() => sessionStorage.getItem("token"))).toBeNull();

    await step.getByRole("button", { name: words.cancel }).click();
    await tryLogIn(loginWindow(away), account, PASSWORD);
    await bySms.click();
    const form = step.getByRole("form", { name: words.oneMore });
    await form.locator("[type='submit']").click();
    await expect(box(form, "answer")).toHaveAccessibleDescription(words.codeMissing);
    const code = await takeCode(form, house, lang, mobile);
    await expectSound(away);
    await box(form, "answer").fill(wrongOf(code));
    await form.locator("[type='submit']").click();
    await readWarning(away, words.codeWrong);
    await expect(form.getByText(words.left)).toBeVisible();
    await box(form, "answer").fill(code);
    await form.locator("[type='submit']").click();
    await expect(away.getByText(words.last)).toContainText("127.0.0.1");
    await expectInside(away, account);

    await logOut(away, lang);
    await away.goto(`${house.url}/index?modal=loginPopupModal`);
    await tryLogIn(loginWindow(away), account, PASSWORD);
    await expect(away.getByText(words.last)).toContainText(ELSEWHERE);
    await expectInside(away, account);
    await away.context().close();
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[SAFE-9] [SAFE-10] [ACC-14] who has excluded themselves is out at once, told until when, and launches no game, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account } = await registerByMobile(page, house, lang);
    const { value } = await ask(page, "/wps/member/exclusion", { months: 6 });
    const { until } = value as { until: string };
    const text = words.excluded(formatTime(until));
    await expect(page).toHaveURL(`${house.url}/index?modal=loginPopupModal`);
    await tryLogIn(loginWindow(page), account, PASSWORD);
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(text);
    await expect(dialog).toContainText(words.still);
    await expectSound(page);
    await readWarning(page, text);
    await expectInside(page, account);

    await page.locator("#games").getByRole("button", { name: words.play }).first().click();
    await readWarning(page, text);
    await expect(page).toHaveURL(`${house.url}/index`);
    expect(besidesRefusals(complaints)).toEqual([]);
  });
}
