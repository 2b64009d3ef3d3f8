import { describe, expect, it } from "vitest";
import { afterFailure, lockedFor, officeMoments, sessionEnd } from "./office-session.rules.ts";

const at = (time: string): Date => new Date(`2026-11-16T${time}Z`);

describe("an operator's session", () => {
  it("[OFF-5] ends after 15 minutes without an act, and after 8 hours in all", () => {
    expect(sessionEnd(at("08:00:00"), at("08:10:00"))).toEqual(at("08:25:00"));
    expect(sessionEnd(at("08:00:00"), at("15:59:00"))).toEqual(at("16:00:00"));
    expect(officeMoments(at("16:00:00"))).toMatchObject({
      idleSince: at("15:45:00"),
      beganBy: at("08:00:00"),
    });
  });

  it("[OFF-1] the fifth failure in a row closes the door for a quarter of an hour", () => {
    const now = at("08:00:00");
    let failing = { failures: 0, lockedUntil: null as Date | null };
    for (let time = 1; time <= 4; time += 1) failing = { ...afterFailure(failing, now) };
    expect([failing.failures, lockedFor(failing, now)]).toEqual([4, null]);
    const locked = afterFailure(failing, now);
    expect([lockedFor(locked, at("08:14:59")), lockedFor(locked, at("08:15:00"))]).toEqual([
      at("08:15:00"),
      null,
    ]);
  });
});
