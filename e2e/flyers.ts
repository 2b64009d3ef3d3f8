// A crowd at the table of Crash: new members with play money, each on a page and a line of his own, with both bets in every
// round they can; what each page showed meanwhile is kept.
import type { Browser, Page } from "@playwright/test";
import { addMembers } from "../packages/testkit/src/members.ts";
import { openMoneyHouse } from "../packages/testkit/src/money.ts";
import { createChance } from "../tools/simulate/chance.ts";
import type { Chance } from "../tools/simulate/chance.ts";
import { button, followLooks, nextLooks, panel, target } from "./crash-steps.ts";
import type { CrashLook, Place } from "./crash-steps.ts";
import { enter } from "./game-steps.ts";
import type { StartedHouse } from "./house.ts";
import { makeLiveLossy, makeLossy } from "./lossy-line.ts";
import type { LossyLine } from "./lossy-line.ts";

export type Line = "plain" | "lossy";

export interface Flyer {
  readonly username: string;
  readonly page: Page;
  readonly chance: Chance;
  readonly lossy: LossyLine | null;
  /** How often the live line broke. */
  readonly drops: () => number;
}

const EACH_MINOR = 1_000_000n;
const FRAME_MS = 25;
// Small, because every page is painted, and wide enough to show the member's rounds beside the board.
const SCREEN = { reducedMotion: "reduce", viewport: { width: 860, height: 320 } } as const;
const PLACES = [1, 2] as const;

/** New members with 10,000.00 of play money each; answers their names. */
export async function makeMembers(
  { databaseUrl }: Pick<StartedHouse, "databaseUrl">,
  name: string,
  count: number,
): Promise<readonly string[]> {
  const money = await openMoneyHouse(databaseUrl);
  const rows: Parameters<typeof addMembers>[0] = async (text, values = []) =>
    (await money.database.pool.query<Record<string, unknown>>(text, [...values])).rows;
  const usernames = Array.from({ length: count }, (_one, place) => `${name}${place + 1}`);
  const made = await addMembers(rows, usernames);
  await money.give(
    made.map(({ id }) => id),
    EACH_MINOR,
  );
  await money.stop();
  return usernames;
}

export interface Coming {
  readonly username: string;
  readonly line: Line;
  /** Another for each: what he bets, and when his line fails. */
  readonly seed: number;
  /** How many pages share this machine. */
  readonly crowd: number;
}

/** Many pages that paint at every frame leave no time for what is painted: in a crowd each paints less often. */
async function paintSeldom(page: Page, crowd: number): Promise<void> {
  if (crowd === 1) return;
  await page.addInitScript((frameMs) => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), frameMs);
    window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  }, crowd * FRAME_MS);
}

/** Takes a seat at the table, with automatic cash-out at both places. */
export async function sitDown(
  browser: Browser,
  house: Pick<StartedHouse, "url">,
  { username, line, seed, crowd }: Coming,
): Promise<Flyer> {
  const page = await (await browser.newContext(SCREEN)).newPage();
  await paintSeldom(page, crowd);
  const live = line === "lossy" ? await makeLiveLossy(page, createChance(seed)) : null;
  await enter(page, house, { lang: "EN", theme: "dark", game: "crash", username });
  const lossy = line === "lossy" ? await makeLossy(page, createChance(seed + 1)) : null;
  for (const place of PLACES) await panel(page, place).getByRole("switch").check({ force: true });
  await followLooks(page);
  return { username, page, chance: createChance(seed + 2), lossy, drops: live?.drops ?? (() => 0) };
}

const isFree = (words: string | undefined): boolean =>
  /^(?:Place bet|Bet on the next round)/u.test(words ?? "");
const isIn = ({ buttons, results }: CrashLook): boolean =>
  results.some((result) => result !== "") || buttons.some((words) => /^(?:Bet placed|Cash out)/u.test(words));

async function betAt({ page, chance }: Flyer, place: Place): Promise<void> {
  await target(page, place).fill((chance.between(101, 160) / 100).toFixed(2));
  await button(page, place).press("Enter");
}

/** Bets in so many rounds, and answers every look at the table until the last of them is over. */
export async function fly(flyer: Flyer, flights: number): Promise<readonly CrashLook[]> {
  const flown = new Set<string>();
  const looks: CrashLook[] = [];
  for (;;) {
    const next = await nextLooks(flyer.page);
    looks.push(...next);
    for (const look of next) if (isIn(look)) flown.add(look.hash);
    const { words = "", buttons = [] } = next.at(-1) ?? {};
    const isEnough = flown.size >= flights;
    if (isEnough && words === "Burst" && buttons.every(isFree)) return looks;
    // What is pressed while none is taken is sent with the next round.
    if (isEnough || !/^(?:Flying|Burst)/u.test(words)) continue;
    for (const place of PLACES) if (isFree(buttons[place - 1])) await betAt(flyer, place);
  }
}
