// When a captcha is asked for, when a name is locked [ACC-14, ACC-28].
import { SETTINGS } from "@jonaki/wire/settings";
import { statusAt } from "../status.rules.ts";
import type { Door, Failures } from "./door.store.ts";

const MINUTE_MS = 60_000;
const { captchaAfterFailures: CAPTCHA, lockAfterFailures: LOCK } = SETTINGS;

/** Failures older than this count no longer; both rules look equally far back. */
export const failuresSince = (moment: Date): Date =>
  new Date(moment.getTime() - Math.max(CAPTCHA.withinMinutes, LOCK.withinMinutes) * MINUTE_MS);

/** Nobody is at one door so often at once; who guesses in parallel guesses no more than a lock allows. */
export const mostAtOnce = (times: number): number => LOCK.perName * times;

/** times: raised by configuration for benches. */
export const needsCaptcha = ({ ofName, ofDevice, ofAddress }: Failures, times: number): boolean =>
  ofName >= CAPTCHA.perUsername * times ||
  ofDevice >= CAPTCHA.perDevice * times ||
  ofAddress >= CAPTCHA.perAddress * times;

export const afterOneMore = ({ ofName, ofDevice, ofAddress }: Failures): Failures => ({
  ofName: ofName + 1,
  ofDevice: ofDevice + 1,
  ofAddress: ofAddress + 1,
});

/** The end of the lock that these failures bring, or null. */
export const lockUntil = ({ ofName }: Failures, times: number, moment: Date): Date | null =>
  ofName >= LOCK.perName * times ? new Date(moment.getTime() + LOCK.lockMinutes * MINUTE_MS) : null;

/** By failed logins on the name, or by an operator on the account. */
export const isLocked = ({ lockedUntil, member }: Door, moment: Date): boolean =>
  lockedUntil !== null || (member !== null && statusAt(member, moment) === "LOCKED");
