// Every game that is played alone, with both kinds of money, in both languages and on both screens: a round by keyboard and
// one by finger or mouse, and each time the screen ends on what was stored.
import type { Page } from "@playwright/test";
import { playByHand, playByKeyboard } from "./every-way.ts";
import type { PlayedRound } from "./every-way.ts";
import { enter, MONEY_MARKS, pills } from "./game-steps.ts";
import { CHOICES, expect, test } from "./house.ts";
import { GAMES } from "./shown-rounds.ts";
import { expectSound } from "./sound.ts";

/** As the strip of results names it: two decimals, cut. */
function resultText({ outcome }: PlayedRound): string {
  if (outcome?.roll !== undefined) return outcome.roll;
  return `${(outcome?.result ?? outcome?.multiplier ?? "").replace(/(\.\d\d)\d*$/u, "$1")}×`;
}

/** Who cannot see the board is told when a round is over, and not before. */
const OVER = /(Balance|ব্যালেন্স) ৳[\d,]+\.\d\d[.।]$/u;

/** When the round is over, the newest result is the stored one, and so is the balance. */
async function expectStored(page: Page, round: PlayedRound): Promise<void> {
  expect(round.state).toBe("DONE");
  await expect(page.locator("output.sr")).toHaveText(OVER);
  await expect(pills(page).first()).toContainText(resultText(round));
  const bar = (await page.getByRole("banner").innerText()).replaceAll(",", "");
  expect(bar).toContain(round.balanceAfter ?? "no balance");
}

for (const { lang, theme } of CHOICES) {
  for (const game of GAMES) {
    for (const demo of [false, true]) {
      test(`[INS-16] [FAIR-15] [SAFE-20] ${game} is sound and played by keyboard and by hand, with ${demo ? "trial" : "play"} money, ${lang} ${theme}`, async ({
        page,
        house,
        complaints,
      }, info) => {
        await enter(page, house, { lang, theme, game, demo });
        await expect(page.getByText(MONEY_MARKS[lang][demo ? 1 : 0])).toBeVisible();
        await expectSound(page);
        await expectStored(page, await playByKeyboard(page, game));
        await expectStored(page, await playByHand(page, game));
        await expectSound(page);
        await page.screenshot({ path: info.outputPath(`${game}.png`) });
        expect(complaints).toEqual([]);
      });
    }
  }
}
