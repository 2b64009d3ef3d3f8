// What came of a bet in words, as the game itself says it [REP-2, FAIR-17]. A vendor that gives no words of its own stores values
// as JSON; those of games without words here are listed as they stand.
import { formatCount } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import type { BetDetail } from "./bet-record.rules.ts";
import { listed, tileWords, valuesIn } from "./bet-words.rules.ts";
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
  const chosen = valuesIn(selection) ?? {};
  return (
    crashResult(values, chosen, manner) ??
    kenoResult(values, chosen, manner) ??
    placeResult(values, manner) ??
    fieldResult(values, manner) ??
    figureWords(values) ??
    listed(values)
  );
}

/** The roll of Dice, the result of Limbo, the multiplier of a game that states one. */
function figureWords({ roll, result: reached, multiplier }: Values): string | null {
  if (typeof roll === "string") return roll;
  if (typeof reached === "string") return `${reached}×`;
  return typeof multiplier === "string" ? `${multiplier}×` : null;
}

/** Where the round burst, where the bet was cashed out before, and by whom. */
function crashResult({ burst, at }: Values, chosen: Values, { t }: Manner): string | null {
  if (typeof burst !== "string" || at === undefined) return null;
  const burstAt = t("play_crash_burst_at", { 0: `${burst}×` });
  if (typeof at !== "string") return burstAt;
  const by = t(chosen["cashOut"] === at ? "play_crash_by_hand" : "play_crash_auto");
  return `${burstAt} · ${t("play_cashed_out", { 0: `${at}×` })} (${by})`;
}

/** How many of the picked numbers were drawn. */
function kenoResult(
  { drawn, hits, multiplier }: Values,
  { picks }: Values,
  { t, language }: Manner,
): string | null {
  if (numbersIn(drawn) === null || typeof hits !== "number" || !Array.isArray(picks)) return null;
  const count = (value: number): string => formatCount(value, language);
  return t("play_keno_words", { 0: count(hits), 1: count(picks.length), 2: `${String(multiplier)}×` });
}

/** Where the ball of Plinko fell, where the Wheel stopped. */
function placeResult({ slot, segment, multiplier }: Values, { t }: Manner): string | null {
  const pays = `${String(multiplier)}×`;
  if (typeof slot === "number") return t("play_plinko_words", { 0: String(slot), 1: pays });
  return typeof segment === "number" ? t("play_wheel_words", { 0: String(segment), 1: pays }) : null;
}

/** What a round of Mines paid, and where the mines lay. */
function fieldResult({ field, multiplier }: Values, { t }: Manner): string | null {
  const mines = numbersIn(field);
  if (mines === null) return null;
  const places = mines.toSorted((one, other) => one - other).map(tileWords);
  return `${String(multiplier)}× · ${t("record_mines_at", { 0: places.join(", ") })}`;
}

/** Null for what is no list of numbers. */
export const numbersIn = (value: unknown): readonly number[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === "number") ? value : null;
