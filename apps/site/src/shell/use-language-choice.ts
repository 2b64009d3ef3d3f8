// Choosing a language: which one is on its way, and whether the last try failed.
import { useState } from "react";
import type { Language } from "@jonaki/i18n";
import { useServices } from "../app/services.ts";

export function useLanguageChoice() {
  const { language } = useServices();
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState<Language | null>(null);
  const choose = async (code: string): Promise<void> => {
    const chosen = language.offered.find((one) => one === code);
    if (chosen === undefined) return;
    // A choice that springs back until its texts are here looks refused.
    setWanted(chosen);
    setFailed(!(await language.choose(chosen)));
    setWanted(null);
  };
  return { offered: language.offered, choose: (code: string) => void choose(code), wanted, failed };
}
