import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createNotices } from "./sandbox-notices.ts";

const NOTICE = {
  payment: "SBX-1",
  order: "D-00000001",
  payer: "handle",
  status: "PAID",
  amount: "500.00",
  currency: "BDT",
} as const;

let statuses: number[] = [];
let sent: number[] = [];
const notices = createNotices({
  provider: "sandbox",
  secret: "s".repeat(32),
  callback: "http://house.test/",
  clock: { now: () => new Date() },
  random: { bytes: (count) => Buffer.alloc(count) },
  send: () => {
    sent.push(Date.now());
    const status = statuses.shift() ?? 200;
    return Promise.resolve({ status, body: '{"outcome":"SUSPENSE"}' });
  },
});
beforeEach(() => {
  [statuses, sent] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => {
  notices.stop();
  vi.useRealTimers();
});

describe("notices of the sandbox", () => {
  it("[CAS-6.7] a late payment is told at its moment and not before; one whose moment is past, at once", async () => {
    const begun = Date.now();
    notices.tellAt(NOTICE, new Date(begun + 1_805_000));
    await vi.advanceTimersByTimeAsync(1_804_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([begun + 1_805_000]);
    notices.tellAt(NOTICE, new Date(begun));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
  });

  it("[CAS-9] waits longer and longer for an answer, half a minute at most, and stops when it came", async () => {
    const begun = Date.now();
    statuses = Array<number>(9).fill(503);
    expect(await notices.tell(NOTICE)).toBe("WAITING");
    await vi.advanceTimersByTimeAsync(600_000);
    const seconds = sent.map((at) => (at - begun) / 1_000);
    expect(seconds).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 61.5, 91.5, 121.5]);
  });

  it("[CAS-9] what the house refuses is not told again", async () => {
    for (const status of [400, 403, 409]) {
      statuses = [status];
      expect(await notices.tell(NOTICE)).toBe("REFUSED");
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(await notices.tell(NOTICE)).toBe("SUSPENSE");
  });
});
