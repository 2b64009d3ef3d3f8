// What the ways in know from one another while the page lives: only in memory, one door for each session.
import { observable } from "@jonaki/browser/observable";
import type { Settable } from "@jonaki/browser/observable";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Session } from "../../app/session.ts";
import type { IdentityClaims } from "./identity.rules.ts";

type LoginAnswer = CallOutput<Calls["accounts"]["loginV2"]>;

/** A login on its way: what is remembered of it once it counts. */
export interface PendingLogin {
  /** Empty for an identity [ACC-16]. */
  readonly type: "username" | "sms" | "";
  /** The mobile number for type sms, where password is the code [ACC-15]. */
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly countryDialingCode?: string;
}

/** The methods of which one has to be passed before a login counts [ACC-126]. */
export interface Challenge {
  readonly id: string;
  readonly methods: Extract<LoginAnswer, { readonly challenge: unknown }>["challenge"]["methods"];
  readonly untilMs: number;
  readonly login: PendingLogin;
}

/** What was typed last, so that a forced change need not ask for it again [ACC-51]. */
export interface TypedPassword {
  readonly password: string;
  readonly untilMs: number;
}

/** What a form hands to the window that can ask for more. */
export interface Handed {
  readonly username: string;
  readonly problem: string;
}

export interface Door {
  /** Until when the login forms ask for the letters of a picture [ACC-29]; null is hidden. */
  readonly captchaUntilMs: Settable<number | null>;
  readonly challenge: Settable<Challenge | null>;
  readonly typed: Settable<TypedPassword | null>;
  readonly handed: Settable<Handed | null>;
  /** An identity that is bound to no account, on its way to the registration [ACC-37]. */
  readonly identity: Settable<IdentityClaims | null>;
}

const doors = new WeakMap<Session, Door>();

export function doorOf(session: Session): Door {
  const known = doors.get(session);
  if (known !== undefined) return known;
  const made: Door = {
    captchaUntilMs: observable<number | null>(null),
    challenge: observable<Challenge | null>(null),
    typed: observable<TypedPassword | null>(null),
    handed: observable<Handed | null>(null),
    identity: observable<IdentityClaims | null>(null),
  };
  doors.set(session, made);
  return made;
}
