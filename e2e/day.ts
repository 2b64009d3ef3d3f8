// A journey that plays, and then looks at what was played today, needs one day for both: the house counts days in Dhaka.
import { expect, test } from "@playwright/test";

/** As long as the longest of them may take, and the one before it whose day it goes on with. */
const LONGEST_MS = 240_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const DHAKA_AHEAD_MS = 6 * 60 * 60 * 1000;

const leftOfDayMs = (): number => DAY_MS - ((Date.now() + DHAKA_AHEAD_MS) % DAY_MS);

/** Just before midnight it begins after it. */
export async function withinOneDay(): Promise<void> {
  const leftMs = leftOfDayMs();
  if (leftMs > LONGEST_MS) return;
  test.setTimeout(test.info().timeout + leftMs);
  await expect.poll(leftOfDayMs, { timeout: 2 * LONGEST_MS, intervals: [1_000] }).toBeGreaterThan(LONGEST_MS);
}
