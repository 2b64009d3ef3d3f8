// Everything a screen of Dice needs, from the table's state and the settings on the panel.
import { useObservable } from "@jonaki/browser/observable";
import { formatAmount, parseAmount } from "@jonaki/money";
import { useTranslator } from "@jonaki/i18n/react";
import type { Translator } from "@jonaki/i18n";
import { moneyText } from "../../app/money.ts";
import { useServices } from "../../app/services.ts";
import type { TableState } from "../../app/table.ts";
import { isGain } from "../../shell/round-list.tsx";
import { useCalm } from "../../shell/use-calm.ts";
import { useOnline } from "../../shell/use-online.ts";
import { choicesOf, payoutFor, readStake, resultOf, stakesFor, steppedStake, stepOf } from "./dice.rules.ts";
import type { StakeRead, StakeStep } from "./dice.rules.ts";
import { useDiceSettings } from "./use-dice-settings.ts";
import { useFlight } from "./use-flight.ts";

const MIDDLE_STEP = 5_000;

export type Gain = "win" | "back" | "none";

export function useDice() {
  const { table, opened, sound } = useServices();
  const state = useObservable(table.state);
  const [settings, change] = useDiceSettings();
  const range = stakesFor(settings.chanceSteps, opened.limits);
  const stake = readStake(settings.stakeText, range);
  const isOnline = useOnline();
  const isBusy = state.phase !== "idle";
  const canBet = "stakeMinor" in stake && !state.isPaused && state.phase !== "ended" && isOnline;
  const bet = (): void => {
    if (!("stakeMinor" in stake) || !canBet || isBusy) return;
    sound.play("roll");
    table.play(choicesOf(stake.stakeMinor, settings));
  };
  const changeChoice: typeof change = (next) => {
    // The board shows a round on the choices it was played with; a moment later they can be changed again. Nothing
    // is disabled meanwhile: that would take the focus away from who plays by keyboard.
    if (isBusy) return;
    if (state.refusal !== null) table.forgetRefusal();
    change(next);
  };
  return {
    state,
    settings,
    stake,
    range,
    isBusy,
    canBet,
    bet,
    change: changeChoice,
    stepStake: (step: StakeStep) =>
      changeChoice({ stakeText: steppedStake(step, settings.stakeText, range, state.balance) }),
    /** Two decimals, as it will be sent. */
    writeStakeOut: () => {
      const stakeMinor = parseAmount(settings.stakeText.trim());
      if (stakeMinor !== null) change({ stakeText: formatAmount(stakeMinor) });
    },
    payout: "stakeMinor" in stake ? payoutFor(stake.stakeMinor, settings.chanceSteps) : null,
  };
}

/** The round on the board: its result, what it brought, and the flight towards it. */
export function useShownRound(state: TableState) {
  const { table, timers, sound } = useServices();
  const isCalm = useCalm();
  const result = state.shown === null ? null : resultOf(state.shown);
  const gain: Gain = state.shown === null || result === null ? "none" : gainOf(state.shown);
  const isShowing = state.phase === "showing" && state.shown !== null && result !== null;
  const target = isShowing ? { round: state.shown.round, toStep: stepOf(result.roll) } : null;
  const landed = (): void => {
    if (gain === "win") sound.play("win");
    table.finishShowing();
  };
  const flight = useFlight({ timers, isCalm, target, landed }, firstStepOf(state));
  return { result, gain, flight };
}

/** Less than the stake, or just the stake, is no win to be celebrated [SAFE-23]. */
function gainOf(shown: NonNullable<TableState["shown"]>): Gain {
  if (isGain(shown)) return "win";
  return (parseAmount(shown.payout ?? "0") ?? 0n) > 0n ? "back" : "none";
}

/** Where the firefly sits when the page opens: on the last roll there was. */
function firstStepOf({ results }: TableState): number {
  const [last] = results;
  const result = last === undefined ? null : resultOf(last);
  return result === null ? MIDDLE_STEP : stepOf(result.roll);
}

export function stakeError({ t }: Translator, stake: StakeRead): string | undefined {
  if ("stakeMinor" in stake) return undefined;
  if (stake.problem === "AMOUNT_FORMAT") return t("err_amount_format");
  const { smallestStakeMinor, largestStakeMinor } = stake;
  return t("err_bet_limit", { 0: moneyText(smallestStakeMinor), 1: moneyText(largestStakeMinor) });
}

/** What a screen reader is told when a round has ended: the roll, what it brought, the balance. */
export function useAnnouncement(state: TableState): string {
  const { t } = useTranslator();
  const { shown, phase, balance } = state;
  const result = shown === null || phase !== "idle" ? null : resultOf(shown);
  if (result === null || shown === null) return "";
  const won = { 0: moneyText(result.payout) };
  const words: Readonly<Record<Gain, string>> = {
    win: t("play_won", won),
    back: t("play_returned", won),
    none: t("play_lost"),
  };
  return t("play_announce", { 0: result.roll, 1: words[gainOf(shown)], 2: moneyText(balance) });
}
