// What the journeys of accounts have in common: registering by mobile number, logging in and out, being inside.
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, isPhone, open, openMenu } from "./house.ts";
import type { Person, ReachedHouse } from "./reached-house.ts";

export const WORDS = {
  BN: {
    username: "ব্যবহারকারীর নাম",
    password: "পাসওয়ার্ড",
    mobile: "মোবাইল নম্বর",
    logIn: "লগইন",
    logOut: "লগআউট",
    remember: "মনে রাখুন",
    register: "নিবন্ধন",
    create: "নিবন্ধন করুন",
    sendCode: "কোড পাঠান",
    nextCode: /পরে আবার কোড পাঠানো যাবে/u,
    terms: /শর্তাবলি/u,
    age: "আমি নিশ্চিত করছি যে আমার বয়স কমপক্ষে ১৮ বছর।",
    submit: "নিশ্চিত করুন",
    close: "বন্ধ করুন",
    wrong: "ব্যবহারকারীর নাম বা পাসওয়ার্ড ভুল।",
    required: "এই ঘরটি পূরণ করা আবশ্যক।",
    codeWrong: "যাচাইকরণ কোডটি সঠিক নয়।",
    mismatch: "পাসওয়ার্ড দুটি মিলছে না।",
    badMobile: "অনুগ্রহ করে সঠিক মোবাইল নম্বর লিখুন।",
  },
  EN: {
    username: "Username",
    password: "Password",
    mobile: "Mobile number",
    logIn: "Log in",
    logOut: "Log out",
    remember: "Remember me",
    register: "Register",
    create: "Create account",
    sendCode: "Send code",
    nextCode: /The next code can be sent in/u,
    terms: /terms and conditions/u,
    age: "I confirm that I am at least 18 years old.",
    submit: "Submit",
    close: "Close",
    wrong: "Wrong username or password.",
    required: "This field is required.",
    codeWrong: "Invalid verification code.",
    mismatch: "The two passwords are not the same.",
    badMobile: "Please enter a correct mobile number.",
  },
} as const;

export type Lang = keyof typeof WORDS;
export const LANGS: readonly Lang[] = ["BN", "EN"];

export const PASSWORD = "Shapla-4711";
export const OTHER_PASSWORD = "Doyel-0815-x";

/** One box of a form by its name on the wire. */
export const box = (form: Locator, name: string): Locator => form.locator(`input[name='${name}']`);

export const wrongOf = (code: string): string =>
  code.slice(0, -1) + String((Number(code.slice(-1)) + 1) % 10);

/** The header says who it is, and no window is left over the page. */
export async function expectInside(page: Page, account: string): Promise<void> {
  await expect(page.getByRole("banner").getByText(account, { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  if (!isPhone(page)) return;
  await openMenu(page);
  await expect(page.getByRole("dialog").getByText(account, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The registration, from the header of the home page. */
export async function openRegistration(page: Page, house: ReachedHouse, lang: Lang): Promise<Locator> {
  await open(page, `${house.url}/index`, { lang });
  const { register, create } = WORDS[lang];
  await page.getByRole("banner").getByRole("link", { name: register, exact: true }).click();
  const form = page.getByRole("dialog").getByRole("form", { name: create });
  await expect(form).toBeVisible();
  return form;
}

/** The code for the number in the form, as it was sent there. */
export async function takeCode(
  form: Locator,
  house: ReachedHouse,
  lang: Lang,
  mobile: string,
): Promise<string> {
  await form.getByRole("button", { name: WORDS[lang].sendCode }).click();
  await expect(form.getByRole("button", { name: WORDS[lang].nextCode })).toBeDisabled();
  return house.codeTo(mobile);
}

export interface Member extends Person {
  /** As the site calls the account. */
  readonly account: string;
}

/** Ends inside, with a number that is proved and PASSWORD. */
export async function registerByMobile(page: Page, house: ReachedHouse, lang: Lang): Promise<Member> {
  const words = WORDS[lang];
  const person = house.somebody();
  const form = await openRegistration(page, house, lang);
  await page.getByRole("radio", { name: words.mobile }).check();
  await box(form, "mobileNum").fill(person.mobile);
  await box(form, "verificationCode").fill(await takeCode(form, house, lang, person.mobile));
  await box(form, "password").fill(PASSWORD);
  await box(form, "confirmPassword").fill(PASSWORD);
  await form.getByRole("checkbox", { name: words.age }).check();
  await form.getByRole("button", { name: words.create }).click();
  const member = { ...person, account: person.mobile.slice(1) };
  await expectInside(page, member.account);
  return member;
}

/** On a phone the way out is in the side menu. */
export async function logOut(page: Page, lang: Lang): Promise<void> {
  if (isPhone(page)) await openMenu(page);
  await page.getByRole("button", { name: WORDS[lang].logOut }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: WORDS[lang].submit }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
}

/** Fills in the form with name and password and sends it, on the login page or in its window. */
export async function tryLogIn(place: Locator, username: string, password: string): Promise<void> {
  await box(place, "username").fill(username);
  await box(place, "password").fill(password);
  await place.locator("[type='submit']").click();
}

/** The dialog that tells a refusal, read and closed. */
export async function readWarning(page: Page, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button").last().click();
  await expect(dialog).toBeHidden();
}

/** Another place is another address: the house believes what its proxy says of it. */
export const ELSEWHERE = "192.0.2.77";

/** A browser that has never been here, at another address, before the login. */
export async function openElsewhere(browser: Browser, house: ReachedHouse, lang: Lang): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": ELSEWHERE } });
  const page = await context.newPage();
  await open(page, `${house.url}/index?modal=loginPopupModal`, { lang });
  return page;
}
