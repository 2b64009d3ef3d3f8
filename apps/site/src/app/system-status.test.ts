import { describe, expect, it } from "vitest";
import { systemStatus } from "./system-status.ts";

const restricted = { reason: "COUNTRY" } as const;
const maintained = { endTime: null };

describe("system status", () => {
  it.each([
    [null, null, 0],
    [maintained, null, 1],
    [null, restricted, 2],
  ] as const)(
    "[SITE-16] maintenance %j and restriction %j give status %i",
    (maintenance, regionRestriction, status) => {
      expect(systemStatus({ maintenance, regionRestriction })).toBe(status);
    },
  );

  it("[SITE-17] maintenance wins over restriction", () => {
    expect(systemStatus({ maintenance: maintained, regionRestriction: restricted })).toBe(1);
  });
});
