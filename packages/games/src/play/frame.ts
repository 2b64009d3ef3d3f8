// What a game frame and the site tell each other by postMessage [VEN-19]; either side takes a message only from
// the other's origin. A message is an object with `type` and the fields named here, nothing else.
import { fields, flag, oneOf } from "./read.ts";
import type { Read, Reading } from "./read.ts";
import { LANGUAGES } from "./wire.ts";

/**
 * From the game: ready once it listens · roundOpened when a bet is sent · roundEnded when the round is over and
 * shown, with its id, or null when no round came of it · balanceChanged with the new balance as decimal text ·
 * size with the height the content wants, in CSS pixels · openDeposit, close and fullscreen as the member asked, a second fullscreen leads out of it.
 */
export type FromGame =
  | { readonly type: "ready" }
  | { readonly type: "roundOpened" }
  | { readonly type: "roundEnded"; readonly round: string | null }
  | { readonly type: "balanceChanged"; readonly balance: string }
  | { readonly type: "size"; readonly height: number }
  | { readonly type: "openDeposit" }
  | { readonly type: "close" }
  | { readonly type: "fullscreen" };

export const THEMES = ["dark", "light"] as const;

const READERS = {
  /** No bets until resume; a round that runs is shown to its end. */
  pause: fields({ type: oneOf(["pause"]) }),
  resume: fields({ type: oneOf(["resume"]) }),
  /** Beside the member's own switch, which stays as it is. */
  mute: fields({ type: oneOf(["mute"]), muted: flag }),
  language: fields({ type: oneOf(["language"]), language: oneOf(LANGUAGES) }),
  theme: fields({ type: oneOf(["theme"]), theme: oneOf(THEMES) }),
};

export type ToGame = {
  [Type in keyof typeof READERS]: Reading<(typeof READERS)[Type]>;
}[keyof typeof READERS];

/** Null for whatever is no message of ours: other things on a page talk to its frames, too. */
export function readToGame(value: unknown): ToGame | null {
  for (const read of Object.values<Read<ToGame>>(READERS)) {
    try {
      return read(value);
    } catch {
      // It may be another one of them.
    }
  }
  return null;
}
