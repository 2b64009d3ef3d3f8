// What a code is [ACC-121]: six digits by chance, bound to one number or mailbox and one purpose, kept as keyed hashes.
import { createHmac } from "node:crypto";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Random } from "../../../platform/random.ts";
import { plainDigits } from "../contact.rules.ts";

export type CodePurpose = "LOGIN" | "PASSWORD" | "REGISTER" | "CONTACT" | "PAYMENT_PASSWORD" | "CHALLENGE";

/** What a code is bound to. */
export interface CodeAddress {
  readonly purpose: CodePurpose;
  /** A number or mailbox as it is kept [ACC-97]. */
  readonly target: string;
  /** The member who asked, where one is known: nobody else can use it, and nobody else's replaces it. */
  readonly holder?: bigint;
}

export interface StoredCode {
  readonly codeHash: Buffer;
  readonly tries: number;
  readonly expiresAt: Date;
}

const CODES = 1_000_000;
const DIGITS = 6;
/** The largest multiple of all codes in four bytes: what is drawn above would favour the lower codes. */
const FAIR_DRAWS = Math.floor(2 ** 32 / CODES) * CODES;
const MINUTE_MS = 60_000;

export function drawCode(random: Random): string {
  for (;;) {
    const drawn = random.bytes(4).readUInt32BE();
    if (drawn < FAIR_DRAWS) return String(drawn % CODES).padStart(DIGITS, "0");
  }
}

export const codeExpiry = (moment: Date): Date =>
  new Date(moment.getTime() + SETTINGS.smsExpiredMinutes * MINUTE_MS);

/** As a person types it: Bengali digits and spaces are none of our business. */
export const typedCode = (typed: string): string => plainDigits(typed);

export interface CodeHashes {
  addressHash(address: CodeAddress): Buffer;
  codeHash(address: CodeAddress, code: string): Buffer;
}

/** Keyed, because a million codes are soon tried out by who has read the table. */
export function createCodeHashes(key: Buffer): CodeHashes {
  const hash = (...parts: readonly string[]): Buffer =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  const bound = ({ purpose, target, holder }: CodeAddress): readonly string[] => [
    purpose,
    target,
    String(holder ?? ""),
  ];
  return {
    addressHash: (address) => hash("address", ...bound(address)),
    codeHash: (address, code) => hash("code", ...bound(address), code),
  };
}

/** After so many wrong tries a code counts no longer [ACC-33]. */
export const MOST_TRIES = SETTINGS.codeLockAfter.perMobileNumber;

export type CodeJudgement = "right" | "CODE_EXPIRED" | "CODE_INVALID";

export function judgeCode(
  stored: StoredCode | null,
  givenHash: Buffer,
  moment: Date,
  mostTries: number,
): CodeJudgement {
  if (stored === null || stored.tries >= mostTries) return "CODE_INVALID";
  if (stored.expiresAt <= moment) return "CODE_EXPIRED";
  return stored.codeHash.equals(givenHash) ? "right" : "CODE_INVALID";
}
