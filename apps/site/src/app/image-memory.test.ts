import { expect, it } from "vitest";
import { createImageMemory, MOST_KEPT } from "./image-memory.ts";

it("[SITE-57] 200 addresses are kept; the one not seen for longest goes first", () => {
  const { keep, isKept } = createImageMemory();
  for (let number = 0; number < MOST_KEPT; number += 1) keep(`/${number}`);
  keep("/0");
  keep("/new");
  expect(MOST_KEPT).toBe(200);
  expect(["/0", "/1", "/2", "/new"].map(isKept)).toEqual([true, false, true, true]);
});
