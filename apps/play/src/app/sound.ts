// A few short notes, made by the browser itself. Muted by the member here, or hushed by the site around the frame [VEN-19];
// the first one sounds only after the member has touched the page, as browsers demand.
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { TextStore } from "@jonaki/browser/text-store";

export type Note = "roll" | "step" | "win" | "burst";

export interface Sound {
  readonly isMuted: Observable<boolean>;
  readonly setMuted: (isMuted: boolean) => void;
  /** By the site, for as long as it says: the member's own choice neither changes nor is forgotten. */
  readonly setHushed: (isHushed: boolean) => void;
  readonly play: (note: Note) => void;
}

const KEY = "muted";
const VOLUME = 0.06;
const NOTE_S = 0.09;
/** A win rises; a loss has no sound at all. The burst of a shared round sounds for all, whatever it brought. */
const TONES: Readonly<Record<Note, readonly number[]>> = {
  roll: [392],
  step: [587.33],
  win: [523.25, 659.25, 783.99],
  burst: [220, 164.81],
};

export function createSound(store: TextStore, makeContext: () => AudioContext): Sound {
  const isMuted = observable(store.read(KEY) === "yes");
  let hushed = false;
  let context: AudioContext | null = null;
  const sing = (note: Note): void => {
    context ??= makeContext();
    for (const [place, tone] of TONES[note].entries()) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const startS = context.currentTime + place * NOTE_S;
      oscillator.type = "triangle";
      oscillator.frequency.value = tone;
      gain.gain.setValueAtTime(VOLUME, startS);
      gain.gain.exponentialRampToValueAtTime(0.001, startS + 2 * NOTE_S);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(startS);
      oscillator.stop(startS + 2 * NOTE_S);
    }
  };
  return {
    isMuted,
    setMuted: (next) => {
      store.write(KEY, next ? "yes" : "no");
      isMuted.set(next);
    },
    setHushed: (isHushed) => {
      hushed = isHushed;
    },
    play: (note) => {
      if (hushed || isMuted.get()) return;
      try {
        sing(note);
      } catch {
        // A browser without sound plays as well.
      }
    },
  };
}
