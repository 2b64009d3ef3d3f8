// The acts of players: asked about seldom, and again when the clock says so.
import { beforeEach, expect, it, vi } from "vitest";
import { createActs } from "./acts.ts";

const START = new Date("2026-11-15T10:00:00Z").getTime();
const EVERY_MS = 30_000;
let nowMs = START;
const clock = { now: () => new Date(nowMs) };
const actsOf = vi.fn((logins: readonly bigint[]) =>
  Promise.resolve(
    new Map(logins.filter((login) => login !== 7n).map((login) => [login, new Date(nowMs + EVERY_MS)])),
  ),
);

beforeEach(() => {
  nowMs = START;
  actsOf.mockClear();
});

it("[ACC-78] a player's acts are written when they are due, not at every bet", async () => {
  const acts = createActs(actsOf, clock);
  for (const passedMs of [0, 1_000, EVERY_MS - 1, EVERY_MS, EVERY_MS + 1]) {
    nowMs = START + passedMs;
    await acts.note(1n);
  }
  expect(actsOf).toHaveBeenCalledTimes(2);
});

it("[ACC-78] after the clock was set back an act is written anew", async () => {
  const acts = createActs(actsOf, clock);
  await acts.note(1n);
  nowMs = START - 60_000;
  await acts.note(1n);
  expect(actsOf).toHaveBeenCalledTimes(2);
});

it("[ACC-78] a login that is over is asked about each time, and is not alive", async () => {
  const acts = createActs(actsOf, clock);
  await acts.note(7n);
  await acts.note(7n);
  expect(actsOf).toHaveBeenCalledTimes(2);
  expect(await acts.isAlive(7n)).toBe(false);
  expect(await acts.isAlive(1n)).toBe(true);
});
