// Texts of the server in the language of who asks: the same catalogues as the browser's, with money and times as the
// brand shows them.
import { messageFor } from "@jonaki/i18n";
import type { MessageKey, ParameterValues } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import type { Brand } from "@jonaki/wire/brand";
import type { Log } from "../platform/log.ts";
import type { Say } from "./envelope.ts";

export function createSay(log: Log, brand: () => Pick<Brand, "currencySymbol" | "timeZone">): Say {
  const translators = createTranslators((key) => log.error({ key }, "text missing"));
  return (key, parameters, value, language) => {
    const { currencySymbol: symbol, timeZone } = brand();
    return messageFor(
      translators[language],
      { key: key as MessageKey, parameters },
      (value ?? {}) as ParameterValues,
      { symbol, timeZone },
    );
  };
}
