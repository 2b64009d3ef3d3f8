// Uploaded images: how many and how large they may be [REW-8], how many a day [REW-45]; pure.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { IMAGE_COUNT, IMAGE_MAX } from "@jonaki/wire/constants";
import { SETTINGS } from "@jonaki/wire/settings";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { perDay, unusedHours } = SETTINGS.uploads;

/** What can be said before anything is looked into, in the order of the call. */
export function sizeBar(sizesBytes: readonly number[]): Refused<"IMAGE_TOO_LARGE" | "IMAGE_TOO_MANY"> | null {
  if (sizesBytes.some((size) => size > IMAGE_MAX)) return refused("IMAGE_TOO_LARGE");
  return sizesBytes.length > IMAGE_COUNT ? refused("IMAGE_TOO_MANY") : null;
}

/** Uploads after this count. */
export const countedSince = (moment: Date): Date => new Date(moment.getTime() - DAY_MS);

/** The times of the uploads that count; when there is room for so many more, or null for now. */
export function nextUploadAt(counted: readonly Date[], more: number): Date | null {
  const tooMany = counted.length + more - perDay;
  if (tooMany <= 0) return null;
  const oldestFirst = counted.toSorted((one, other) => one.getTime() - other.getTime());
  const last = oldestFirst[tooMany - 1];
  if (last === undefined) throw new Error("more images at once than a day allows");
  return new Date(last.getTime() + DAY_MS);
}

/** What was uploaded until then and is named by nothing has served. */
export const unusedUntil = (moment: Date): Date => new Date(moment.getTime() - unusedHours * HOUR_MS);
