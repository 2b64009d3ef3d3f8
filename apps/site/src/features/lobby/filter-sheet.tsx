// All filters of a lobby in a sheet from below: what a phone opens beside the search.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import { Sheet } from "@jonaki/ui/sheet";
import { SelectionChips } from "./filter-chips.tsx";
import type { LobbyFiltersProps } from "./lobby-filters.tsx";
import { filterCount, NO_FILTERS } from "./lobby.rules.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import styles from "./lobby-filters.module.css";

interface FilterSheetProps extends LobbyFiltersProps {
  readonly onClose: () => void;
}

export function FilterSheet({ onClose, ...props }: FilterSheetProps) {
  const t = useText();
  const { view, change } = props;
  const footer = (
    <div className={styles["sheet-foot"]}>
      <Button tone="quiet" disabled={filterCount(view) === 0} onClick={() => change(NO_FILTERS)}>
        {t("record_clear")}
      </Button>
      <Button tone="brand" onClick={onClose}>
        {t("lobby_show_games")}
      </Button>
    </div>
  );
  return (
    <Sheet open onClose={onClose} title={t("lobby_filters")} closeLabel={t("action_close")} footer={footer}>
      <div className={styles["sheet"]}>
        <section>
          <h3 className={styles["sheet-head"]}>{t("lobby_selection")}</h3>
          <SelectionChips wrap selection={view.selection} change={change} />
        </section>
        {useFilterChoices(props).map(({ field, label, choices }) => (
          <section key={field}>
            <h3 className={styles["sheet-head"]}>{label}</h3>
            <ChipRow wrap label={label}>
              {[{ value: "", label: t("lobby_all") }, ...choices].map((choice) => (
                <Chip
                  key={choice.value}
                  selected={choice.value === view[field]}
                  onClick={() => change({ [field]: choice.value })}
                >
                  {choice.label}
                </Chip>
              ))}
            </ChipRow>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
