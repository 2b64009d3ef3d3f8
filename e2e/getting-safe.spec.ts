// Who comes from a new place proves more than a password, and who has excluded themselves hears until when, and does not
// play.
import type { Page } from "@playwright/test";
import { CENTRE, lookInto, openCentre } from "./centre-steps.ts";
import { startFromHome } from "./game-steps.ts";
import { expect } from "./house.ts";
import {
  box,
  ELSEWHERE,
  expectInside,
  LANGS,
  logOut,
  openElsewhere,
  PASSWORD,
  readWarning,
  registerByMobile,
  takeCode,
  tryLogIn,
  WORDS,
  wrongOf,
} from "./member-steps.ts";
import { besidesRefusals, test } from "./reached-house.ts";
import { expectSound } from "./sound.ts";

const TEXTS = {
  BN: {
    oneMore: "আর একটি ধাপ",
    ways: "নিশ্চিত করার উপায়",
    bySms: /এসএমএস কোড/u,
    cancel: "বাতিল",
    codeMissing: "অনুগ্রহ করে যাচাইকরণ কোড দিন।",
    left: "আর ৪ বার চেষ্টা করা যাবে",
    last: "আগের লগইন:",
    exclusion: "স্ব-বর্জন",
    sixMonths: /^৬ মাস/u,
    goOn: "এগিয়ে যান",
    sure: "এখনই নিজেকে বিরত রাখবেন?",
    everywhere: "সব ডিভাইস থেকে লগআউট হবে।",
    begin: "শুরু করুন: ৬ মাস",
    begun: /^আপনার বিরতি শুরু হয়েছে।/u,
    excluded: /আপনি 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d পর্যন্ত নিজেকে খেলা থেকে বিরত রেখেছেন।/u,
    onBreak: "আপনি এখন বিরতিতে আছেন",
    open: "আপনার জন্য খোলা: ব্যালেন্স, রেকর্ড, উত্তোলন, পাসওয়ার্ড, যোগাযোগ ও সেশন।",
    return: "ফেরার অনুরোধ করুন",
    still: "আপনি এখনো ব্যালেন্স ও রেকর্ড দেখতে এবং টাকা তুলতে পারবেন। আপাতত বাকি সব বন্ধ।",
  },
  EN: {
    oneMore: "One more step",
    ways: "Ways to confirm",
    bySms: /SMS code/u,
    cancel: "Cancel",
    codeMissing: "Please enter the verification code.",
    left: "Tries left: 4",
    last: "Last login:",
    exclusion: "Self-exclusion",
    sixMonths: /^6 months/u,
    goOn: "Continue",
    sure: "Exclude yourself now?",
    everywhere: "You are logged out on all devices.",
    begin: "Start: 6 months",
    begun: /^Your break has begun\./u,
    excluded: /You have excluded yourself until 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\./u,
    onBreak: "You are on a break",
    open: "Still open to you: balance, records, withdrawal, passwords, contact and sessions.",
    return: "Ask to return",
    still: "You can still see your balance and records, and withdraw. Everything else is closed for now.",
  },
} as const;

const loginWindow = (page: Page) => page.getByRole("dialog").locator("form");

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...CENTRE[lang], ...TEXTS[lang] };

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

  test(`[SAFE-8] [SAFE-9] [SAFE-10] [SAFE-25] [ACC-14] who excludes themselves is out at once, told until when, launches no game and keeps what is left open, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account } = await registerByMobile(page, house, lang);
    await openCentre(page, house);
    const safe = await lookInto(page, words.safe);
    await safe.getByRole("button", { name: words.exclusion }).click();
    const asking = page.getByRole("dialog", { name: words.exclusion });
    await asking.getByRole("radio", { name: words.sixMonths }).check({ force: true });
    await expectSound(page);
    await asking.getByRole("button", { name: words.goOn }).click();
    const sure = page.getByRole("alertdialog", { name: words.sure });
    await expect(sure).toContainText(words.everywhere);
    await expectSound(page);
    await sure.getByRole("button", { name: words.begin }).click();
    await expect(page).toHaveURL(`${house.url}/index?modal=loginPopupModal`);
    await expect(page.getByText(words.begun)).toBeVisible();

    await tryLogIn(loginWindow(page), account, PASSWORD);
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(words.excluded);
    await expect(dialog).toContainText(words.still);
    await expectSound(page);
    await readWarning(page, words.excluded);
    await expectInside(page, account);
    await startFromHome(page, "play");
    await readWarning(page, words.excluded);
    await expect(page).toHaveURL(`${house.url}/index`);

    await openCentre(page, house);
    await expect(page.getByRole("region", { name: words.onBreak })).toContainText(words.open);
    await expect(page.getByRole("button", { name: words.return })).toHaveCount(0);
    await expectSound(page);
    expect(besidesRefusals(complaints)).toEqual([]);
  });
}
