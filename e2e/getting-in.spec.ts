// Every way in, as a person goes it: registering, logging in, a device that is remembered, an identity of a provider's, and
// no account at all. Codes come by real SMS; forgotten passwords are in getting-back.spec.ts.
import { expect, open } from "./house.ts";
import { bindIdentity } from "./centre-steps.ts";
import { comeWith, openProvider } from "./identity-steps.ts";
import {
  box,
  expectInside,
  LANGS,
  logOut,
  openRegistration,
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

const FIELDS = {
  BN: {
    username: "ব্যবহারকারীর নাম",
    password: "পাসওয়ার্ড",
    confirmPassword: "পাসওয়ার্ড নিশ্চিত করুন",
    mobileNum: "মোবাইল নম্বর",
    verificationCode: "এসএমএস কোড",
    payeeName: "আসল নাম (ঐচ্ছিক)",
    email: "ইমেইল (ঐচ্ছিক)",
    affiliateCode: "আমন্ত্রণ কোড (ঐচ্ছিক)",
    referralCode: "রেফারেল কোড (ঐচ্ছিক)",
  },
  EN: {
    username: "Username",
    password: "Password",
    confirmPassword: "Confirm password",
    mobileNum: "Mobile number",
    verificationCode: "SMS code",
    payeeName: "Real name (optional)",
    email: "E-mail (optional)",
    affiliateCode: "Invitation code (optional)",
    referralCode: "Referral code (optional)",
  },
} as const;

const TEXTS = {
  BN: {
    name: "প্রথমে ইংরেজি অক্ষর, তারপর অক্ষর ও সংখ্যা, ৬ - ১৬টি।",
    password: "অক্ষর, সংখ্যা ও চিহ্ন, ৮ - ৬৪টি।",
    mailbox: "name@mail.com-এর মতো ইমেইল দিন, ৬ - ৬০ অক্ষর।",
    code: "অনুগ্রহ করে যাচাইকরণ কোড দিন।",
    terms: "নিবন্ধন করতে অনুগ্রহ করে শর্তাবলিতে সম্মতি দিন।",
    taken: "এই ব্যবহারকারীর নাম আগে থেকেই ব্যবহৃত।",
    letters: "ছবির কোড",
    picture: "যাচাইয়ের জন্য চারটি অক্ষরের ছবি",
    lettersWrong: "ক্যাপচা যাচাই ব্যর্থ হয়েছে।",
    remembered: "এই ডিভাইসে মনে রাখা আছে",
    free: "ফ্রি খেলুন",
    provider: "Shapla ID দিয়ে এগিয়ে যান",
    popupClosed: "লগইন ব্যর্থ হয়েছে। অনুগ্রহ করে আবার চেষ্টা করুন।",
  },
  EN: {
    name: "Start with a letter, then letters and digits, 6 - 16 characters.",
    password: "Letters, digits and symbols, 8 - 64 characters.",
    mailbox: "Enter a mailbox such as name@mail.com, 6 - 60 characters.",
    code: "Please enter the verification code.",
    terms: "Please accept the terms and conditions to register.",
    taken: "This username is already used.",
    letters: "Picture code",
    picture: "A picture of four letters to check",
    lettersWrong: "Captcha check failed.",
    remembered: "Remembered on this device",
    free: "Play free",
    provider: "Continue with Shapla ID",
    popupClosed: "Login failure. Please try again.",
  },
} as const;

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...TEXTS[lang] };

  test(`[ACC-83] [ACC-89] [ACC-91] [ACC-101] [ACC-107] [ACC-136] [ACC-106] registering with a name: every error beside its field, then inside, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { username, mobile, mailbox } = house.somebody();
    const form = await openRegistration(page, house, lang);
    const shown = await form
      .locator("input:not([type='checkbox'])")
      .evaluateAll((all) => all.map((one) => one.getAttribute("name")));
    expect(shown).toEqual(Object.keys(FIELDS[lang]));
    for (const [name, label] of Object.entries(FIELDS[lang]))
      await expect(box(form, name)).toHaveAccessibleName(label);
    const [terms, age] = [box(form, "terms"), box(form, "age")];
    await expect(age).not.toBeChecked();
    await expectSound(page);

    const send = form.getByRole("button", { name: words.create });
    const wrong = async (texts: Readonly<Record<string, string>>): Promise<void> => {
      for (const [name, text] of Object.entries(texts))
        await expect(box(form, name)).toHaveAccessibleDescription(text);
    };
    await terms.uncheck();
    await send.click();
    await wrong({
      username: words.required,
      password: words.required,
      confirmPassword: words.required,
      mobileNum: words.badMobile,
      verificationCode: words.code,
      payeeName: "",
      email: "",
      terms: words.terms,
      age: words.required,
    });
    await expect(box(form, "username")).toBeFocused();
    await box(form, "username").fill("9ta");
    await box(form, "password").fill("short");
    await box(form, "confirmPassword").fill("other");
    await box(form, "mobileNum").fill("12345");
    await box(form, "email").fill("nobody");
    await wrong({
      username: words.name,
      password: words.password,
      confirmPassword: words.mismatch,
      mobileNum: words.badMobile,
      email: words.mailbox,
    });
    await expectSound(page);

    await box(form, "username").fill("demoagent");
    await box(form, "password").fill(PASSWORD);
    await box(form, "confirmPassword").fill(PASSWORD);
    await box(form, "mobileNum").fill(mobile);
    await box(form, "payeeName").fill(lang === "BN" ? "রিনা আক্তার" : "Rina Akter");
    await box(form, "email").fill(mailbox);
    await box(form, "affiliateCode").fill("DEMOAGENT");
    await terms.check();
    await age.check();
    const code = await takeCode(form, house, lang, mobile);
    await box(form, "verificationCode").fill(code);
    await send.click();
    await wrong({ username: words.taken });

    await box(form, "username").fill(username);
    await box(form, "verificationCode").fill(wrongOf(code));
    await send.click();
    await wrong({ username: "", verificationCode: words.codeWrong });
    await box(form, "verificationCode").fill(code);
    await send.click();
    await expectInside(page, username);
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[ACC-87] [ACC-95] [ACC-118] [ACC-19] [ACC-43] registering by mobile number and coming back with a code, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { mobile, account } = await registerByMobile(page, house, lang);
    await expectSound(page);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await page.getByRole("radio", { name: words.mobile }).check();
    const form = page.locator("main form");
    await box(form, "mobileNum").fill("12345");
    await form.getByRole("button", { name: words.sendCode }).click();
    await expect(box(form, "mobileNum")).toHaveAccessibleDescription(words.badMobile);
    await box(form, "mobileNum").fill(mobile);
    const code = await takeCode(form, house, lang, mobile);
    await expectSound(page);
    await box(form, "verificationCode").fill(wrongOf(code));
    await form.getByRole("checkbox", { name: words.remember }).check();
    await form.locator("[type='submit']").click();
    await readWarning(page, words.codeWrong);
    await box(form, "verificationCode").fill(code);
    await form.locator("[type='submit']").click();
    await expectInside(page, account);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await expect(box(form, "mobileNum")).toHaveValue(mobile);
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[ACC-27] [ACC-28] [ACC-29] after three failures the login asks for the letters of a picture, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account } = await registerByMobile(page, house, lang);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    const form = page.locator("main form");
    const letters = box(form, "captcha");
    // Each another one: the same press within a second is one press [CALL-10].
    for (const wrong of ["Bokul-1971-a", "Bokul-1971-b"]) {
      await tryLogIn(form, account, wrong);
      await readWarning(page, words.wrong);
      await expect(letters).toHaveCount(0);
    }
    await tryLogIn(form, account, "Bokul-1971-c");
    await readWarning(page, words.wrong);
    await expect(letters).toHaveAccessibleName(words.letters);
    const picture = form.getByRole("img", { name: words.picture });
    await expect(picture).toBeVisible();
    await expectSound(page);

    await tryLogIn(form, account, PASSWORD);
    await expect(letters).toHaveAccessibleDescription(words.required);
    const first = await picture.getAttribute("src");
    // Z is in no picture.
    await letters.fill("ZZZZ");
    await form.locator("[type='submit']").click();
    await readWarning(page, words.lettersWrong);
    await expect(picture).not.toHaveAttribute("src", first ?? "");
    await expect(letters).toHaveValue("");
    await letters.fill((await house.captchaOf(page)).toLowerCase());
    await form.locator("[type='submit']").click();
    await expectInside(page, account);
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[ACC-38] [ACC-39] [ACC-42] a remembered device needs one click and no password, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account } = await registerByMobile(page, house, lang);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    const form = page.locator("main form");
    await form.getByRole("checkbox", { name: words.remember }).check();
    await tryLogIn(form, account, PASSWORD);
    await expectInside(page, account);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await expect(box(form, "username")).toHaveValue(account);
    await expect(box(form, "password")).toHaveAttribute("placeholder", words.remembered);
    await expectSound(page);
    const kept = await page.context().cookies();
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
    expect(await page.evaluate(() => document.cookie)).not.toContain("device");
    await form.locator("[type='submit']").click();
    await expectInside(page, account);
    expect(complaints).toEqual([]);
  });

  test(`[ACC-64] free play needs no account, in ${lang}`, async ({ page, house, complaints }) => {
    await open(page, `${house.url}/login`, { lang });
    await page.getByRole("button", { name: words.free }).click();
    await expect(page).toHaveURL(`${house.url}/index`);
    const guest = page.getByRole("banner").getByText(/^guest[0-9a-f]{12}$/u);
    await expect(guest).toBeVisible();
    await expectInside(page, await guest.innerText());
    await expectSound(page);
    expect(complaints).toEqual([]);
  });

  test(`[ACC-36] [ACC-37] an identity that is bound to nobody registers with its e-mail, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { username, mobile, mailbox } = house.somebody();
    await open(page, `${house.url}/login`, { lang });
    const popup = await openProvider(page, words.provider);
    await popup.close();
    await readWarning(page, words.popupClosed);
    await comeWith(await openProvider(page, words.provider), mailbox);
    const form = page.getByRole("dialog").getByRole("form", { name: words.create });
    await expect(box(form, "email")).toHaveValue(mailbox);
    await expectSound(page);
    await box(form, "username").fill(username);
    await box(form, "password").fill(PASSWORD);
    await box(form, "confirmPassword").fill(PASSWORD);
    await box(form, "mobileNum").fill(mobile);
    await box(form, "verificationCode").fill(await takeCode(form, house, lang, mobile));
    await box(form, "age").check();
    await form.getByRole("button", { name: words.create }).click();
    await expectInside(page, username);
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[ACC-36] [ACC-130] an identity that is bound lets its member in without a password, in ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    const { account, mailbox } = await registerByMobile(page, house, lang);
    await bindIdentity(page, house, lang, mailbox);
    await logOut(page, lang);
    await page.goto(`${house.url}/login`);
    await comeWith(await openProvider(page, words.provider), mailbox);
    await expectInside(page, account);
    expect(complaints).toEqual([]);
  });
}
