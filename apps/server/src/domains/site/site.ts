// The public face of the site domain: its calls, the state others ask, and the switches of the office.
import type { Brand } from "@jonaki/wire/brand";
import type { Flag } from "@jonaki/wire/flags";
import { isFlagOn } from "@jonaki/wire/flags";
import type { FieldRule } from "@jonaki/wire/registration";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Countries } from "../../platform/country.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Policy } from "../../platform/policy.ts";
import type { Random } from "../../platform/random.ts";
import type { Sealing } from "../../platform/sealing.ts";
import { countPageViews } from "./page-views.ts";
import { isRegisteredHost } from "./hosts.rules.ts";
import { permissionView } from "./permission.view.ts";
import type { StartData } from "./permission.view.ts";
import {
  brandSetting,
  callsPerMinute,
  confirmMinutes,
  isTurnedOn,
  marketingClaims,
  minimumAge,
  pageSources,
  profileFields,
  sessionsMax,
  termsVersion,
} from "./settings.rules.ts";
import type { CallsPerMinute, PageSources, PayoutKind } from "./settings.rules.ts";
import { keepSiteState } from "./site-state.ts";
import { siteRoutes } from "./site.routes.ts";
import { addHost } from "./site.store.ts";
import { createSwitches } from "./status.flow.ts";
import type { SiteSwitches } from "./status.flow.ts";
import { systemStatus } from "./status.rules.ts";

export interface SiteParts {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly countries: Countries;
  readonly policy: Policy;
  readonly sealing: Sealing;
  /** The host named in the configuration, registered at the start [SITE-9]. */
  readonly ownHost: string | undefined;
  /** Keeps a member's language for mails and messages [SITE-51]. */
  rememberLanguage(memberId: bigint, language: "BN" | "EN"): Promise<void>;
}

export interface Site {
  readonly handlers: DomainHandlers<"site">;
  readonly switches: SiteSwitches;
  isOn(flag: Flag): boolean;
  callsPerMinute(): CallsPerMinute;
  /** The operator's hosts of images and games, for the policy of a page. */
  pageSources(): PageSources;
  /** How many sessions an account may have [ACC-79]. */
  sessionsMax(): number;
  /** Work has to be proved for every SMS to a stranger [ACC-35]. */
  demandsProof(): boolean;
  /** A forgotten password's form may tell that there is no such account [ACC-59]. */
  disclosesUnknownAccount(): boolean;
  /** All games use the main wallet; otherwise vendors have wallets of their own [WAL-15]. */
  isSingleWallet(): boolean;
  /** What the registration form asks for, and on which terms [ACC-88]. */
  registration(): {
    readonly fields: readonly FieldRule[];
    readonly termsVersion: string;
    readonly minimumAge: number;
  };
  /** The fields of the profile that an operator switched on or off [ACC-132]. */
  profileFields(): ReadonlyMap<string, boolean>;
  /** How long a member has to answer a payout [CAS-25]. */
  confirmMinutes(kind: PayoutKind): number;
  statusFor(address: string): 0 | 1 | 2;
  /** Maintenance stops new bets, never what settles them [SITE-19]. */
  isUnderMaintenance(): boolean;
  /** The brand as an operator set it [SITE-4]. */
  brand(): Brand;
  startData(host: string, address: string): Promise<StartData>;
  /** Whether the host is registered [SITE-9]. */
  isOwnHost(host: string): boolean;
  /** One page view [SITE-11]. */
  pageSeen(route: string): void;
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export async function createSite(parts: SiteParts): Promise<Site> {
  if (parts.ownHost !== undefined) await addHost(parts.database.store, parts.ownHost, 0);
  const { minimumAge: lawfulAge, countries } = parts.policy;
  const state = await keepSiteState(parts.database, parts.bus, parts.log, countries);
  const { database, clock, log } = parts;
  const views = countPageViews(database, clock, () => brandSetting(state.current().settings).timeZone, log);
  const countryOf = (address: string): string => parts.countries.countryOf(address);
  return {
    handlers: siteRoutes(parts, state),
    switches: createSwitches(parts.database),
    isOn: (flag) => isFlagOn(state.current().tree, flag),
    callsPerMinute: () => callsPerMinute(state.current().settings),
    pageSources: () => pageSources(state.current().settings),
    sessionsMax: () => sessionsMax(state.current().settings),
    demandsProof: () => isTurnedOn(state.current().settings, "proofOfWork"),
    disclosesUnknownAccount: () => isTurnedOn(state.current().settings, "discloseUnknownAccount"),
    isSingleWallet: () => !isTurnedOn(state.current().settings, "multiWallet"),
    registration: () => {
      const { fields, settings } = state.current();
      return { fields, termsVersion: termsVersion(settings), minimumAge: minimumAge(settings, lawfulAge) };
    },
    profileFields: () => profileFields(state.current().settings),
    confirmMinutes: (kind) => confirmMinutes(state.current().settings, kind),
    statusFor: (address) => {
      const { maintenance, access } = state.current();
      return systemStatus(maintenance, access.restrictionOf(address, countryOf(address)));
    },
    isUnderMaintenance: () => state.current().maintenance.on,
    brand: () => brandSetting(state.current().settings),
    startData: async (host, address) => {
      const now = await state.settled();
      const known = isRegisteredHost(now.hosts, host);
      const visitor = { address, country: countryOf(address) };
      return {
        brand: brandSetting(now.settings),
        claims: marketingClaims(now.settings),
        permission: known ? permissionView(now, visitor, parts.sealing.current(), parts.clock.now()) : null,
      };
    },
    isOwnHost: (host) => isRegisteredHost(state.current().hosts, host),
    reload: state.reload,
    pageSeen: views.seen,
    stop: async () => {
      await views.stop();
      await state.stop();
    },
  };
}
