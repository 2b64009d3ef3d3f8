// Codes of authenticator apps [ACC-127]: 30 seconds, 6 digits, one step early or late; and recovery codes [ACC-128].
import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Random } from "../../../platform/random.ts";

const PERIOD_SECONDS = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;
const SETUP_MS = 10 * 60_000;
export const RECOVERY_CODES = 8;
const RECOVERY_BYTES = 5;

export const newSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

const appFor = (secret: string, issuer = "", label = ""): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, issuer, label });

/** What the QR code says. */
export const qrText = (secret: string, issuer: string, account: string): string =>
  appFor(secret, issuer, account).toString();

/** The step of a right code, or null; which steps were used is the store's to know. */
export function stepOf(secret: string, code: string, moment: Date): number | null {
  if (!/^[0-9]{6}$/u.test(code)) return null;
  const timestamp = moment.getTime();
  const delta = appFor(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** A set-up that nobody confirmed is over [ACC-128.3]. */
export const isSetupOver = (setupAt: Date, moment: Date): boolean =>
  setupAt.getTime() + SETUP_MS <= moment.getTime();

/** Ten characters in two groups, without letters that look alike. */
export const newRecoveryCodes = (random: Random): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(random.bytes(2 * RECOVERY_BYTES)));

const RECOVERY_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function recoveryCode(bytes: Buffer): string {
  const letters = [...bytes].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]).join("");
  return `${letters.slice(0, RECOVERY_BYTES)}-${letters.slice(RECOVERY_BYTES)}`;
}

/** Typed with or without the line, in any case. */
export const recoveryHash = (memberId: bigint, code: string): Buffer =>
  createHash("sha256")
    .update(`${memberId} ${code.toUpperCase().replaceAll(/[\s-]/gu, "")}`)
    .digest();
