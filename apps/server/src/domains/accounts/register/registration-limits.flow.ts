// So many registrations of one device and of one address in 24 hours [ACC-109]. Who counts to act has locked both first.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Clock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { dayBefore, nextAllowedAt } from "../daily-limits.rules.ts";
import { recentRegistrations } from "./registrations.store.ts";
import type { Origin } from "./registrations.store.ts";

export type LimitProblem = (store: Queryable, origin: Origin) => Promise<Refused<"TRY_LATER"> | null>;

const FROM = ["device", "address"] as const;

/** times: raised by configuration for benches, never in the field. */
export function createLimitProblem(clock: Clock, times: number): LimitProblem {
  return async (store, origin) => {
    const since = dayBefore(clock.now());
    const counted = FROM.map(async (from) => {
      const most = SETTINGS.registrationsPerDay[from] * times;
      return { times: await recentRegistrations(store, from, origin[from], since, most), most };
    });
    const later = nextAllowedAt(await Promise.all(counted));
    return later === null ? null : refused("TRY_LATER", { time: later.toISOString() });
  };
}
