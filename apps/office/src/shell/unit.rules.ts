// The units of the ledger: what they are called, and which of them are money; pure.
import type { MessageKey, Translator } from "@jonaki/i18n";

const UNIT_KEYS: Readonly<Record<string, MessageKey>> = {
  PLAY: "office_unit_play",
  TRIAL: "office_unit_trial",
  PTS: "office_points",
};

/** A unit without a name here goes by its own. */
export function unitName(unit: string, t: Translator["t"]): string {
  const key = UNIT_KEYS[unit];
  return key === undefined ? unit : t(key);
}

/** Points and trial money never stand with the brand's symbol. */
export const isMoney = (unit: string): boolean => unit === "BDT" || unit === "PLAY";
