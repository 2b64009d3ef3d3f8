// One click on a remembered device [ACC-40, ACC-42]: its credential is used up and replaced, and a refused one is
// cleared away.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { nameKey } from "../attempt.rules.ts";
import { addAuditEntry } from "../audit.store.ts";
import { findByUsername } from "../members.store.ts";
import type { Arrive, Arrived } from "./arrive.flow.ts";
import { credentialCookie, credentialHash, isCookieName } from "./device.rules.ts";
import { spendCredential } from "./devices.store.ts";

export type DeviceLogin = (username: string, context: Context) => Promise<Arrived | Refused<"LOGIN_FAILED">>;

export interface DeviceLoginParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly arrive: Arrive;
}

export function createDeviceLogin({ database, clock, arrive }: DeviceLoginParts): DeviceLogin {
  const enter = async (username: string, credential: string, context: Context): Promise<Arrived | null> => {
    const member = await findByUsername(database.store, nameKey(username));
    if (member === null) return null;
    const hash = credentialHash(credential);
    const arrived = await arrive(
      member.id,
      {
        way: "DEVICE",
        isByPassword: true,
        remember: true,
        stillHolds: (tx) => spendCredential(tx, member.id, hash, clock.now()),
      },
      context,
    );
    if (arrived === null) {
      const entry = { kind: "SIGN_IN", memberId: member.id, actor: "STRANGER", way: "DEVICE" } as const;
      await addAuditEntry(database.store, { ...entry, success: false }, context, clock.now());
    }
    return arrived;
  };
  return async (username, context) => {
    const cookie = isCookieName(username) ? credentialCookie(username) : null;
    const credential = cookie === null ? null : context.cookies.read(cookie);
    if (cookie === null || credential === null) return refused("LOGIN_FAILED");
    const arrived = await enter(username, credential, context);
    if (arrived !== null) return arrived;
    context.cookies.remove(cookie);
    return refused("LOGIN_FAILED");
  };
}
