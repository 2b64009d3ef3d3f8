// Texts that people write about themselves and others read: nothing that turns the line around or piles up over it.

/** The marks that change the direction of what follows, and the letters that cannot be seen. */
const TURNING = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/** Bengali needs three on one letter at most (dot, vowel, moon); more of them spill over the lines above. */
const PILED = /^\p{M}|\p{M}{4}/u;

export const isPlainText = (text: string): boolean => !TURNING.test(text) && !PILED.test(text);
