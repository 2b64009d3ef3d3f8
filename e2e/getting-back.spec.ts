// A password that was forgotten: a new one by a link in a mail, or by a code to the phone. Both come by real mail and SMS.
import { proveMailbox } from "./centre-steps.ts";
import { expect } from "./house.ts";
import {
  box,
  expectInside,
  LANGS,
  logOut,
  OTHER_PASSWORD,
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
    code: "অনুগ্রহ করে যাচাইকরণ কোড দিন।",
    forgot: "পাসওয়ার্ড ভুলে গেছেন?",
    sendLink: "লিংক পাঠান",
    sent: "ইমেইল পাঠানো হয়েছে, অনুগ্রহ করে আপনার মেইলবক্স দেখুন।",
    save: "নতুন পাসওয়ার্ড সংরক্ষণ করুন",
    saved: "নতুন পাসওয়ার্ড সংরক্ষণ করা হয়েছে। এখন সেটি দিয়ে লগইন করুন।",
    byPhone: "মোবাইলে",
    savePhone: "পাসওয়ার্ড সেট করে লগইন করুন",
  },
  EN: {
    code: "Please enter the verification code.",
    forgot: "Forgot your password?",
    sendLink: "Send the link",
    sent: "The e-mail has been sent, please check your mailbox.",
    save: "Save the new password",
    saved: "The new password is saved. Please log in with it.",
    byPhone: "By mobile",
    savePhone: "Set the password and log in",
  },
} as const;

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...TEXTS[lang] };

  test(`[ACC-57] [ACC-58] [ACC-60] a forgotten password by e-mail: the link works once, the old password no more, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account, mailbox } = await registerByMobile(page, house, lang);
    await proveMailbox(page, house, lang, mailbox);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await page.getByRole("link", { name: words.forgot }).click();
    const asking = page.getByRole("form", { name: words.sendLink });
    await asking.getByRole("button", { name: words.sendLink }).click();
    await expect(box(asking, "username")).toHaveAccessibleDescription(words.required);
    await expect(box(asking, "email")).toHaveAccessibleDescription(words.required);
    await expectSound(page);
    await box(asking, "username").fill(account);
    await box(asking, "email").fill(mailbox);
    await asking.getByRole("button", { name: words.sendLink }).click();
    await readWarning(page, words.sent);

    const link = await house.linkTo(mailbox);
    const token = link.slice(link.indexOf("=") + 1);
    expect(link).toBe(`${house.url}/login#reset=${token}`);
    const told: string[] = [];
    page.on("request", (request) => told.push(`${request.url()} ${request.headers()["referer"]}`));
    await page.goto(link);
    const form = page.getByRole("form", { name: words.save });
    await expect(form).toBeVisible();
    expect(page.url()).toBe(`${house.url}/login`);
    await expect(box(form, "oldPassword")).toHaveCount(0);
    await expectSound(page);
    await box(form, "newPassword").fill(OTHER_PASSWORD);
    await box(form, "confirmPassword").fill(PASSWORD);
    await form.locator("[type='submit']").click();
    await expect(box(form, "confirmPassword")).toHaveAccessibleDescription(words.mismatch);
    await box(form, "confirmPassword").fill(OTHER_PASSWORD);
    await form.locator("[type='submit']").click();
    await readWarning(page, words.saved);
    expect(told.filter((one) => one.includes(token))).toEqual([]);

    const login = page.getByRole("dialog").locator("form");
    await tryLogIn(login, account, PASSWORD);
    await readWarning(page, words.wrong);
    await tryLogIn(login, account, OTHER_PASSWORD);
    await expectInside(page, account);
    await logOut(page, lang);

    await page.goto(link);
    await box(form, "newPassword").fill(PASSWORD);
    await box(form, "confirmPassword").fill(PASSWORD);
    await form.locator("[type='submit']").click();
    await readWarning(page, words.codeWrong);
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[ACC-61] [ACC-62] a forgotten password by phone lets in at once, and the old one no more, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account, mobile } = await registerByMobile(page, house, lang);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await page.getByRole("link", { name: words.forgot }).click();
    await page.getByRole("radio", { name: words.byPhone }).check();
    const form = page.getByRole("form", { name: words.savePhone });
    await form.locator("[type='submit']").click();
    await expect(box(form, "mobileNum")).toHaveAccessibleDescription(words.badMobile);
    await expect(box(form, "verificationCode")).toHaveAccessibleDescription(words.code);
    await expect(box(form, "newPassword")).toHaveAccessibleDescription(words.required);
    await expectSound(page);
    await box(form, "mobileNum").fill(mobile);
    const code = await takeCode(form, house, lang, mobile);
    await box(form, "verificationCode").fill(wrongOf(code));
    await box(form, "newPassword").fill(OTHER_PASSWORD);
    await box(form, "confirmPassword").fill(OTHER_PASSWORD);
    await form.locator("[type='submit']").click();
    await readWarning(page, words.codeWrong);
    await box(form, "verificationCode").fill(code);
    await form.locator("[type='submit']").click();
    await expectInside(page, account);

    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await tryLogIn(page.locator("main form"), account, PASSWORD);
    await readWarning(page, words.wrong);
    await tryLogIn(page.locator("main form"), account, OTHER_PASSWORD);
    await expectInside(page, account);
    expect(besidesRefusals(complaints)).toEqual([]);
  });
}
