// What came of a bet in words, and the steps to it, as the game itself recalls them [REP-2, FAIR-17]. A vendor that gives no
// words of its own stores values as JSON; those of games without words here are listed as they stand.
import { formatTime } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import type { BetDetail } from "./bet-record.rules.ts";
import { listed, valuesIn } from "./bet-words.rules.ts";
import type { Values } from "./bet-words.rules.ts";

export type Told = Pick<BetDetail, "selection" | "result" | "times">;

/** How the page writes money and time. */
export interface Manner extends Pick<Translator, "t" | "language"> {
  readonly money: (amount: string) => string;
  readonly timeZone: string;
}

/** Null while there is no result. */
export function resultWords({ selection, result }: Told, manner: Manner): string | null {
  if (result === null) return null;
  const values = valuesIn(result);
  if (values === null) return result;
  return crashResult(values, valuesIn(selection), manner) ?? figureWords(values) ?? listed(values);
}

/** The roll of Dice, the result of Limbo, the multiplier of a game that states one. */
function figureWords({ roll, result: reached, multiplier }: Values): string | null {
  if (typeof roll === "string") return roll;
  if (typeof reached === "string") return `${reached}×`;
  return typeof multiplier === "string" ? `${multiplier}×` : null;
}

/** Where the round burst, where the bet was cashed out before, and by whom. */
function crashResult({ burst, at }: Values, chosen: Values | null, { t }: Manner): string | null {
  if (typeof burst !== "string" || at === undefined) return null;
  const burstAt = t("play_crash_burst_at", { 0: `${burst}×` });
  if (typeof at !== "string") return burstAt;
  const by = t(chosen?.["cashOut"] === at ? "play_crash_by_hand" : "play_crash_auto");
  return `${burstAt} · ${t("play_cashed_out", { 0: `${at}×` })} (${by})`;
}

/** Empty for a game of one step. */
export function stepWords({ result, times }: Told, manner: Manner): readonly string[] {
  const values = result === null ? null : valuesIn(result);
  if (values === null) return [];
  return times === null ? [] : crashSteps(values, times, manner);
}

function crashSteps(
  { burst, at, payout }: Values,
  times: NonNullable<Told["times"]>,
  { t, money, timeZone }: Manner,
): readonly string[] {
  const { flies, request, arrival } = times;
  const clock = (iso: string): string => clockText(iso, timeZone);
  return [
    t("play_crash_time_flies", { 0: clock(flies) }),
    ...(request === null ? [] : [t("play_crash_time_request", { 0: clock(request) })]),
    ...(arrival === null ? [] : [t("play_crash_time_arrival", { 0: clock(arrival) })]),
    ...(typeof at === "string" ? [t("play_crash_got", { 0: `${at}×`, 1: money(String(payout)) })] : []),
    t("play_crash_time_burst", { 0: `${String(burst)}×`, 1: clock(times.burst) }),
  ];
}

/** Where the milliseconds stand in a moment as it is written: 2026-11-17T08:30:00.123Z. */
const SECONDS_END = 19;
const MILLISECONDS_END = 23;

/** To the millisecond, because that is what decides [INS-7]. */
const clockText = (iso: string, timeZone: string): string =>
  formatTime(iso, timeZone) + iso.slice(SECONDS_END, MILLISECONDS_END);
