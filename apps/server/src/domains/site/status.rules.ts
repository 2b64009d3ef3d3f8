// The system status of a visitor [SITE-16, SITE-17]: maintenance first, then the region.
import { addressRanges } from "../../platform/address.ts";

export interface Maintenance {
  readonly on: boolean;
  readonly endsAt: Date | null;
}

export interface AccessRule {
  readonly kind: "BLOCKED_COUNTRY" | "BLOCKED_RANGE" | "ALLOWED_RANGE";
  readonly value: string;
}

export type Restriction = { readonly reason: "COUNTRY" | "ADDRESS" } | null;

export interface AccessLists {
  restrictionOf(address: string, country: string): Restriction;
}

/** The policy's countries [SAFE-19]: where some are allowed by name, no other is. */
export interface LawfulCountries {
  readonly allowed: readonly string[];
  readonly blocked: readonly string[];
}

/** An allowed range wins over every block [SITE-24]. */
export function accessLists(rules: readonly AccessRule[], lawful: LawfulCountries): AccessLists {
  if (rules.length + lawful.allowed.length + lawful.blocked.length === 0)
    return { restrictionOf: () => null };
  const countries = new Set([...valuesOf(rules, "BLOCKED_COUNTRY"), ...lawful.blocked]);
  const isBlocked = addressRanges(valuesOf(rules, "BLOCKED_RANGE"));
  const isAllowed = addressRanges(valuesOf(rules, "ALLOWED_RANGE"));
  return {
    restrictionOf: (address, country) => {
      if (isAllowed(address)) return null;
      if (isBlocked(address)) return { reason: "ADDRESS" };
      const isLawful = lawful.allowed.length === 0 || lawful.allowed.includes(country);
      return countries.has(country) || !isLawful ? { reason: "COUNTRY" } : null;
    },
  };
}

export function systemStatus(maintenance: Maintenance, restriction: Restriction): 0 | 1 | 2 {
  if (maintenance.on) return 1;
  return restriction === null ? 0 : 2;
}

const valuesOf = (rules: readonly AccessRule[], kind: AccessRule["kind"]): readonly string[] =>
  rules.filter((rule) => rule.kind === kind).map((rule) => rule.value);
