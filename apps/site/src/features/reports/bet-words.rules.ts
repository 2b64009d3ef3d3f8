// A bet in words: its state and category, and what was chosen. A vendor that gives no words of its
// own stores values as JSON; those of our own games are put into words, others are listed as they stand.
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import { ownGame } from "../../app/own-games.ts";
import type { Bet } from "./bet-record.rules.ts";

export const STATE_KEYS: Readonly<Record<Bet["state"], MessageKey>> = {
  OPEN: "bet_state_open",
  WON: "bet_state_won",
  LOST: "bet_state_lost",
  DRAW: "bet_state_draw",
  VOID: "bet_state_void",
  CASHED_OUT: "bet_state_cashed_out",
  CORRECTED: "bet_state_corrected",
};

export const STATE_TONES: Readonly<Record<Bet["state"], BadgeTone>> = {
  OPEN: "info",
  WON: "up",
  LOST: "down",
  DRAW: "quiet",
  VOID: "quiet",
  CASHED_OUT: "brand",
  CORRECTED: "warn",
};

export const CATEGORY_KEYS: Readonly<Record<Bet["category"], MessageKey>> = {
  ELOTT: "category_elott",
  LOTT: "category_lott",
  LIVE: "category_live",
  SPORTS: "category_sports",
  FISH: "category_fish",
  RNG: "category_rng",
  PVP: "category_pvp",
  ESPORTS: "category_esports",
  MINI: "category_mini",
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its own keys.
export const CATEGORIES = Object.keys(CATEGORY_KEYS) as readonly Bet["category"][];

/** Names as people know them; a game that is not in the list shows its code. */
export function gameName(code: string, t: Translator["t"]): string {
  const game = ownGame(code);
  return game === undefined ? code : t(game.nameKey);
}

export function vendorName({ game, vendor }: Pick<Bet, "game" | "vendor">, t: Translator["t"]): string {
  const known = ownGame(game);
  return known === undefined ? vendor : t(known.vendorKey);
}

export type Values = Readonly<Record<string, unknown>>;

const STEPS_PER_PERCENT = 100;

/** "Over · 49.50 %" for what Dice stores, "Mines 3 · 2-4, Cash out" for what Mines does. */
export function selectionWords(selection: string, t: Translator["t"]): string {
  const values = valuesIn(selection);
  if (values === null) return selection;
  return (
    diceWords(values, t) ??
    stepWords(values, t) ??
    drawnWords(values, t) ??
    crashWords(values, t) ??
    listed(values)
  );
}

function diceWords({ side, chance, stake: _stake, ...others }: Values, t: Translator["t"]): string | null {
  if ((side !== "under" && side !== "over") || typeof chance !== "number") return null;
  const percent = `${(chance / STEPS_PER_PERCENT).toFixed(2)} %`;
  const words = [t(side === "under" ? "play_under" : "play_over"), percent];
  return [...words, ...(Object.keys(others).length === 0 ? [] : [listed(others)])].join(" · ");
}

export const ACT_KEYS: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  ["higher", "play_hilo_higher"],
  ["lower", "play_hilo_lower"],
  ["same", "play_hilo_same"],
  ["skip", "play_hilo_skip"],
  ["cashOut", "play_cash_out"],
]);

/** A round of several steps: what was chosen before them, and every step. */
function stepWords({ mines, acts }: Values, t: Translator["t"]): string | null {
  if (!Array.isArray(acts)) return null;
  const steps = acts.map((act: unknown) => {
    const key = ACT_KEYS.get(act);
    return key === undefined ? tileWords(act) : t(key);
  });
  const chosen = typeof mines === "number" ? [`${t("play_mines_count")} ${mines}`] : [];
  return [...chosen, ...(steps.length === 0 ? [] : [steps.join(", ")])].join(" · ") || "–";
}

const FIELD_SIDE = 5;

/** Row and column from 1, as the game names them. */
export const tilePlace = (tile: number): readonly [row: number, column: number] => [
  Math.floor(tile / FIELD_SIDE) + 1,
  (tile % FIELD_SIDE) + 1,
];

export const tileWords = (tile: unknown): string =>
  typeof tile === "number" ? tilePlace(tile).join("-") : String(tile);

const RISK_KEYS: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  ["low", "play_risk_low"],
  ["medium", "play_risk_medium"],
  ["high", "play_risk_high"],
]);

/** The target of Limbo; the risk of Plinko, Wheel and Keno, and the rows, segments or numbers played with it. */
function drawnWords({ target, risk, rows, segments, picks }: Values, t: Translator["t"]): string | null {
  if (typeof target === "string") return t("play_limbo_choice", { 0: `${target}×` });
  const riskKey = RISK_KEYS.get(risk);
  if (riskKey === undefined) return null;
  const words = [t("play_risk_of", { 0: t(riskKey) })];
  if (typeof rows === "number") words.push(`${t("play_plinko_rows")} ${rows}`);
  if (typeof segments === "number") words.push(`${t("play_wheel_segments")} ${segments}`);
  if (Array.isArray(picks)) words.push(picks.join(", "));
  return words.join(" · ");
}

/** How a bet of Crash was to be cashed out, and where it was by hand. */
function crashWords({ auto, cashOut }: Values, t: Translator["t"]): string | null {
  if (auto === undefined || cashOut === undefined) return null;
  const how = typeof auto === "string" ? `${t("play_crash_auto")} ${auto}×` : t("play_crash_by_hand");
  return typeof cashOut === "string" ? `${how} · ${t("play_cash_out")} ${cashOut}×` : how;
}

/** Of a game without words. */
export const listed = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(" · ");

/** Null for what is no stored value but a vendor's own words. */
export function valuesIn(text: string): Values | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
