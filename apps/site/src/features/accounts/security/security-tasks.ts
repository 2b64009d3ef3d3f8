// What a member can set out to do in the security centre, each in a window of its own.
import type { Profile } from "./security.query.ts";
import type { Restriction } from "./restriction.rules.ts";

export type Task =
  | "avatar"
  | "password"
  | "payment"
  | "mobile"
  | "mail"
  | "profile"
  | "totp"
  | "time-out"
  | "exclusion"
  | "close"
  | "take-back";

export type StartTask = (task: Task) => void;

export interface TaskProps {
  /** Null in a restricted session, which is not told [SAFE-25]. */
  readonly profile: Profile | null;
  readonly restriction: Restriction | null;
  readonly onClose: () => void;
  /** The window closes, the page asks again, and the words are shown. */
  readonly onDone: (text: string) => void;
}
