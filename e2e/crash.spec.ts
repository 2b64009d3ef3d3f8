// Crash in a real browser, on the games' own origin and with the house's own wallet. Nobody knows where a round bursts: every
// journey reads from the record what came of it, and holds the screen against that.
import type { Page } from "@playwright/test";
import { hundredthsAt } from "../packages/games/src/index.ts";
import {
  ask,
  cashOutByHand,
  expectFlown,
  expectFree,
  expectTarget,
  minorOf,
  recordOf,
  takenAt,
} from "./crash-bets.ts";
import type { Bet, BetRecord } from "./crash-bets.ts";
import { board, button, LONG, panel, target } from "./crash-steps.ts";
import { withinOneDay } from "./day.ts";
import { enter } from "./game-steps.ts";
import { ANY_SCREEN, expect, isPhone, logIn, open, test } from "./house.ts";
import { expectSound } from "./sound.ts";

const EN_DARK = { lang: "EN", theme: "dark" } as const;
test.setTimeout(420_000);

/** Both in one round, the first with a target and the second to be cashed out by hand. */
async function betBoth(page: Page, goal: string): Promise<readonly [Bet, Bet]> {
  await expectFree(page);
  await panel(page, 1).getByRole("switch").check({ force: true });
  await panel(page, 2).getByRole("switch").uncheck({ force: true });
  await target(page, 1).fill(goal);
  // Pressed while none is taken, they are sent together when the next round is opened.
  await expect(board(page)).toContainText(/Flying|Burst/u, LONG);
  const taken = Promise.all([takenAt(page, 1), takenAt(page, 2)]);
  await button(page, 1).click();
  await button(page, 2).click();
  return taken;
}

/** The newest of the member's rounds that were cashed out in that way, as the screen lists it. */
async function newestRound(page: Page, how: string) {
  if (isPhone(page) && (await page.getByRole("dialog").count()) === 0)
    await page.getByRole("button", { name: "My rounds" }).click();
  const place = isPhone(page) ? page.getByRole("dialog") : page.getByRole("region", { name: "My rounds" });
  return place.getByRole("listitem").filter({ hasText: how }).first().getByRole("button");
}

/** Screen and record say the same [FAIR-15]: the list of rounds, and the balance. */
async function expectStored(page: Page, { outcome }: BetRecord, how: string): Promise<void> {
  const round = await newestRound(page, how);
  await expect(round).toContainText(`Burst at ${outcome.burst}×`);
  await expect(round).toContainText(outcome.at === null ? "–" : `${outcome.at}×`);
  // A panel over the page hides the bar from who looks for its role.
  await expect(async () => {
    const { balance } = await ask<{ readonly balance: string }>(page, "/api/balance", {});
    expect((await page.locator("header").innerText()).replaceAll(",", "")).toContain(balance);
  }).toPass({ timeout: 20_000 });
}

/** How far below the first panel's top the second one's button begins; a page that is scrolled changes nothing of it. */
async function wayToSecondButton(page: Page): Promise<number> {
  const [first, second] = await Promise.all([panel(page, 1).boundingBox(), button(page, 2).boundingBox()]);
  if (first === null || second === null) throw new Error("A panel of the game is not to be seen.");
  return second.y - first.y;
}

test(
  "[INS-6] [FAIR-8] [FAIR-15] [VEN-4] two bets, by target and by hand, verify in the browser",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, { ...EN_DARK, game: "crash" });
    const [first, second] = await betBoth(page, "1.01");
    const before = await wayToSecondButton(page);
    const players = page.getByRole("region", { name: "Players" });
    await expect(players.getByRole("listitem").first()).toContainText("***");
    expect(await page.getByRole("main").innerText()).not.toContain("demo2");
    await expectFlown(page);
    await cashOutByHand(page);
    // What came of the first bet stands there, until three seconds after the burst, and the button of the second, which may
    // have to be pressed now, where it stood.
    await expect(panel(page, 1)).toContainText(/Cashed out at|Not cashed out/u, LONG);
    expect(await wayToSecondButton(page)).toBeCloseTo(before, 0);
    const [byTarget, byHand] = [await recordOf(page, first), await recordOf(page, second)];
    expectTarget(byTarget, "1.01");
    if (byHand.outcome.at !== null)
      expect(minorOf(byHand.outcome.at)).toBeLessThanOrEqual(minorOf(byHand.outcome.burst));
    await expectStored(page, byTarget, "Auto 1.01×");
    await expectStored(page, byHand, "By hand");
    await (await newestRound(page, "By hand")).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Steps" })).toBeVisible();
    await expect(
      dialog.getByText(`Burst at ${byHand.outcome.burst}×`, { exact: false }).first(),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Show again" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Verify" }).click();
    await expect(dialog.getByText("It matches: seed, hash and result fit together.")).toBeVisible();
    await expectSound(page);
  },
);

/** The newest bet of the betting record with that target; it does not name the studio's round. */
async function betIdOf(page: Page, goal: string): Promise<string> {
  const list = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem("token")}` };
    const answer = await fetch("/wps/relay/ODSFE2_MemBetHistory?pageNo=1&pageSize=20", { headers });
    const { value } = (await answer.json()) as { value: { list: { betId: string; selection: string }[] } };
    return value.list;
  });
  return list.find(({ selection }) => selection.includes(`"auto":"${goal}"`))?.betId ?? "";
}

test(
  "[FAIR-6] [FAIR-8] [REP-2] a bet is told in the betting record and verified from there, against the published chain",
  ANY_SCREEN,
  async ({ page, house }) => {
    await withinOneDay();
    await enter(page, house, { ...EN_DARK, game: "crash", username: "demo" });
    const [first] = await betBoth(page, "1.01");
    await expectFlown(page);
    const { outcome, shown } = await recordOf(page, first);
    await open(page, `${house.url}/login`, EN_DARK);
    await logIn(page, house.url);
    await page.goto(`${house.url}/index?mc=personalHistoryCopy&bet=${await betIdOf(page, "1.01")}`);
    const record = page.getByRole("dialog", { name: "Betting record" });
    await expect(record.getByText(`Burst at ${outcome.burst}×`).first()).toBeVisible();
    const steps = record.getByRole("region", { name: "Steps" });
    await expect(steps).toContainText(shown.burst.slice(-"00.000Z".length, -1));
    await expectSound(page);
    await record.getByRole("link", { name: "Verify" }).click();
    const result = page.getByRole("region", { name: "Result" });
    await expect(result.getByText("Match", { exact: true })).toBeVisible();
    await expect(result.getByText("End of the chain")).toBeVisible();
    await expectSound(page);
  },
);

test(
  "[INS-7] [FAIR-15] bets fly on through a reload: the target holds, and what nobody cashed out is lost",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, { ...EN_DARK, game: "crash" });
    const [first, second] = await betBoth(page, "1.30");
    await expectFlown(page);
    await page.reload({ waitUntil: "networkidle" });
    const [byTarget, left] = [await recordOf(page, first), await recordOf(page, second)];
    expectTarget(byTarget, "1.30");
    expect(left).toMatchObject({
      payout: "0.00",
      outcome: { at: null },
      shown: { request: null, arrival: null },
    });
    await expectStored(page, byTarget, "Auto 1.30×");
    await expectStored(page, left, "By hand");
  },
);

test(
  "[INS-7] [FAIR-15] without a connection the target holds, and a cash-out counts when it arrives",
  ANY_SCREEN,
  async ({ page, house }) => {
    await enter(page, house, { ...EN_DARK, game: "crash" });
    const [first, second] = await betBoth(page, "1.30");
    await expectFlown(page);
    await page.context().setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    // Looked at and pressed in one: what bursts in between could not be pressed any more without a connection.
    await button(page, 2).evaluate((one: HTMLButtonElement) => {
      if (one.innerText.startsWith("Cash out")) one.click();
    });
    await page.context().setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
    const [byTarget, byHand] = [await recordOf(page, first), await recordOf(page, second)];
    expectTarget(byTarget, "1.30");
    const { at, burst } = byHand.outcome;
    const { flies, request, arrival } = byHand.shown;
    if (at === null) expect(byHand.payout).toBe("0.00");
    else {
      const reached = hundredthsAt(Date.parse(arrival ?? "") - Date.parse(flies));
      expect([minorOf(at), request === null]).toEqual([reached, false]);
      expect(reached).toBeLessThanOrEqual(minorOf(burst));
    }
    await expectStored(page, byTarget, "Auto 1.30×");
    await expectStored(page, byHand, "By hand");
  },
);
