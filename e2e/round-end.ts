// What the screen of a game says when a round has ended: read in one look, from what is painted and what is announced.
import type { Page } from "@playwright/test";

/** Parts that a game's board does not have are empty. */
export interface RoundEnd {
  /** To who cannot see the board. */
  readonly announced: string;
  /** The one line on the board. */
  readonly words: string;
  /** The first large figure on the board. */
  readonly figure: string;
  /** In lists of what can come out: the place that is marked, by the list's name. */
  readonly marked: Readonly<Record<string, number>>;
  readonly tiles: readonly string[];
  readonly cards: readonly string[];
  /** Where what moves has stopped, as it is drawn. */
  readonly drawn: readonly string[];
  /** The newest of the last results. */
  readonly pill: string;
  /** The newest of the member's rounds: result, choice, stake, what it brought. */
  readonly line: readonly string[];
  readonly balance: string;
}

/** Kept on the page: how many rounds have ended, as the announcements tell, and who waits for the next end. */
interface Counting {
  ends?: number;
  ended?: () => void;
}

/** Counts the ends of rounds on this page from now on; every load of the page begins anew. */
export async function followEnds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = window as unknown as Counting;
    const isEnd = () =>
      /Balance ৳[\d,]+\.\d\d\.$/u.test(document.querySelector("output.sr")?.textContent ?? "");
    let wasEnd = isEnd();
    kept.ends = 0;
    new MutationObserver(() => {
      if (wasEnd === isEnd()) return;
      wasEnd = !wasEnd;
      if (!wasEnd) return;
      kept.ends = (kept.ends ?? 0) + 1;
      kept.ended?.();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for the end of a round by its number, and reads the screen at the next paint. */
export const readEnd = (page: Page, number: number): Promise<RoundEnd> =>
  page.evaluate(async (wanted) => {
    const kept = window as unknown as Counting;
    await new Promise<void>((resolve) => {
      kept.ended = () => (kept.ends ?? 0) >= wanted && resolve();
      kept.ended();
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? "";
    const board = document.querySelector("main section");
    const lists = [...(board?.querySelectorAll("ol[aria-label], ul[aria-label]") ?? [])];
    const named = (name: string) => lists.find((list) => list.getAttribute("aria-label") === name);
    const items = lists.map((list) => [...list.children]);
    const line = document.querySelector("main section[aria-label='My rounds'] li button");
    return {
      announced: text(document.querySelector("output.sr")),
      words: text(board?.querySelector("p[aria-hidden]")),
      figure: text(board?.querySelector("b")),
      marked: Object.fromEntries(
        lists.flatMap((list, place) => {
          const at = (items[place] ?? []).findIndex((item) => item.hasAttribute("aria-current"));
          return at < 0 ? [] : [[list.getAttribute("aria-label") ?? "", at]];
        }),
      ),
      tiles: [...(board?.querySelectorAll("fieldset button") ?? [])].map(
        (tile) => tile.getAttribute("aria-label") ?? "",
      ),
      cards: [...(named("The cards so far")?.querySelectorAll(".sr") ?? [])].map(text),
      drawn: [...(board?.querySelectorAll("g[transform]") ?? [])].map(
        (group) => group.getAttribute("transform") ?? "",
      ),
      pill: named("Last results")?.querySelector("button")?.getAttribute("aria-label") ?? "",
      line: [
        text(line?.children[0]),
        text(line?.children[1]?.children[0]),
        text(line?.children[1]?.children[1]).split(" · ")[1] ?? "",
        text(line?.children[2]),
      ],
      balance: text(document.querySelector("header .money")),
    };
  }, number);
