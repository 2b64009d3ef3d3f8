// What a game decided by one draw needs beside the betting: the round on the board, how far it is, and its words. A press
// while the board still moves ends the way at the stored result and bets nothing [FAIR-15].
import { useState } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../app/money.ts";
import { gainOf } from "./round.rules.ts";
import type { Gain } from "./round.rules.ts";
import type { StakeSettings } from "./stake.rules.ts";
import { useBetting } from "./use-betting.ts";
import type { Betting, BettingRules } from "./use-betting.ts";
import { useEndWords } from "./use-end-words.ts";
import { useEndShowing } from "./use-showing.ts";

/** ready: nothing is on the board · asking: the answer is awaited · moving: on the way to the result · over: there. */
export type Stage = "ready" | "asking" | "moving" | "over";

export interface DrawnResult {
  readonly payout: string;
}

type ResultOf<Result> = (round: { readonly choices: unknown; readonly outcome: unknown }) => Result | null;

export interface Drawn<Settings extends StakeSettings, Result extends DrawnResult> extends Betting<Settings> {
  /** The round on the board, until the next bet or another choice. */
  readonly result: Result | null;
  readonly gain: Gain;
  readonly stage: Stage;
}

export function useDrawn<Settings extends StakeSettings, Result extends DrawnResult>(
  rules: BettingRules<Settings>,
  resultOf: ResultOf<Result>,
): Drawn<Settings, Result> {
  const betting = useBetting(rules);
  const end = useEndShowing();
  // A board with other choices than the round's would show it wrong.
  const [left, setLeft] = useState<string | null>(null);
  const { phase, shown } = betting.state;
  const isAsking = phase === "sending" || phase === "checking";
  const result = isAsking || shown === null || shown.round === left ? null : resultOf(shown);
  const rest: Stage = result === null ? "ready" : "over";
  return {
    ...betting,
    result,
    gain: shown === null || result === null ? "none" : gainOf(shown),
    stage: isAsking ? "asking" : phase === "showing" ? "moving" : rest,
    bet: phase === "showing" ? end : betting.bet,
    change: (next) => {
      if (!betting.isBusy) setLeft(shown?.round ?? null);
      betting.change(next);
    },
  };
}

/** What a screen reader is told when a round has ended: its result, what it brought, the balance. */
export function useDrawnAnnouncement(
  { state }: Pick<Betting<StakeSettings>, "state">,
  words: string | null,
): string {
  const { t } = useTranslator();
  const ended = useEndWords(state);
  if (words === null || ended === null) return "";
  return t("play_drawn_announce", { 0: words, 1: ended, 2: moneyText(state.balance) });
}
