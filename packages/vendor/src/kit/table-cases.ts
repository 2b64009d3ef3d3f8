// Lines of the state table that the orders of one bet do not reach: several bets and wins in a round, wins without
// a bet, limits. What each is answered is foretold by the model, not written here.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import { roundScript, script } from "./case.ts";
import type { KitCase } from "./case.ts";
import { otherUnit } from "./orderings.ts";
import type { RoundCalls } from "./round-calls.ts";
import type { Stage } from "./stage.ts";

export function tableCases(): readonly KitCase[] {
  return [...roundCases(), ...betlessCases(), ...limitCases()];
}

/** A second bet in the same round, with a win and a rollback of its own. */
function secondBet(stage: Stage, first: RoundCalls): RoundCalls {
  const { round } = first.bet;
  const { bet, win, rollback } = stage.round();
  return { ...first, bet: { ...bet, round }, win: { ...win, round }, rollback: { ...rollback, round } };
}

function roundCases(): readonly KitCase[] {
  return [
    roundScript("round: three wins are credited while it is open", ({ bet, win, close }, stage) => [
      bet,
      win,
      { ...win, transaction: stage.id() },
      { ...win, transaction: stage.id() },
      close,
      win,
    ]),
    roundScript("round: one bet is paid, the other rolled back", (first, stage) => {
      const second = secondBet(stage, first);
      return [first.bet, second.bet, first.win, second.rollback, first.rollback, second.win, first.close];
    }),
    roundScript("round: a close ends every bet in it", (first, stage) => {
      const second = secondBet(stage, first);
      return [first.bet, second.bet, first.close, first.win, second.win, first.rollback, second.rollback];
    }),
    roundScript("round: a second close with another id is OK", ({ bet, close }, stage) => [
      bet,
      close,
      { ...close, transaction: stage.id() },
    ]),
    roundScript("round: an unknown one is closed for good", ({ bet, win, rollback, close }, stage) => [
      close,
      bet,
      win,
      rollback,
      close,
      { ...close, transaction: stage.id() },
    ]),
    roundScript("round: a closing win ends it", ({ bet, win, rollback, close }, stage) => [
      bet,
      { ...win, closes: true },
      { ...win, transaction: stage.id() },
      rollback,
      close,
    ]),
    roundScript("round: a refused closing win ends nothing", ({ bet, win }, stage) => [
      bet,
      { ...win, bet: stage.id(), closes: true },
      { ...win, transaction: stage.id() },
    ]),
    roundScript("round: no bet is taken on a closed one", (first, stage) => {
      const second = secondBet(stage, first);
      return [first.bet, first.win, first.close, second.bet, second.rollback, second.win];
    }),
    roundScript("round: a win may say how it came about", ({ bet, win }) => [
      bet,
      { ...win, result: "CASH_OUT", validAmount: bet.amount, detail: { steps: [1, "two", null] } },
    ]),
  ];
}

function betlessCases(): readonly KitCase[] {
  return [
    roundScript("betless win: as the vendor's leave says", ({ win }) => [
      { ...win, bet: null },
      { ...win, bet: null },
    ]),
    roundScript("betless win: not on a closed round", ({ bet, win, close }) => [
      bet,
      close,
      { ...win, bet: null },
    ]),
    script(
      "free round: a bet of 0.00 takes nothing and its win is credited",
      ({ round, target }) => {
        const { bet, win, close } = round();
        const free =
          target.freeRound === null ? bet : { ...bet, amount: "0.00", freeRound: target.freeRound };
        return [free, win, close];
      },
      "free round",
    ),
  ];
}

function limitCases(): readonly KitCase[] {
  return [
    roundScript("unit: a bet in another one", ({ bet, win, rollback }) => [
      { ...bet, currency: otherUnit(bet.currency) },
      win,
      rollback,
    ]),
    roundScript("unit: a win in another one", ({ bet, win }, stage) => [
      bet,
      { ...win, currency: otherUnit(win.currency) },
      { ...win, transaction: stage.id() },
    ]),
    roundScript("limit: a bet of the smallest amount there is", ({ bet, win, rollback }) => [
      { ...bet, amount: "0.01" },
      rollback,
      win,
    ]),
    roundScript("limit: a bet above the game's maximum", ({ bet, win, rollback }, stage) => {
      const maximumMinor = parseAmount(stage.lane.opened.play.limits.maximum) ?? 0n;
      return [{ ...bet, amount: formatAmount(minor(maximumMinor + 1n)) }, win, rollback];
    }),
    roundScript("balance: a refused bet stays refused when the balance has come", (poor, stage) => {
      const amount = formatAmount(minor(stage.balanceMinor() + stage.stakeMinor));
      const refused = { ...poor.bet, amount };
      const { bet, win } = stage.round();
      return [refused, bet, win, refused, poor.win, poor.rollback, refused];
    }),
  ];
}
