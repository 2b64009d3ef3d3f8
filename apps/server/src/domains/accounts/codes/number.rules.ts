// Which numbers a code is sent to [ACC-98, ACC-99, ACC-122]: mobile numbers of the countries an operator has opened.
// Expensive ranges and far countries are how money is made with other people's SMS.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { mobileNumberOf } from "../../../platform/mobile-number.ts";
import { mobileKey, plainDigits } from "../contact.rules.ts";

export type NumberProblem = Refused<"OPERATION_NOT_ENABLED" | "PHONE_MISSING" | "PHONE_FORMAT">;

export interface TypedNumber {
  readonly typed: string;
  /** Where a form asks for it; otherwise the number says so with a plus, or it is of the first country. */
  readonly dialingCode?: string | undefined;
}

/** The number as it is kept, or the first problem in the order of the calls. */
export function sendableNumber(
  { typed, dialingCode }: TypedNumber,
  dialingCodes: readonly string[],
): string | NumberProblem {
  const digits = plainDigits(typed);
  const country = dialingCode ?? countryIn(digits, dialingCodes);
  if (country === undefined || !dialingCodes.includes(country)) return refused("OPERATION_NOT_ENABLED");
  if (digits === "") return refused("PHONE_MISSING");
  const key = mobileKey(typed, country);
  return key === null || mobileNumberOf(`+${key}`) !== `+${key}` ? refused("PHONE_FORMAT") : key;
}

const countryIn = (digits: string, dialingCodes: readonly string[]): string | undefined =>
  digits.startsWith("+") ? dialingCodes.find((code) => digits.startsWith(`+${code}`)) : dialingCodes[0];
