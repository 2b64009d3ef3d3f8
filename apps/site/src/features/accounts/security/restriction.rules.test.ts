import { describe, expect, it } from "vitest";
import { hasEnded, lookAgainMs, restrictionOf } from "./restriction.rules.ts";

const NOW = Date.parse("2026-11-14T20:00:00.000Z");
const LATER = "2026-11-14T20:15:00.000Z";

describe("a restriction", () => {
  it("[SAFE-9] is read from the refusal of a call that a restricted session has not", () => {
    expect(restrictionOf({ code: "ACCOUNT_CLOSING", value: null })).toEqual({ kind: "closing" });
    expect(restrictionOf({ code: "EXCLUDED_PERMANENT", value: null })).toEqual({ kind: "permanent" });
    expect(restrictionOf({ code: "ACCOUNT_EXCLUDED", value: { time: LATER } })).toEqual({
      kind: "break",
      until: LATER,
    });
  });

  it("[SAFE-9] any other refusal is a problem of its own", () => {
    expect(restrictionOf({ code: "NETWORK", value: null })).toBeNull();
    expect(restrictionOf({ code: "ACCOUNT_EXCLUDED", value: null })).toBeNull();
  });

  it("[SAFE-11] has ended from its last moment on, and only where it has one", () => {
    expect(hasEnded({ kind: "break", until: LATER }, NOW)).toBe(false);
    expect(hasEnded({ kind: "break", until: LATER }, Date.parse(LATER))).toBe(true);
    expect(hasEnded({ kind: "permanent" }, NOW)).toBe(false);
  });

  it("[SAFE-11] a time-out is looked at again when it is over, a long break once an hour", () => {
    expect(lookAgainMs({ kind: "break", until: LATER }, NOW)).toBe(15 * 60_000 + 1_000);
    expect(lookAgainMs({ kind: "break", until: "2027-11-14T20:00:00.000Z" }, NOW)).toBe(3_600_000);
    expect(lookAgainMs({ kind: "break", until: LATER }, Date.parse(LATER))).toBeNull();
    expect(lookAgainMs({ kind: "closing" }, NOW)).toBeNull();
  });
});
