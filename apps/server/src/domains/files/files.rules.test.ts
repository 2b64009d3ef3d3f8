import { describe, expect, it } from "vitest";
import { nextUploadAt, sizeBar, unusedUntil } from "./files.rules.ts";

const MEGABYTE = 1024 * 1024;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute));
const dayAfter = (minute: number) => new Date(Date.UTC(2026, 10, 16, 10, minute));

describe("images that are sent", () => {
  it("[REW-8] are three of 5 MB at most; too large comes before too many", () => {
    expect(sizeBar([5 * MEGABYTE, 1, 0])).toBeNull();
    expect(sizeBar([5 * MEGABYTE + 1])).toMatchObject({ code: "IMAGE_TOO_LARGE" });
    expect(sizeBar([1, 1, 1, 1])).toMatchObject({ code: "IMAGE_TOO_MANY" });
    expect(sizeBar([1, 1, 1, 5 * MEGABYTE + 1])).toMatchObject({ code: "IMAGE_TOO_LARGE" });
  });
});

describe("thirty a day", () => {
  const counted = (count: number) => Array.from({ length: count }, (_one, place) => at(count - place));

  it("[REW-45] while there is room for all that come, nothing waits", () => {
    expect([nextUploadAt([], 3), nextUploadAt(counted(27), 3), nextUploadAt(counted(30), 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("[REW-45] then they wait until as many of the oldest are a day old as room is needed for", () => {
    expect(nextUploadAt(counted(30), 1)).toEqual(dayAfter(1));
    expect(nextUploadAt(counted(28), 3)).toEqual(dayAfter(1));
    expect(nextUploadAt(counted(30), 3)).toEqual(dayAfter(3));
  });

  it("[REW-45] what nothing names is kept for 24 hours", () => {
    expect(unusedUntil(dayAfter(0))).toEqual(at(0));
  });
});
