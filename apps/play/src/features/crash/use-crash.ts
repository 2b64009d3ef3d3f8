// Everything the screens of Crash share: the table's state, the phase by the studio's clock, the settings of both bets, and what
// a press of either button does.
import { useObservable } from "@jonaki/browser/observable";
import { useEffect, useRef, useState } from "react";
import type { CrashRound } from "@jonaki/games/play/crash-wire";
import { formatAmount } from "@jonaki/money";
import { multiplierText } from "@jonaki/games";
import { useServices } from "../../app/services.ts";
import { readStake } from "../../shell/stake.rules.ts";
import { useOnline } from "../../shell/use-online.ts";
import { useSettings } from "../../shell/use-settings.ts";
import { useCrashTable } from "./crash-services.ts";
import { phaseOf } from "./crash-state.rules.ts";
import type { Phase, Place } from "./crash-state.rules.ts";
import { crashSettings, isLocked, moveOf, parseTarget, stakesFor } from "./crash.rules.ts";
import type { PanelSettings } from "./crash.rules.ts";

export type Crash = ReturnType<typeof useCrash>;
export type CrashPanelPart = ReturnType<typeof usePanel>;

export function useCrash() {
  const state = useObservable(useCrashTable().state);
  const phase = usePhase(state.round);
  const [settings, keep] = useSettings(crashSettings);
  const panel = { phase, settings, keep };
  return { state, phase, panels: { 1: usePanel(1, panel), 2: usePanel(2, panel) } } as const;
}

/** Take-off is by the clock; the news of it comes a little later. */
function usePhase(round: CrashRound | null): Phase {
  const { timers } = useServices();
  const { studioMs } = useCrashTable();
  const [flown, setFlown] = useState<string | null>(null);
  const isBetting = round?.state === "BETTING";
  const flies = round?.flies ?? 0;
  const name = round?.round ?? null;
  useEffect(() => {
    if (!isBetting) return undefined;
    let stop = (): void => undefined;
    const wait = (): void => {
      const leftMs = flies - studioMs();
      if (leftMs <= 0) setFlown(name);
      else stop = timers.after(leftMs, wait);
    };
    stop = timers.after(0, wait);
    return () => stop();
  }, [isBetting, flies, name, studioMs, timers]);
  return phaseOf(round, isBetting && flown === name ? flies : Number.NEGATIVE_INFINITY);
}

interface PanelParts {
  readonly phase: Phase;
  readonly settings: Readonly<Record<Place, PanelSettings>>;
  readonly keep: (change: Partial<Record<Place, PanelSettings>>) => void;
}

/** So long after a cash-out was possible a press was meant for it, and is no bet. */
const MEANT_MS = 700;

function usePanel(place: Place, { phase, settings, keep }: PanelParts) {
  const { opened, timers } = useServices();
  const table = useCrashTable();
  const state = useObservable(table.state);
  const isOnline = useOnline();
  const own = settings[place];
  const range = stakesFor(opened.limits);
  const stake = readStake(own.stakeText, range);
  const target = own.isAuto ? parseTarget(own.targetText) : null;
  const isTargetWrong = own.isAuto && target === null;
  const at = state.places[place];
  const move = moveOf(at, phase);
  const canBet =
    "stakeMinor" in stake && !isTargetWrong && !state.isPaused && isOnline && state.link === "live";
  const cashableMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (move !== "cashOut") return undefined;
    return () => {
      cashableMs.current = timers.nowMs();
    };
  }, [move, timers]);
  const bet = (): void => {
    if (move === "takeBack") return table.takeBack(place);
    if (isLocked(move) || !canBet || !("stakeMinor" in stake)) return;
    if (timers.nowMs() - cashableMs.current < MEANT_MS) return;
    const auto = target === null ? null : multiplierText(target);
    table.bet(place, { stake: formatAmount(stake.stakeMinor), auto });
  };
  const cashOut = (): void => table.cashOut(place);
  return {
    place,
    settings: own,
    range,
    stake,
    target,
    isTargetWrong,
    at,
    move,
    canBet,
    change: (change: Partial<PanelSettings>) => {
      if (isLocked(move)) return;
      if (at.refusal !== null) table.forgetRefusal(place);
      keep({ [place]: { ...own, ...change } });
    },
    bet,
    cashOut,
    /** What the button does now. */
    press: () => (move === "cashOut" ? cashOut() : bet()),
  } as const;
}
