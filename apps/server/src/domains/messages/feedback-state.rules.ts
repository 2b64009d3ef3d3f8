// How a feedback moves [MSG-23]: taken, answered, written again, closed; pure. The database has the same pairs of
// states in a trigger, so that nobody moves one past this table.
import { FEEDBACK_STATES } from "@jonaki/wire/states";

export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** CLOCK is time passing, WRITE the member's next words. */
export type FeedbackAct = "TAKE" | "ANSWER" | "WRITE" | "CLOSE" | "CLOCK";

export interface FeedbackMove {
  readonly from: FeedbackState;
  readonly to: FeedbackState;
  readonly on: FeedbackAct;
}

const MOVES: readonly FeedbackMove[] = [
  { from: "NEW", to: "OPEN", on: "TAKE" },
  { from: "OPEN", to: "ANSWERED", on: "ANSWER" },
  { from: "ANSWERED", to: "OPEN", on: "WRITE" },
  { from: "NEW", to: "CLOSED", on: "CLOSE" },
  { from: "OPEN", to: "CLOSED", on: "CLOSE" },
  { from: "ANSWERED", to: "CLOSED", on: "CLOSE" },
  { from: "ANSWERED", to: "CLOSED", on: "CLOCK" },
];

/** Whether the table has the move; when it may happen is another question. */
export const hasFeedbackMove = ({ from, to, on }: FeedbackMove): boolean =>
  MOVES.some((move) => move.from === from && move.to === to && move.on === on);

const OPEN_AFTER_ANSWER_MS = 7 * 24 * 3_600_000;

/** Answers given until this moment are too old for another word. */
export const answeredBy = (moment: Date): Date => new Date(moment.getTime() - OPEN_AFTER_ANSWER_MS);

/** The state after an act, or null when it does not move: the member has 7 days after an answer, then time closes it. */
export function feedbackMovedBy(
  act: FeedbackAct,
  { state, answeredAt }: { readonly state: FeedbackState; readonly answeredAt: Date | null },
  moment: Date,
): FeedbackState | null {
  const isOver = answeredAt !== null && answeredAt <= answeredBy(moment);
  if ((act === "WRITE" && isOver) || (act === "CLOCK" && !isOver)) return null;
  return FEEDBACK_STATES.find((to) => hasFeedbackMove({ from: state, to, on: act })) ?? null;
}
