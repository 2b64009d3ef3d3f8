// The bell rings after commits, seldom, and for the last of them too.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBell } from "./bell.ts";
import { createLog } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("many rings are one announcement, and a later ring is another", async () => {
  const announce = vi.fn(() => Promise.resolve());
  const bell = createBell(announce, createLog("silent"));
  for (let ring = 0; ring < 100; ring += 1) bell.ring();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(announce).toHaveBeenCalledTimes(1);
  bell.ring();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(announce).toHaveBeenCalledTimes(2);
});

it("an announcement that fails does not silence the next, and nothing sounds after the end", async () => {
  const announce = vi.fn(() => Promise.reject(new Error("no connection")));
  const bell = createBell(announce, createLog("silent"));
  bell.ring();
  await vi.advanceTimersByTimeAsync(1_000);
  bell.ring();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(announce).toHaveBeenCalledTimes(2);
  bell.ring();
  bell.stop();
  bell.ring();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(announce).toHaveBeenCalledTimes(2);
});
