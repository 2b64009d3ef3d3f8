// What the security centre turns on and off shows at the next login: the authenticator app, a remembered device, a session
// on another machine.
import { TOTP } from "otpauth";
import { CENTRE, lookInto, openCentre, readNews, start } from "./centre-steps.ts";
import { expect, open } from "./house.ts";
import {
  box,
  expectInside,
  LANGS,
  logOut,
  openElsewhere,
  PASSWORD,
  readWarning,
  registerByMobile,
  tryLogIn,
  WORDS,
  wrongOf,
} from "./member-steps.ts";
import { besidesRefusals, test } from "./reached-house.ts";
import { expectSound } from "./sound.ts";

const TEXTS = {
  BN: {
    onTitle: "অথেনটিকেটর অ্যাপ চালু করুন",
    wrongApp: "অথেনটিকেটর কোডটি ভুল।",
    codes: "আপনার রিকভারি কোড",
    kept: "আমি এগুলো নিরাপদ জায়গায় রেখেছি",
    finish: "শেষ করুন",
    on: "অথেনটিকেটর অ্যাপ চালু হয়েছে।",
    offTitle: "অথেনটিকেটর অ্যাপ বন্ধ করে দিন",
    off: "অথেনটিকেটর অ্যাপ বন্ধ করা হয়েছে।",
    oneMore: "আর একটি ধাপ",
    byApp: /অথেনটিকেটর অ্যাপ/u,
    remembered: "মনে রাখা ডিভাইস",
    forget: /ভুলে যান$/u,
    none: "কোনো ডিভাইস মনে রাখা নেই।",
    sessions: "চলমান সেশন",
    here: "এই ডিভাইস",
    end: /-এর সেশন শেষ করুন$/u,
  },
  EN: {
    onTitle: "Turn on the authenticator app",
    wrongApp: "The authenticator code is wrong.",
    codes: "Your recovery codes",
    kept: "I have kept them in a safe place",
    finish: "Finish",
    on: "The authenticator app is on.",
    offTitle: "Turn off the authenticator app",
    off: "The authenticator app is off.",
    oneMore: "One more step",
    byApp: /Authenticator app/u,
    remembered: "Remembered devices",
    forget: /^Forget/u,
    none: "No device is remembered.",
    sessions: "Open sessions",
    here: "This device",
    end: /^End the session on/u,
  },
} as const;

const STEP_MS = 30_000;

/** What the app shows; a code counts once, and the next step's counts already [ACC-127]. */
const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...CENTRE[lang], ...TEXTS[lang] };

  test(`[ACC-124] [ACC-127] [ACC-128] [ACC-133] the authenticator app is turned on, asked for at a login from elsewhere, and turned off with a recovery code, in ${lang}`, async ({
    page,
    house,
    browser,
    complaints,
  }) => {
    const { account } = await registerByMobile(page, house, lang);
    await openCentre(page, house);
    await expectSound(page);
    await start(page, words.app, words.turnOn);
    const form = page.getByRole("form", { name: words.onTitle });
    const secret = (
      await page.getByRole("dialog", { name: words.onTitle }).locator("code").innerText()
    ).trim();
    await expectSound(page);
    await box(form, "code").fill(wrongOf(codeOf(secret)));
    await form.locator("[type='submit']").click();
    await expect(box(form, "code")).toHaveAccessibleDescription(words.wrongApp);
    await box(form, "code").fill(codeOf(secret));
    await form.locator("[type='submit']").click();
    const kept = page.getByRole("dialog", { name: words.codes });
    await expect(kept.locator("code")).toHaveCount(8);
    const recovery = await kept.locator("code").first().innerText();
    await expectSound(page);
    await kept.getByRole("checkbox", { name: words.kept }).check();
    await kept.getByRole("button", { name: words.finish }).click();
    await readNews(page, words.on);

    const away = await openElsewhere(browser, house, lang);
    await tryLogIn(away.getByRole("dialog").locator("form"), account, PASSWORD);
    const step = away.getByRole("dialog", { name: words.oneMore });
    await step.getByRole("button", { name: words.byApp }).click();
    const answer = step.getByRole("form", { name: words.oneMore });
    await expectSound(away);
    await box(answer, "answer").fill(wrongOf(codeOf(secret, 1)));
    await answer.locator("[type='submit']").click();
    await readWarning(away, words.wrongApp);
    await box(answer, "answer").fill(codeOf(secret, 1));
    await answer.locator("[type='submit']").click();
    await expectInside(away, account);
    await away.context().close();

    await start(page, words.app, words.turnOff);
    const off = page.getByRole("form", { name: words.offTitle });
    await box(off, "code").fill(recovery);
    await expectSound(page);
    await off.locator("[type='submit']").click();
    await readNews(page, words.off);
    expect(besidesRefusals(complaints)).toEqual([]);
  });

  test(`[ACC-41] [ACC-42] [ACC-79] [ACC-133] a remembered device is forgotten and needs the password again, and a session elsewhere is ended, in ${lang}`, async ({
    page,
    house,
    browser,
    complaints,
  }) => {
    const { account } = await registerByMobile(page, house, lang);
    const other = await (await browser.newContext()).newPage();
    await open(other, `${house.url}/login`, { lang });
    const form = other.locator("main form");
    await form.getByRole("checkbox", { name: words.remember }).check();
    await tryLogIn(form, account, PASSWORD);
    await expectInside(other, account);

    await openCentre(page, house);
    const devices = await lookInto(page, words.devices);
    const sessions = devices.getByRole("list", { name: words.sessions });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(sessions.getByText(words.here)).toHaveCount(1);
    await expectSound(page);
    await sessions.getByRole("button", { name: words.end }).click();
    await page.getByRole("alertdialog").getByRole("button").last().click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    // It hears of its end a moment later, and until then it believes to be inside.
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    await other.goto(`${house.url}/login`);
    await expect(form).toBeVisible();
    await form.locator("[type='submit']").click();
    await expectInside(other, account);
    await logOut(other, lang);

    const remembered = devices.getByRole("list", { name: words.remembered });
    await remembered.getByRole("button", { name: words.forget }).click();
    await page.getByRole("alertdialog").getByRole("button").last().click();
    await expect(remembered.getByText(words.none)).toBeVisible();
    await other.goto(`${house.url}/login`);
    await form.locator("[type='submit']").click();
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    await expect(box(form, "password")).toHaveValue("");
    await tryLogIn(form, account, PASSWORD);
    await expectInside(other, account);
    await other.context().close();
    expect(besidesRefusals(complaints)).toEqual([]);
  });
}
