// What a person may say about a vendor [VEN-1]; pure. What is wrong is said in a sentence, because a person reads it.
import { CATEGORY_KEYS } from "@jonaki/wire/constants";
import { isRange } from "../../platform/address.ts";
import type { Names } from "./games.store.ts";

export interface VendorWish {
  readonly code: string;
  readonly categories: readonly string[];
  readonly names: Names;
}

const isName = (name: string): boolean => /^[^<>\p{Cc}]{1,60}$/u.test(name) && name.trim() === name;

/** Null when nothing is wrong. */
export function faultOf({ code, categories, names }: VendorWish): string | null {
  if (!/^[A-Z0-9_]{2,24}$/u.test(code)) return "a code is 2 to 24 of A-Z, 0-9 and _";
  const known: readonly string[] = CATEGORY_KEYS;
  if (categories.length === 0 || categories.some((category) => !known.includes(category)))
    return `categories are of ${known.join(", ")}`;
  if (new Set(categories).size !== categories.length) return "a category stands there twice";
  return isName(names.EN) && isName(names.BN) ? null : "a name has 1 to 60 characters and no markup";
}

export const addressFault = (addresses: readonly string[]): string | null => {
  const wrong = addresses.find((address) => !isRange(address));
  return wrong === undefined ? null : `${wrong} is neither an address nor a network such as 198.51.100.0/24`;
};

/** Under a name that nobody speaks every launch would fail without a word to the operator. */
export const adapterFault = (adapter: string, known: readonly string[]): string | null =>
  known.includes(adapter)
    ? null
    : `nobody here speaks to a vendor as ${adapter}; known is ${known.join(", ")}`;

/** What a page's policy can name: a host may hold signs that would end the line it stands in. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/u;

/** An origin and nothing behind it: what a vendor answers later is held to it. */
export function originFault(origin: string): string | null {
  const isOrigin = ORIGIN.test(origin) && URL.parse(origin)?.origin === origin;
  return isOrigin ? null : "an origin is such as https://games.example.org";
}
