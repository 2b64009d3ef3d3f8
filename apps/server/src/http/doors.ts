// What stands before a call's payload is read: maintenance and region, the limits per minute, the
// origin, the session, the capability. Each door answers a refusal or lets the visit pass.
import { refused } from "@jonaki/wire";
import type { Call, Refused } from "@jonaki/wire";
import { AGENT_CENTRE_TYPES, MEMBER_CENTRE_EXCLUDED } from "@jonaki/wire/account-types";
import { isOwnOrigin } from "../platform/origin.ts";
import type { Throttle } from "../platform/throttle.ts";
import { addressKey } from "../platform/address.ts";
import type { Holder, Sessions, SessionView } from "./session.ts";
import type { Visit } from "./visit.ts";

export interface CallsPerMinute {
  readonly device: number;
  readonly account: number;
  readonly address: number;
}

/** 0 normal, 1 maintenance, 2 region-restricted [SITE-16]. */
export type SystemStatus = 0 | 1 | 2;

type Door = Refused | null;

/** Maintenance and restriction close every member call but the few the rules name [SITE-19]. */
export function passStatus(call: Call, status: SystemStatus): Door {
  if (status === 0 || call.duringMaintenance === true || call.path.startsWith("/bo/")) return null;
  if (status === 1) return refused("MAINTENANCE");
  return call.whenExcluded === true ? null : refused("RESTRICTED");
}

/** Addresses always, devices for public calls; accounts are counted once they are known [CALL-15]. */
export function passLimits(
  call: Call,
  visit: Visit<Holder>,
  throttle: Throttle,
  limits: CallsPerMinute,
): Door {
  const later =
    throttle.count(`address ${addressKey(visit.address)}`, limits.address) ??
    (call.who === "public" ? throttle.count(`device ${visit.device}`, limits.device) : null);
  return later === null ? null : tryLater(later);
}

/** A browser names the page that sends a change; another site's page, or none, may not change anything. */
export function passOrigin(call: Call, origin: string | undefined, visit: Pick<Visit<Holder>, "host">): Door {
  if (call.method === "GET") return null;
  return isOwnOrigin(origin, visit.host) ? null : refused("FORBIDDEN");
}

/** Finds the session of the token; a bad token on a public call is treated as none [CALL-4]. */
export async function passSession<Session extends Holder>(
  call: Call,
  visit: Visit<Session>,
  sessions: Sessions<Session>,
): Promise<Door> {
  const found = visit.token === null ? "unknown" : await sessions.find(visit.token, visit.background);
  if (typeof found !== "string") visit.session = found;
  if (call.who === "public" || visit.session !== null) return null;
  if (found === "ended") return refused("SESSION_EXPIRED");
  return refused(found === "replaced" ? "SESSION_REPLACED" : "NOT_LOGGED_IN");
}

export function passAccountLimit(visit: Visit<Holder>, throttle: Throttle, limits: CallsPerMinute): Door {
  if (visit.session === null) return null;
  const later = throttle.count(`account ${visit.session.accountId}`, limits.account);
  return later === null ? null : tryLater(later);
}

/** Every access check of a member from the token alone [ACC-11]. */
export function passMember(call: Call, session: SessionView): Door {
  const isTrial = session.accountType === MEMBER_CENTRE_EXCLUDED;
  if (isTrial && call.who !== "session") return refused("NEED_TRUE_ACCOUNT");
  if (call.who === "agent" && !AGENT_CENTRE_TYPES.includes(session.accountType)) return refused("FORBIDDEN");
  if (session.restriction !== null && call.whenExcluded !== true) {
    return refused(session.restriction.code, session.restriction.value);
  }
  return session.passwordDue && call.whenPasswordDue !== true ? refused("PASSWORD_MUST_CHANGE") : null;
}

const tryLater = (later: Date): Refused => refused("TRY_LATER", { time: later.toISOString() });
