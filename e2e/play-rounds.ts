// Rounds of the games that a member plays alone, one after the other on the real screen: by keyboard, with choices that
// a seeded chance makes, so that a run can be repeated.
import type { Page } from "@playwright/test";
import type { Chance } from "../tools/simulate/chance.ts";
import type { SingleGame } from "./shown-rounds.ts";

const STAKE = "3.33";
/** Other choices after so many rounds: between them the same ones again, as people play. */
const CHOICES_FOR = 8;

const betButton = (page: Page) => page.locator("button[type=submit]");
const pressPreset = (page: Page, group: string, value: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name: value, exact: true }).press("Enter");
const chooseRisk = (page: Page, chance: Chance) =>
  page.getByRole("radio", { name: chance.pick(["Low", "Medium", "High"]) }).check({ force: true });

const CHOOSE: Readonly<Record<SingleGame, (page: Page, chance: Chance) => Promise<void>>> = {
  dice: async (page, chance) => {
    await page.getByRole("radio", { name: chance.pick([/Over/u, /Under/u]) }).check({ force: true });
    await page.getByLabel(/Win chance/u).fill((chance.between(1, 9_800) / 100).toFixed(2));
  },
  limbo: (page, chance) =>
    page
      .getByRole("textbox", { name: "Target" })
      .fill((chance.between(101, chance.pick([150, 300, 5_000])) / 100).toFixed(2)),
  plinko: async (page, chance) => {
    await chooseRisk(page, chance);
    await pressPreset(page, "Numbers of rows to choose from", chance.pick(["8", "10", "12", "14", "16"]));
  },
  wheel: async (page, chance) => {
    await chooseRisk(page, chance);
    await pressPreset(
      page,
      "Numbers of segments to choose from",
      chance.pick(["10", "20", "30", "40", "50"]),
    );
  },
  keno: async (page, chance) => {
    await chooseRisk(page, chance);
    await page.getByRole("button", { name: "Clear" }).press("Enter");
    const numbers = page.getByRole("group", { name: "Numbers" }).getByRole("button");
    for (let picks = chance.between(1, 10); picks > 0; picks -= 1)
      await numbers.nth(chance.below(40)).press("Enter");
    // A number that was pressed twice is none: there is always one in the end.
    await betButton(page).press("r");
  },
  mines: (page, chance) =>
    pressPreset(page, "Numbers of mines to choose from", chance.pick(["1", "3", "5", "10", "24"])),
  hilo: () => Promise.resolve(),
};

/** Seldom enough that looking does not make the page paint. */
const LOOK_MS = 10;

/** Waits until a round of several steps stands so far and can go on; false when it is over instead. */
async function goesOn(page: Page, parts: string, count: number): Promise<boolean> {
  const found = await page.waitForFunction(
    ([selector, wanted]) => {
      const told = document.querySelector("output.sr")?.textContent ?? "";
      if (/Balance ৳[\d,]+\.\d\d\.$/u.test(told) && document.querySelector("button[type=submit]"))
        return "over";
      const canAct = document.querySelector("main section button[aria-disabled='false']") !== null;
      return canAct && document.querySelectorAll(selector).length === wanted ? "open" : null;
    },
    [parts, count] as const,
    { timeout: 0, polling: LOOK_MS },
  );
  return (await found.jsonValue()) === "open";
}

const OPENED_TILES = "main section fieldset button[aria-label$=': firefly']";

async function playMines(page: Page, chance: Chance): Promise<void> {
  await goesOn(page, OPENED_TILES, 0);
  const tiles = page.getByRole("group", { name: "Field" }).getByRole("button");
  const places = chance
    .shuffled(Array.from({ length: 25 }, (_, place) => place))
    .slice(0, chance.between(1, 4));
  for (const [opened, place] of places.entries()) {
    await tiles.nth(place).press("Enter");
    if (!(await goesOn(page, OPENED_TILES, opened + 1))) return;
  }
  await page.keyboard.press("c");
}

const CARDS = "main section ol[aria-label='The cards so far'] > li";

async function playHilo(page: Page, chance: Chance): Promise<void> {
  const guesses = page.locator("main section button").filter({ hasText: "%" });
  await goesOn(page, CARDS, 1);
  for (let cards = 2, right = 0; ; cards += 1) {
    const isSkip = chance.perMille(150);
    if (isSkip) await page.keyboard.press("s");
    else await guesses.nth(chance.below(2)).press("Enter");
    if (!(await goesOn(page, CARDS, cards))) return;
    right += isSkip ? 0 : 1;
    if (right > 0 && chance.perMille(500)) return page.keyboard.press("c");
  }
}

export async function setStake(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Stake" }).fill(STAKE);
}

/** Begins a round and does what it asks for; whoever called waits for its end. */
export async function playRound(
  page: Page,
  chance: Chance,
  { game, number }: { readonly game: SingleGame; readonly number: number },
): Promise<void> {
  if (number % CHOICES_FOR === 1) await CHOOSE[game](page, chance);
  await betButton(page).press("Enter");
  if (game === "mines") await playMines(page, chance);
  if (game === "hilo") await playHilo(page, chance);
}
