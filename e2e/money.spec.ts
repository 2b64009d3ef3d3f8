// A member plays Dice on the site: in demo and with play money, rotates the seed, verifies a round, and finds the
// same numbers in the game, the header, the betting record and the calls.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { FrameLocator, Page, TestInfo } from "@playwright/test";
import { withinOneDay } from "./day.ts";
import { startFromHome } from "./game-steps.ts";
import { ANY_SCREEN, CHOICES, expect, isPhone, open, openMenu, test } from "./house.ts";
import type { House } from "./house.ts";
import { expectSound } from "./sound.ts";

const EN = { lang: "EN" } as const;
const ROUNDS = 4;

async function logIn(page: Page, house: House, username = "demo"): Promise<void> {
  await open(page, `${house.url}/login`, EN);
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("Jonaki-123");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${house.url}/index`);
}

const game = (page: Page): FrameLocator => page.frameLocator("iframe");
const betButton = (page: Page) => game(page).locator("button[type=submit]");
const balance = (page: Page) => page.getByRole("region", { name: /^(Balance|ব্যালেন্স)$/u }).locator("b");
/** As the wire writes an amount. */
const plain = (money: string): string => money.replaceAll(/[৳,+]/gu, "").replace("−", "-");

async function start(page: Page, way: "play" | "try"): Promise<void> {
  await startFromHome(page, way);
  await expect(betButton(page)).toBeVisible();
}

interface Round {
  readonly round: string;
  readonly stake: string;
  readonly payout: string;
  readonly balanceAfter: string;
  readonly outcome: { readonly roll: string; readonly won: boolean };
}

/** One bet inside the frame; answers the round as the studio stored it, once it has been shown. */
async function bet(page: Page): Promise<Round> {
  const results = game(page).getByRole("list", { name: "Last results" }).getByRole("button");
  await expect(betButton(page)).toBeVisible();
  const before = await results.count();
  const answered = page.waitForResponse("**/api/play");
  await betButton(page).click();
  const { round } = (await (await answered).json()) as { round: Round };
  await expect(results).toHaveCount(Math.min(before + 1, 20));
  await expect(results.first()).toContainText(round.outcome.roll);
  await expect(game(page).getByRole("region", { name: "Roll" })).toContainText(round.outcome.roll);
  return round;
}

/** What the call answers, asked with the page's own session. */
const askBalance = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem("token")}` };
    const answer = await fetch("/wps/v2/wallets/balance", { headers });
    const { value } = (await answer.json()) as { value: { sumBalance: string } };
    return value.sumBalance;
  });

const record = (page: Page) => page.getByRole("dialog", { name: "Betting record" });

/** From the header, or on a phone from the menu. */
async function openRecord(page: Page): Promise<void> {
  if (isPhone(page)) await openMenu(page);
  await page.getByRole("link", { name: "Betting record", exact: true }).click();
  await expect(record(page).getByText("Total stake")).toBeVisible();
  await expect(record(page).locator("[aria-busy=true]")).toHaveCount(0);
}

/** Stake, payout and profit of the newest rows; on a phone a row shows stake and profit. */
async function newestRows(page: Page, isPhone: boolean, count: number): Promise<readonly string[]> {
  const rows = record(page).locator(isPhone ? "ul[aria-label='Betting record'] > li" : "tbody tr");
  await expect(rows.first()).toBeVisible();
  const texts = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText));
  return texts.slice(0, count);
}

const profit = ({ stake, payout }: Round): string => {
  const minor = Math.round((Number(payout) - Number(stake)) * 100);
  return (minor / 100).toFixed(2);
};

test(
  "[LOB-37] [WAL-5] a demo round leaves play money and record as they were",
  ANY_SCREEN,
  async ({ page, house }) => {
    await withinOneDay();
    await logIn(page, house);
    await expect(balance(page)).toContainText("৳");
    const before = await balance(page).innerText();
    await openRecord(page);
    const stakes = await record(page).getByText("Total stake").locator("..").innerText();
    await record(page).getByRole("button", { name: "Close" }).click();

    await start(page, "try");
    await expect(game(page).getByText("Demo money")).toBeVisible();
    await expect(game(page).getByRole("banner")).toContainText("৳10,000.00");
    const round = await bet(page);
    expect(round.balanceAfter).not.toBe("10000.00");
    await page.getByRole("button", { name: "Back" }).click();

    await expect(page).toHaveURL(`${house.url}/index`);
    await expect(balance(page)).toHaveText(before);
    expect(await askBalance(page)).toBe(plain(before));
    await openRecord(page);
    expect(await record(page).getByText("Total stake").locator("..").innerText()).toBe(stakes);
  },
);

test("[REP-12] [FAIR-9] [FAIR-10] the same numbers in the game, the header, the record and the calls; and a round verifies", async ({
  page,
  house,
  context,
  isMobile,
}, info) => {
  await withinOneDay();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page, house);
  await start(page, "play");
  await expect(game(page).getByText("Play money")).toBeVisible();
  const rounds: Round[] = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.unshift(await bet(page));
  const [last] = rounds as [Round];

  // The game's own list and bar.
  await expect(game(page).getByRole("banner")).toContainText(shown(last.balanceAfter));
  await game(page).getByRole("button", { name: "My rounds" }).first().click();
  const listed = game(page).getByRole("dialog").locator("li");
  for (const [place, one] of rounds.entries()) {
    await expect(listed.nth(place)).toContainText(one.outcome.roll);
    await expect(listed.nth(place)).toContainText(signed(profit(one)));
  }
  await page.getByRole("button", { name: "Back" }).click();

  // The header and the call.
  await expect(balance(page)).toHaveText(shown(last.balanceAfter));
  expect(await askBalance(page)).toBe(last.balanceAfter);

  // The record.
  await openRecord(page);
  const rows = await newestRows(page, isMobile, ROUNDS);
  for (const [place, one] of rounds.entries()) {
    expect(rows[place]).toContain(shown(one.stake));
    expect(rows[place]).toContain(signed(profit(one)));
    expect(rows[place]).toContain(one.outcome.won ? "Won" : "Lost");
    if (!isMobile) expect(rows[place]).toContain(shown(one.payout));
  }

  // The detail, and the round before its seed is revealed.
  await record(page)
    .getByRole("button", { name: /Detail of bet/u })
    .first()
    .click();
  await expect(record(page).getByText(last.round)).toBeVisible();
  await expect(record(page).getByText(last.outcome.roll, { exact: true })).toBeVisible();
  await record(page).getByRole("link", { name: "Verify" }).click();
  const result = page.getByRole("region", { name: "Result" });
  await expect(result).toContainText("Not revealed yet");

  // Rotated, it matches; with one other digit it does not.
  await page.getByRole("tab", { name: "Your seeds" }).click();
  await page.getByRole("button", { name: "Change server seed" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Change server seed" }).click();
  await expect(page.getByText("The old server seed is revealed")).toBeVisible();
  await page.goBack();
  await expect(result).toContainText("Match");
  await expect(page.getByRole("textbox", { name: "Outcome" })).toHaveValue(
    new RegExp(last.outcome.roll, "u"),
  );
  const seed = page.getByRole("textbox", { name: "Server seed", exact: true });
  const right = await seed.inputValue();
  await seed.fill((right.startsWith("0") ? "1" : "0") + right.slice(1));
  await expect(result).toContainText("Mismatch");
  await seed.fill(right);
  await expect(result).toContainText("Match");

  // The copied record is what `npm run verify` reads.
  await page.getByRole("button", { name: "Copy record" }).click();
  const file = info.outputPath("round.json");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("serverSeed");
  writeFileSync(file, await copied());
  expect(execFileSync(process.execPath, ["tools/verify.ts", file], { encoding: "utf8" })).toContain("MATCH");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const kept = await (await download).path();
  expect(readFileSync(kept, "utf8")).toBe(readFileSync(file, "utf8"));

  // Back at the bet, its detail now has the seed.
  await page.goto(`${house.url}/index?mc=personalHistoryCopy`, { waitUntil: "networkidle" });
  await record(page)
    .getByRole("button", { name: /Detail of bet/u })
    .first()
    .click();
  await expect(record(page).getByText(right)).toBeVisible();
});

const shown = (amount: string): string => `৳${grouped(amount)}`;
const signed = (amount: string): string =>
  amount.startsWith("-") ? `−৳${grouped(amount.slice(1))}` : `+৳${grouped(amount)}`;
const grouped = (amount: string): string => amount.replaceAll(/(\d)(?=(?:\d\d)+\d\.)/gu, "$1,");

test(
  "[LOB-35] [LOB-46] [LOB-49] a visitor is led to the login and into the game; a reload of page or game goes on",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/index`, EN);
    await startFromHome(page, "play");
    await page.waitForURL(`${house.url}/index?modal=loginPopupModal`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Username" }).fill("demo");
    await dialog.getByLabel("Password", { exact: true }).fill("Jonaki-123");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${house.url}/game`);
    await bet(page);
    const address = () => page.locator("iframe").getAttribute("src");
    const first = await address();
    await page.reload();
    await expect(betButton(page)).toBeVisible();
    expect(await address()).toBe(first);
    await page.getByRole("button", { name: "Load the game again" }).click();
    await expect.poll(address).not.toBe(first);
    await expect(betButton(page)).toBeVisible();
    await bet(page);
    await page.goBack();
    await expect(page).toHaveURL(`${house.url}/index`);
  },
);

test("[VEN-19] the game follows the site's language and theme", ANY_SCREEN, async ({ page, house }) => {
  await logIn(page, house);
  await start(page, "try");
  const root = game(page).locator("html");
  await expect(root).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("combobox").selectOption("BN");
  await expect(root).toHaveAttribute("lang", "bn");
  await expect(page.getByTitle("গেম: ডাইস")).toBeVisible();
});

test(
  "[FAIR-9] once loaded the verifier needs neither a login nor the network",
  ANY_SCREEN,
  async ({ page, house, context }) => {
    const text = readFileSync("docs/fair/README.md", "utf8");
    const known = JSON.parse(/```json\n([\s\S]+?)```/u.exec(text)?.[1] ?? "null");
    await open(page, `${house.url}/fair`, EN);
    await context.setOffline(true);
    const values = {
      "Server seed": known.serverSeed,
      "Server seed hash": known.serverSeedHash,
      "Client seed": known.clientSeed,
      "Number of the round": String(known.nonce),
      Choices: JSON.stringify(known.choices),
      Outcome: JSON.stringify(known.outcome),
    };
    for (const [name, value] of Object.entries(values))
      await page.getByRole("textbox", { name, exact: true }).fill(value);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByRole("region", { name: "Result" })).toContainText("Match");
    await context.setOffline(false);
  },
);

test(
  "[ACC-64] [LOB-36] a guest tries the game with trial money, and has no member centre",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/index`, EN);
    await start(page, "try");
    await expect(game(page).getByText("Demo money")).toBeVisible();
    const round = await bet(page);
    // A guest's name is long, and must push nothing off a phone.
    await expectSound(page, { withoutFrames: true });
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("banner").getByText("Trial money")).toBeVisible();
    await expectSound(page);
    await expect(balance(page)).toHaveText(shown(round.balanceAfter));
    await expect(page.getByRole("link", { name: "Betting record" })).toHaveCount(0);
  },
);

for (const { lang, theme } of CHOICES) {
  test(`every page of the money is sound: ${lang}, ${theme}`, async ({ page, house, complaints }, info) => {
    await logIn(page, house);
    await page.addInitScript(
      (choice) => {
        localStorage.setItem("lang", choice.lang);
        localStorage.setItem("theme", choice.theme);
      },
      { lang, theme },
    );
    const look = lookAt(page, info);
    await page.goto(`${house.url}/index`, { waitUntil: "networkidle" });
    await expect(balance(page)).toContainText("৳");
    await look("home");
    await start(page, "play");
    const answered = page.waitForResponse("**/api/play");
    await betButton(page).press("Enter");
    await answered;
    await look("game");
    // The demo mark stands in the bar too, which must still fit a phone.
    await page.goto(`${house.url}/index`, { waitUntil: "networkidle" });
    await start(page, "try");
    await look("demo");
    for (const [name, query] of [
      ["verify", ""],
      ["seeds", "?view=seeds"],
      ["sheet", "?game=dice"],
    ] as const) {
      await page.goto(`${house.url}/fair${query}`, { waitUntil: "networkidle" });
      await look(name);
    }
    await page.goto(`${house.url}/index?mc=personalHistoryCopy`, { waitUntil: "networkidle" });
    const panel = page.getByRole("dialog");
    await expect(panel).toBeVisible();
    await look("record");
    await panel
      .getByRole("button", { name: /Detail of bet|বাজির বিস্তারিত/u })
      .first()
      .click();
    await expect(panel.locator("a[href^='/fair?round=']")).toBeVisible();
    await look("detail");
    await panel.locator("a[href^='/fair?round=']").click();
    await expect(page.locator("[name=clientSeed]")).not.toHaveValue("");
    await look("round");
    expect(complaints).toEqual([]);
  });
}

/** Sound for a machine, and a picture for people. */
const lookAt = (page: Page, info: TestInfo) => async (name: string) => {
  await page.evaluate(() => document.fonts.ready);
  await expectSound(page, { withoutFrames: name === "game" || name === "demo" });
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
};
