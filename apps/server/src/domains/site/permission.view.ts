// The permission answer [SITE-8] and what the served page starts with [SITE-7].
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Brand } from "@jonaki/wire/brand";
import type { PublicKey } from "../../platform/sealing.ts";
import { analyticsId, imageHosts, launchHosts, serviceLinks } from "./settings.rules.ts";
import type { SiteState } from "./site-state.ts";

export type Permission = CallOutput<Calls["site"]["permissionStatus"]>;

export interface StartData {
  readonly brand: Brand;
  readonly claims: readonly string[];
  /** Null when the host is not registered [SITE-9]. */
  readonly permission: Permission | null;
}

export interface Visitor {
  readonly address: string;
  readonly country: string;
}

export function permissionView(
  state: SiteState,
  visitor: Visitor,
  sealing: PublicKey,
  now: Date,
): Permission {
  const { maintenance } = state;
  return {
    whitelabel: [...state.tree],
    registrationRules: [...state.fields],
    resources: [...state.resources],
    customerService: { enabled: serviceLinks(state.settings) !== null },
    analytics: { gtagId: analyticsId(state.settings) },
    imageCDNs: [...imageHosts(state.settings)],
    launchGameCDNs: [...launchHosts(state.settings)],
    location: { ip: visitor.address, country: visitor.country },
    maintenance: maintenance.on ? { endTime: maintenance.endsAt?.toISOString() ?? null } : null,
    regionRestriction: state.access.restrictionOf(visitor.address, visitor.country),
    sealing,
    time: now.toISOString(),
  };
}
