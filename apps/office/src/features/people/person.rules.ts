// How an operator and a role may be called; the server judges the same [OFF-2]; pure.
export const LONGEST_USERNAME = 32;
export const LONGEST_NAME = 64;

export const isUsername = (text: string): boolean => /^[A-Za-z0-9]{3,32}$/u.test(text);
export const isRoleName = (text: string): boolean => /^[a-z][a-z0-9-]{1,31}$/u.test(text);
