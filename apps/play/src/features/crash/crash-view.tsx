// Crash as the shell lists, recalls and proves it.
import { hundredthsAt, multiplierText, reachedAtMs } from "@jonaki/games";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { formatTime } from "@jonaki/i18n";
import { moneyText } from "../../app/money.ts";
import type { GameView } from "../../shell/game-view.ts";
import { Replay, useReplay } from "../../shell/replay.tsx";
import { CrashFairness } from "./crash-fairness.tsx";
import { CrashFlight } from "./crash-flight.tsx";
import { hundredthsOf } from "./crash-state.rules.ts";
import { resultOf, timesOf } from "./crash.rules.ts";
import { pointAt } from "./flight.rules.ts";
import styles from "./crash-view.module.css";

export const crashView: GameView = {
  titleKey: "play_crash",
  resultKey: "play_multiplier",
  keysKey: "play_crash_keys",
  payTables: { headingKey: "play_crash_target_line" },
  wordsOf: (line, { t }) => {
    const result = resultOf(line);
    if (result === null) return null;
    const { auto } = result.choices;
    const burst = t("play_crash_burst_at", { 0: `${result.burst}×` });
    const how = auto === null ? t("play_crash_by_hand") : t("play_crash_auto_at", { 0: `${auto}×` });
    return { result: result.at === null ? "–" : `${result.at}×`, choice: `${how} · ${burst}` };
  },
  stepsOf: (record, { t }) => {
    const result = resultOf(record);
    const times = timesOf(record);
    if (result === null || times === null) return [];
    const { flies, request, arrival, burst } = times;
    const bursts = t("play_crash_time_burst", { 0: `${result.burst}×`, 1: clockText(burst) });
    // A cash-out that came too late arrived after it.
    const isLate = arrival !== null && arrival >= burst;
    return [
      t("play_crash_time_flies", { 0: clockText(flies) }),
      ...(isLate ? [bursts] : []),
      ...(request === null ? [] : [t("play_crash_time_request", { 0: clockText(request) })]),
      ...(arrival === null ? [] : [t("play_crash_time_arrival", { 0: clockText(arrival) })]),
      ...(result.at === null
        ? []
        : [t("play_crash_got", { 0: `${result.at}×`, 1: moneyText(result.payout) })]),
      ...(isLate ? [] : [bursts]),
    ];
  },
  Fairness: CrashFairness,
  Replay: CrashReplay,
};

/** Where the milliseconds stand in a moment as it is written: 2026-11-17T08:30:00.123Z. */
const SECONDS_END = 19;
const MILLISECONDS_END = 23;

/** To the millisecond, because that is what decides [INS-7]. */
const clockText = (iso: string): string => formatTime(iso) + iso.slice(SECONDS_END, MILLISECONDS_END);

function CrashReplay({ round }: { readonly round: RoundRecord }) {
  const result = resultOf(round);
  return result === null ? null : <ReplayedFlight round={round} burst={result.burst} />;
}

interface ReplayedFlightProps {
  readonly round: RoundRecord;
  readonly burst: string;
}

const REPLAY_MS = 2_400;

/** The climb to the stored burst, in short. */
function ReplayedFlight({ round, burst }: ReplayedFlightProps) {
  const { part, isMoving, again } = useReplay(round.round, REPLAY_MS);
  const flownMs = part * reachedAtMs(hundredthsOf(burst));
  const figure = isMoving ? multiplierText(BigInt(hundredthsAt(flownMs))) : burst;
  return (
    <Replay round={round} result={`${figure}×`} isMoving={isMoving} onAgain={again}>
      <div aria-hidden="true" className={styles["sky"]}>
        <CrashFlight phase={isMoving ? "flying" : "over"} pointAt={() => pointAt(flownMs, true)} />
      </div>
    </Replay>
  );
}
