// Everything a screen of Mines needs beside the betting and the steps that games share.
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { useServices } from "../../app/services.ts";
import type { TableState } from "../../app/table.ts";
import { gainOf } from "../../shell/round.rules.ts";
import { useBetting } from "../../shell/use-betting.ts";
import { useEndWords } from "../../shell/use-end-words.ts";
import { useShowing } from "../../shell/use-showing.ts";
import { useSteps } from "../../shell/use-steps.ts";
import { betFor, minesBetting, roundOf, stepNext, stepNow } from "./mines.rules.ts";
import type { MinesBet, MinesRound } from "./mines.rules.ts";

export type Mines = ReturnType<typeof useMines>;

/** Long enough to see the field turn, short enough to play on. */
const REVEAL_MS = 900;

export function useMines() {
  const { opened: session } = useServices();
  const betting = useBetting(minesBetting);
  const { state, stake, settings } = betting;
  const steps = useSteps(state);
  useShowing(state, REVEAL_MS);
  const round = steps.isBeginning || state.shown === null ? null : roundOf(state.shown);
  const planned = "stakeMinor" in stake ? betFor(stake.stakeMinor, settings.mines, session.limits) : null;
  // Until the next bet the field of the last round lies open, but the figures are the next one's.
  const terms: MinesBet | null = steps.open === null ? planned : round;
  const opened = steps.open === null ? 0 : (round?.opened.length ?? 0);
  return {
    ...betting,
    steps,
    round,
    /** What is, or would be, played on; null while the stake is none. */
    terms,
    now: terms === null ? null : stepNow(terms, opened),
    next: terms === null ? null : stepNext(terms, opened),
    opened,
    gain: state.shown === null || round?.end === null ? "none" : gainOf(state.shown),
    open: (tile: number) => {
      if (round !== null && round.end === null && !round.opened.includes(tile)) steps.act(tile);
    },
    cashOut: () => {
      if (opened > 0) steps.act("cashOut");
    },
  } as const;
}

/** What a screen reader is told after every step and at the end. */
export function useAnnouncement(
  state: TableState,
  { round, now, next }: Pick<Mines, "round" | "now" | "next">,
): string {
  const { t, language } = useTranslator();
  const ended = useEndWords(state);
  if (round === null) return "";
  if (ended !== null) return endText(t, round, { ended, balance: moneyText(state.balance) });
  if (state.phase !== "playing" || next === null) return "";
  if (now === null) return t("play_mines_begun");
  return t("play_mines_announce", {
    0: formatCount(now.opened, language),
    1: moneyText(now.payoutMinor),
    2: moneyText(next.payoutMinor),
  });
}

type Text = ReturnType<typeof useTranslator>["t"];

function endText(
  t: Text,
  { end }: MinesRound,
  { ended, balance }: { readonly ended: string; readonly balance: string },
): string {
  const words = end === null || end.hit === null ? ended : `${t("play_mines_hit")}. ${ended}`;
  return t("play_end_announce", { 0: words, 1: balance });
}
