// The queue: order, owners under way, and answers that are given once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWaiting, createWaitingLine } from "./waiting.ts";
import type { Waiting } from "./waiting.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const PATIENCE_MS = 800;
function wait(item: string, owner = item) {
  const resolve = vi.fn<(result: string) => void>();
  const reject = vi.fn<(problem: unknown) => void>();
  return {
    waiting: createWaiting<string, string>(item, owner, PATIENCE_MS, { resolve, reject }),
    resolve,
    reject,
  };
}
const items = (batch: readonly Waiting<string, string>[]): readonly string[] => batch.map(({ item }) => item);

describe("one that waits", () => {
  it("is answered once; what comes later is not heard", () => {
    const { waiting, resolve, reject } = wait("a");
    waiting.answer("done");
    waiting.answer("again");
    waiting.fail(new Error("too late"));
    vi.advanceTimersByTime(PATIENCE_MS * 2);
    expect(resolve.mock.calls).toEqual([["done"]]);
    expect(reject).not.toHaveBeenCalled();
    expect(waiting.isAnswered()).toBe(true);
  });

  it("is told late when its patience ends, and not a moment before", () => {
    const { waiting, resolve } = wait("a");
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect([waiting.isAnswered(), resolve.mock.calls]).toEqual([false, []]);
    vi.advanceTimersByTime(1);
    expect(resolve.mock.calls).toEqual([["late"]]);
  });

  it("leaves no timer behind once it was answered", () => {
    const { waiting } = wait("a");
    waiting.fail(new Error("no"));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the line", () => {
  const lineOf = (...waitings: readonly Waiting<string, string>[]) => {
    const line = createWaitingLine<string, string>();
    for (const waiting of waitings) line.add(waiting);
    return line;
  };

  it("gives the oldest first and no more than asked for", () => {
    const line = lineOf(...["a", "b", "c"].map((item) => wait(item).waiting));
    expect(items(line.take(2))).toEqual(["a", "b"]);
    expect(items(line.take(2))).toEqual(["c"]);
    expect(line.length()).toBe(0);
  });

  it("keeps back an owner that is under way, in order, and lets others pass", () => {
    const line = lineOf(
      ...[
        ["a1", "a"],
        ["a2", "a"],
        ["b1", "b"],
        ["a3", "a"],
      ].map(([item, owner]) => wait(item!, owner).waiting),
    );
    const first = line.take(1);
    expect(items(first)).toEqual(["a1"]);
    expect(items(line.take(9))).toEqual(["b1"]);
    line.giveBack(first);
    expect(items(line.take(9))).toEqual(["a2", "a3"]);
  });

  it("passes over one whose patience ended: it never begins", () => {
    const early = wait("early");
    const line = lineOf(early.waiting);
    vi.advanceTimersByTime(PATIENCE_MS);
    line.add(wait("next").waiting);
    expect(items(line.take(9))).toEqual(["next"]);
  });
});
