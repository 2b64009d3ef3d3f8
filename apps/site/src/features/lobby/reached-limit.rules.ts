// The words for a limit that has stopped a bet [SAFE-5]: which one, what is left of it and when it begins anew; pure.
import { messageFor } from "@jonaki/i18n";
import type { ShownAs, Translator } from "@jonaki/i18n";
import { codes } from "@jonaki/wire/codes";

const ROW = codes.LIMIT_REACHED;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Null for news of a limit that has stopped nothing. */
export function reachedWords(news: unknown, translator: Translator, shownAs: ShownAs): string | null {
  const reached = isObject(news) ? news["reached"] : null;
  if (!isObject(reached)) return null;
  const isWhole = Object.keys(ROW.parameters).every((name) => typeof reached[name] === "string");
  return isWhole ? messageFor(translator, ROW, reached, shownAs) : null;
}
