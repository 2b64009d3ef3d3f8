// How contacts are kept, compared and shown: a number with its country's code and without a leading 0, a mailbox in
// lower case, both masked for the eye [ACC-97, ACC-107, ACC-133].
import { matchesPattern, normalise } from "@jonaki/wire/patterns";
import { MOBILE_EXPRESSIONS } from "@jonaki/wire/registration";

const OWN_DIALING_CODE = "880";
const MAILBOX_PATTERN = 4;
const DIGITS = { least: 6, most: 15 } as const;
const BENGALI_ZERO = "০".charCodeAt(0);

/** Bengali digits as Latin ones, and without the signs people write between digits. */
export const plainDigits = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO))
    .replaceAll(/[\s().-]/gu, "");

/** Digits with the country's code, such as 8801712345678; null where it is no number of that country [ACC-108.4]. */
export function mobileKey(typed: string, dialingCode: string = OWN_DIALING_CODE): string | null {
  const digits = plainDigits(typed);
  const local = digits.startsWith(`+${dialingCode}`) ? digits.slice(dialingCode.length + 1) : digits;
  if (!/^[0-9]+$/u.test(local) || local.length < DIGITS.least || local.length > DIGITS.most) return null;
  const expression = MOBILE_EXPRESSIONS[dialingCode];
  if (expression !== undefined && !expression.test(local)) return null;
  const key = `${dialingCode}${withoutZero(local)}`;
  return /^[1-9][0-9]{6,14}$/u.test(key) ? key : null;
}

/** Both forms of a number are the same [ACC-97]. */
export const withoutZero = (digits: string): string => digits.replace(/^0/u, "");

const LONGEST_MAILBOX = 60;

/** Null where it is no mailbox; a line break would be a second header of the mail. */
export function mailKey(typed: string): string | null {
  const mailbox = normalise(typed).trim().toLowerCase();
  const fits = mailbox.length <= LONGEST_MAILBOX && matchesPattern(MAILBOX_PATTERN, mailbox);
  // oxlint-disable-next-line no-control-regex -- that is what is looked for.
  return fits && !/[\u0000-\u0020\u007F,;<>"()[\]\\]/u.test(mailbox) ? mailbox : null;
}

/** 8801712345678 as +880 17*****678. */
export const maskedMobile = (key: string): string =>
  key.startsWith(OWN_DIALING_CODE)
    ? `+${OWN_DIALING_CODE} ${key.slice(3, 5)}*****${key.slice(-3)}`
    : `+${key.slice(0, 3)}*****${key.slice(-3)}`;

/** rahim@example.com as r***@example.com. */
export function maskedMail(key: string): string {
  const at = key.lastIndexOf("@");
  return `${key.slice(0, 1)}***${key.slice(at)}`;
}
