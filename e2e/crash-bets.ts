// Bets of Crash as a journey follows them: taken by the studio, flown, cashed out by hand, and as they are stored in the end.
import type { Page } from "@playwright/test";
import { button, LONG } from "./crash-steps.ts";
import type { Place } from "./crash-steps.ts";
import { press } from "./game-steps.ts";
import { expect } from "./house.ts";

export interface Bet {
  readonly bet: string;
  readonly state: string;
}

export interface BetRecord {
  readonly state: string;
  readonly stake: string;
  readonly payout: string;
  readonly serverSeed: string | null;
  readonly outcome: { readonly burst: string; readonly at: string | null };
  readonly shown: {
    readonly flies: string;
    readonly request: string | null;
    readonly arrival: string | null;
    readonly burst: string;
  };
}

/** Asks the studio with the page's own token, past the program. */
export function ask<Value>(page: Page, path: string, body: object): Promise<Value> {
  return page.evaluate(
    async ([address, text]) => {
      const { token } = JSON.parse(sessionStorage.getItem("play") ?? "{}") as { token: string };
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      const answer = await fetch(address, { method: "POST", headers, body: text });
      return (await answer.json()) as Value;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** The bet as it is stored once its round is over and paid. */
export async function recordOf(page: Page, { bet }: Bet): Promise<BetRecord> {
  const read = () => ask<BetRecord>(page, "/api/round", { round: bet });
  await expect
    .poll(async () => {
      const { state, serverSeed } = await read();
      return state === "DONE" && serverSeed !== null;
    }, LONG)
    .toBe(true);
  return read();
}

/** The next bet that is sent at a place, as the studio took it. */
export async function takenAt(page: Page, place: Place): Promise<Bet> {
  const answer = await page.waitForResponse(
    (one) =>
      one.url().endsWith("/api/crash/bet") &&
      (one.request().postDataJSON() as { place: Place }).place === place,
    LONG,
  );
  const { bet } = (await answer.json()) as { readonly bet: Bet };
  expect(bet.state).toBe("OPEN");
  return bet;
}

export const minorOf = (amount: string): number => Number(amount.replace(".", ""));

/** What a target pays is the burst's to decide [INS-6]. */
export function expectTarget({ outcome, stake, payout }: BetRecord, goal: string): void {
  const isReached = minorOf(outcome.burst) >= minorOf(goal);
  expect(outcome.at).toBe(isReached ? goal : null);
  expect(minorOf(payout)).toBe(isReached ? (minorOf(stake) * minorOf(goal)) / 100 : 0);
}

const CASH_OUT = /^(Cash out|ক্যাশআউট)/u;
const DOWN = /Bet on the next round|Being settled|পরের রাউন্ডে বাজি|হিসাব হচ্ছে/u;

/** In the air with something to cash out, or already down again. */
export const expectFlown = (page: Page, place: Place = 2) =>
  expect(button(page, place)).toHaveText(new RegExp(`${CASH_OUT.source}\\s*৳|${DOWN.source}`, "u"), LONG);

/** Neither bet of an earlier journey flies any more: a press would cash it out. */
export async function expectFree(page: Page): Promise<void> {
  for (const place of [1, 2] as const)
    await expect(button(page, place)).toHaveText(
      /^(Place bet|Bet on the next round|বাজি ধরুন|পরের রাউন্ডে বাজি)/u,
      LONG,
    );
}

/** A button that is not there any more is not waited for longer. */
const GONE_MS = 5_000;

/** If the round was not faster: the button bets again then, so only the one that cashes out is pressed. */
export async function cashOutByHand(page: Page, place: Place = 2): Promise<void> {
  const cashOut = button(page, place).filter({ hasText: CASH_OUT });
  if ((await cashOut.count()) === 0) return;
  try {
    await press(page, cashOut, GONE_MS);
  } catch (problem) {
    if ((await cashOut.count()) > 0) throw problem;
  }
}
