// The extra step of a login [ACC-80, ACC-126]: 10 minutes, 5 tries, one of the methods the account has set up.
import type { MessageKey } from "@jonaki/i18n";
import type { Challenge } from "./door.ts";

export type Method = Challenge["methods"][number]["method"];

export const CHALLENGE_MS = 10 * 60 * 1_000;
export const MOST_TRIES = 5;

export const METHOD_TEXTS: Readonly<Record<Method, MessageKey>> = {
  SMS: "challenge_sms",
  MAIL: "challenge_mail",
  BANK_NAME: "challenge_bank_name",
  TOTP: "challenge_totp",
};

export const ANSWER_TEXTS: Readonly<Record<Method, MessageKey>> = {
  SMS: "challenge_code",
  MAIL: "challenge_code",
  BANK_NAME: "challenge_bank_answer",
  TOTP: "challenge_totp_answer",
};

/** A code that is sent has a button for it; the app makes its own. */
export const isSent = (method: Method): boolean => method === "SMS" || method === "MAIL";

/** Refusals of an answer that was wrong; every other one is told and costs no try. */
const WRONG: ReadonlySet<string> = new Set(["CODE_INVALID", "CODE_EXPIRED", "TOTP_INVALID"]);

export type ChallengeStep = { readonly kind: "open"; readonly triesLeft: number } | { readonly kind: "over" };

/** After a refused answer: over when the server knows the challenge no more, or the last try is used up. */
export function afterRefusal(triesLeft: number, code: string): ChallengeStep {
  if (code === "NOT_FOUND") return { kind: "over" };
  const left = WRONG.has(code) ? triesLeft - 1 : triesLeft;
  return left <= 0 ? { kind: "over" } : { kind: "open", triesLeft: left };
}
