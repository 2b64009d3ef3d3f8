// A mobile number as people type it, understood: with or without the country's code, in Bengali digits too.
import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/** A number without a country's code is one of the house's own country [SITE-34]. */
const OWN_COUNTRY = "BD";
const BENGALI_ZERO = "০".charCodeAt(0);

/** With the country's code, such as +8801712345678; null when it is no mobile number. */
export function mobileNumberOf(typed: string): string | null {
  const latin = typed.replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  const number = parsePhoneNumberFromString(latin, { defaultCountry: OWN_COUNTRY, extract: false });
  return number?.isValid() === true ? number.number : null;
}
