// The string that makes a guest, and how many guests a day there may be.
import { describe, expect, it } from "vitest";
import { guestName, nextTrialAt, randomHash, trialEnd } from "./free-play.rules.ts";

const NOON = new Date("2026-11-15T12:00:00.000Z");
const ago = (minutes: number): Date => new Date(NOON.getTime() - minutes * 60_000);

describe("free play", () => {
  it("[ACC-66] the random string has exactly 32 characters, and only its hash is kept", () => {
    expect(randomHash("a".repeat(32))).toHaveLength(32);
    for (const other of ["a".repeat(31), "a".repeat(33), "", null, 7, {}, ["a".repeat(32)]])
      expect(randomHash(other)).toBeNull();
  });

  it("[ACC-67] a guest has a name of its own and 24 hours", () => {
    expect(guestName(Buffer.from("00ff10ab23cd", "hex"))).toBe("guest00ff10ab23cd");
    expect(trialEnd(NOON)).toEqual(new Date("2026-11-16T12:00:00.000Z"));
  });

  it("[ACC-67] the fourth of a device waits until the third last is a day old", () => {
    expect(nextTrialAt({ ofDevice: [ago(1), ago(2)], ofAddress: [ago(1), ago(2)] })).toBeNull();
    expect(nextTrialAt({ ofDevice: [ago(1), ago(2), ago(60)], ofAddress: [ago(1)] })).toEqual(
      new Date("2026-11-16T11:00:00.000Z"),
    );
  });

  it("[ACC-67] so does the thirty-first of an address, and of two waits the longer one counts", () => {
    const ofAddress = Array.from({ length: 30 }, (_one, place) => ago(place));
    const untilAddress = new Date("2026-11-16T11:31:00.000Z");
    expect(nextTrialAt({ ofDevice: [], ofAddress: ofAddress.slice(1) })).toBeNull();
    expect(nextTrialAt({ ofDevice: [], ofAddress })).toEqual(untilAddress);
    expect(nextTrialAt({ ofDevice: [ago(600), ago(601), ago(602)], ofAddress })).toEqual(untilAddress);
  });
});
