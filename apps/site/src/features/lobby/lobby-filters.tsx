// The filters of a lobby [LOB-31]: a line that stays in sight, and on a phone a row of chips and a sheet with the rest and
// the count of what is on.
import { Suspense, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Select } from "@jonaki/ui/select";
import { usePhone } from "@jonaki/ui/use-phone";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { lazyPage } from "../../app/lazy-page.ts";
import { LiveChips, SelectionChips } from "./filter-chips.tsx";
import { LobbySearch } from "./lobby-search.tsx";
import { filterCount, NO_FILTERS } from "./lobby.rules.ts";
import type { LobbyFilters, LobbyView } from "./lobby.rules.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import styles from "./lobby-filters.module.css";

const sheet = lazyPage(async () => (await import("./filter-sheet.tsx")).FilterSheet);

export interface LobbyFiltersProps {
  readonly offered: LobbyFilters;
  readonly view: LobbyView;
  /** The types that have a game. */
  readonly types: readonly string[];
  readonly change: (change: Partial<LobbyView>) => void;
}

export function LobbyFilterLine(props: LobbyFiltersProps) {
  const { offered, view, types, change } = props;
  const isPhone = usePhone();
  return (
    <div className={styles["line"]}>
      <div className={styles["tools"]}>
        <LobbySearch name={view.name} onName={(name) => change({ name })} className={styles["search"]} />
        {isPhone ? <SheetButton {...props} /> : <FilterSelects {...props} />}
        {offered.selection && !(isPhone && offered.live) ? (
          <div className={styles["chips"]}>
            <SelectionChips selection={view.selection} change={change} />
          </div>
        ) : null}
      </div>
      {offered.live ? <LiveChips type={view.type} types={types} change={change} /> : null}
    </div>
  );
}

function FilterSelects(props: LobbyFiltersProps) {
  const t = useText();
  const { view, change } = props;
  const isOn = filterCount(view) > 0 || view.name !== "";
  return (
    <div className={styles["selects"]}>
      {useFilterChoices(props).map(({ field, label, choices }) => (
        <Select
          key={field}
          size="sm"
          label={label}
          labelHidden
          className={styles["select"]}
          choices={[{ value: "", label }, ...choices]}
          value={view[field]}
          onValue={(value) => change({ [field]: value })}
        />
      ))}
      {isOn ? (
        <Button tone="ghost" size="sm" icon={<X />} onClick={() => change(NO_FILTERS)}>
          {t("record_clear")}
        </Button>
      ) : null}
    </div>
  );
}

function SheetButton(props: LobbyFiltersProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(props.view);
  if (!props.offered.selection) return null;
  return (
    <>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles["fold"]}
        icon={<SlidersHorizontal />}
        onClick={() => setOpen(true)}
      >
        <span className="sr">{t("lobby_filters")}</span>
        <Count value={count} label={t("lobby_filters_on")} className={styles["count"]} />
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <sheet.Page {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
