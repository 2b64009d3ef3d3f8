// What any page of the journeys must be: at rest when it is looked at, nothing for a machine to complain about, nothing wider
// than the screen, and no text missing.
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const catalogue = (file: string): readonly string[] =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`../packages/i18n/src/${file}`, import.meta.url), "utf8")) as object,
  );
const MESSAGE_KEYS: ReadonlySet<string> = new Set(
  ["", "later/", "office/"].flatMap((part) => catalogue(`${part}en.json`)),
);

/** Keys that stand where their texts should: seen or heard. */
async function untranslatedKeys(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate(() => {
    const heard = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap(
      (one) => ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""),
    );
    return [document.body.innerText, ...heard].join("\n").match(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/gu) ?? [];
  });
  return words.filter((word) => MESSAGE_KEYS.has(word));
}

/** Longer ones, as of a banner that waits for its turn, are none that anything arrives by. */
const LONGEST_WAY_MS = 500;

/**
 * What slides in or changes its colour has arrived: a press would fall where it stood a moment ago, and a colour half way is
 * none of the design's.
 */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction((longest) => {
    const isOnItsWay = (one: Animation): boolean =>
      one.playState === "running" && Number(one.effect?.getComputedTiming().endTime) <= longest;
    return (
      document.querySelector("[data-starting-style]") === null && !document.getAnimations().some(isOnItsWay)
    );
  }, LONGEST_WAY_MS);
}

/** What a machine complains about on the page as it is now. */
async function violationsOn(page: Page, withoutFrames: boolean): Promise<readonly string[]> {
  // A page without frames needs no second page to put the findings together; that is half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const { violations } = await (withoutFrames ? axe.exclude("iframe") : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Counts on the page what begins to move; answers how much has since it was asked first. */
const countMoves = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const counted = window as unknown as { moves?: number };
    if (counted.moves === undefined) {
      counted.moves = 0;
      for (const begin of ["transitionrun", "animationstart"])
        document.addEventListener(begin, () => (counted.moves = (counted.moves ?? 0) + 1), true);
    }
    // What began while something else was at work is told with the next paint.
    for (let paint = 0; paint < 2; paint += 1) await new Promise(requestAnimationFrame);
    return counted.moves;
  });

/** A note may come from elsewhere, or go, while the page is looked at. */
const LOOKS = 5;

/** Seen at rest: complaints about a page on which something began to move meanwhile are looked into again. */
async function violationsAtRest(page: Page, withoutFrames: boolean): Promise<readonly string[]> {
  for (let look = 1; ; look += 1) {
    await expectStill(page);
    const before = await countMoves(page);
    const violations = await violationsOn(page, withoutFrames);
    if (violations.length === 0 || look === LOOKS || (await countMoves(page)) === before) return violations;
  }
}

/**
 * Nothing for a machine to complain about, nothing wider than the screen and no text missing. A frame is a page of its
 * own: its landmarks are counted with the page's around it, so leave it out here and look at it alone.
 */
export async function expectSound(page: Page, { withoutFrames = false } = {}): Promise<void> {
  // A step within the site ends no document: the network may be idle before the page it leads to is drawn.
  await expect(page.locator("h1").first()).toBeAttached();
  expect(await violationsAtRest(page, withoutFrames)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await untranslatedKeys(page)).toEqual([]);
}
