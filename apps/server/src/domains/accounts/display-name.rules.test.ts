import { describe, expect, it } from "vitest";
import { displayName } from "./display-name.rules.ts";

describe("the name strangers see", () => {
  it("[VEN-4] is the first two and the last two characters", () => {
    expect(displayName({ username: "Rahim77", hidesName: false })).toBe("Ra***77");
  });

  it("[MSG-32] says nothing of a member who opted out", () => {
    expect(displayName({ username: "Rahim77", hidesName: true })).toBe("hidden");
  });
});
