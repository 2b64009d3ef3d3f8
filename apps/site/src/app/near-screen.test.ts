import { describe, expect, it } from "vitest";
import { createWhenNear } from "./near-screen.ts";
import { fakeTime } from "./test-doubles.tsx";

function stage() {
  const time = fakeTime();
  let moved: (() => void) | null = null;
  let looks = 0;
  const whenNear = createWhenNear(time, {
    heightPx: () => {
      looks += 1;
      return 1_000;
    },
    onMove: (hear) => {
      moved = hear;
      return () => {
        moved = null;
      };
    },
  });
  const seen: string[] = [];
  const wait = (name: string, topPx: number, screens?: number) => {
    const place = { topPx };
    const element = { getBoundingClientRect: () => ({ top: place.topPx }) } as Element;
    return { place, stop: whenNear(element, () => seen.push(name), screens) };
  };
  return {
    time,
    seen,
    wait,
    scroll: () => moved?.(),
    looks: () => looks,
    isListening: () => moved !== null,
  };
}

describe("what waits until it is near the screen", () => {
  it("[SITE-57] within 1.3 heights of the screen it is called at once, below it waits until it is there", async () => {
    const { time, seen, wait, scroll } = stage();
    wait("here", 1_300);
    await time.advance(200);
    const below = wait("below", 1_301);
    await time.advance(200);
    expect(seen).toEqual(["here"]);
    below.place.topPx = 1_299;
    scroll();
    expect(seen).toEqual(["here", "below"]);
  });

  it("[SHELL-99] the end of a list that asks ahead is near three screens away, and a picture beside it is not", async () => {
    const { time, seen, wait } = stage();
    wait("picture", 3_000);
    wait("end", 3_000, 3);
    wait("end of a longer list", 3_001, 3);
    await time.advance(200);
    expect(seen).toEqual(["end"]);
  });

  it("[SITE-57] [SHELL-99] scrolling is looked at every 200 ms at most, and the last move is never missed", async () => {
    const { time, seen, wait, scroll, looks } = stage();
    const one = wait("one", 5_000);
    expect(looks()).toBe(1);
    one.place.topPx = 10;
    scroll();
    scroll();
    await time.advance(199);
    expect([looks(), seen]).toEqual([1, []]);
    await time.advance(1);
    expect([looks(), seen]).toEqual([2, ["one"]]);
  });

  it("nobody listens to the scrolling when nothing waits, and one that left is not called", async () => {
    const { time, seen, wait, scroll, isListening } = stage();
    const gone = wait("gone", 5_000);
    gone.stop();
    gone.place.topPx = 0;
    await time.advance(200);
    scroll();
    expect(seen).toEqual([]);
    await time.advance(200);
    expect(isListening()).toBe(false);
  });
});
