// The lobby on phone and desktop, in both languages: searched, narrowed, hearts that stay, and a game started and left.
import type { Locator, Page } from "@playwright/test";
import { expect, isPhone, logIn, open, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const WORDS = {
  BN: { crash: "জোনাকি দৌড়", part: "দৌড়", vendor: "টুনটুনি", dice: "ডাইস", mini: "মিনি গেম", type: "গেমের ধরন" },
  EN: {
    crash: "Firefly Run",
    part: "fly r",
    vendor: "Tuntuni",
    dice: "Dice",
    mini: "Mini games",
    type: "Game type",
  },
} as const;
const LANGUAGES = ["BN", "EN"] as const;
const EIGHT = 8;

const tiles = (page: Page): Locator => page.locator("main article");
const tile = (page: Page, name: string): Locator =>
  tiles(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
const heart = (place: Locator): Locator => place.locator("button[aria-pressed]");
const rail = (page: Page): Locator => page.locator("main nav").first();

/** On a phone a cover opens a sheet with both ways. */
async function start(page: Page, name: string): Promise<void> {
  const cover = tile(page, name);
  if (isPhone(page)) {
    await cover.getByRole("button", { name, exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Immediate game|এখনই খেলুন)/u })
      .click();
    return;
  }
  // By keyboard: the cover's first button shows itself when it has the focus.
  await cover.getByRole("button", { name: /^(Immediate game|এখনই খেলুন)/u }).focus();
  await page.keyboard.press("Enter");
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`[LOB-32] [LOB-33] [LOB-31] a visitor searches in either language and chooses a vendor, ${lang}`, async ({
    page,
    house,
    complaints,
  }) => {
    await open(page, `${house.url}/rng?page=NOBODY`, { lang });
    await expect(rail(page).locator("[aria-current]")).toHaveText(words.vendor);
    await expect(tiles(page)).toHaveCount(EIGHT);
    await expectSound(page);
    await page.locator("main input[type='search']").fill(words.part);
    await expect(tiles(page)).toHaveCount(1);
    await expect(tile(page, words.crash)).toBeVisible();
    await page.reload({ waitUntil: "networkidle" });
    await expect(tiles(page)).toHaveCount(1);
    await page.locator("main input[type='search']").fill(WORDS[lang === "BN" ? "EN" : "BN"].dice);
    await expect(tile(page, words.dice)).toBeVisible();
    await expect(tiles(page)).toHaveCount(1);
    await page.locator("main input[type='search']").fill("");
    await rail(page).getByRole("link").first().click();
    await expect(page).toHaveURL(`${house.url}/rng`);
    await expect(tiles(page)).toHaveCount(EIGHT);
    expect(complaints).toEqual([]);
  });

  test(`[LOB-25] [LOB-26] [INS-3] a member narrows to mini games and keeps one, ${lang}`, async ({
    page,
    house,
  }) => {
    await open(page, `${house.url}/login`, { lang });
    await logIn(page, house.url);
    await page.goto(`${house.url}/rng`, { waitUntil: "networkidle" });
    if (isPhone(page)) {
      await page.locator("main button[aria-haspopup='dialog']").click();
      await page.getByRole("dialog").getByRole("button", { name: words.mini }).click();
      await page.keyboard.press("Escape");
    } else {
      await page.getByRole("combobox", { name: words.type }).click();
      await page.getByRole("option", { name: words.mini }).click();
    }
    await expect(page).toHaveURL(/type=MINI/u);
    await expect(tiles(page)).toHaveCount(EIGHT);
    const dice = heart(tile(page, words.dice));
    const kept = page.waitForResponse(/MCSFE_setFavoriteGame$/u);
    await expect(dice).toHaveAttribute("aria-pressed", "false");
    await dice.click();
    await expect(dice).toHaveAttribute("aria-pressed", "true");
    await kept;
    await page.reload({ waitUntil: "networkidle" });
    await expect(dice).toHaveAttribute("aria-pressed", "true");
    await page.goto(`${house.url}/fav`, { waitUntil: "networkidle" });
    await expect(tiles(page)).toHaveCount(1);
    await expectSound(page);
    await heart(tile(page, words.dice)).click();
    await expect(tiles(page)).toHaveCount(0);
  });

  test(`[LOB-31] [LOB-45] a game is started from its cover, and Back leads to the same list, ${lang}`, async ({
    page,
    house,
  }) => {
    await open(page, `${house.url}/login`, { lang });
    await logIn(page, house.url);
    await page.goto(`${house.url}/rng?page=TUNTUNI&minBet=`, { waitUntil: "networkidle" });
    await start(page, words.dice);
    await page.waitForURL(`${house.url}/game`);
    await page.goBack();
    await expect(page).toHaveURL(/\/rng\?page=TUNTUNI/u);
    await expect(tile(page, words.dice)).toBeVisible();
  });

  test(`[LOB-24] [LOB-25] [LOB-31] the other lobbies stand, empty or not, ${lang}`, async ({
    page,
    house,
  }) => {
    for (const path of ["/live", "/pvp", "/fish", "/hot"]) {
      await open(page, house.url + path, { lang });
      await expectSound(page);
    }
    await page.goto(`${house.url}/fav`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/modal=loginPopupModal/u);
  });
}
