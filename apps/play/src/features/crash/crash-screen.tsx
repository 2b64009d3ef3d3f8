// A test at the screen of Crash: sits down, bets, lets time pass and the round go on. Nothing outside tests imports it.
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { reachedAtMs } from "@jonaki/games";
import type { CrashBet } from "@jonaki/games/play/crash-wire";
import type { OpenedShared } from "@jonaki/games/play/wire";
import { inGame, settled } from "../../app/test-doubles.tsx";
import { answerOf, askedFor, betOf, BETTING_MS, fakeCrash, flyingRound, roundOf } from "./crash-doubles.ts";
import type { CrashAnswers, FakeCrash } from "./crash-doubles.ts";
import { CrashGame } from "./crash-game.tsx";

/** A studio that takes every bet and pays every cash-out at 1.50. */
export function kindStudio(): CrashAnswers {
  const own = new Map<string, CrashBet>();
  let balance = "1000.00";
  return {
    balance: async () => ({ value: { balance } }),
    bet: async ({ place, round, choices }) => {
      const bet = betOf({ bet: `01b1feed000${place}`, place, round, ...choices });
      own.set(bet.bet, bet);
      return answerOf(bet);
    },
    cashOut: async ({ bet }) => {
      const out = betOf({ ...own.get(bet), state: "DONE", at: "1.50", payout: "15.00" });
      own.set(bet, out);
      balance = "1005.00";
      return answerOf(out, balance);
    },
    bets: async () => ({ value: { bets: [...own.values()] } }),
  };
}

export async function sit(answers = kindStudio(), opened: Partial<OpenedShared> = {}): Promise<FakeCrash> {
  const house = fakeCrash(answers, opened);
  render(inGame(house, <CrashGame />));
  await act(() => house.welcome(roundOf()));
  await pass(house, 0);
  return house;
}

/** The line lives: every question is answered at once. */
async function answerPings(house: FakeCrash): Promise<void> {
  const socket = house.sockets.at(-1);
  const ping = socket?.said.findLast(({ type }) => type === "ping");
  if (socket?.isClosed !== false || ping?.type !== "ping") return;
  await house.hear({ type: "pong", now: house.table.studioMs(), echo: ping.echo });
}

export const pass = (house: FakeCrash, ms: number) =>
  act(async () => {
    await answerPings(house);
    await house.timers.pass(ms);
    await answerPings(house);
  });
export const hearRound = (house: FakeCrash, round: ReturnType<typeof roundOf>) =>
  act(() => house.hearRound(round));
export const board = () => screen.getByRole("region", { name: "Flight" });
export const panel = (place: 1 | 2) => within(screen.getByRole("region", { name: `Bet ${place}` }));
/** The one button of a bet. */
export function button(place: 1 | 2): HTMLElement {
  const found = panel(place)
    .getAllByRole("button")
    .find((one) => one.getAttribute("type") === "submit");
  if (found === undefined) throw new Error("The bet has no button.");
  return found;
}
export const click = async (target: Element, detail = 1): Promise<void> => {
  fireEvent.click(target, { detail });
  await act(settled);
};
export const news = () => document.querySelector("output.sr")?.textContent;
export const sent = (house: FakeCrash, name: "bet" | "cashOut") => askedFor(house, name);

/** In the air with what was bet, where so many hundredths are reached. */
export async function takeOff(house: FakeCrash, hundredths = 150): Promise<void> {
  await pass(house, BETTING_MS);
  await hearRound(house, flyingRound());
  await pass(house, reachedAtMs(hundredths));
}
