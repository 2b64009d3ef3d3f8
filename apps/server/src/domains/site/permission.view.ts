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

/** What changes only when the site does; most of the answer. */
function steadyPart(state: SiteState) {
  return {
    whitelabel: [...state.tree],
    registrationRules: [...state.fields],
    resources: [...state.resources],
    customerService: { enabled: serviceLinks(state.settings) !== null },
    analytics: { gtagId: analyticsId(state.settings) },
    imageCDNs: [...imageHosts(state.settings)],
    launchGameCDNs: [...launchHosts(state.settings)],
    maintenance: state.maintenance.on ? { endTime: state.maintenance.endsAt?.toISOString() ?? null } : null,
  };
}

/** What is another for every visitor and moment. */
function movingPart(state: SiteState, { address, country }: Visitor, sealing: PublicKey, now: Date) {
  return {
    location: { ip: address, country },
    regionRestriction: state.access.restrictionOf(address, country),
    sealing,
    time: now.toISOString(),
  };
}

export function permissionView(
  state: SiteState,
  visitor: Visitor,
  sealing: PublicKey,
  now: Date,
): Permission {
  return { ...steadyPart(state), ...movingPart(state, visitor, sealing, now) };
}

const steadyTexts = new WeakMap<SiteState, string>();

/** The same as text. Every open page asks once a minute, so the steady part is written once per change. */
export function permissionText(state: SiteState, visitor: Visitor, sealing: PublicKey, now: Date): string {
  const steady = steadyTexts.get(state) ?? JSON.stringify(steadyPart(state));
  steadyTexts.set(state, steady);
  const moving = JSON.stringify(movingPart(state, visitor, sealing, now));
  return `${steady.slice(0, -1)},${moving.slice(1)}`;
}
