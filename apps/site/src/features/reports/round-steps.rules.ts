// The steps of a round in words, from its stored record and in the words of the game's own recall [FAIR-17].
import { formatCount, formatTime } from "@jonaki/i18n";
import { ACT_KEYS, tilePlace, valuesIn } from "./bet-words.rules.ts";
import type { Values } from "./bet-words.rules.ts";
import { numbersIn } from "./round-words.rules.ts";
import type { Manner, Told } from "./round-words.rules.ts";

/** Empty for a round that has no result yet, and for a game of one step. */
export function stepWords({ selection, result, times }: Told, manner: Manner): readonly string[] {
  const values = result === null ? null : valuesIn(result);
  if (values === null) return [];
  if (times !== null) return crashSteps(values, times, manner);
  const chosen = valuesIn(selection) ?? {};
  return (
    minesSteps(values, chosen, manner) ??
    hiloSteps(values, chosen, manner) ??
    kenoSteps(values, chosen, manner) ??
    plinkoSteps(values, manner) ??
    []
  );
}

type Steps = readonly string[] | null;

/** Tile after tile, and how it ended. */
function minesSteps({ opened, hit, payout }: Values, { acts }: Values, manner: Manner): Steps {
  const safe = numbersIn(opened);
  if (safe === null || !Array.isArray(acts)) return null;
  const { t, language } = manner;
  const where = (tile: number): string => {
    const [row, column] = tilePlace(tile);
    return t("play_mines_tile", { 0: formatCount(row, language), 1: formatCount(column, language) });
  };
  const steps = safe.map((tile) => `${where(tile)}: ${t("play_mines_safe")}`);
  const isHit = typeof hit === "number";
  return [...steps, isHit ? `${where(hit)}: ${t("play_mines_hit")}` : cashOutWords(acts, payout, manner)];
}

/** Card after card with what was said before it; only the last one can be wrong. */
function hiloSteps({ cards, payout }: Values, { acts }: Values, manner: Manner): Steps {
  const drawn = numbersIn(cards);
  if (drawn === null || !Array.isArray(acts)) return null;
  const { t } = manner;
  const isLost = payout === "0.00";
  const steps = drawn.map((card, place) => {
    const rank = RANKS.get(card) ?? String(card);
    const said = ACT_KEYS.get(acts[place - 1]);
    if (said === undefined) return t("play_hilo_card", { 0: rank });
    if (said === "play_hilo_skip") return t("play_hilo_skipped", { 0: rank });
    const isWrong = isLost && place === drawn.length - 1;
    return t(isWrong ? "play_hilo_wrong" : "play_hilo_right", { 0: t(said), 1: rank });
  });
  return isLost ? steps : [...steps, cashOutWords(acts, payout, manner)];
}

const RANKS: ReadonlyMap<number, string> = new Map([
  [1, "A"],
  [11, "J"],
  [12, "Q"],
  [13, "K"],
]);

/** By the member, or by the game at the last step that it pays [INS-15]. */
const cashOutWords = (acts: readonly unknown[], payout: unknown, { t, money }: Manner): string =>
  t(acts.at(-1) === "cashOut" ? "play_step_cashed_out" : "play_step_by_itself", { 0: money(String(payout)) });

/** The numbers in the order in which they were drawn. */
function kenoSteps({ drawn }: Values, { picks }: Values, { t }: Manner): Steps {
  const numbers = numbersIn(drawn);
  if (numbers === null || !Array.isArray(picks)) return null;
  return numbers.map((one) => (picks.includes(one) ? `${one}: ${t("play_keno_hit")}` : String(one)));
}

/** To which side the ball fell in every row. */
function plinkoSteps({ path }: Values, { t, language }: Manner): Steps {
  if (typeof path !== "string" || !/^[LR]+$/u.test(path)) return null;
  return path
    .split("")
    .map((side, row) =>
      t(side === "L" ? "play_plinko_left" : "play_plinko_right", { 0: formatCount(row + 1, language) }),
    );
}

function crashSteps(
  { burst, at, payout }: Values,
  times: NonNullable<Told["times"]>,
  { t, money, timeZone }: Manner,
): readonly string[] {
  const { flies, request, arrival } = times;
  const clock = (iso: string): string => clockText(iso, timeZone);
  const bursts = t("play_crash_time_burst", { 0: `${String(burst)}×`, 1: clock(times.burst) });
  // A cash-out that came too late arrived after it.
  const isLate = arrival !== null && arrival >= times.burst;
  return [
    t("play_crash_time_flies", { 0: clock(flies) }),
    ...(isLate ? [bursts] : []),
    ...(request === null ? [] : [t("play_crash_time_request", { 0: clock(request) })]),
    ...(arrival === null ? [] : [t("play_crash_time_arrival", { 0: clock(arrival) })]),
    ...(typeof at === "string" ? [t("play_crash_got", { 0: `${at}×`, 1: money(String(payout)) })] : []),
    ...(isLate ? [] : [bursts]),
  ];
}

/** Where the milliseconds stand in a moment as it is written: 2026-11-17T08:30:00.123Z. */
const SECONDS_END = 19;
const MILLISECONDS_END = 23;

/** To the millisecond, because that is what decides [INS-7]. */
const clockText = (iso: string, timeZone: string): string =>
  formatTime(iso, timeZone) + iso.slice(SECONDS_END, MILLISECONDS_END);
