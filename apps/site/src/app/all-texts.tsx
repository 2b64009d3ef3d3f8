// Holds a screen back until every text is here, and hands them down: what stands around it does with fewer, and is not
// drawn again for them.
import { useObservable } from "@jonaki/browser/observable";
import { use } from "react";
import type { ReactNode } from "react";
import { TranslatorProvider, useTranslator } from "@jonaki/i18n/react";
import { useServices } from "./services.ts";

export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useServices();
  const around = useTranslator();
  const whole = useObservable(language.whole);
  use(language.allTexts());
  const translator = whole?.language === around.language ? whole : around;
  return <TranslatorProvider translator={translator}>{children}</TranslatorProvider>;
}
