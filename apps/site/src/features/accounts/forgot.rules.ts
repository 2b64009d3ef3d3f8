// What the forms for a forgotten password ask for before they send anything [ACC-57, ACC-61].
import { matchesPattern } from "@jonaki/wire/patterns";

/** The patterns of a name and a mailbox with their lengths, as the texts of their errors tell them. */
export const USERNAME_RULE = { patternId: 15, minLength: 4, maxLength: 64 };
export const MAIL_RULE = { patternId: 4, minLength: 6, maxLength: 60 };

/** Any name an account may have: a chosen one, or one that was a mobile number [ACC-97]. */
export const isUsername = (text: string): boolean => matchesPattern(USERNAME_RULE.patternId, text);

export const isMailbox = (text: string): boolean =>
  text.length <= MAIL_RULE.maxLength && matchesPattern(MAIL_RULE.patternId, text);
