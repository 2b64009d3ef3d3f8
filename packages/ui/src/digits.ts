// Bengali and Latin digits, one for one: what a player types in ০-৯ is kept as 0-9, what a label counts may be shown in ০-৯.
const BENGALI_DIGITS = "০১২৩৪৫৬৭৮৯";

export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)));
}

export function bengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => BENGALI_DIGITS.charAt(Number(digit)));
}
