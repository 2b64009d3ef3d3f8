// Dice in a real browser, on the games' own origin and with the house's own wallet.
import type { Page } from "@playwright/test";
import { betButton, enter as enterGame, pills, revealSeed } from "./game-steps.ts";
import type { Choice } from "./game-steps.ts";
import { ANY_SCREEN, expect, test } from "./house.ts";
import type { House } from "./house.ts";
import { expectSound } from "./sound.ts";

const EN_DARK: Choice = { lang: "EN", theme: "dark" };

const enter = (page: Page, house: House, choice: Choice): Promise<void> =>
  enterGame(page, house, { game: "dice", ...choice });

async function bet(page: Page): Promise<void> {
  const before = await pills(page).count();
  await betButton(page).click();
  await expect(pills(page)).toHaveCount(before + 1);
}

test(
  "[FAIR-15] [FAIR-16] the screen ends on the stored round, and a reload shows the same",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, EN_DARK);
    const answered = page.waitForResponse("**/api/play");
    await bet(page);
    const { round } = (await (await answered).json()) as {
      round: { outcome: { roll: string }; balanceAfter: string };
    };
    await expect(pills(page).first()).toContainText(round.outcome.roll);
    await expect(page.getByRole("region", { name: "Roll" })).toContainText(round.outcome.roll);
    const balance = await page.getByRole("banner").innerText();
    expect(balance.replaceAll(",", "")).toContain(round.balanceAfter);
    await page.reload({ waitUntil: "networkidle" });
    await expect(pills(page).first()).toContainText(round.outcome.roll);
    expect(await page.getByRole("banner").innerText()).toBe(balance);
  },
);

test(
  "[FAIR-4] [FAIR-5] [FAIR-9] a changed seed reveals the old one, and its rounds verify in the browser",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, EN_DARK);
    await bet(page);
    const dialog = await revealSeed(page);
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await pills(page).first().press("Enter");
    await dialog.getByRole("button", { name: "Verify" }).click();
    await expect(dialog.getByText("It matches: seed, hash and result fit together.")).toBeVisible();
  },
);

test(
  "[VEN-11] a lost connection during a bet ends in one round, found by the same request",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, EN_DARK);
    const before = await pills(page).count();
    // The studio hears the bet, its answer is lost on the way.
    let lost = 0;
    await page.route("**/api/play", async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await betButton(page).click();
    await expect(page.getByText(/We are checking your round/u)).toBeVisible();
    await expect(pills(page)).toHaveCount(before + 1);
    await page.reload({ waitUntil: "networkidle" });
    await expect(pills(page)).toHaveCount(before + 1);
  },
);

test(
  "[LOB-49] a used ticket opens nothing in another tab, and says what to do",
  ANY_SCREEN,
  async ({ page, house, context }) => {
    await enter(page, house, EN_DARK);
    const other = await context.newPage();
    await other.goto(page.url(), { waitUntil: "networkidle" });
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(
      "The game link is no longer valid, please open the game again.",
    );
    await expectSound(other);
  },
);
