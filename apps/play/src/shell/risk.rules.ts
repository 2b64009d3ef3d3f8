// Pay tables that are named by a risk and a size, such as rows or picks: their names in words, their largest win, and how
// warm a multiplier is shown. The figures themselves are the game's.
import { multiplierText, payoutOf, RISKS } from "@jonaki/games";
import type { Risk } from "@jonaki/games";
import { formatCount } from "@jonaki/i18n";
import type { MessageKey, Translator } from "@jonaki/i18n";
import { oneOf } from "@jonaki/games/play/read";
import type { Minor } from "@jonaki/money";
import type { PayLineWords } from "./game-view.ts";

export const RISK_KEYS: Readonly<Record<Risk, MessageKey>> = {
  low: "play_risk_low",
  medium: "play_risk_medium",
  high: "play_risk_high",
};

export const readRisk = oneOf(RISKS);

/** Such as "Low risk · 8 rows". */
export function tableWords(
  { t, language }: Translator,
  { risk, size, sizeKey }: { readonly risk: Risk; readonly size: number; readonly sizeKey: MessageKey },
): string {
  return `${t("play_risk_of", { 0: t(RISK_KEYS[risk]) })} · ${t(sizeKey, { 0: formatCount(size, language) })}`;
}

/** The sheet's `low · 8 · 0 / 8`: the table of low risk and size 8, and the line in it. */
export function splitRiskLine(name: string, translator: Translator, sizeKey: MessageKey): PayLineWords {
  const [risk, size, ...line] = name.split(" · ");
  return {
    table: tableWords(translator, { risk: readRisk(risk), size: Number(size), sizeKey }),
    line: line.join(" · "),
  };
}

export const largestPayout = (stakeMinor: Minor, multipliers: readonly number[]): Minor =>
  payoutOf(stakeMinor, Math.max(...multipliers));

/** Without zeros at the end, where room is short: 5.5, 0.32, 1000. */
export const shortTimes = (hundredths: number): string => multiplierText(hundredths).replace(/\.?0+$/u, "");

export type Warmth = "none" | "cold" | "mild" | "warm" | "hot";

/** Only what exceeds the stake has light [SAFE-23]. */
export function warmthOf(hundredths: number): Warmth {
  if (hundredths === 0) return "none";
  if (hundredths <= 100) return "cold";
  if (hundredths < 200) return "mild";
  return hundredths < 1_000 ? "warm" : "hot";
}
