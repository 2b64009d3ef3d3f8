import { describe, expect, it } from "vitest";
import { PLAY_POLICY } from "../../platform/policy.ts";
import { checkedEvery, nextCheckAt, sittingTerms } from "./sitting.rules.ts";

const terms = sittingTerms(PLAY_POLICY);
const now = new Date("2026-11-15T10:00:00Z");
const play = { chosenMinutes: null, seconds: 0n, answeredSeconds: 0n, now } as const;

describe("how often the reality check comes", () => {
  it("[SAFE-14] every 60 minutes, or as often as the member chose, never less often than the policy says", () => {
    expect(checkedEvery(null, terms)).toBe(60);
    expect(checkedEvery(15, terms)).toBe(15);
    expect(checkedEvery(60, { ...terms, mostMinutes: 30 })).toBe(30);
    expect(checkedEvery(15, { ...terms, mostMinutes: 30 })).toBe(15);
  });

  it("[SAFE-14] the next one is as far away as play is left until it, and not before a break is over", () => {
    expect(nextCheckAt(play, terms)).toEqual(new Date("2026-11-15T11:00:00Z"));
    expect(nextCheckAt({ ...play, chosenMinutes: 30, seconds: 1_200n }, terms)).toEqual(
      new Date("2026-11-15T10:10:00Z"),
    );
    expect(nextCheckAt({ ...play, seconds: 7_000n, answeredSeconds: 6_400n }, terms)).toEqual(
      new Date("2026-11-15T10:50:00Z"),
    );
    expect(nextCheckAt({ ...play, seconds: 9_000n }, terms)).toEqual(now);
    expect(nextCheckAt(play, terms, new Date("2026-11-15T10:15:00Z"))).toEqual(
      new Date("2026-11-15T11:15:00Z"),
    );
  });
});
