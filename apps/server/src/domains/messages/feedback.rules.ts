// Feedback: how long it may be [MSG-20, MSG-21] and how often one sender may send it [MSG-22]; pure.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { IMAGE_COUNT } from "@jonaki/wire/constants";
import { SETTINGS } from "@jonaki/wire/settings";

const { min, max } = SETTINGS.feedbackWords;
const DAY_MS = 24 * 3_600_000;
export const FEEDBACK_PER_DAY = 5;

/** Runs of characters that are no space. */
export const wordsIn = (content: string): number => content.match(/\S+/gu)?.length ?? 0;

export interface Sent {
  readonly content: string;
  readonly contact: string;
  /** Ids of uploads. */
  readonly images: readonly string[];
}

/** Why it is not taken, in the order of the call: a visitor has to leave a contact, and has no uploads to name. */
export function feedbackBar(
  { content, contact, images }: Sent,
  isVisitor: boolean,
): Refused<"FIELD_REQUIRED" | "FEEDBACK_LENGTH" | "IMAGE_TOO_MANY" | "UPLOAD_INVALID"> | null {
  if (isVisitor && contact === "") return refused("FIELD_REQUIRED", { fields: ["contact"] });
  const words = wordsIn(content);
  if (words < min || words > max) return refused("FEEDBACK_LENGTH", { 0: min, 1: max });
  if (images.length > IMAGE_COUNT) return refused("IMAGE_TOO_MANY");
  return isVisitor && images.length > 0 ? refused("UPLOAD_INVALID") : null;
}

/** Feedback sent after this counts. */
export const dayBefore = (moment: Date): Date => new Date(moment.getTime() - DAY_MS);

/** The times of the latest ones, newest first; when the next may be sent, or null for now. */
export function nextFeedbackAt(latest: readonly Date[]): Date | null {
  const fifth = latest[FEEDBACK_PER_DAY - 1];
  return fifth === undefined ? null : new Date(fifth.getTime() + DAY_MS);
}
