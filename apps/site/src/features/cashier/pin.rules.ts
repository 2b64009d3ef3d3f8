// The payment password is six digits [ACC-134]; whether it is the right one, the server knows.
export const PIN_DIGITS = 6;

export const isPin = (typed: string): boolean => /^[0-9]{6}$/u.test(typed);
