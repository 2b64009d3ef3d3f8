// The table of Crash as a journey handles it: the board, both bets, and what stands there when a round is over.
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** The longest flight takes two and a half minutes, and the round before it may be as long. */
export const LONG = { timeout: 180_000 };

export type Place = 1 | 2;
const NAMES = { 1: /^(Bet 1|বাজি ১)$/u, 2: /^(Bet 2|বাজি ২)$/u } as const;
export const panel = (page: Page, place: Place) => page.getByRole("region", { name: NAMES[place] });
export const button = (page: Page, place: Place) => panel(page, place).locator("button[type=submit]");
export const target = (page: Page, place: Place) =>
  panel(page, place).getByLabel(/^(Multiplier|অটো ক্যাশআউটের গুণক)/u);
export const board = (page: Page) => page.getByRole("region", { name: /^(Flight|উড়ান)$/u });

/** What the screen says at one moment, in English. */
export interface CrashLook {
  /** Flying …, Burst, Place your bets … */
  readonly words: string;
  readonly figure: string;
  /** The hash of the round, as much of it as is shown. */
  readonly hash: string;
  /** Where the newest of the last rounds burst. */
  readonly lastBurst: string;
  /** What each button does now, and what came of each bet; empty where there is nothing to say yet. */
  readonly buttons: readonly string[];
  readonly results: readonly string[];
  readonly balance: string;
}

export const lookAt = (page: Page): Promise<CrashLook> =>
  page.evaluate(() => {
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? "";
    const flight = document.querySelector("section[aria-label='Flight']");
    const panels = [1, 2].map((place) => document.querySelector(`section[aria-label='Bet ${place}']`));
    return {
      words: text(flight?.querySelector("p[aria-hidden] > span")),
      figure: text(flight?.querySelector("b[aria-hidden]")),
      hash: text(
        [...document.querySelectorAll("main button")].find((one) => text(one).startsWith("Hash of")),
      ),
      lastBurst: text(flight?.querySelector("ol li")),
      buttons: panels.map((one) => text(one?.querySelector("button[type=submit] span"))),
      results: panels.map((one) => text(one?.querySelector("output + p"))),
      balance: text(document.querySelector("header .money")),
    };
  });

/** The same once anything of it is another, the figure that runs left aside. */
export async function nextLook(page: Page, before: CrashLook): Promise<CrashLook> {
  const standing = (look: CrashLook): string => JSON.stringify({ ...look, figure: "" });
  let look = before;
  const read = async (): Promise<string> => standing((look = await lookAt(page)));
  await expect.poll(read, { ...LONG, intervals: [100] }).not.toBe(standing(before));
  return look;
}

/** The member's rounds as the panel of the history lists them, newest first: result, choice, stake, what it brought. */
export async function listRounds(page: Page, count: number): Promise<readonly (readonly string[])[]> {
  await page
    .getByRole("region", { name: "My rounds" })
    .getByRole("button", { name: "Older rounds" })
    .press("Enter");
  const dialog = page.getByRole("dialog");
  const lines = dialog.getByRole("listitem");
  await lines.first().waitFor();
  for (let before = -1; (await lines.count()) < count && (await lines.count()) > before;) {
    before = await lines.count();
    await dialog.getByRole("button", { name: "Older rounds" }).press("Enter");
    await page.waitForFunction((had) => document.querySelectorAll("[role=dialog] li").length > had, before);
  }
  return lines.evaluateAll((all) =>
    all.map((one) => {
      const line = one.querySelector("button");
      const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? "";
      return [
        text(line?.children[0]),
        text(line?.children[1]?.children[0]),
        text(line?.children[1]?.children[1]).split(" · ")[1] ?? "",
        text(line?.children[2]),
      ];
    }),
  );
}
