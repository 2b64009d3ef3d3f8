// What sounds and what does not, with a loudspeaker that only counts.
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import { createSound } from "./sound.ts";

function setUp() {
  const store = safeStore(() => storage);
  const storage = memoryStorage();
  let tones = 0;
  const node = {
    frequency: { value: 0 },
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
    start: () => (tones += 1),
    stop: () => undefined,
  };
  const context = {
    currentTime: 0,
    destination: {},
    createOscillator: () => node,
    createGain: () => node,
  } as unknown as AudioContext;
  const sound = createSound(store, () => context);
  const heard = (): number => {
    const before = tones;
    sound.play("roll");
    return tones - before;
  };
  return { sound, heard, opensAgain: () => createSound(store, () => context).isMuted.get() };
}

describe("the sound of a game", () => {
  it("[VEN-19] [SAFE-14] is silent while the site says so, and sounds again afterwards", () => {
    const { sound, heard, opensAgain } = setUp();
    expect(heard()).toBe(1);
    sound.setHushed(true);
    expect([heard(), sound.isMuted.get(), opensAgain()]).toEqual([0, false, false]);
    sound.setHushed(false);
    expect(heard()).toBe(1);
  });

  it("[VEN-19] what the member switched off stays off when the site lets it sound again, and the next time", () => {
    const { sound, heard, opensAgain } = setUp();
    sound.setMuted(true);
    sound.setHushed(true);
    sound.setHushed(false);
    expect([heard(), opensAgain()]).toEqual([0, true]);
  });
});
