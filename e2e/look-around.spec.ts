// A visitor looks around: the home page, notices, help, the way to join us; in both languages, on phone and desktop.
// How these pages look, in both themes, is in look.spec.ts.
import { CHOICES, expect, open, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const WORDS = {
  BN: {
    notToday: "আজ আর দেখাবেন না",
    notices: "নোটিশ",
    games: "গেম",
    help: "সহায়তা কেন্দ্র",
    search: "সহায়তায় খুঁজুন",
    wanted: "বয়স ১৮",
    terms: /শর্তাবলি/u,
    join: "জোনাকির সঙ্গে কাজ করুন",
    send: "আবেদন পাঠান",
    required: "এই ঘরটি পূরণ করা আবশ্যক।",
  },
  EN: {
    notToday: "Do not show today",
    notices: "Notices",
    games: "Games",
    help: "Help centre",
    search: "Search the help",
    wanted: "18 years",
    terms: /Terms/u,
    join: "Join Jonaki",
    send: "Send the application",
    required: "This field is required.",
  },
} as const;

for (const { lang, theme } of CHOICES) {
  const words = WORDS[lang];
  const name = `${lang} ${theme}`;

  test(`[SHELL-110] [MSG-11] [MSG-7] a visitor sees the home page, puts the popup away and reads a notice, ${name}`, async ({
    page,
    house,
    complaints,
  }) => {
    await open(page, `${house.url}/index`, { lang, theme, popups: true });
    const popup = page.getByRole("dialog");
    await expect(popup).toBeVisible();
    await expectSound(page);
    await popup.getByRole("button", { name: words.notToday }).click();
    await expect(popup).toBeHidden();
    await page
      .locator("main")
      .getByRole("button", { name: new RegExp(words.notices, "u") })
      .click();
    const notices = page.getByRole("dialog", { name: words.notices });
    await expect(notices.locator("article")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notices).toBeHidden();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test(`[MSG-10] [MSG-24] [MSG-25] [SHELL-3] notices by kind, help by anchor and search, ${name}`, async ({
    page,
    house,
    complaints,
  }) => {
    await open(page, `${house.url}/noticePage`, { lang, theme });
    await page.getByRole("button", { name: words.games, exact: true }).click();
    await expect(page.locator("main li button").first()).toBeVisible();
    await page.goto(`${house.url}/help#terms`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: words.help })).toBeAttached();
    const terms = page.locator("#terms");
    await expect(terms.getByRole("heading", { name: words.terms }).first()).toBeInViewport();
    await page.getByRole("searchbox", { name: words.search }).fill(words.wanted);
    await expect(page.locator("#terms")).toBeVisible();
    await expect(page.locator("#bonus")).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test(`[SHELL-112] [MSG-26] the join page and the help without a header stand, ${name}`, async ({
    page,
    house,
    complaints,
  }) => {
    await open(page, `${house.url}/join`, { lang, theme });
    await expect(page.getByRole("heading", { level: 1, name: words.join })).toBeVisible();
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.required).first()).toBeVisible();
    await expectSound(page);
    await page.goto(`${house.url}/helpmc`, { waitUntil: "networkidle" });
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expectSound(page);
    expect(complaints).toEqual([]);
  });
}
