// Holds a screen back until every text is here: the first page does with fewer.
import { use } from "react";
import type { ReactNode } from "react";
import { useServices } from "./services.ts";

export function AllTexts({ children }: { readonly children: ReactNode }) {
  const { language } = useServices();
  use(language.allTexts());
  return children;
}
