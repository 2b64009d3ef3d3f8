// Where a member is logged in, on which devices remembered, and who came in or tried to [ACC-41, ACC-133.10].
import { accepted, refused } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Context, DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Countries } from "../../platform/country.ts";
import type { Database } from "../../platform/database/database.ts";
import { addAuditEntry, readSignIns } from "./audit.store.ts";
import { forgetDeviceById, listDevices } from "./login/devices.store.ts";
import { memberIdOf, sessionOf } from "./session-of.ts";
import type { SessionFlow } from "./sessions.flow.ts";

type SessionHandlers = Required<
  Pick<DomainHandlers<"accounts">, "sessionList" | "sessionEnd" | "forgetDevice" | "signInList" | "logout">
>;

export interface SessionRouteParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly countries: Countries;
  readonly sessions: SessionFlow;
}

/** Ends every session but the one that asks. */
const OTHERS = "others";
const PAGE = SETTINGS.recordDays.rowsPerPage;

export function sessionRoutes(parts: SessionRouteParts): SessionHandlers {
  const { database, clock, countries, sessions } = parts;
  const placeOf = (address: string) => ({ ip: address, country: countries.countryOf(address) });
  const sessionList: SessionHandlers["sessionList"] = async (_input, context) => {
    const { sessionId } = sessionOf(context);
    const open = await sessions.list(memberIdOf(context));
    const devices = await listDevices(database.store, memberIdOf(context), clock.now());
    return accepted({
      sessions: open.map(({ id, createdAt, lastActAt, address, browser }) => ({
        id: String(id),
        isCurrent: String(id) === sessionId,
        time: createdAt.toISOString(),
        lastActTime: lastActAt.toISOString(),
        ...placeOf(address),
        browser,
      })),
      devices: devices.map(({ id, createdAt, expiresAt, address, browser }) => ({
        id: String(id),
        time: createdAt.toISOString(),
        expires: expiresAt.toISOString(),
        ip: address,
        browser,
      })),
    });
  };
  return {
    sessionList,
    sessionEnd: async ({ id }, context) => {
      const own = numberOf(id);
      const others = { butFor: BigInt(sessionOf(context).sessionId) };
      const which = id === OTHERS ? others : own === null ? null : { only: own };
      const ended = which !== null && (await sessions.endOwn(memberIdOf(context), which));
      return ended ? accepted(null) : refused("NOT_FOUND");
    },
    forgetDevice: async ({ id }, context) => {
      const deviceId = numberOf(id);
      if (deviceId === null) return refused("NOT_FOUND");
      return database.transaction(async (tx) => {
        const memberId = memberIdOf(context);
        if (!(await forgetDeviceById(tx, memberId, deviceId))) return refused("NOT_FOUND");
        const entry = { kind: "DEVICE_FORGOTTEN", memberId, actor: "MEMBER" } as const;
        await addAuditEntry(tx, entry, context, clock.now());
        return accepted(null);
      });
    },
    signInList: async ({ pageNo }, context) => {
      const page = { skip: (pageNo - 1) * PAGE, most: PAGE };
      const { rows, total } = await readSignIns(database.store, memberIdOf(context), page);
      return accepted({
        list: rows.map(({ at, way, success, address, browser }) => ({
          time: at.toISOString(),
          ...placeOf(address),
          browser,
          way,
          success,
        })),
        pageNum: pageNo,
        totalPages: Math.max(1, Math.ceil(total / PAGE)),
      });
    },
    logout: async (_input, context: Context) => {
      await sessions.logOut(sessionOf(context));
      return accepted(null);
    },
  };
}

/** An id of ours is a number; anything else is nobody's. */
const numberOf = (id: string): bigint | null => (/^[0-9]{1,18}$/u.test(id) ? BigInt(id) : null);
