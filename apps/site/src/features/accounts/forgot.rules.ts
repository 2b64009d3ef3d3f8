// What the forms for a forgotten password ask for before they send anything [ACC-57, ACC-61].
import { matchesPattern } from "@jonaki/wire/patterns";

const LETTERS_AND_DIGITS = 15;
const MAILBOX = 4;
const LONGEST_MAILBOX = 60;

/** Any name an account may have: a chosen one, or one that was a mobile number [ACC-97]. */
export const isUsername = (text: string): boolean => matchesPattern(LETTERS_AND_DIGITS, text);

export const isMailbox = (text: string): boolean =>
  text.length <= LONGEST_MAILBOX && matchesPattern(MAILBOX, text);
