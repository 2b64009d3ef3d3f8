// What the betting record is narrowed to [REP-1]: category, days, vendor, game, state, bet id; each applies at once.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import { IconButton } from "@jonaki/ui/icon-button";
import { TextField } from "@jonaki/ui/text-field";
import { BET_STATES } from "@jonaki/wire/states";
import Search from "lucide-react/icons/search";
import { OWN_GAMES } from "../../app/own-games.ts";
import { hasFurther } from "./bet-record.rules.ts";
import type { Bet, BetFilters as Filters } from "./bet-record.rules.ts";
import { CATEGORIES, CATEGORY_KEYS, STATE_KEYS } from "./bet-words.rules.ts";
import { FilterSelect } from "./filter-select.tsx";
import { FurtherFilters } from "./further-filters.tsx";
import { RecordPeriods, RecordRange } from "./record-days.tsx";
import { useVendorChoices } from "./use-vendor-choices.ts";
import styles from "./record-filters.module.css";

interface BetFiltersProps {
  readonly filters: Filters;
  readonly today: string;
  /** What the server says of a range that is too long [REP-9]. */
  readonly rangeError: string | undefined;
  readonly onFilters: (filters: Filters) => void;
}

export function BetFilters({ filters, today, rangeError, onFilters }: BetFiltersProps) {
  const change = (changed: Partial<Filters>): void => onFilters({ ...filters, ...changed });
  const days = {
    range: filters.range,
    today,
    error: rangeError,
    onRange: (range: Filters["range"]) => change({ range }),
  };
  return (
    <div className={styles["filters"]}>
      <Categories category={filters.category} onCategory={(category) => change({ category })} />
      <div className={styles["row"]}>
        <RecordPeriods {...days} />
        <FurtherFilters isUsed={hasFurther(filters) || rangeError !== undefined}>
          <RecordRange {...days} />
          <Choices filters={filters} change={change} />
          <BetIdField key={filters.betId} betId={filters.betId} onBetId={(betId) => change({ betId })} />
        </FurtherFilters>
      </div>
    </div>
  );
}

interface CategoriesProps {
  readonly category: Bet["category"] | null;
  readonly onCategory: (category: Bet["category"] | null) => void;
}

function Categories({ category, onCategory }: CategoriesProps) {
  const t = useText();
  return (
    <ChipRow label={t("record_category")} className={styles["categories"]}>
      <Chip selected={category === null} onClick={() => onCategory(null)}>
        {t("record_all")}
      </Chip>
      {CATEGORIES.map((one) => (
        <Chip key={one} selected={one === category} onClick={() => onCategory(one)}>
          {t(CATEGORY_KEYS[one])}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface ChoicesProps {
  readonly filters: Filters;
  readonly change: (changed: Partial<Filters>) => void;
}

function Choices({ filters, change }: ChoicesProps) {
  const t = useText();
  const vendors = useVendorChoices(filters.vendor);
  const games = OWN_GAMES.filter(
    ({ vassalage }) => filters.vendor === "" || vassalage === filters.vendor,
  ).map(({ gameId, nameKey }) => ({ value: gameId, label: t(nameKey) }));
  return (
    <>
      <FilterSelect
        label={t("record_vendor")}
        all={t("record_all_vendors")}
        choices={vendors}
        value={filters.vendor}
        onValue={(vendor) => change({ vendor, game: "" })}
      />
      <FilterSelect
        label={t("record_game")}
        all={t("record_all_games")}
        choices={games}
        value={filters.game}
        onValue={(game) => change({ game })}
      />
      <FilterSelect
        label={t("record_state")}
        all={t("record_all_states")}
        choices={BET_STATES.map((state) => ({ value: state, label: t(STATE_KEYS[state]) }))}
        value={filters.state ?? ""}
        onValue={(state) => change({ state: state === "" ? null : state })}
      />
    </>
  );
}

interface BetIdFieldProps {
  readonly betId: string;
  readonly onBetId: (betId: string) => void;
}

/** Searched for when it is sent, not at every key. */
function BetIdField({ betId, onBetId }: BetIdFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(betId);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onBetId(typed.trim());
  };
  return (
    <form noValidate className={styles["bet"]} onSubmit={send}>
      <TextField
        digits
        labelHidden
        label={t("record_bet_id")}
        placeholder={t("record_bet_id")}
        maxLength={32}
        autoComplete="off"
        value={typed}
        onValue={setTyped}
        end={<IconButton type="submit" size="sm" label={t("record_search")} icon={<Search />} />}
      />
    </form>
  );
}
