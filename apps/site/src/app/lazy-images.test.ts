import { describe, expect, it } from "vitest";
import { createLazyImages, MOST_KEPT } from "./lazy-images.ts";

function stage() {
  const timers: { ms: number; run: () => void }[] = [];
  let moved: (() => void) | null = null;
  const images = createLazyImages(
    {
      after: (ms, run) => {
        timers.push({ ms, run });
        return () => undefined;
      },
    },
    {
      heightPx: () => 1_000,
      onMove: (hear) => {
        moved = hear;
        return () => {
          moved = null;
        };
      },
    },
  );
  const seen: string[] = [];
  const image = (name: string, topPx: number) => {
    const place = { topPx };
    const element = { getBoundingClientRect: () => ({ top: place.topPx }) } as Element;
    return { place, stop: images.whenNear(element, () => seen.push(name)) };
  };
  return {
    images,
    seen,
    image,
    scroll: () => moved?.(),
    pass: () => timers.splice(0).forEach(({ run }) => run()),
    pauses: () => timers.map(({ ms }) => ms),
    isListening: () => moved !== null,
  };
}

describe("lazy images", () => {
  it("[SITE-57] one within 1.3 heights of the screen loads at once, one below waits until it is there", () => {
    const { seen, image, scroll, pass } = stage();
    image("here", 1_300);
    pass();
    const below = image("below", 1_301);
    pass();
    expect(seen).toEqual(["here"]);
    below.place.topPx = 1_299;
    scroll();
    expect(seen).toEqual(["here", "below"]);
  });

  it("[SITE-57] scrolling is looked at every 200 ms at most, and the last move is never missed", () => {
    const { seen, image, scroll, pass, pauses } = stage();
    const one = image("one", 5_000);
    expect(pauses()).toEqual([200]);
    one.place.topPx = 10;
    scroll();
    scroll();
    expect(seen).toEqual([]);
    pass();
    expect(seen).toEqual(["one"]);
    expect(pauses()).toEqual([200]);
  });

  it("[SITE-57] 200 addresses are kept; the one not seen for longest goes first", () => {
    const { images } = stage();
    for (let number = 0; number < MOST_KEPT; number += 1) images.keep(`/${number}`);
    images.keep("/0");
    images.keep("/new");
    expect([images.isKept("/0"), images.isKept("/1"), images.isKept("/2"), images.isKept("/new")]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it("nobody listens to the scrolling when nothing waits, and one that left is not called", () => {
    const { seen, image, pass, scroll, isListening } = stage();
    const gone = image("gone", 5_000);
    gone.stop();
    gone.place.topPx = 0;
    pass();
    scroll();
    expect(seen).toEqual([]);
    pass();
    expect(isListening()).toBe(false);
  });
});
