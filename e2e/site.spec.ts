// The site's states as a visitor sees them: maintenance, restriction, language, theme, a host that is not ours.
import { ANY_SCREEN, CHOICES, expect, isPhone, open, openMenu, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const TEXTS = {
  BN: {
    maintenance: "সিস্টেম রক্ষণাবেক্ষণ",
    subtitle: "প্রবেশ সাময়িকভাবে বন্ধ",
    body: "সম্মানিত গ্রাহক: বর্তমানে আমাদের সিস্টেম রক্ষণাবেক্ষণ চলছে",
    restriction: "আইপি সীমাবদ্ধতা",
    contact: "যোগাযোগ করুন",
  },
  EN: {
    maintenance: "System Maintenance",
    subtitle: "RESTRICTION OF VISIT",
    body: "Dear valued Customer: We are currently performing a system maintenance",
    restriction: "IP Restriction",
    contact: "Contact us",
  },
} as const;

const END = new Date(Date.now() + 45 * 60_000);
const LOOPBACK = { kind: "BLOCKED_RANGE", value: "127.0.0.0/8" } as const;

test.afterEach(async ({ house }) => {
  await house.switches.setMaintenance({ on: false, endsAt: null });
  await house.switches.setAccessRule(LOOPBACK, false);
  await house.switches.setSetting("customerService", { LIVECHAT: "/support" });
});

for (const choice of CHOICES) {
  const text = TEXTS[choice.lang];
  const name = `${choice.lang} ${choice.theme}`;

  test(`[SITE-18] [SITE-20] [SITE-21] maintenance replaces the whole site, ${name}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await house.switches.setMaintenance({ on: true, endsAt: END });
    await open(page, `${house.url}/index`, choice);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.maintenance);
    await expect(page.getByText(text.subtitle, { exact: true })).toBeVisible();
    await expect(page.getByText(text.body)).toBeVisible();
    const shown = new Date(END.getTime() + 6 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page.getByRole("button", { name: text.contact })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("maintenance.png") });
    expect(complaints).toEqual([]);
  });

  test(`[SITE-22] [SITE-23] the restriction page shows address and country, ${name}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await house.switches.setAccessRule(LOOPBACK, true);
    await open(page, `${house.url}/index`, choice);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.restriction);
    await expect(page.getByText("127.0.0.1")).toBeVisible();
    await expect(page.getByRole("button", { name: text.contact })).toBeVisible();
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("restriction.png") });
    expect(complaints).toEqual([]);
  });

  test(`[SITE-7] the first page stands, ${name}`, async ({ page, house, complaints }, info) => {
    await open(page, `${house.url}/index`, choice);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", choice.lang === "BN" ? "bn" : "en");
    await expect(page.locator("html")).toHaveAttribute("data-theme", choice.theme);
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("index.png"), fullPage: true });
    expect(complaints).toEqual([]);
  });
}

test(
  "[SITE-10] [SITE-16] maintenance flips a running page and back, without a reload",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/index`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await house.switches.setMaintenance({ on: true, endsAt: null });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.BN.maintenance);
    await house.switches.setMaintenance({ on: false, endsAt: null });
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(TEXTS.BN.maintenance);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  },
);

test("[SITE-21] without an end time there is no end-time line", ANY_SCREEN, async ({ page, house }) => {
  await house.switches.setMaintenance({ on: true, endsAt: null });
  await open(page, `${house.url}/index`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.BN.maintenance);
  await expect(page.locator("time")).toHaveCount(0);
});

test(
  "[SITE-47] [SITE-51] [SITE-53] the language is Bengali until another is chosen, and the choice stays",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/index`);
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    const told = page.waitForRequest((request) => request.url().endsWith("/wps/system/language"));
    // On a phone the header has no room for it beside the two ways in.
    if (isPhone(page)) {
      await openMenu(page);
      await page.getByRole("radio", { name: "English" }).check();
    } else await page.getByRole("combobox", { name: "ভাষা" }).selectOption("EN");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect((await told).postDataJSON()).toEqual({ language: "EN" });
    expect(
      await page.evaluate(() => [localStorage.getItem("lang"), localStorage.getItem("hisLang")]),
    ).toEqual(["EN", "BN"]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  },
);

test("[SITE-9] a host that is not registered is told so", ANY_SCREEN, async ({ page, house }) => {
  await open(page, house.url.replace("localhost", "other.localhost") + "/index");
  await expect(page.getByText("ঠিকানাটি সঠিক নয়, অনুগ্রহ করে গ্রাহকসেবায় যোগাযোগ করুন")).toBeVisible();
});

test(
  "[SITE-35] [SITE-40] [ERR-5] Contact Us opens the support page in a window; an unusable link closes it again with a warning",
  ANY_SCREEN,
  async ({ page, house }) => {
    await house.switches.setMaintenance({ on: true, endsAt: null });
    await open(page, `${house.url}/index`);
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: TEXTS.BN.contact }).click();
    const popup = await opened;
    await popup.waitForURL("**/support");
    await expect(popup.getByRole("heading", { level: 1 })).toHaveText("গ্রাহকসেবা");
    await expect(popup.getByText("help@jonaki.example")).toBeVisible();
    await popup.close();
    await house.switches.setSetting("customerService", { LIVECHAT: "http://plain.example/chat" });
    const second = page.waitForEvent("popup");
    await page.getByRole("button", { name: TEXTS.BN.contact }).click();
    const refused = await second;
    await expect.poll(() => refused.isClosed()).toBe(true);
    const warning = page.getByRole("alertdialog", { name: "গ্রাহকসেবা খোলা যায়নি।" });
    await expect(warning).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(warning).toBeHidden();
  },
);

for (const choice of CHOICES) {
  test(`[SITE-27] [SITE-36] the support page stands, ${choice.lang} ${choice.theme}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await open(page, `${house.url}/support`, choice);
    await expect(
      page.getByRole("link", { name: choice.lang === "BN" ? /ইমেইল/u : /E-mail/u }),
    ).toHaveAttribute("href", "mailto:help@jonaki.example");
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("support.png") });
    expect(complaints).toEqual([]);
  });
}
