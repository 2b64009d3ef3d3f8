// Fills a catalogue text with a code's parameters, each shown in the way of its kind [ERR-4].
import { formatCount } from "./digits.ts";
import { formatFigure, formatMoney } from "./money-format.ts";
import { DEFAULT_TIME_ZONE, formatTime } from "./time-format.ts";
import type { MessageKey, Translator } from "./translator.ts";

/** The wire's kinds of parameters. */
export type ParameterKind = "count" | "money" | "time" | "odds" | "text" | "currency" | "limit" | "left";

/** What the brand decides about how values are shown. */
export interface ShownAs {
  readonly symbol?: string | undefined;
  /** Money without its symbol, for a text that names the currency itself. */
  readonly figureOnly?: boolean | undefined;
  readonly timeZone?: string | undefined;
}

export interface MessageRow {
  readonly key: MessageKey;
  readonly parameters?: Readonly<Record<string, ParameterKind>> | undefined;
}

/** A refusal's value: the code's parameters by name, or null when it has none [CALL-2]. */
export type ParameterValues = Readonly<Record<string, unknown>> | null;

type Fill = (value: string | number, translator: Translator, shownAs: ShownAs) => string;

// Counts take the digits of the language; money, times, odds, ids and codes are always Latin.
const count: Fill = (value, { language }) => formatCount(BigInt(value), language);
const OTHER_CURRENCY = /^([A-Z]{3}) (.+)$/;
const money: Fill = (value, _translator, { symbol, figureOnly }) => {
  const [, currency, other] = OTHER_CURRENCY.exec(String(value)) ?? [];
  if (other !== undefined) return formatMoney(other, { symbol: `${currency} ` });
  return figureOnly === true ? formatFigure(String(value)) : formatMoney(String(value), { symbol });
};

const fills: Readonly<Record<ParameterKind, Fill>> = {
  count,
  money,
  time: (value, _translator, { timeZone }) => formatTime(String(value), timeZone ?? DEFAULT_TIME_ZONE),
  odds: String,
  text: String,
  // Play money is called by its mark wherever it is named [SAFE-20].
  currency: (value, { t }) => (value === "PLAY" ? t("in_play_money") : String(value)),
  limit: (value, { t }) => t(limitKey(String(value))),
  left: (value, translator, shownAs) =>
    String(value).includes(".")
      ? money(value, translator, shownAs)
      : translator.t("limit_minutes", { 0: count(value, translator, shownAs) }),
};

/** The names of limits by their ids. */
export const LIMIT_KEYS: Readonly<Record<string, MessageKey>> = {
  "DEPOSIT.DAY": "limit_deposit_day",
  "DEPOSIT.WEEK": "limit_deposit_week",
  "DEPOSIT.MONTH": "limit_deposit_month",
  "STAKE.DAY": "limit_stake_day",
  "STAKE.WEEK": "limit_stake_week",
  "STAKE.MONTH": "limit_stake_month",
  "LOSS.DAY": "limit_loss_day",
  "LOSS.WEEK": "limit_loss_week",
  "LOSS.MONTH": "limit_loss_month",
  "TIME.DAY": "limit_time_day",
  "TIME.WEEK": "limit_time_week",
  "TIME.MONTH": "limit_time_month",
};

/** The name of a limit by its id, such as STAKE.DAY. */
function limitKey(id: string): MessageKey {
  const key = LIMIT_KEYS[id];
  if (key === undefined) throw new RangeError(`There is no limit ${id}.`);
  return key;
}

/** One value as its kind is shown in a language. */
export function fillParameter(
  kind: ParameterKind,
  value: string | number,
  translator: Translator,
  shownAs: ShownAs = {},
): string {
  return fills[kind](value, translator, shownAs);
}

/** The text of a code in the translator's language, as the envelope carries it [CALL-2]. */
export function messageFor(
  translator: Translator,
  row: MessageRow,
  values: ParameterValues = null,
  shownAs: ShownAs = {},
): string {
  const kinds = row.parameters ?? {};
  // "{currency} {amount}" would otherwise show the currency twice.
  const how = { ...shownAs, figureOnly: "currency" in kinds };
  const filled: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = values?.[name];
    if (typeof value !== "string" && typeof value !== "number") {
      throw new RangeError(`The text ${row.key} needs the parameter ${name}.`);
    }
    filled[name] = fillParameter(kind, value, translator, how);
  }
  return translator.t(row.key, filled);
}
