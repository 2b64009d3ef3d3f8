// How a feedback moves [MSG-23]: taken, answered, written again, closed; pure.
import type { FEEDBACK_STATES } from "@jonaki/wire/states";

export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** CLOCK is time passing, WRITE the member's next words. */
export type FeedbackAct = "TAKE" | "ANSWER" | "WRITE" | "CLOSE" | "CLOCK";

const OPEN_AFTER_ANSWER_MS = 7 * 24 * 3_600_000;

/** Answers given until this moment are too old for another word. */
export const answeredBy = (moment: Date): Date => new Date(moment.getTime() - OPEN_AFTER_ANSWER_MS);

/** The state after an act, or null when the table does not have the move. */
export function feedbackMovedBy(
  act: FeedbackAct,
  { state, answeredAt }: { readonly state: FeedbackState; readonly answeredAt: Date | null },
  moment: Date,
): FeedbackState | null {
  const isOver = state === "ANSWERED" && answeredAt !== null && answeredAt <= answeredBy(moment);
  if (act === "TAKE") return state === "NEW" ? "OPEN" : null;
  if (act === "ANSWER") return state === "OPEN" ? "ANSWERED" : null;
  if (act === "WRITE") return state === "ANSWERED" && !isOver ? "OPEN" : null;
  if (act === "CLOSE") return state === "CLOSED" ? null : "CLOSED";
  return isOver ? "CLOSED" : null;
}
