import { describe, expect, it } from "vitest";
import { feedbackMovedBy, hasFeedbackMove } from "./feedback-state.rules.ts";
import type { FeedbackAct, FeedbackState } from "./feedback-state.rules.ts";

const ANSWERED_AT = new Date("2026-11-08T10:00:00.000Z");
const IN_TIME = new Date("2026-11-15T09:59:59.999Z");
const TOO_LATE = new Date("2026-11-15T10:00:00.000Z");
const after = (act: FeedbackAct, state: FeedbackState, moment = IN_TIME) =>
  feedbackMovedBy(act, { state, answeredAt: state === "ANSWERED" ? ANSWERED_AT : null }, moment);

describe("how a feedback moves", () => {
  it("[MSG-23.1] a new one that an operator takes is open", () => {
    expect(after("TAKE", "NEW")).toBe("OPEN");
  });

  it("[MSG-23.2] an open one that is answered is answered", () => {
    expect(after("ANSWER", "OPEN")).toBe("ANSWERED");
  });

  it("[MSG-23.3] the member's next words open it again within 7 days of the answer", () => {
    expect([after("WRITE", "ANSWERED"), after("WRITE", "ANSWERED", TOO_LATE)]).toEqual(["OPEN", null]);
  });

  it("[MSG-23.4] an operator closes it in any state, and 7 days after the answer it closes by itself", () => {
    expect((["NEW", "OPEN", "ANSWERED"] as const).map((state) => after("CLOSE", state))).toEqual(
      Array(3).fill("CLOSED"),
    );
    expect([after("CLOCK", "ANSWERED"), after("CLOCK", "ANSWERED", TOO_LATE)]).toEqual([null, "CLOSED"]);
  });

  const acts = ["TAKE", "ANSWER", "WRITE", "CLOSE", "CLOCK"] as const;
  const states = ["NEW", "OPEN", "ANSWERED", "CLOSED"] as const;
  const TABLE = [
    "NEW OPEN TAKE",
    "OPEN ANSWERED ANSWER",
    "ANSWERED OPEN WRITE",
    "NEW CLOSED CLOSE",
    "OPEN CLOSED CLOSE",
    "ANSWERED CLOSED CLOSE",
    "ANSWERED CLOSED CLOCK",
  ];
  const everyMove = states.flatMap((from) =>
    states.flatMap((to) => acts.map((on) => [`${from} ${to} ${on}`, { from, to, on }] as const)),
  );

  it.each(everyMove)("[MSG-23] %s is allowed exactly when the table has it", (name, move) => {
    expect(hasFeedbackMove(move)).toBe(TABLE.includes(name));
  });

  it("[MSG-23] no other move exists", () => {
    const moves = acts.flatMap((act) =>
      states.flatMap((state) =>
        [IN_TIME, TOO_LATE].flatMap((moment) => {
          const to = after(act, state, moment);
          return to === null ? [] : [`${state} ${to}`];
        }),
      ),
    );
    expect([...new Set(moves)].toSorted()).toEqual([
      "ANSWERED CLOSED",
      "ANSWERED OPEN",
      "NEW CLOSED",
      "NEW OPEN",
      "OPEN ANSWERED",
      "OPEN CLOSED",
    ]);
  });
});
