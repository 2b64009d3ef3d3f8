// The translator for React screens: one provider at the top, two hooks below it.
import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { Translator } from "./translator.ts";

const TranslatorContext = createContext<Translator | null>(null);

export interface TranslatorProviderProps {
  readonly translator: Translator;
  readonly children: ReactNode;
}

/** A new translator (another language, or English texts that came late) redraws every text below. */
export function TranslatorProvider({ translator, children }: TranslatorProviderProps): ReactNode {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (translator === null) throw new Error("A text was asked for outside TranslatorProvider.");
  return translator;
}

/** Only the function that gives texts. */
export function useText(): Translator["t"] {
  return useTranslator().t;
}
