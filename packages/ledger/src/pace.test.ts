// Few wait for company, many do not, and nobody waits for a lane that does not come back.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPace } from "./pace.ts";
import type { Pace } from "./pace.ts";

const looked = vi.fn();
let pace: Pace;

const open = (whom: "everybody" | "a crowd", ms = 10): void => {
  pace = createPace({ fewest: 4, pace: { ms, for: whom } }, looked);
};

beforeEach(() => {
  vi.useFakeTimers();
  looked.mockReset();
});
afterEach(() => {
  pace.stop();
  vi.useRealTimers();
});

describe("beside a batch that is under way", () => {
  beforeEach(() => {
    open("a crowd");
    pace.began();
    pace.arrived();
  });

  it("few wait for its lane, and many take another", () => {
    expect(pace.mayBegin(3, 1)).toBe(false);
    expect(pace.mayBegin(4, 1)).toBe(true);
  });

  it("few do not wait for a lane that does not come back", () => {
    expect(pace.mayBegin(1, 1)).toBe(false);
    vi.advanceTimersByTime(20);
    expect(looked).toHaveBeenCalled();
    expect(pace.mayBegin(1, 1)).toBe(true);
  });

  it("every batch that begins is waited for anew", () => {
    expect(pace.mayBegin(1, 1)).toBe(false);
    vi.advanceTimersByTime(20);
    pace.began();
    expect(pace.mayBegin(1, 2)).toBe(false);
    looked.mockReset();
    vi.advanceTimersByTime(20);
    expect(looked).toHaveBeenCalled();
    expect(pace.mayBegin(1, 2)).toBe(true);
  });
});

describe("when nothing is under way", () => {
  it("a caller that is alone begins at once, however fast it calls", () => {
    open("a crowd");
    for (let call = 0; call < 3; call += 1) {
      pace.arrived();
      expect(pace.mayBegin(1, 0)).toBe(true);
      pace.began();
      pace.answered();
    }
  });

  it("a crowd begins when the pace allows it, and is looked at then", () => {
    open("a crowd");
    pace.began();
    pace.arrived();
    pace.answered();
    expect(pace.mayBegin(2, 0)).toBe(false);
    expect(pace.mayBegin(4, 0)).toBe(true);
    vi.advanceTimersByTime(9);
    expect(looked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(looked).toHaveBeenCalledTimes(1);
    expect(pace.mayBegin(2, 0)).toBe(true);
  });

  it("where the pace is for everybody, so does a caller that is alone", () => {
    open("everybody");
    expect(pace.mayBegin(1, 0)).toBe(true);
    pace.began();
    expect(pace.mayBegin(1, 0)).toBe(false);
    vi.advanceTimersByTime(10);
    expect(pace.mayBegin(1, 0)).toBe(true);
  });

  it("without a pace nobody waits, and after the end nobody is called", () => {
    open("everybody", 0);
    pace.began();
    expect(pace.mayBegin(1, 0)).toBe(true);
    pace.mayBegin(1, 1);
    pace.stop();
    vi.advanceTimersByTime(1_000);
    expect(looked).not.toHaveBeenCalled();
  });
});
