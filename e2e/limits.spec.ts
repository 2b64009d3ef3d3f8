// Limits and the reality check where play happens: set in the security centre, met inside a game, told in words, and the
// same figures in the game, the meter and the record; in Bengali on a phone, in English on a desktop.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { Client } from "pg";
import { enter } from "./cashier-steps.ts";
import { CENTRE, lookInto, openCentre, readNews } from "./centre-steps.ts";
import { withinOneDay } from "./day.ts";
import { startFromHome } from "./game-steps.ts";
import { ANY_SCREEN, expect, isPhone, startHouse, test as base } from "./house.ts";
import type { House } from "./house.ts";
import { besidesRefusals } from "./reached-house.ts";
import { expectSound } from "./sound.ts";

const WORDS = {
  BN: {
    stake: "বাজি",
    add: "সীমা যোগ করুন",
    form: "সীমা",
    kind: "কীসের সীমা",
    stakes: "বাজি",
    name: "দৈনিক বাজি",
    change: "বদলান: দৈনিক বাজি",
    house: "সাইটের সীমা",
    set: "সীমা কার্যকর হয়েছে।",
    later: /নিশ্চিত করলে বদলটি কার্যকর হবে।$/u,
    pending: /^অপেক্ষায়: ৳100\.00;/u,
    inGame: "আপনার কোনো একটি সীমা পূর্ণ হয়েছে, অথবা বিরতির বার্তার উত্তর বাকি আছে।",
    leaves: (left: string) => new RegExp(`^আপনার দৈনিক বাজির সীমায় আর ${left} বাকি আছে; .* 00:00:00-এ`, "u"),
    check: "বিরতির বার্তা",
    chosen: "খেলার প্রতি 15 মিনিটে বার্তা আসবে।",
    due: "15 মিনিট ধরে খেলছেন",
    paused: "খেলা থেমে আছে",
    goOn: "খেলা চালিয়ে যান",
    rest: "১৫ মিনিট বিরতি নিন",
  },
  EN: {
    stake: "Stake",
    add: "Add a limit",
    form: "Limits",
    kind: "Limit on",
    stakes: "stakes",
    name: "Daily stakes",
    change: "Change: Daily stakes",
    house: "Set by the site",
    set: "The limit is in force.",
    later: /^The change takes effect when you confirm it/u,
    pending: /^Pending: ৳100\.00;/u,
    inGame: "One of your limits is reached, or a break reminder waits for your answer.",
    leaves: (left: string) =>
      new RegExp(`^Your daily stake limit leaves ${left}; it resets at .* 00:00:00\\.`, "u"),
    check: "Reality check",
    chosen: "A check comes after every 15 minutes of play.",
    due: "You have been playing for 15 minutes",
    paused: "The game is paused",
    goOn: "Continue playing",
    rest: "Take a 15-minute break",
  },
} as const;

const langOf = (page: Page) => (isPhone(page) ? "BN" : "EN");

/** As the site ships it, with a limit of the house's own. */
const POLICY = {
  moneyMode: "play",
  paymentProvider: "sandbox",
  countries: { allowed: [], blocked: [] },
  minimumAge: 18,
  minimumRoundMs: {},
  autoplay: false,
  realityCheckMinutes: 60,
  mandatoryLimits: [{ kind: "STAKE", period: "DAY", amount: "60.00" }],
  fundsOrder: "CASH_FIRST",
  transfersBetweenAccounts: true,
};

// Two devices, and a game on one of them.
base.describe.configure({ timeout: 180_000 });

interface LimitsHouse extends House {
  /** Somebody who has begun to play has now done so for almost a quarter of an hour. */
  passQuarter(username: string): Promise<void>;
}

const test = base.extend<object, { house: LimitsHouse }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const file = join(mkdtempSync(join(tmpdir(), "jonaki-policy-")), "policy.json");
      writeFileSync(file, JSON.stringify(POLICY));
      const house = await startHouse({ POLICY_FILE: file });
      const database = new Client({ connectionString: house.databaseUrl });
      await database.connect();
      const ours: LimitsHouse = { ...house, passQuarter: (username) => passQuarter(database, username) };
      await use(ours);
      await database.end();
      await house.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** The bet is heard of after it is made; a minute more is played with the next one. */
async function passQuarter(database: Client, username: string): Promise<void> {
  const moved = () =>
    database.query(
      `update safe_sittings set seconds = answered_seconds + 870, last_bet_at = now() - interval '1 minute'
       where last_bet_at is not null and member_id = (select id from members where username = $1)`,
      [username],
    );
  await expect.poll(async () => (await moved()).rowCount).toBe(1);
}

const game = (page: Page): FrameLocator => page.frameLocator("iframe");
const balance = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Balance|ব্যালেন্স)$/u }).locator("b");
const results = (page: Page): Locator =>
  game(page)
    .getByRole("list", { name: /Last results|শেষ ফলাফল/u })
    .getByRole("button");

interface Played {
  readonly round?: { readonly stake: string; readonly payout: string; readonly balanceAfter: string };
  readonly code?: string;
}

async function startGame(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/index`);
  await startFromHome(page, "play");
  await expect(game(page).locator("button[type=submit]")).toBeVisible();
}

/** One press of the button; answers what the studio said. */
async function bet(page: Page, stake: string): Promise<Played> {
  const button = game(page).locator("button[type=submit]");
  await game(page)
    .getByRole("textbox", { name: WORDS[langOf(page)].stake, exact: true })
    .fill(stake);
  const before = await results(page).count();
  const answered = page.waitForResponse("**/api/play");
  // Also through what lies over the game.
  await button.evaluate((one) => (one as HTMLButtonElement).click());
  const played = (await (await answered).json()) as Played;
  await expect(results(page)).toHaveCount(before + (played.round === undefined ? 0 : 1));
  return played;
}

/** By keyboard: a click may still reach the game below, which is a page of another process, while the window comes. */
async function closeWarning(page: Page, text: RegExp): Promise<void> {
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText(text);
  await expect(warning.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(warning).toBeHidden();
}

const line = (part: Locator): Locator =>
  part
    .getByRole("listitem")
    .filter({ has: part.page().getByRole("button", { name: /Daily stakes|দৈনিক বাজি/u }) });

/** What is used of the limit, and of how much. */
const expectMeter = (part: Locator, used: string, most: string): Promise<void> =>
  expect(part.getByRole("progressbar")).toHaveAttribute("aria-valuetext", `${used} / ${most}`);

async function changeLimit(page: Page, part: Locator, amount: string, news: string | RegExp): Promise<void> {
  const words = WORDS[langOf(page)];
  await part.getByRole("button", { name: words.change }).click();
  const form = page.getByRole("form", { name: words.form });
  await form.getByRole("textbox").fill(amount);
  await form.locator("[type='submit']").click();
  await readNews(page, news);
}

test(
  "[SAFE-1] [SAFE-2] [SAFE-3] [SAFE-4] [SAFE-5] a limit that is set here and tightened elsewhere stops the next bet to the poisha, in words, and moves nothing",
  ANY_SCREEN,
  async ({ page, house, browser, complaints }) => {
    await withinOneDay();
    const lang = langOf(page);
    const words = WORDS[lang];
    await enter(page, house, lang, "demo");
    await openCentre(page, house);
    const safe = await lookInto(page, CENTRE[lang].safe);
    // The house has one of its own; the member's is stricter.
    await expect(line(safe)).toContainText(words.house);
    await expectMeter(safe, "৳0.00", "৳60.00");
    await safe.getByRole("button", { name: words.add }).click();
    const form = page.getByRole("form", { name: words.form });
    await form.getByRole("combobox", { name: words.kind }).click();
    await page.getByRole("option", { name: words.stakes, exact: true }).click();
    await form.getByRole("textbox").fill("35");
    await expectSound(page);
    await form.locator("[type='submit']").click();
    await readNews(page, words.set);
    await expectMeter(safe, "৳0.00", "৳35.00");
    await expect(line(safe)).not.toContainText(words.house);
    await expectSound(page);

    await startGame(page, house);
    expect((await bet(page, "10")).code).toBeUndefined();
    const other = await (await browser.newContext(viewOf(page))).newPage();
    await enter(other, house, lang, "demo");
    await openCentre(other, house);
    const there = await lookInto(other, CENTRE[lang].safe);
    await expectMeter(there, "৳10.00", "৳35.00");
    await changeLimit(other, there, "25", words.set);

    const second = await bet(page, "10");
    expect((await bet(page, "10")).code).toBe("LIMIT_REACHED");
    await expect(game(page).getByText(words.inGame)).toBeVisible();
    await expect(page.getByRole("alertdialog")).toContainText(words.leaves("৳5.00"));
    await expectSound(page, { withoutFrames: true });
    await closeWarning(page, words.leaves("৳5.00"));
    await expect(game(page).getByRole("banner")).toContainText(shown(second.round?.balanceAfter ?? ""));

    // What is left can be staked, and not a poisha more; a larger limit waits for its day.
    const last = await bet(page, "5");
    await changeLimit(other, there, "100", words.later);
    await expectMeter(there, "৳25.00", "৳25.00");
    await expect(there.getByText(words.pending)).toBeVisible();
    expect((await bet(page, "1")).code).toBe("LIMIT_REACHED");
    await closeWarning(page, words.leaves("৳0.00"));
    await other.context().close();

    await page.goto(`${house.url}/index?mc=personalHistoryCopy`);
    const record = page.getByRole("dialog").first();
    await expect(record.locator("dl dd").first()).toHaveText("৳25.00");
    await expect(record.locator(isPhone(page) ? "ul[aria-label] > li" : "tbody tr")).toHaveCount(3);
    await page.goto(`${house.url}/index`);
    await expect(balance(page)).toHaveText(shown(last.round?.balanceAfter ?? ""));
    expect(besidesRefusals(complaints)).toEqual([]);
  },
);

test(
  "[SAFE-13] [SAFE-14] [VEN-19] after a quarter of an hour the check covers the game until it is answered; going on goes on, and a break ends play",
  ANY_SCREEN,
  async ({ page, house, complaints }) => {
    const lang = langOf(page);
    const words = WORDS[lang];
    await enter(page, house, lang, "demo2");
    await openCentre(page, house);
    const safe = await lookInto(page, CENTRE[lang].safe);
    await safe.getByRole("region", { name: words.check }).getByRole("radio", { name: "15" }).click();
    await readNews(page, words.chosen);

    await startGame(page, house);
    const rounds = [await bet(page, "10")];
    await house.passQuarter("demo2");
    rounds.push(await bet(page, "10"));
    const check = page.getByRole("dialog", { name: words.due });
    await expect(check).toBeVisible({ timeout: 15_000 });
    const net = rounds.reduce((sum, { round }) => sum + Number(round?.payout) - Number(round?.stake), 0);
    await expect(check).toContainText("৳20.00");
    await expect(check).toContainText(`${net < 0 ? "−" : ""}৳${Math.abs(net).toFixed(2)}`);
    await expect(check.getByRole("button").first()).toHaveText(words.rest);
    await expectSound(page, { withoutFrames: true });
    await page.keyboard.press("Escape");
    // The game below is paused: it offers no bet, and says why.
    await expect(game(page).locator("button[type=submit]")).toBeDisabled();
    await expect(game(page).getByText(words.paused)).toBeVisible();
    await check.getByRole("button", { name: words.goOn }).click();
    await expect(check).toHaveCount(0);
    await expect(game(page).getByText(words.paused)).toBeHidden();

    expect((await bet(page, "10")).code).toBeUndefined();
    await house.passQuarter("demo2");
    await bet(page, "10");
    const again = page.getByRole("dialog").filter({ hasText: words.rest });
    await expect(again).toBeVisible({ timeout: 15_000 });
    // Meanwhile it has come: see closeWarning.
    await expectSound(page, { withoutFrames: true });
    await again.getByRole("button", { name: words.rest }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(besidesRefusals(complaints)).toEqual([]);
  },
);

const shown = (amount: string): string => `৳${amount.replaceAll(/(\d)(?=(?:\d\d)+\d\.)/gu, "$1,")}`;
/** Another device of the same kind. */
const viewOf = (page: Page) => ({
  viewport: page.viewportSize(),
  isMobile: isPhone(page),
  hasTouch: isPhone(page),
});
