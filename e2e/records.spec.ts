// Wallet, transfer and records in a real browser: what was played and transferred stands in every record and its file to
// the poisha; in Bengali on a phone, in English on a desktop.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { Client } from "pg";
import { withinOneDay } from "./day.ts";
import { startFromHome } from "./game-steps.ts";
import { expect, isPhone, open, startHouse, test as base } from "./house.ts";
import type { House } from "./house.ts";
import { expectSound } from "./sound.ts";

const WORDS = {
  BN: {
    balance: "ব্যালেন্স",
    playMoney: "খেলার টাকা",
    payment: "পেমেন্ট পাসওয়ার্ড",
    setPayment: "পেমেন্ট পাসওয়ার্ড সেট করুন",
    sent: "dem***-কে ৳125.50 পাঠানো হয়েছে।",
    received: /আপনাকে .* 125\.50 পাঠিয়েছেন।/u,
    csv: "CSV ডাউনলোড",
    kinds: { bet: "বাজি", payout: "প্রাপ্তি", transfer: "আপলাইনে ট্রান্সফার" },
    profit: "জয়/হার",
    hide: "ব্যালেন্স লুকান",
  },
  EN: {
    balance: "Balance",
    playMoney: "Play money",
    payment: "Payment password",
    setPayment: "Set a payment password",
    sent: "৳125.50 has been transferred to dem***.",
    received: /transferred .* 125\.50 to you at/u,
    csv: "Download CSV",
    kinds: { bet: "Bet", payout: "Payout", transfer: "Transfer to upline" },
    profit: "Profit and loss",
    hide: "Hide the balance",
  },
} as const;

const ROUNDS = 2;
/** What every demo account begins with. */
const GIVEN_MINOR = 1_000_000n;
const SENT_MINOR = 12_550n;
const PAYMENT_PASSWORD = "135790";

interface RecordsHouse extends House {
  /** The demo accounts have no upline by themselves. */
  putBelowAgent(username: string): Promise<void>;
  /** What the ledger itself has of a member's cash. */
  ledgerCash(username: string): Promise<bigint>;
}

// A journey in three stations, each with what the one before it left.
base.describe.configure({ mode: "serial" });

const test = base.extend<object, { house: RecordsHouse }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startHouse();
      const database = new Client({ connectionString: house.databaseUrl });
      await database.connect();
      const ours: RecordsHouse = {
        ...house,
        putBelowAgent: async (username) => {
          await database.query(
            "update members set upline_id = (select id from members where username = 'demoagent') where username = $1",
            [username],
          );
        },
        ledgerCash: async (username) => {
          const { rows } = await database.query<{ balance: string }>(
            `select b.balance::text from ledger_balances b
             join ledger_accounts a on a.id = b.account_id
             join members m on a.owner_kind = 'MEMBER' and a.owner = m.id::text
             where m.username = $1 and a.kind = 'CASH' and a.unit = 'PLAY'`,
            [username],
          );
          return BigInt(rows[0]?.balance ?? -1);
        },
      };
      await use(ours);
      await database.end();
      await house.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** Amounts as the wire, the page and a file write them, in poisha. */
const minorOf = (text: string): bigint =>
  BigInt(
    text
      .replaceAll(/[৳,+.]/gu, "")
      .replace("−", "-")
      .trim(),
  );
const shown = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, "0");
  const whole = digits.slice(0, -2).replaceAll(/(\d)(?=(?:\d\d)+\d$)/gu, "$1,");
  return `${minor < 0n ? "−" : ""}৳${whole}.${digits.slice(-2)}`;
};
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

async function logIn(page: Page, house: House, username: string, lang: "BN" | "EN"): Promise<void> {
  await open(page, `${house.url}/login`, { lang });
  await page.locator("main [name='username']").fill(username);
  await page.locator("main [name='password']").fill("Jonaki-123");
  await page.locator("main [type='submit']").click();
  await page.waitForURL(`${house.url}/index`);
}

const panel = (page: Page): Locator => page.getByRole("dialog").first();

async function openPanel(page: Page, house: House, key: string): Promise<Locator> {
  await page.goto(`${house.url}/index?mc=${key}`, { waitUntil: "networkidle" });
  await expect(panel(page).locator("h2").first()).toBeVisible();
  await expect(panel(page).locator("[aria-busy=true], output")).toHaveCount(0);
  return panel(page);
}

interface Round {
  readonly stake: string;
  readonly payout: string;
  readonly balanceAfter: string;
}

async function play(page: Page): Promise<readonly Round[]> {
  const game = page.frameLocator("iframe");
  await startFromHome(page, "play");
  const bet = game.locator("button[type=submit]");
  await expect(bet).toBeVisible();
  const results = game.locator("ul[aria-label], ol[aria-label]").first().getByRole("button");
  const rounds: Round[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const before = await results.count();
    const answered = page.waitForResponse("**/api/play");
    await bet.click();
    rounds.push(((await (await answered).json()) as { round: Round }).round);
    await expect(results).toHaveCount(before + 1);
  }
  return rounds;
}

/** The rows of the file behind the button, without its headings. */
async function readFile(page: Page, button: string): Promise<readonly (readonly string[])[]> {
  const download = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: button }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/u);
  const text = readFileSync(await file.path(), "utf8");
  // The mark that makes a spreadsheet read Bengali.
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(","));
}

/** A figure of the totals, by its place. */
const total = (page: Page, place: number): Locator => panel(page).locator("dl dd").nth(place);

/** The language of this screen, and who looks at it. */
const viewerOf = (page: Page) =>
  isPhone(page) ? ({ lang: "BN", username: "demo" } as const) : ({ lang: "EN", username: "demo2" } as const);

async function setPaymentPassword(page: Page, house: House, lang: "BN" | "EN"): Promise<void> {
  const words = WORDS[lang];
  await openPanel(page, house, "securityCenter");
  const card = isPhone(page)
    ? page.locator("li > button").filter({ hasText: words.payment })
    : page.getByRole("region", { name: words.payment }).getByRole("button");
  await card.first().click();
  const form = page.getByRole("form", { name: words.setPayment });
  await form.locator("[name='next']").fill(PAYMENT_PASSWORD);
  await form.locator("[name='confirm']").fill(PAYMENT_PASSWORD);
  await form.locator("[type='submit']").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}

test("[WAL-21] [WAL-27] [WAL-29] [CAS-30] a transfer to the upline shows in both balances, the wallet, and as a note to whom it went", async ({
  page,
  house,
  browser,
  complaints,
}) => {
  // All three stations.
  await withinOneDay();
  const { lang, username } = viewerOf(page);
  const words = WORDS[lang];
  await house.putBelowAgent(username);
  await logIn(page, house, username, lang);
  const agent = await (await browser.newContext()).newPage();
  await logIn(agent, house, "demoagent", lang);
  await setPaymentPassword(page, house, lang);

  const transfer = await openPanel(page, house, "transferUpline");
  await expectSound(page);
  await transfer.locator("[name='amount']").fill("125.50");
  await transfer.locator("[name='paymentPassword']").fill(PAYMENT_PASSWORD);
  await transfer.locator("[type='submit']").click();
  await expect(page.getByRole("alertdialog", { name: words.sent })).toBeVisible();
  await expect(agent.getByText(words.received)).toBeVisible();
  const received = agent.getByRole("region", { name: words.balance }).locator("b");
  await expect(received).toHaveText(shown(GIVEN_MINOR + SENT_MINOR));
  await agent.context().close();

  const wallet = await openPanel(page, house, "transferFund");
  await expect(wallet.getByText(words.playMoney)).toBeVisible();
  await expect(wallet.locator("dl b").first()).toHaveText(shown(GIVEN_MINOR - SENT_MINOR));
  await expectSound(page);
  await wallet.getByRole("button", { name: words.hide }).click();
  await expect(wallet.locator("dl b").first()).toHaveText("***");
  expect(complaints).toEqual([]);
});

test("[REP-4] [REP-9] [REP-12] [REP-14] the account record and its file agree with what was played and transferred, to the poisha", async ({
  page,
  house,
}) => {
  const { lang, username } = viewerOf(page);
  const words = WORDS[lang];
  await logIn(page, house, username, lang);
  const rounds = await play(page);
  const stakes = sum(rounds.map(({ stake }) => minorOf(stake)));
  const payouts = sum(rounds.map(({ payout }) => minorOf(payout)));

  await openPanel(page, house, "transactionHistory");
  await expectSound(page);
  const moved = await readFile(page, words.csv);
  const ofKind = (kind: string) => moved.filter((row) => row[2] === kind).map((row) => minorOf(row[3] ?? ""));
  expect(sum(ofKind(words.kinds.bet))).toBe(-stakes);
  expect(sum(ofKind(words.kinds.payout))).toBe(payouts);
  expect(ofKind(words.kinds.transfer)).toEqual([-SENT_MINOR]);
  const left = minorOf(rounds.at(-1)?.balanceAfter ?? "0.00");
  expect(sum(moved.map((row) => minorOf(row[3] ?? "")))).toBe(left);
  expect(minorOf(moved[0]?.[4] ?? "")).toBe(left);
  expect(await house.ledgerCash(username)).toBe(left);
  const came = moved.map((row) => minorOf(row[3] ?? "")).filter((one) => one > 0n);
  await expect(total(page, 0)).toHaveText(shown(sum(came)));
  await expect(total(page, 1)).toHaveText(shown(stakes + SENT_MINOR));

  // Narrowed to the bets of a week, and the same after a reload.
  await openPanel(page, house, "transactionHistory&kind=BET");
  const rows = panel(page).locator(isPhone(page) ? "ul[aria-label] > li" : "tbody tr");
  const week = panel(page).getByRole("radio").nth(2);
  await week.check({ force: true });
  await expect(page).toHaveURL(/mc=transactionHistory&kind=BET&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/u);
  await expect(rows).toHaveCount(ROUNDS);
  await page.reload();
  await expect(week).toBeChecked();
  await expect(rows).toHaveCount(ROUNDS);
});

test("[REP-1] [REP-7] [REP-8] [REP-14] [SAFE-15] betting record, personal loss and statement agree with what was played, each with its file", async ({
  page,
  house,
}) => {
  const { lang, username } = viewerOf(page);
  const words = WORDS[lang];
  await logIn(page, house, username, lang);

  await openPanel(page, house, "personalHistoryCopy");
  await expectSound(page);
  const bets = await readFile(page, words.csv);
  const stakes = sum(bets.map((row) => minorOf(row.at(-5) ?? "")));
  const payouts = sum(bets.map((row) => minorOf(row.at(-3) ?? "")));
  const net = payouts - stakes;
  expect(sum(bets.map((row) => minorOf(row.at(-2) ?? "")))).toBe(net);
  await expect(total(page, 0)).toHaveText(shown(stakes));
  await expect(total(page, 2)).toHaveText(shown(payouts));

  await openPanel(page, house, "personalProfit");
  const result = panel(page).locator("dl > div").filter({ hasText: words.profit }).locator("dd");
  await expect(result.first()).toHaveText(`${net > 0n ? "+" : ""}${shown(net)}`);
  await expectSound(page);
  const days = await readFile(page, words.csv);
  expect(minorOf(days.at(-1)?.at(-1) ?? "")).toBe(net);

  await openPanel(page, house, "statement");
  await expect(total(page, 2)).toHaveText(shown(stakes));
  await expect(total(page, 3)).toHaveText(shown(payouts));
  await expectSound(page);
  const [day = []] = await readFile(page, words.csv);
  expect(day.slice(1).map((one) => minorOf(one))).toEqual([0n, SENT_MINOR, stakes, payouts, 0n, net]);
});
