// What is told of a round while it runs, once each: to the ear by a note, and to who cannot see the board in words. The running
// multiplier is not read out.
import { useEffect, useRef } from "react";
import type { Translator } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../../app/money.ts";
import { useServices } from "../../app/services.ts";
import { isGain } from "../../shell/round.rules.ts";
import { hundredthsOf, isInRound, PLACES } from "./crash-state.rules.ts";
import type { CrashState, Phase } from "./crash-state.rules.ts";
import type { Crash } from "./use-crash.ts";

export function useCrashNews({ state, phase }: Crash): string {
  const { t } = useTranslator();
  useNotes(state, phase);
  // Whoever has a bet in it hears of the burst and of the bet in one sentence.
  if (phase === "over") return isInRound(state) ? "" : burstWords(t, state);
  if (phase !== "flying" || state.link !== "live") return "";
  const last = cashedOut(state).at(-1);
  return last === undefined
    ? t("play_crash_took_off")
    : t("play_crash_got", { 0: `${last.at}×`, 1: moneyText(last.payout) });
}

function burstWords(t: Translator["t"], { round, places }: CrashState): string {
  const burst = t("play_crash_burst_at", { 0: `${round?.burst ?? "–"}×` });
  const missed = PLACES.flatMap((place) => {
    const { bet } = places[place];
    if (bet === null || bet.at !== null || bet.state !== "DONE") return [];
    return [t("play_crash_missed", { 0: `−${moneyText(bet.stake)}` })];
  });
  return [burst, ...missed].join(". ");
}

interface CashedOut {
  readonly bet: string;
  readonly at: string;
  readonly payout: string;
  readonly stake: string;
}

/** The own bets that are out, in the order of their multipliers. */
const cashedOut = ({ places }: CrashState): readonly CashedOut[] =>
  PLACES.flatMap((place) => {
    const { bet } = places[place];
    if (bet === null || bet.at === null || bet.payout === null) return [];
    return [{ bet: bet.bet, at: bet.at, payout: bet.payout, stake: bet.stake }];
  }).toSorted((one, other) => hundredthsOf(one.at) - hundredthsOf(other.at));

/** Take-off, the own cash-outs and the burst: what was seen to happen, not what had happened before the page was opened. */
function useNotes(state: CrashState, phase: Phase): void {
  const { sound } = useServices();
  const before = useRef<Phase>("none");
  const told = useRef<ReadonlySet<string>>(new Set());
  const out = cashedOut(state);
  const gains = out.filter((bet) => isGain(bet)).map(({ bet }) => bet);
  const heard = gains.join(" ");
  useEffect(() => {
    if (before.current === "betting" && phase === "flying") sound.play("roll");
    if (before.current === "flying" && phase === "over") sound.play("burst");
    before.current = phase;
  }, [phase, sound]);
  useEffect(() => {
    const fresh = heard.split(" ").filter((bet) => bet !== "" && !told.current.has(bet));
    if (fresh.length === 0) return;
    told.current = new Set([...told.current, ...fresh]);
    // Celebrated only above the stake [SAFE-23].
    if (before.current === "flying") sound.play("win");
  }, [heard, sound]);
}
