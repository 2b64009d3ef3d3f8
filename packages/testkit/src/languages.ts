// The language a test asks in: whatever is asked inside carries it, however many short ways lie between.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@jonaki/i18n";

const spoken = new AsyncLocalStorage<Language>();

export const askingIn = <Answer>(language: Language, ask: () => Promise<Answer>): Promise<Answer> =>
  spoken.run(language, ask);

/** None where the test does not say: the house then answers in its own. */
export function languageHeader(): Readonly<Record<string, string>> {
  const language = spoken.getStore();
  return language === undefined ? {} : { language };
}
