// How long a break lasts [SAFE-8], and what stands against a shorter one or a return that comes too early [SAFE-11].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { ACCOUNT_STATES } from "@jonaki/wire/states";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RETURN_HOURS = 24;

export const timeOutEnd = (minutes: number, moment: Date): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);

/** Calendar months of the brand's own days; null is for ever. */
export function exclusionEnd(months: number | null, moment: Date, timeZone: string): Date | null {
  if (months === null) return null;
  const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(start.add({ months }).epochMilliseconds);
}

export const returnAt = (moment: Date): Date => new Date(moment.getTime() + RETURN_HOURS * HOUR_MS);

export interface Held {
  readonly status: (typeof ACCOUNT_STATES)[number];
  readonly statusUntil: Date | null;
}

/** What an account hears that is on a break; null when it is not. */
export function breakRefusal({
  status,
  statusUntil,
}: Held): Refused<"EXCLUDED_PERMANENT" | "ACCOUNT_EXCLUDED"> | null {
  if (status !== "EXCLUDED") return null;
  return statusUntil === null
    ? refused("EXCLUDED_PERMANENT")
    : refused("ACCOUNT_EXCLUDED", { time: statusUntil.toISOString() });
}
