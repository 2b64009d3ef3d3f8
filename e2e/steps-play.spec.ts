// Mines and Hi-lo in a real browser, on the games' own origin and with the house's own wallet.
import type { Page } from "@playwright/test";
import { enter, pills } from "./game-steps.ts";
import { ANY_SCREEN, CHOICES, expect, expectSound, test } from "./house.ts";

const EN_DARK = { lang: "EN", theme: "dark" } as const;

const betButton = (page: Page) => page.locator("button[type=submit]");
const cashOut = (page: Page) => page.getByRole("button", { name: /^(Cash out|ক্যাশআউট)/u });
const tiles = (page: Page) => page.getByRole("group", { name: /^(Field|মাঠ)$/u }).getByRole("button");
const guesses = (page: Page) => page.locator("main section button").filter({ hasText: "%" });

interface Answer {
  readonly round: {
    readonly state: string;
    readonly outcome: { readonly field: readonly number[]; readonly multiplier: string } | null;
    readonly balanceAfter: string | null;
  };
}

/** Does something that sends a step, and answers what the studio said. */
async function stepped(page: Page, path: "play" | "act", act: () => Promise<void>): Promise<Answer["round"]> {
  const answered = page.waitForResponse(`**/api/${path}`);
  await act();
  const { round } = (await (await answered).json()) as Answer;
  return round;
}

/** Ends whatever round an earlier journey left, and begins one of which a tile is open. */
async function openOneTile(page: Page): Promise<void> {
  for (let tile = 0; ; tile = (tile + 1) % 25) {
    if ((await betButton(page).count()) > 0) await stepped(page, "play", () => betButton(page).click());
    await expect(tiles(page).nth(tile)).toHaveAttribute("aria-disabled", "false");
    const before = await pills(page).count();
    const { state } = await stepped(page, "act", () => tiles(page).nth(tile).click());
    if (state === "PLAYING") return;
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

for (const choice of CHOICES) {
  for (const [game, isTrial] of [
    ["mines", false],
    ["hilo", true],
  ] as const) {
    test(`[INS-16] [SAFE-20] ${game} is sound and begun by keyboard alone, ${choice.lang} ${choice.theme}`, async ({
      page,
      house,
      complaints,
    }, info) => {
      await enter(page, house, { ...choice, game, demo: isTrial });
      const marks = { BN: ["খেলার টাকা", "ডেমো টাকা"], EN: ["Play money", "Demo money"] } as const;
      await expect(page.getByText(marks[choice.lang][isTrial ? 1 : 0])).toBeVisible();
      await expectSound(page);
      if ((await betButton(page).count()) > 0) await stepped(page, "play", () => page.keyboard.press("b"));
      await expect(cashOut(page)).toBeVisible();
      await expectSound(page);
      const before = await page.getByRole("main").innerText();
      if (game === "mines") {
        await page.keyboard.press("ArrowRight");
        const { state } = await stepped(page, "act", () => page.keyboard.press("Enter"));
        // The next journey begins with a round of its own.
        if (state === "PLAYING") await stepped(page, "act", () => page.keyboard.press("c"));
      } else await stepped(page, "act", () => page.keyboard.press("s"));
      await expect(page.getByRole("main")).not.toHaveText(before);
      await page.screenshot({ path: info.outputPath(`${game}.png`) });
      if (game === "hilo") await endHilo(page);
      expect(complaints).toEqual([]);
    });
  }
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
    await page.getByRole("button", { name: "Fairness" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Change server seed" }).click();
    await expect(dialog.getByRole("heading", { name: "Revealed seeds" })).toBeVisible();
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
