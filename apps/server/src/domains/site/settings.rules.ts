// Settings the back office can change without a release [SITE-5]: a row overrides the default when it fits.
import { brandOf } from "@jonaki/wire/brand";
import type { Brand } from "@jonaki/wire/brand";
import { isFlagOn } from "@jonaki/wire/flags";
import type { WhitelabelNode } from "@jonaki/wire/flags";
import { DEFAULT_FIELD_RULES, resolveFieldRules } from "@jonaki/wire/registration";
import type { FieldRule } from "@jonaki/wire/registration";
import { SETTINGS } from "@jonaki/wire/settings";
import type { ServiceLinks } from "./customer-service.rules.ts";

export type SettingRows = ReadonlyMap<string, unknown>;

export interface CallsPerMinute {
  readonly device: number;
  readonly account: number;
  readonly address: number;
}

/** Claims are texts an operator must enable one by one [SITE-6]. */
export const MARKETING_CLAIMS = ["slotGames", "sportTypes", "casinoGames"] as const;
export type MarketingClaim = (typeof MARKETING_CLAIMS)[number];

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

export const brandSetting = (rows: SettingRows): Brand => brandOf(objectOf(rows.get("brand")));

export function callsPerMinute(rows: SettingRows): CallsPerMinute {
  const given = objectOf(rows.get("callsPerMinute"));
  const usual = SETTINGS.callsPerMinute;
  const pick = (name: string, fallback: number): number => {
    const value = given[name];
    return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : fallback;
  };
  return {
    device: pick("device", usual.device),
    account: pick("account", usual.account),
    address: pick("address", usual.address),
  };
}

/** How many sessions an account may have; the row singleSession makes it one [ACC-79]. */
export function sessionsMax(rows: SettingRows): number {
  const { usual, singleSession, isSingleSession } = SETTINGS.sessionsMax;
  const given = rows.get("singleSession");
  return (typeof given === "boolean" ? given : isSingleSession) ? singleSession : usual;
}

/** How long a member has to answer a payout, by the kind of account it went to [CAS-25]. */
export function confirmMinutes(rows: SettingRows, kind: PayoutKind): number {
  const { least, most, ...usual } = SETTINGS.withdrawConfirmMinutes;
  const name = CONFIRM_NAMES[kind];
  const given = objectOf(rows.get("withdrawConfirmMinutes"))[name];
  const fits = typeof given === "number" && Number.isInteger(given) && given >= least && given <= most;
  return fits ? given : usual[name];
}

export type PayoutKind = keyof typeof CONFIRM_NAMES;
const CONFIRM_NAMES = { EWALLET: "ewallet", BANK: "bank", DIGITAL_DOLLAR: "digitalDollar" } as const;

/** Switches that are off until an operator turns them on [ACC-35, ACC-59, WAL-15]. */
export const isTurnedOn = (
  rows: SettingRows,
  name: "proofOfWork" | "discloseUnknownAccount" | "multiWallet",
): boolean => rows.get(name) === true;

export function serviceLinks(rows: SettingRows): ServiceLinks | null {
  const given = objectOf(rows.get("customerService"));
  const chat = textOf(given["LIVECHAT"]);
  return chat === "" ? null : { LIVECHAT: chat, VIP: textOf(given["VIP"]) || chat };
}

export const marketingClaims = (rows: SettingRows): readonly MarketingClaim[] =>
  MARKETING_CLAIMS.filter((claim) => objectOf(rows.get("marketingClaims"))[claim] === true);

export const analyticsId = (rows: SettingRows): string => textOf(rows.get("gtagId"));
export const imageHosts = (rows: SettingRows): readonly string[] => textsOf(rows.get("imageCDNs"));
export const launchHosts = (rows: SettingRows): readonly string[] => textsOf(rows.get("launchGameCDNs"));

/** The same hosts as a page's policy names them: a page shows and frames what it is sent to [SITE-59, SITE-60]. */
export const pageSources = (rows: SettingRows): PageSources => ({
  images: imageHosts(rows).flatMap(sourceOf),
  frames: launchHosts(rows).flatMap(sourceOf),
});

export interface PageSources {
  readonly images: readonly string[];
  readonly frames: readonly string[];
}

/** Parsed and written anew: whatever else stands in the text would change the policy, so such a host is left out. */
function sourceOf(host: string): readonly string[] {
  const hasScheme = /^https?:\/\//u.test(host);
  const address = URL.parse(hasScheme ? host : `https://${host}`);
  if (address === null || !/^[\w.:[\]-]+$/u.test(address.host)) return [];
  return [hasScheme ? address.origin : address.host];
}

/** The terms that who registers accepts; an operator who changes them gives them a new name [ACC-102]. */
export const termsVersion = (rows: SettingRows): string => textOf(rows.get("termsVersion")) || FIRST_TERMS;

const FIRST_TERMS = "1";
const OLDEST = 99;

/** In years; never below what the policy asks for [ACC-136, ACC-137, SAFE-19]. */
export function minimumAge(rows: SettingRows, lawful: number): number {
  const given = rows.get("minimumAge");
  const fits = typeof given === "number" && Number.isInteger(given) && given >= lawful && given <= OLDEST;
  return fits ? given : lawful;
}

/** The fields of the profile that an operator switched on or off, by name [ACC-132, ACC-140]. */
export const profileFields = (rows: SettingRows): ReadonlyMap<string, boolean> =>
  new Map(
    Object.entries(objectOf(rows.get("profileFields"))).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
    ),
  );

/** The default field rules of the registration form, with what an operator changed per field [ACC-108]. */
export function fieldRules(rows: SettingRows, tree: readonly WhitelabelNode[]): readonly FieldRule[] {
  const changed = objectOf(rows.get("registrationFields"));
  return resolveFieldRules(DEFAULT_FIELD_RULES, (flag) => isFlagOn(tree, flag)).map((rule) => {
    const { enabled, required } = objectOf(changed[rule.field]);
    return {
      ...rule,
      enabled: typeof enabled === "boolean" ? enabled : rule.enabled,
      required: typeof required === "boolean" ? required : rule.required,
    };
  });
}
