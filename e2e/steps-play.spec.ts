// Mines and Hi-lo in a real browser, on the games' own origin and with the house's own wallet.
import type { Page } from "@playwright/test";
import { betButton, enter, pills, revealSeed, sentBy } from "./game-steps.ts";
import { ANY_SCREEN, expect, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const EN_DARK = { lang: "EN", theme: "dark" } as const;

const cashOut = (page: Page) => page.getByRole("button", { name: /^Cash out/u });
const tiles = (page: Page) => page.getByRole("group", { name: "Field" }).getByRole("button");
const guesses = (page: Page) => page.locator("main section button").filter({ hasText: "%" });

interface Answer {
  readonly round: {
    readonly state: string;
    readonly outcome: { readonly field: readonly number[]; readonly multiplier: string } | null;
    readonly balanceAfter: string | null;
  };
}

const stepped = (page: Page, path: "play" | "act", act: () => Promise<void>): Promise<Answer["round"]> =>
  sentBy(page, path, act);

/** Ends whatever round an earlier journey left, and begins one of which a tile is open. */
async function openOneTile(page: Page): Promise<void> {
  for (let tile = 0; ; tile = (tile + 1) % 25) {
    if ((await betButton(page).count()) > 0) await stepped(page, "play", () => betButton(page).click());
    await expect(tiles(page).nth(tile)).toHaveAttribute("aria-disabled", "false");
    const before = await pills(page).count();
    const { state } = await stepped(page, "act", () => tiles(page).nth(tile).click());
    if (state === "PLAYING")
      return expect(tiles(page).nth(tile)).toHaveAttribute("aria-label", /: firefly$/u);
    await expect(pills(page)).toHaveCount(before + 1);
  }
}

/** Ends the round of Hi-lo that is on the screen: while one is open, no game of this player's changes the seed. */
async function endHilo(page: Page): Promise<void> {
  await expect(betButton(page).or(guesses(page).first())).toBeVisible();
  if ((await betButton(page).count()) > 0) return;
  const { state } = await stepped(page, "act", () => guesses(page).first().click());
  if (state === "PLAYING") await stepped(page, "act", () => cashOut(page).click());
  await expect(betButton(page)).toBeVisible();
}

test(
  "[INS-10] [INS-17] [FAIR-15] a round of Mines survives a reload, is cashed out, and verifies in the browser",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, { ...EN_DARK, game: "mines" });
    await openOneTile(page);
    const opened = await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByText(/goes on exactly where it was/u)).toBeVisible();
    expect(await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(
      opened,
    );
    const before = await pills(page).count();
    const { outcome, balanceAfter } = await stepped(page, "act", () => cashOut(page).click());
    await expect(pills(page)).toHaveCount(before + 1);
    await expect(pills(page).first()).toContainText(outcome?.multiplier.slice(0, -2) ?? "");
    for (const mine of outcome?.field ?? [])
      await expect(tiles(page).nth(mine)).toHaveAttribute("aria-label", /: mine$/u);
    expect((await page.getByRole("banner").innerText()).replaceAll(",", "")).toContain(balanceAfter ?? "");
    const dialog = await revealSeed(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await pills(page).first().press("Enter");
    await expect(dialog.getByRole("heading", { name: "Steps" })).toBeVisible();
    await dialog.getByRole("button", { name: "Verify" }).click();
    await expect(dialog.getByText("It matches: seed, hash and result fit together.")).toBeVisible();
    await expectSound(page);
  },
);

for (const demo of [false, true]) {
  test(
    `[INS-13] [VEN-11] a guess of Hi-lo whose answer is lost counts once, with ${demo ? "trial" : "play"} money`,
    ANY_SCREEN,
    async ({ page, house }) => {
      await enter(page, house, { ...EN_DARK, game: "hilo", demo });
      if ((await betButton(page).count()) > 0) await stepped(page, "play", () => betButton(page).click());
      await expect(guesses(page)).toHaveCount(2);
      const cards = page.getByRole("list", { name: "The cards so far" }).getByRole("listitem");
      const before = await cards.count();
      // The studio hears the guess, its answer is lost on the way.
      let lost = 0;
      await page.route("**/api/act", async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort();
      });
      await guesses(page).first().click();
      await expect(cards).toHaveCount(before + 1);
      await page.reload({ waitUntil: "networkidle" });
      if ((await betButton(page).count()) === 0) await expect(cards).toHaveCount(before + 1);
      else await expect(pills(page).first()).toContainText("0.00×");
      await endHilo(page);
    },
  );
}
