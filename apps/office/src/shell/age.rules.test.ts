import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { ageText, ageTone, minutesSince } from "./age.rules.ts";

const { BN, EN } = createTranslators(() => expect.unreachable("no text is missing"));

describe("how long something waits", () => {
  it("[OFF-9] is said in the two largest units, in the digits of the language", () => {
    expect([0, 59, 60, 1439, 1440, 3105].map((minutes) => ageText(minutes, EN))).toEqual([
      "0 min",
      "59 min",
      "1 h 0 min",
      "23 h 59 min",
      "1 d 0 h",
      "2 d 3 h",
    ]);
    expect(ageText(3105, BN)).toBe("২ দিন ৩ ঘণ্টা");
  });

  it("[OFF-9] stands out after an hour and after a day, and is never less than nothing", () => {
    expect([59, 60, 1440].map(ageTone)).toEqual(["quiet", "warn", "down"]);
    expect(minutesSince("2026-11-16T06:00:01.000Z", Date.parse("2026-11-16T06:00:00.000Z"))).toBe(0);
  });
});
