// Choosing a language, and whether the last try failed.
import { useState } from "react";
import { useServices } from "../app/services.ts";

export function useLanguageChoice() {
  const { language } = useServices();
  const [failed, setFailed] = useState(false);
  const choose = async (code: string): Promise<void> => {
    const chosen = language.offered.find((one) => one === code);
    if (chosen !== undefined) setFailed(!(await language.choose(chosen)));
  };
  return { offered: language.offered, choose: (code: string) => void choose(code), failed };
}
