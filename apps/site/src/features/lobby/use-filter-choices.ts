// What a lobby can be narrowed to beside the chips: type, minimum bet and minimum lines, with their words [LOB-31, SLO-3].
import { useText } from "@jonaki/i18n/react";
import type { Choice } from "@jonaki/ui/segment";
import { useServices } from "../../app/services.ts";
import { MIN_BETS, MIN_LINES, typeText } from "./lobby.rules.ts";
import type { LobbyFilters } from "./lobby.rules.ts";

interface FilterChoice {
  readonly field: "type" | "minBet" | "lines";
  readonly label: string;
  readonly choices: readonly Choice<string>[];
}

interface FilterFacts {
  readonly offered: LobbyFilters;
  readonly types: readonly string[];
}

/** A vendor's own type has no words of ours: it stands as the vendor wrote it. */
export function useTypeLabel(): (type: string) => string {
  const t = useText();
  return (type) => {
    const text = typeText(type);
    return text === null ? type : t(text);
  };
}

export function useFilterChoices({ offered, types }: FilterFacts): readonly FilterChoice[] {
  const t = useText();
  const typeLabel = useTypeLabel();
  const { currencySymbol } = useServices().start.brand;
  const rows: readonly (readonly [boolean, FilterChoice])[] = [
    [
      offered.type && types.length > 0,
      {
        field: "type",
        label: t("lobby_type"),
        choices: types.map((value) => ({ value, label: typeLabel(value) })),
      },
    ],
    [
      offered.minBet,
      {
        field: "minBet",
        label: t("lobby_min_bet"),
        choices: MIN_BETS.map((value) => ({ value, label: `${currencySymbol}${value}+` })),
      },
    ],
    [
      offered.lines,
      {
        field: "lines",
        label: t("lobby_min_lines"),
        choices: MIN_LINES.map((value) => ({ value, label: t("lobby_lines", { 0: value }) })),
      },
    ],
  ];
  return rows.filter(([isOffered]) => isOffered).map(([, choice]) => choice);
}
