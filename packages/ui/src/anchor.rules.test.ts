import { describe, expect, it } from "vitest";
import { placeBeside } from "./anchor.rules.ts";

const view = { width: 360, height: 800 };
const below = { side: "bottom", align: "start" } as const;

describe("placeBeside", () => {
  it("stands under its anchor when there is room", () => {
    const anchor = { top: 100, left: 20, width: 200, height: 48 };
    expect(placeBeside(anchor, { width: 200, height: 300 }, view, below)).toEqual({
      topPx: 156,
      leftPx: 20,
      roomPx: 636,
    });
  });

  it("turns to the other side when it would not fit and there is more room", () => {
    const anchor = { top: 700, left: 20, width: 200, height: 48 };
    expect(placeBeside(anchor, { width: 200, height: 300 }, view, below).topPx).toBe(392);
  });

  it("stays on its side when the other has even less room", () => {
    const anchor = { top: 300, left: 20, width: 200, height: 48 };
    const place = placeBeside(anchor, { width: 200, height: 900 }, view, below);
    expect(place).toEqual({ topPx: 356, leftPx: 20, roomPx: 436 });
  });

  it("never leaves the window sideways", () => {
    const wide = { width: 300, height: 40 };
    const right = { top: 400, left: 330, width: 20, height: 20 };
    const left = { top: 400, left: 2, width: 20, height: 20 };
    expect(placeBeside(right, wide, view, { side: "top", align: "center" }).leftPx).toBe(52);
    expect(placeBeside(left, wide, view, { side: "top", align: "center" }).leftPx).toBe(8);
  });
});
