// A member at a table of Crash in a test: welcomed while bets are taken, or with a bet in the air.
import { reachedAtMs } from "@jonaki/games";
import { settled } from "../../app/test-doubles.tsx";
import { answerOf, betOf, BETTING_MS, fakeCrash, flyingRound, roundOf } from "./crash-doubles.ts";
import type { CrashAnswers, FakeCrash } from "./crash-doubles.ts";

export const WISH = { stake: "10.00", auto: null };
/** Answers one after the other, the last one from then on. */
export const inTurn = <Value>(...replies: readonly Value[]) => {
  let turn = 0;
  return () => Promise.resolve(replies[Math.min(turn++, replies.length - 1)] as Value);
};
export const bets = (...own: readonly ReturnType<typeof betOf>[]) => ({ value: { bets: own } });
export const placeOf = ({ table }: FakeCrash, place: 1 | 2 = 1) => table.state.get().places[place];

/** Welcomed while bets are taken. */
export async function sit(answers: CrashAnswers = {}): Promise<FakeCrash> {
  const table = fakeCrash(answers);
  await table.welcome(roundOf());
  return table;
}

/** With a bet in the air, so long after the take-off. */
export async function fly(answers: CrashAnswers = {}, flownMs = reachedAtMs(150)): Promise<FakeCrash> {
  let isSent = false;
  const house = await sit({
    ...answers,
    bet: async () => {
      isSent = true;
      return answerOf(betOf());
    },
    bets: async () => (isSent ? ((await answers.bets?.()) ?? bets(betOf())) : bets()),
  });
  house.table.bet(1, WISH);
  await settled();
  await house.timers.pass(BETTING_MS);
  await house.hearRound(flyingRound());
  await house.timers.pass(flownMs);
  return house;
}
