import { describe, expect, it } from "vitest";
import { createServerClock } from "./server-clock.ts";

describe("the server's time", () => {
  it("[SITE-21] runs with the device's clock, whatever that clock says", () => {
    let deviceMs = Date.parse("2019-01-01T00:00:00Z");
    const clock = createServerClock({ nowMs: () => deviceMs });
    clock.learn("2026-11-14T20:00:00.000Z");
    deviceMs += 5_000;
    expect(new Date(clock.nowMs()).toISOString()).toBe("2026-11-14T20:00:05.000Z");
  });

  it("an unreadable time changes nothing", () => {
    const clock = createServerClock({ nowMs: () => 1_000 });
    clock.learn("soon");
    expect(clock.nowMs()).toBe(1_000);
  });
});
