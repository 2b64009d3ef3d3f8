import { SETTINGS } from "@jonaki/wire/settings";
import { describe, expect, it } from "vitest";
import { breakEnd, meaningOf, openBreaks } from "./break.rules.ts";

const ZONE = "Asia/Dhaka";
/** 02:00 of the next day in Dhaka. */
const NOW = Date.parse("2026-08-30T20:00:00.000Z");
const exclusion = (months: 6 | 12 | 60 | null) => ({ kind: "exclusion", months, text: "break_m6" }) as const;

describe("a break", () => {
  it("[SAFE-8] lasts what the house offers, and nothing else", () => {
    const minutes = openBreaks("time-out", null, NOW, ZONE).map((one) =>
      one.kind === "time-out" ? one.minutes : 0,
    );
    const months = openBreaks("exclusion", null, NOW, ZONE).map((one) =>
      one.kind === "exclusion" ? one.months : 0,
    );
    expect(minutes).toEqual([...SETTINGS.timeOutsMinutes]);
    expect(months).toEqual([...SETTINGS.exclusionsMonths]);
  });

  it("[SAFE-8] ends by the clock of the brand, a month being a month of the calendar", () => {
    const timeOut = { kind: "time-out", minutes: 15, text: "break_15" } as const;
    expect(breakEnd(timeOut, NOW, ZONE)).toBe("2026-08-31 02:15:00");
    expect(breakEnd(exclusion(6), NOW, ZONE)).toBe("2027-02-28 02:00:00");
    expect(breakEnd(exclusion(12), NOW, ZONE)).toBe("2027-08-31 02:00:00");
    expect(breakEnd(exclusion(60), NOW, ZONE)).toBe("2031-08-31 02:00:00");
    expect(breakEnd(exclusion(null), NOW, ZONE)).toBeNull();
  });

  it("[SAFE-25] [SAFE-8] one that runs can only be made longer", () => {
    const running = { kind: "break", until: "2026-09-08T20:00:00.000Z" } as const;
    const left = openBreaks("time-out", running, NOW, ZONE).map(({ text }) => text);
    expect(left).toEqual(["break_43200"]);
    expect(openBreaks("exclusion", running, NOW, ZONE)).toHaveLength(4);
    expect(openBreaks("exclusion", { kind: "permanent" }, NOW, ZONE)).toEqual([]);
    expect(openBreaks("time-out", { kind: "closing" }, NOW, ZONE)).toEqual([]);
  });

  it("[SAFE-11] says that a time-out ends by itself, an exclusion with a request and a permanent one never", () => {
    const timeOut = { kind: "time-out", minutes: 15, text: "break_15" } as const;
    expect(meaningOf(timeOut, false)).toContain("break_mean_end");
    // What runs may be an exclusion, which does not.
    expect(meaningOf(timeOut, true)).not.toContain("break_mean_end");
    expect(meaningOf(exclusion(6), false)).toContain("break_mean_return");
    expect(meaningOf(exclusion(null), false).at(-1)).toBe("break_mean_never");
  });
});
