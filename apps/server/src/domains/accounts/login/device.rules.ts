// Remembered devices [ACC-39, ACC-40]: the name of the cookie, what is kept of what it holds, how long it counts.
import { createHash } from "node:crypto";
import { nameKey } from "../attempt.rules.ts";

export const CREDENTIAL_BYTES = 32;
export const REMEMBERED_SECONDS = 24 * 3_600;

/** Named after the username, which is letters and digits; who types something else has no cookie. */
export const credentialCookie = (username: string): string => `remembered_${nameKey(username)}`;

export const credentialHash = (credential: string): Buffer =>
  createHash("sha256").update(credential).digest();

export const rememberedUntil = (moment: Date): Date =>
  new Date(moment.getTime() + REMEMBERED_SECONDS * 1_000);

/** What a browser sends as the name of a cookie of ours. */
export const isCookieName = (username: string): boolean => /^[a-z0-9]{3,32}$/u.test(nameKey(username));
