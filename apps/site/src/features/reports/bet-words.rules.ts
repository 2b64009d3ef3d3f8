// A bet in words: its state and category, and what was chosen and came of it. A vendor that gives no words of its
// own stores values as JSON; Dice's are put into words, others are listed as they stand.
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import { playableGame } from "../../app/playable-games.ts";
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
  const game = playableGame(code);
  return game === undefined ? code : t(game.nameKey);
}

export function vendorName({ game, vendor }: Pick<Bet, "game" | "vendor">, t: Translator["t"]): string {
  const known = playableGame(game);
  return known === undefined ? vendor : t(known.vendorKey);
}

type Values = Readonly<Record<string, unknown>>;

const STEPS_PER_PERCENT = 100;

/** "Over · 49.50 %" for what Dice stores as side and chance. */
export function selectionWords(selection: string, t: Translator["t"]): string {
  const values = valuesIn(selection);
  if (values === null) return selection;
  const { side, chance, stake: _stake, ...others } = values;
  const isDice = (side === "under" || side === "over") && typeof chance === "number";
  if (!isDice) return listed(values);
  const percent = `${(chance / STEPS_PER_PERCENT).toFixed(2)} %`;
  const words = [t(side === "under" ? "play_under" : "play_over"), percent];
  return [...words, ...(Object.keys(others).length === 0 ? [] : [listed(others)])].join(" · ");
}

/** The roll, for what Dice stores as roll, won and payout. */
export function resultWords(result: string): string {
  const values = valuesIn(result);
  if (values === null) return result;
  return typeof values["roll"] === "string" ? values["roll"] : listed(values);
}

const listed = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(" · ");

function valuesIn(text: string): Values | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
