// Texts of the server in the language of who asks: the same catalogues as the browser's.
import { messageFor } from "@jonaki/i18n";
import type { MessageKey, ParameterValues } from "@jonaki/i18n";
import { createTranslators } from "@jonaki/i18n/server";
import type { Log } from "../platform/log.ts";
import type { Say } from "./envelope.ts";

export function createSay(log: Log): Say {
  const translators = createTranslators((key) => log.error({ key }, "text missing"));
  return (key, parameters, value, language) =>
    messageFor(
      translators[language],
      { key: key as MessageKey, parameters },
      (value ?? {}) as ParameterValues,
    );
}
