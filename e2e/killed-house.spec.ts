// The house is killed while rounds of Mines and Hi-lo are open, and started again on the same data: each round goes on where it
// was, on a page that was loaded again and on one that was left open and asked again by itself.
import type { Page } from "@playwright/test";
import { enter } from "./game-steps.ts";
import { expect, test as base } from "./house.ts";
import { startMortalHouse } from "./mortal-house.ts";
import type { MortalHouse } from "./mortal-house.ts";
import { followEnds, readEnd } from "./round-end.ts";
import { differences, faultsOf } from "./shown-rounds.ts";
import { openBooks } from "./stored-rounds.ts";
import type { Stored } from "./stored-rounds.ts";

const EN_DARK = { lang: "EN", theme: "dark" } as const;
/** A start under load takes its time. */
const LONG = { timeout: 90_000 };

const test = base.extend<{ mortal: MortalHouse }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
  mortal: async ({}, use) => {
    const house = await startMortalHouse();
    await use(house);
    await house.stop();
  },
});
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(240_000);

const betButton = (page: Page) => page.locator("button[type=submit]");
const cashOut = (page: Page) => page.getByRole("button", { name: /^Cash out/u });
const closedTiles = (page: Page) => page.locator("main section fieldset button[aria-label$=': closed']");
const guesses = (page: Page) => page.locator("main section button").filter({ hasText: "%" });

type Game = "mines" | "hilo";

/** The next step: a tile, or the likelier guess. */
async function step(page: Page, game: Game): Promise<void> {
  if (game === "mines") return closedTiles(page).first().press("Enter");
  const chances = await guesses(page).allInnerTexts();
  const [first = 0, second = 0] = chances.map((text) => Number(/([\d.]+) %/u.exec(text)?.[1] ?? 0));
  return guesses(page)
    .nth(second > first ? 1 : 0)
    .press("Enter");
}

/** Begins rounds until one is open with a step done in it; answers how many were begun. */
async function openRound(page: Page, game: Game): Promise<number> {
  if (game === "mines")
    await page
      .getByRole("group", { name: "Numbers of mines to choose from" })
      .getByRole("button", { name: "1", exact: true })
      .press("Enter");
  for (let begun = 1; ; begun += 1) {
    const acted = page.waitForResponse("**/api/act");
    await betButton(page).press("Enter");
    await expect(cashOut(page)).toBeVisible();
    await expect(page.locator("main section button[aria-disabled='false']").first()).toBeVisible();
    await step(page, game);
    const { round } = (await (await acted).json()) as { readonly round: { readonly state: string } };
    if (round.state === "PLAYING") {
      await expect(page.locator("main section button[aria-disabled='false']").first()).toBeVisible();
      return begun;
    }
    await expect(betButton(page)).toBeVisible();
  }
}

/** Everything that can be seen of an open round. */
const standing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("main section fieldset button")].map(
      (tile) => tile.getAttribute("aria-label") ?? "",
    ),
    ...[...document.querySelectorAll("main section ol[aria-label='The cards so far'] > li")].map(
      (card) => card.textContent ?? "",
    ),
    document.querySelector("main dl")?.textContent ?? "",
    document.querySelector("header .money")?.textContent ?? "",
  ]);

async function storedIn(house: MortalHouse, game: Game): Promise<Stored> {
  const books = await openBooks(house);
  const stored = await books.since(game, "");
  await books.close();
  return stored;
}

/** Takes what there is to take, unless the round is over already; then screen, record and proof agree. */
async function finish(page: Page, house: MortalHouse, game: Game, begun: number): Promise<bigint> {
  await expect(betButton(page).or(cashOut(page))).toBeEnabled();
  if ((await betButton(page).count()) === 0) await cashOut(page).press("Enter");
  const end = await readEnd(page, 1);
  const { rounds, bets } = await storedIn(house, game);
  expect([rounds.length, bets]).toEqual([begun, begun]);
  expect(differences(end, rounds.at(-1)!)).toEqual([]);
  expect(rounds.flatMap(faultsOf)).toEqual([]);
  return rounds.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
}

for (const [reloaded, left] of [
  ["mines", "hilo"],
  ["hilo", "mines"],
] as const) {
  test(`[INS-17] [FAIR-16] [FAIR-15] a killed house comes back with ${reloaded} for who loads again, and ${left} for who waits`, async ({
    browser,
    page,
    mortal: house,
  }) => {
    const before = await storedIn(house, "mines");
    const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    await enter(page, house, { ...EN_DARK, game: reloaded });
    const begunReloaded = await openRound(page, reloaded);
    const stood = await standing(page);
    await enter(other, house, { ...EN_DARK, game: left });
    const begunLeft = await openRound(other, left);
    await followEnds(other);

    await house.kill();
    await step(other, left);
    await expect(other.getByText(/We are checking your round/u)).toBeVisible(LONG);
    await house.start();

    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByText(/goes on exactly where it was/u)).toBeVisible();
    const stands = await standing(page);
    expect(stands.slice(0, -1)).toEqual(stood.slice(0, -1));
    await followEnds(page);
    await expect(other.getByText(/We are checking your round/u)).toBeHidden(LONG);

    const wonLeft = await finish(other, house, left, begunLeft);
    const wonReloaded = await finish(page, house, reloaded, begunReloaded);
    const after = await storedIn(house, "mines");
    expect(after.balance).toBe(before.balance + wonLeft + wonReloaded);
  });
}
