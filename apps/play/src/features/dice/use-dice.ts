// Everything a screen of Dice needs beside the betting that all games share.
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { useServices, useTable } from "../../app/services.ts";
import type { TableState } from "../../app/table.ts";
import { gainOf } from "../../shell/round.rules.ts";
import type { Gain } from "../../shell/round.rules.ts";
import { useEndWords } from "../../shell/use-end-words.ts";
import { useBetting } from "../../shell/use-betting.ts";
import { diceBetting, payoutFor, resultOf, stepOf } from "./dice.rules.ts";
import { useFlight } from "./use-flight.ts";

const MIDDLE_STEP = 5_000;

export type Dice = ReturnType<typeof useDice>;

export function useDice() {
  const betting = useBetting(diceBetting);
  const { stake, settings } = betting;
  return {
    ...betting,
    payout: "stakeMinor" in stake ? payoutFor(stake.stakeMinor, settings.chanceSteps) : null,
  };
}

/** The round on the board: its result, what it brought, and the flight towards it. */
export function useShownRound(state: TableState) {
  const { sound } = useServices();
  const table = useTable();
  const result = state.shown === null ? null : resultOf(state.shown);
  const gain: Gain = state.shown === null || result === null ? "none" : gainOf(state.shown);
  const isShowing = state.phase === "showing" && state.shown !== null && result !== null;
  const target = isShowing ? { round: state.shown.round, toStep: stepOf(result.roll) } : null;
  const landed = (): void => {
    if (gain === "win") sound.play("win");
    table.finishShowing();
  };
  const flight = useFlight({ target, landed }, firstStepOf(state));
  return { result, gain, flight };
}

/** Where the firefly sits when the page opens: on the last roll there was. */
function firstStepOf({ results }: TableState): number {
  const [last] = results;
  const result = last === undefined ? null : resultOf(last);
  return result === null ? MIDDLE_STEP : stepOf(result.roll);
}

/** What a screen reader is told when a round has ended: the roll, what it brought, the balance. */
export function useAnnouncement(state: TableState): string {
  const { t } = useTranslator();
  const ended = useEndWords(state);
  const result = state.shown === null ? null : resultOf(state.shown);
  if (result === null || ended === null) return "";
  return t("play_announce", { 0: result.roll, 1: ended, 2: moneyText(state.balance) });
}
