// One round of a game that is played alone, by finger or mouse and by keyboard, in either language: how it is chosen for,
// begun, gone on with and ended. Answers what the studio stored of it.
import type { Page } from "@playwright/test";
import { betButton, press, sentBy } from "./game-steps.ts";
import { expect } from "./house.ts";
import type { SingleGame } from "./shown-rounds.ts";

export interface PlayedRound {
  readonly state: string;
  readonly balanceAfter: string | null;
  readonly outcome: {
    readonly roll?: string;
    readonly result?: string;
    readonly multiplier?: string;
  } | null;
}

const numbers = (page: Page) => page.getByRole("group", { name: /^(Numbers|নম্বর)$/u }).getByRole("button");
const tiles = (page: Page) => page.getByRole("group", { name: /^(Field|মাঠ)$/u }).getByRole("button");
const guesses = (page: Page) => page.locator("main section button").filter({ hasText: "%" });
const cashOut = (page: Page) => page.getByRole("button", { name: /^(Cash out|ক্যাশআউট)/u });

/** How somebody does each thing that a round may ask for. */
interface Way {
  choose(page: Page, game: SingleGame): Promise<void>;
  bet(page: Page, game: SingleGame): Promise<void>;
  /** A tile or a guess. */
  step(page: Page, game: SingleGame): Promise<void>;
  cashOut(page: Page): Promise<void>;
}

async function playBy(way: Way, page: Page, game: SingleGame): Promise<PlayedRound> {
  await way.choose(page, game);
  await expect(betButton(page)).toBeEnabled();
  const begun = await sentBy<PlayedRound>(page, "play", () => way.bet(page, game));
  if (begun.state !== "PLAYING") return begun;
  await expect(game === "mines" ? tiles(page).nth(1) : guesses(page).first()).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const stepped = await sentBy<PlayedRound>(page, "act", () => way.step(page, game));
  if (stepped.state !== "PLAYING") return stepped;
  await expect(cashOut(page)).not.toHaveAttribute("aria-disabled", "true");
  return sentBy<PlayedRound>(page, "act", () => way.cashOut(page));
}

const BY_HAND: Way = {
  choose: async (page, game) => {
    if (game !== "keno") return;
    await press(page, page.getByRole("button", { name: /^(Clear|মুছুন)$/u }));
    for (const place of [4, 18, 33]) await press(page, numbers(page).nth(place));
  },
  bet: (page) => press(page, betButton(page)),
  step: (page, game) => press(page, game === "mines" ? tiles(page).nth(12) : guesses(page).first()),
  cashOut: (page) => press(page, cashOut(page)),
};

/** Space bets where nothing has the focus; a game whose places are walked over has a letter for it. */
const BET_KEYS: Readonly<Partial<Record<SingleGame, string>>> = { keno: "b", mines: "b", hilo: "b" };

const BY_KEYBOARD: Way = {
  choose: async (page, game) => {
    if (game === "dice") {
      const chance = page.getByRole("slider");
      const before = await chance.getAttribute("aria-valuetext");
      await page.keyboard.press("ArrowRight");
      await expect(chance).not.toHaveAttribute("aria-valuetext", before ?? "");
    }
    if (game === "keno") {
      for (const key of ["c", "ArrowRight", "Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
      await expect(numbers(page).nth(1)).toHaveAttribute("aria-pressed", "true");
    }
  },
  bet: (page, game) => page.keyboard.press(BET_KEYS[game] ?? "Space"),
  step: async (page, game) => {
    if (game === "mines") {
      await page.keyboard.press("ArrowRight");
      return page.keyboard.press("Enter");
    }
    // Above a king nothing is higher.
    const isHigher =
      (await guesses(page)
        .filter({ hasText: /Higher|বড়/u })
        .count()) > 0;
    return page.keyboard.press(isHigher ? "ArrowUp" : "ArrowDown");
  },
  cashOut: (page) => page.keyboard.press("c"),
};

export const playByHand = (page: Page, game: SingleGame): Promise<PlayedRound> => playBy(BY_HAND, page, game);
export const playByKeyboard = (page: Page, game: SingleGame): Promise<PlayedRound> =>
  playBy(BY_KEYBOARD, page, game);
