// The filters that are one press away: hot, favourites and recent ones, and the tables of the live lobby [LOB-29, LOB-30].
import { useText } from "@jonaki/i18n/react";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import Flame from "lucide-react/icons/flame";
import Heart from "lucide-react/icons/heart";
import History from "lucide-react/icons/history";
import { useToken } from "../../app/use-token.ts";
import { useModals } from "../../shell/modal-address.ts";
import { useFavouriteIds } from "./favourites.query.ts";
import { liveFilters } from "./lobby.rules.ts";
import type { LobbyView, Selection } from "./lobby.rules.ts";
import { useTypeLabel } from "./use-filter-choices.ts";

interface Changes {
  readonly change: (change: Partial<LobbyView>) => void;
}

const SELECTIONS = [
  { selection: "hot", text: "game_hot", icon: <Flame aria-hidden="true" />, isOwn: false },
  { selection: "fav", text: "menu_favourites", icon: <Heart aria-hidden="true" />, isOwn: true },
  { selection: "recent", text: "lobby_recent", icon: <History aria-hidden="true" />, isOwn: true },
] as const;

/** What belongs to a member asks a visitor to log in. */
export function SelectionChips({
  selection: chosen,
  change,
  wrap = false,
}: Changes & { readonly selection: Selection; readonly wrap?: boolean }) {
  const t = useText();
  const isVisitor = useToken() === null;
  const modals = useModals();
  const favourites = useFavouriteIds();
  const choose = (selection: Selection, isOwn: boolean): void => {
    if (isOwn && isVisitor) modals.show("loginPopupModal");
    else change({ selection: selection === chosen ? "" : selection });
  };
  return (
    <ChipRow label={t("lobby_selection")} wrap={wrap}>
      {SELECTIONS.map(({ selection, text, icon, isOwn }) => (
        <Chip
          key={selection}
          icon={icon}
          selected={selection === chosen}
          count={selection === "fav" && favourites !== undefined ? favourites.length : undefined}
          onClick={() => choose(selection, isOwn)}
        >
          {t(text)}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** One at a time, and All; those without a game are absent. */
export function LiveChips({
  type: chosen,
  types,
  change,
}: Changes & { readonly type: string; readonly types: readonly string[] }) {
  const t = useText();
  const label = useTypeLabel();
  const shown = liveFilters(types);
  if (shown.length === 0) return null;
  return (
    <ChipRow label={t("lobby_tables")}>
      {["", ...shown].map((type) => (
        <Chip key={type} selected={type === chosen} onClick={() => change({ type })}>
          {type === "" ? t("lobby_all") : label(type)}
        </Chip>
      ))}
    </ChipRow>
  );
}
