import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import { createPopupMemory } from "./popup-memory.ts";
import { createSession } from "./session.ts";

function stage() {
  const areas = { session: memoryStorage(), local: memoryStorage() };
  const clock = { now: Date.parse("2026-11-14T17:59:00Z") };
  const local = safeStore(() => areas.local);
  const open = (session = areas.session) =>
    createPopupMemory(
      createSession(safeStore(() => session)),
      local,
      { nowMs: () => clock.now },
      "Asia/Dhaka",
    );
  return { open, clock, areas };
}

describe("popup announcements", () => {
  it("[MSG-11] each shows once in a session, and again in the next", () => {
    const { open } = stage();
    const popups = open();
    expect(popups.isDue("1")).toBe(true);
    popups.shown("1");
    expect([popups.isDue("1"), popups.isDue("2")]).toEqual([false, true]);
    expect(open(memoryStorage()).isDue("1")).toBe(true);
  });

  it("[MSG-11] one that was put away stays away until the brand's midnight, in every session", () => {
    const { open, clock } = stage();
    open().notToday("1");
    expect(open(memoryStorage()).isDue("1")).toBe(false);
    clock.now += 60_000;
    expect(open(memoryStorage()).isDue("1")).toBe(true);
  });

  it("what cannot be read counts as never put away", () => {
    const { open, areas } = stage();
    areas.local.setItem("popupsNotToday", "{");
    expect(open().isDue("1")).toBe(true);
  });
});
