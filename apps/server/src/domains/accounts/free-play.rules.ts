// Free play: the random string that makes a guest, the guest's name and the limits of a day [ACC-65 to ACC-67].
import { createHash } from "node:crypto";
import { SETTINGS } from "@jonaki/wire/settings";
import { nextAllowedAt } from "./daily-limits.rules.ts";

const RANDOM_LENGTH = 32;
const TRIAL_MS = SETTINGS.freePlayBalance.trialHours * 3_600_000;
/** Enough that two guests do not get the same name in a lifetime. */
export const NAME_BYTES = 6;

/** What was sealed must be the string itself; its hash is what is kept. */
export function randomHash(inside: unknown): Buffer | null {
  const isOurs = typeof inside === "string" && inside.length === RANDOM_LENGTH;
  return isOurs ? createHash("sha256").update(inside).digest() : null;
}

export const guestName = (bytes: Buffer): string => `guest${bytes.toString("hex")}`;

export const trialEnd = (started: Date): Date => new Date(started.getTime() + TRIAL_MS);

/** The beginnings, newest first, of as many guests as the limits allow. */
export interface RecentTrials {
  readonly ofDevice: readonly Date[];
  readonly ofAddress: readonly Date[];
}

export const LIMITS = SETTINGS.trialsPerDay;

/** When the next guest is allowed; null is now. */
export const nextTrialAt = ({ ofDevice, ofAddress }: RecentTrials): Date | null =>
  nextAllowedAt([
    { times: ofDevice, most: LIMITS.device },
    { times: ofAddress, most: LIMITS.address },
  ]);
