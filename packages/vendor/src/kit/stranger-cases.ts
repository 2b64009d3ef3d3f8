// Bets, rounds, sessions and ids that belong to somebody or something else. What each is answered is foretold by
// the model, not written here.
import { roundScript } from "./case.ts";
import type { KitCase } from "./case.ts";
import type { Stage } from "./stage.ts";

export function strangerCases(): readonly KitCase[] {
  return [...otherCases(), ...nobodyCases(), ...idCases()];
}

function otherCases(): readonly KitCase[] {
  const otherOf = (stage: Stage): { player: string } => ({ player: stage.other.opened.play.player });
  return [
    roundScript("stranger: a win names the bet of another round", ({ bet, win }, stage) => [
      bet,
      { ...win, round: stage.id() },
      { ...win, transaction: stage.id() },
    ]),
    roundScript("stranger: a win names the bet of another player", ({ bet, win }, stage) => [
      bet,
      { ...win, ...otherOf(stage) },
      { ...win, transaction: stage.id() },
    ]),
    roundScript("stranger: a rollback names the bet of another round", ({ bet, rollback }, stage) => [
      bet,
      { ...rollback, round: stage.id() },
      rollback,
    ]),
    roundScript("stranger: a rollback names the bet of another player", ({ bet, rollback }, stage) => [
      bet,
      { ...rollback, ...otherOf(stage) },
      rollback,
    ]),
    roundScript("stranger: another player's close leaves the round open", ({ bet, win, close }, stage) => [
      bet,
      { ...close, ...otherOf(stage) },
      win,
      { ...close, transaction: stage.id() },
    ]),
    roundScript("stranger: a bet with another player's session", ({ bet, rollback }, stage) => [
      { ...bet, session: stage.other.opened.play.session },
      rollback,
    ]),
    roundScript("stranger: a bet with a session nobody has", ({ bet, win }) => [
      { ...bet, session: "no-such-session" },
      win,
    ]),
  ];
}

function nobodyCases(): readonly KitCase[] {
  const nobody = { player: "nobody-of-ours" };
  return [
    roundScript("stranger: nobody's bet", ({ bet }) => [{ ...bet, ...nobody }]),
    roundScript("stranger: nobody's win", ({ win }) => [{ ...win, ...nobody }]),
    roundScript("stranger: nobody's rollback leaves no tombstone", ({ bet, rollback }, stage) => [
      { ...rollback, ...nobody },
      bet,
      { ...rollback, transaction: stage.id() },
    ]),
    roundScript("stranger: nobody's close", ({ close }) => [{ ...close, ...nobody }]),
  ];
}

function idCases(): readonly KitCase[] {
  return [
    roundScript("id: a rollback names a win", ({ bet, win, rollback }) => [
      bet,
      win,
      { ...rollback, bet: win.transaction },
    ]),
    roundScript("id: a win names a rollback", ({ bet, win, rollback }) => [
      bet,
      rollback,
      { ...win, bet: rollback.transaction },
    ]),
    roundScript("id: a tombstone keeps its id from other verbs", ({ bet, win, rollback, close }) => [
      rollback,
      { ...win, transaction: bet.transaction, bet: win.transaction },
      { ...close, transaction: bet.transaction },
      bet,
    ]),
    roundScript("id: a tombstone keeps its id from a bet in another round", ({ bet, rollback }, stage) => [
      rollback,
      { ...bet, round: stage.id() },
      bet,
      bet,
    ]),
  ];
}
