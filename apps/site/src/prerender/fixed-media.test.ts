import { expect, it } from "vitest";
import { fixedMedia } from "./fixed-media.ts";

it.each([
  ["(max-width: 839px)", true, false],
  ["(min-width: 840px)", false, true],
  ["(min-width: 1080px)", false, true],
  ["(prefers-reduced-motion: reduce)", false, false],
])("[SHELL-115] %s holds on a phone: %s, on a desktop: %s", (query, phone, desktop) => {
  expect([fixedMedia("phone").matches(query), fixedMedia("desktop").matches(query)]).toEqual([
    phone,
    desktop,
  ]);
});
