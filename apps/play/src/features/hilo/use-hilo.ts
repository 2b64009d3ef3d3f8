// Everything a screen of Hi-lo needs beside the betting and the steps that games share.
import { rankText } from "@jonaki/games";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { useServices } from "../../app/services.ts";
import type { TableState } from "../../app/table.ts";
import { gainOf } from "../../shell/round.rules.ts";
import { useBetting } from "../../shell/use-betting.ts";
import { useEndWords } from "../../shell/use-end-words.ts";
import { useShowing } from "../../shell/use-showing.ts";
import { useSteps } from "../../shell/use-steps.ts";
import { betFor, guessKey, hiloBetting, optionsOf, roundOf, skipsLeft, stepNow } from "./hilo.rules.ts";
import type { HiloAct, HiloBet } from "./hilo.rules.ts";

export type Hilo = ReturnType<typeof useHilo>;

/** Long enough to see the last card, short enough to play on. */
const LAST_CARD_MS = 800;

export function useHilo() {
  const { opened: session } = useServices();
  const betting = useBetting(hiloBetting);
  const { state, stake } = betting;
  const steps = useSteps(state);
  useShowing(state, LAST_CARD_MS);
  const round = steps.isBeginning || state.shown === null ? null : roundOf(state.shown);
  const open = round !== null && round.end === null ? round : null;
  const planned = "stakeMinor" in stake ? betFor(stake.stakeMinor, session.limits) : null;
  const terms: HiloBet | null = open ?? planned;
  const options = open === null ? [] : optionsOf(open);
  const now = open === null ? null : stepNow(open);
  return {
    ...betting,
    steps,
    round,
    open,
    /** What is, or would be, played on; null while the stake is none. */
    terms,
    options,
    now,
    skips: open === null ? null : skipsLeft(open),
    gain: state.shown === null || round === null || round.end === null ? "none" : gainOf(state.shown),
    /** What cannot be done now is not sent. */
    act: (act: HiloAct) => {
      if (open === null) return;
      const isGuess = options.some(({ guess, fits }) => guess === act && fits);
      const isSkip = act === "skip" && skipsLeft(open) > 0;
      if (isGuess || isSkip || (act === "cashOut" && now !== null)) steps.act(act);
    },
  } as const;
}

/** What a screen reader is told after every card and at the end. */
export function useAnnouncement(
  state: TableState,
  { round, options, now }: Pick<Hilo, "round" | "options" | "now">,
): string {
  const { t } = useTranslator();
  const ended = useEndWords(state);
  const open = round?.cards.at(-1);
  if (open === undefined) return "";
  const card = t("play_hilo_card", { 0: rankText(open) });
  if (ended !== null) return t("play_end_announce", { 0: `${card}. ${ended}`, 1: moneyText(state.balance) });
  if (state.phase !== "playing") return "";
  const guesses = options.map(({ guess, chance }) => `${t(guessKey(open, guess))} ${chance}`).join(", ");
  const cashOut = now === null ? "" : ` ${t("play_cash_out_now")} ${moneyText(now.payoutMinor)}.`;
  return `${card}. ${guesses}.${cashOut}`;
}
