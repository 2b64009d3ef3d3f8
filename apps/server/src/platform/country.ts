// The country of an address, from data that ships inside a package (CC0); nothing is asked outside.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { open } from "maxmind";
import type { CountryResponse } from "maxmind";

export interface Countries {
  /** ISO 3166 alpha-2, or "" when unknown (loopback, private networks). */
  countryOf(address: string): string;
}

const PACKAGE = "@ip-location-db/geo-whois-asn-country-mmdb";
// The combined file: the IPv4-only one answers wrongly for IPv6.
const FILE = "geo-whois-asn-country.mmdb";

/** Every call asks; most come from addresses seen a moment ago. */
const MOST_REMEMBERED = 20_000;

export async function openCountries(): Promise<Countries> {
  const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const reader = await open<CountryResponse>(join(folder, FILE));
  // This data set has one flat field instead of the reader's usual record.
  const find = (address: string) => reader.get(address) as { readonly country_code?: string } | null;
  const known = new Map<string, string>();
  return {
    countryOf: (address) => {
      const before = known.get(address);
      if (before !== undefined) return before;
      const country = find(address)?.country_code ?? "";
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(address, country);
      return country;
    },
  };
}
