// The vendors a betting record can be narrowed to: those of the lobby by the names they have there [LOB-1].
import { useText } from "@jonaki/i18n/react";
import { OWN_GAMES } from "../../app/own-games.ts";
import { useVendors } from "../../app/vendors.query.ts";
import type { FilterChoice } from "./filter-select.tsx";

/** One that the address names and no list knows shows its code. */
export function useVendorChoices(chosen: string): readonly FilterChoice<string>[] {
  const t = useText();
  const cards = (useVendors() ?? []).flatMap((category) => category.cards);
  const names = new Map([
    ...cards.map(({ vassalage, displayName }) => [vassalage, displayName] as const),
    // The words the record itself uses.
    ...OWN_GAMES.map(({ vassalage, vendorKey }) => [vassalage, t(vendorKey)] as const),
  ]);
  if (chosen !== "" && !names.has(chosen)) names.set(chosen, chosen);
  return [...names].map(([value, label]) => ({ value, label }));
}
