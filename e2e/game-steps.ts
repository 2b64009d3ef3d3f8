// The way into a game for a member and for a guest, straight to the games' own origin.
import type { Locator, Page } from "@playwright/test";
import { tokenAt } from "../bench/sealed-calls.ts";
import { expect, isPhone } from "./house.ts";
import type { House } from "./house.ts";

export interface Choice {
  readonly lang: "BN" | "EN";
  readonly theme: "dark" | "light";
}

export interface Entry extends Choice {
  readonly game: string;
  /** With trial money. */
  readonly demo?: boolean;
  /** Whoever has the demo accounts' password. */
  readonly username?: string;
}

/** Who plays where a journey names nobody. */
export const MEMBER = "demo2";

/** Comes in and asks for a launch as the lobby does, without a browser; answers the game's address. */
async function launch(
  { url }: Pick<House, "url">,
  { game, demo = false, username = MEMBER, lang, theme }: Entry,
): Promise<string> {
  const answer = await fetch(`${url}/wps/game/launchGame`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: url,
      Authorization: `Bearer ${await tokenAt(url, username)}`,
      Language: lang,
    },
    body: JSON.stringify({
      gameId: game,
      vassalage: "TUNTUNI",
      username,
      merchantCode: "JONAKI",
      language: lang,
      demo,
    }),
  });
  const { value } = (await answer.json()) as { value: { game_url: string } };
  return `${value.game_url}&theme=${theme}`;
}

export async function enter(page: Page, house: Pick<House, "url">, entry: Entry): Promise<void> {
  await page.goto(await launch(house, entry), { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

const WAYS = {
  play: /^(Immediate game|এখনই খেলুন)/u,
  try: /^(Free trial|ফ্রি ট্রায়াল)/u,
} as const;

/** Starts Dice from the popular games of the home page: on a phone its cover opens a sheet with both ways. */
export async function startFromHome(page: Page, way: keyof typeof WAYS): Promise<void> {
  const cover = page
    .locator("#games article")
    .filter({ has: page.getByRole("heading", { name: /^(Dice|ডাইস)$/u }) });
  if (isPhone(page)) await cover.getByRole("button").click();
  const place = isPhone(page) ? page.getByRole("dialog") : cover;
  await place.getByRole("button", { name: WAYS[way] }).click();
}

/** Whose money a game is played with, as its bar says it: the member's or a demo's [SAFE-20]. */
export const MONEY_MARKS = { BN: ["খেলার টাকা", "ডেমো টাকা"], EN: ["Play money", "Demo money"] } as const;

export const betButton = (page: Page) => page.locator("button[type=submit]");

/** Does something that is sent to the studio, and answers the round as it is stored then. */
export async function sentBy<Round>(
  page: Page,
  path: "play" | "act",
  act: () => Promise<void>,
): Promise<Round> {
  const answered = page.waitForResponse(`**/api/${path}`);
  await act();
  const { round } = (await (await answered).json()) as { readonly round: Round };
  return round;
}

/** Changes the server seed in the panel of fairness, which stays open: the old one is revealed from then on. */
export async function revealSeed(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Fairness" }).click();
  const dialog = page.getByRole("dialog");
  // Seeds of earlier journeys stand there already.
  const rotated = page.waitForResponse("**/api/seeds/rotate");
  await dialog.getByRole("button", { name: "Change server seed" }).click();
  expect((await rotated).status()).toBe(200);
  await expect(dialog.getByRole("heading", { name: "Revealed seeds" })).toBeVisible();
  return dialog;
}

/** With the finger on a phone, with the mouse on a desktop; waits for it at the longest so long, if anything is said. */
export const press = (page: Page, target: Locator, timeout?: number): Promise<void> => {
  const options = timeout === undefined ? {} : { timeout };
  return isPhone(page) ? target.tap(options) : target.click(options);
};

/** The last results, newest first. */
export const pills = (page: Page) =>
  page.getByRole("list", { name: /Last results|শেষ ফলাফল/u }).getByRole("button");
