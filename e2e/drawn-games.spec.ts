// Limbo, Plinko, Wheel and Keno in a real browser, on the games' own origin and with the house's own wallet.
import type { Page } from "@playwright/test";
import { betButton, enter, pills, revealSeed, sentBy } from "./game-steps.ts";
import { ANY_SCREEN, expect, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const EN_DARK = { lang: "EN", theme: "dark" } as const;

const numbers = (page: Page) => page.getByRole("group", { name: "Numbers" }).getByRole("button");

interface Answer {
  readonly round: {
    readonly choices: { readonly picks?: readonly number[] };
    readonly outcome: {
      readonly result?: string;
      readonly multiplier?: string;
      readonly slot?: number;
      readonly drawn?: readonly number[];
    };
    readonly balanceAfter: string;
  };
}

const betBy = (page: Page, act: () => Promise<void>): Promise<Answer["round"]> => sentBy(page, "play", act);

/** As the strip of results names it. */
const resultText = ({ outcome }: Answer["round"]): string => `${outcome.result ?? outcome.multiplier ?? ""}×`;

/** The end of the way: the newest result is the stored one, and so is the balance. */
async function expectStored(page: Page, round: Answer["round"]): Promise<void> {
  await expect(pills(page).first()).toContainText(resultText(round));
  await expect(async () => {
    expect((await page.getByRole("banner").innerText()).replaceAll(",", "")).toContain(round.balanceAfter);
  }).toPass();
}

for (const [game, rule] of [
  ["limbo", "INS-9"],
  ["plinko", "INS-11"],
  ["wheel", "INS-12"],
  ["keno", "INS-14"],
] as const) {
  test(
    `[${rule}] [FAIR-8] a round of ${game} is played, recalled, and verifies in the browser`,
    ANY_SCREEN,
    async ({ page, house }) => {
      await enter(page, house, { ...EN_DARK, game });
      if (game === "keno") await page.getByRole("button", { name: "Pick at random" }).click();
      await expectStored(page, await betBy(page, () => betButton(page).click()));
      const dialog = await revealSeed(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await pills(page).first().press("Enter");
      await expect(dialog.getByRole("button", { name: "Show again" })).toBeEnabled();
      await dialog.getByRole("button", { name: "Verify" }).click();
      await expect(dialog.getByText("It matches: seed, hash and result fit together.")).toBeVisible();
      await expectSound(page);
    },
  );
}

test(
  "[INS-11] [FAIR-15] a ball ends in the stored slot, also when the page is left on the way and opened again",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, { ...EN_DARK, game: "plinko" });
    const slots = page.getByRole("list", { name: "What the slots pay" }).getByRole("listitem");
    const first = await betBy(page, () => betButton(page).click());
    await expect(slots.nth(first.outcome.slot ?? -1)).toHaveAttribute("aria-current", "true");
    const second = await betBy(page, () => betButton(page).click());
    await page.reload({ waitUntil: "networkidle" });
    await expectStored(page, second);
  },
);

test(
  "[INS-14] [INS-15] [FAIR-15] keno is picked by pointer, shows the stored numbers, and names the stake that fits",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, { ...EN_DARK, game: "keno" });
    await page.getByRole("button", { name: "Clear" }).click();
    for (const pick of [3, 9, 17, 40])
      await numbers(page)
        .nth(pick - 1)
        .click();
    const round = await betBy(page, () => betButton(page).click());
    expect(round.choices.picks).toEqual([3, 9, 17, 40]);
    await expectStored(page, round);
    for (const one of round.outcome.drawn ?? [])
      await expect(numbers(page).nth(one - 1)).toHaveAttribute("aria-label", /: (drawn|hit)$/u);
    for (const pick of [1, 2, 4, 5, 6, 7])
      await numbers(page)
        .nth(pick - 1)
        .click();
    await page.getByRole("radio", { name: "High" }).check({ force: true });
    await page.getByRole("textbox", { name: "Stake" }).fill("2001");
    await expect(page.getByText("The stake must be between ৳1.00 and ৳2,000.00.")).toBeVisible();
    await expect(betButton(page)).toBeDisabled();
  },
);
