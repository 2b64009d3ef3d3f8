// A captcha's answer [ACC-30]: which letters it has, how it is compared, how long it counts.
import { createHash } from "node:crypto";
import { CAPTCHA_REFRESH } from "@jonaki/wire/constants";

/** Letters only, none of which looks like another when it is bent; 16 of them, so that each is equally likely. */
export const CAPTCHA_LETTERS = "ACEFHJKLMNPRTWXY";
export const CAPTCHA_LENGTH = 4;

const VALID_MS = 2 * 60_000;

/** What is kept of the browser's cookie. */
export const cookieHash = (device: string): Buffer => createHash("sha256").update(device).digest();

/** Not case-sensitive; bound to its cookie, so that equal answers do not look equal. */
export const answerHash = (device: string, answer: string): Buffer =>
  createHash("sha256").update(`${device} ${answer.trim().toUpperCase()}`).digest();

/** Captchas made until this moment count no longer. */
export const madeBy = (moment: Date): Date => new Date(moment.getTime() - VALID_MS);

/** Whether a browser that asks again gets the picture it has [ACC-31]. */
export const isSamePicture = (madeAtMs: number, moment: Date): boolean =>
  Math.abs(moment.getTime() - madeAtMs) < CAPTCHA_REFRESH;
