// The table of Crash as a journey handles it: the board, both bets, and what stands there when a round is over.
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
  /** Where the round burst; empty before. */
  readonly figure: string;
  /** The hash of the round, as much of it as is shown. */
  readonly hash: string;
  /** Where the newest of the last rounds burst. */
  readonly lastBurst: string;
  /** What each button does now, without its amount, and what came of each bet; empty where there is nothing to say yet. */
  readonly buttons: readonly string[];
  readonly results: readonly string[];
  readonly balance: string;
}

/** Kept on the page: every look since somebody took them, the newest of all, and who waits for the next. */
interface Following {
  looks: CrashLook[];
  newest: CrashLook;
  came: () => void;
}

/** Keeps every look from now on, but not the figure that runs; every load of the page begins anew. */
export async function followLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? "";
    const look = (): CrashLook => {
      const flight = document.querySelector("section[aria-label='Flight']");
      const panels = [1, 2].map((place) => document.querySelector(`section[aria-label='Bet ${place}']`));
      const words = text(flight?.querySelector("p[aria-hidden] > span"));
      const buttons = [...document.querySelectorAll("main button")];
      return {
        words,
        figure: words === "Burst" ? text(flight?.querySelector("b[aria-hidden]")) : "",
        hash: text(buttons.find((one) => text(one).startsWith("Hash of"))),
        lastBurst: text(flight?.querySelector("ol li")),
        buttons: panels.map((one) => text(one?.querySelector("button[type=submit] span > span"))),
        results: panels.map((one) => text(one?.querySelector("output + p"))),
        balance: text(document.querySelector("header .money")),
      };
    };
    const first = look();
    const keep = (): void => {
      const next = look();
      if (JSON.stringify(next) === JSON.stringify(kept.newest)) return;
      kept.newest = next;
      kept.looks.push(next);
      kept.came();
    };
    const kept: Following = { looks: [first], newest: first, came: () => undefined };
    Object.assign(window, { following: kept });
    // Not at the next paint: in a crowd that is half a second later, and what stood so long would be missed.
    new MutationObserver(keep).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** How the screen stands now. */
export const lookAt = (page: Page): Promise<CrashLook> =>
  page.evaluate(() => (window as unknown as { readonly following: Following }).following.newest);

/** So long nothing new is waited for: a press may have been passed over, and is made again. */
const STANDING_MS = 1_000;

/** Every look since they were taken last, in their order; the newest again where there was none for a while. */
export const nextLooks = (page: Page): Promise<readonly CrashLook[]> =>
  page.evaluate(
    (longestMs) =>
      new Promise<readonly CrashLook[]>((resolve) => {
        const { following } = window as unknown as { readonly following: Following };
        const take = (): void => {
          following.came = () => undefined;
          resolve(following.looks.length === 0 ? [following.newest] : following.looks.splice(0));
        };
        if (following.looks.length > 0) return take();
        const timer = setTimeout(take, longestMs);
        following.came = () => {
          // It would take the looks of who asks next, and hand them to nobody.
          clearTimeout(timer);
          take();
        };
      }),
    STANDING_MS,
  );

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
