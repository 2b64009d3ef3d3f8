// The brand configuration: its keys and defaults [SITE-4]. An installation overrides single keys.
export interface Brand {
  readonly platform: string;
  readonly merchant: string;
  readonly merchantCode: string;
  readonly channel: string;
  readonly lotteryType: string;
  readonly device: string;
  /** On: a visitor without a session sees only the few open pages [SHELL-25]. */
  readonly loginedToHomePage: boolean;
  readonly defaultLang: string;
  readonly languages: readonly string[];
  readonly chatHeaderColor: string;
  readonly prizeModes: readonly string[];
  readonly announcement: { readonly types: readonly string[]; readonly execution: string };
  readonly esportsVendors: readonly string[];
  readonly currency: string;
  readonly currencySymbol: string;
  readonly timeZone: string;
}

export const BRAND_DEFAULTS: Brand = {
  platform: "web",
  merchant: "JONAKI",
  merchantCode: "JONAKI",
  channel: "JONAKI",
  lotteryType: "SEA",
  device: "WEB",
  loginedToHomePage: false,
  defaultLang: "BN",
  languages: ["EN", "BN"],
  chatHeaderColor: "#6A2C91",
  prizeModes: ["Lott", "ZY", "Elott", "SEA"],
  announcement: { types: ["B", "PL", "PU", "PR", "H"], execution: "B" },
  esportsVendors: [],
  currency: "BDT",
  currencySymbol: "৳",
  timeZone: "Asia/Dhaka",
};

/** The symbol shown when an installation configures none. */
export const FALLBACK_SYMBOL = "P";

/** Only known keys of the right type override a default; a wrong one keeps it. */
export function brandOf(overrides: Readonly<Record<string, unknown>>): Brand {
  const entries = Object.entries(BRAND_DEFAULTS).map(([key, usual]) => {
    const given = overrides[key];
    const fits =
      given !== undefined &&
      given !== null &&
      typeof given === typeof usual &&
      Array.isArray(given) === Array.isArray(usual);
    return [key, fits ? given : usual];
  });
  const brand = Object.fromEntries(entries) as unknown as Brand;
  return brand.currencySymbol === "" ? { ...brand, currencySymbol: FALLBACK_SYMBOL } : brand;
}
