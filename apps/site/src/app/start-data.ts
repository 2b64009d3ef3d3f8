// The data block of the served page [SITE-7]: brand, enabled claims and the first permission answer.
import type { CallOutput, Calls } from "@jonaki/wire";
import { brandOf } from "@jonaki/wire/brand";
import type { Brand } from "@jonaki/wire/brand";

export type Permission = CallOutput<Calls["site"]["permissionStatus"]>;

type FirstBanners = CallOutput<Calls["messages"]["announcements"]>["banners"];

export const CLAIMS = ["slotGames", "sportTypes", "casinoGames"] as const;
export type Claim = (typeof CLAIMS)[number];

export interface StartData {
  readonly brand: Brand;
  /** The marketing claims an operator enabled [SITE-6]. */
  readonly claims: readonly Claim[];
  /** Null when the server does not know this host [SITE-9]; undefined when the page carries no answer. */
  readonly permission: Permission | null | undefined;
  /** The first view of the home page, by language; undefined on other pages. */
  readonly banners: Readonly<Record<string, FirstBanners>> | undefined;
}

/** A page without the block (from the development server) or with an unreadable one starts with the defaults. */
export function readStartData(text: string | null | undefined): StartData {
  const block = parsed(text);
  const claims: readonly unknown[] = Array.isArray(block["claims"]) ? block["claims"] : [];
  return {
    brand: brandOf(isObject(block["brand"]) ? block["brand"] : {}),
    claims: CLAIMS.filter((claim) => claims.includes(claim)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it beside the page.
    permission: block["permission"] as Permission | null | undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same.
    banners: isObject(block["banners"]) ? (block["banners"] as StartData["banners"]) : undefined,
  };
}

function parsed(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
