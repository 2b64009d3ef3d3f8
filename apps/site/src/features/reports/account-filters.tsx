// What the account record is narrowed to [REP-4]: kind, days, state; each applies at once.
import { useText } from "@jonaki/i18n/react";
import { TRANSACTION_KINDS, TRANSACTION_STATES } from "@jonaki/wire/states";
import { MONEY_STATE_KEYS } from "../../shell/transaction-state.tsx";
import { KIND_KEYS } from "./account-record.rules.ts";
import type { AccountFilters as Filters } from "./account-record.rules.ts";
import { FilterSelect } from "./filter-select.tsx";
import { FurtherFilters } from "./further-filters.tsx";
import { RecordPeriods, RecordRange } from "./record-days.tsx";
import styles from "./record-filters.module.css";

interface AccountFiltersProps {
  readonly filters: Filters;
  readonly today: string;
  /** What the server says of a range that is too long [REP-9]. */
  readonly rangeError: string | undefined;
  readonly onFilters: (filters: Filters) => void;
}

export function AccountFilters({ filters, today, rangeError, onFilters }: AccountFiltersProps) {
  const t = useText();
  const change = (changed: Partial<Filters>): void => onFilters({ ...filters, ...changed });
  const days = {
    range: filters.range,
    today,
    error: rangeError,
    onRange: (range: Filters["range"]) => change({ range }),
  };
  const isUsed = filters.kind !== null || filters.state !== null || rangeError !== undefined;
  return (
    <div className={styles["row"]}>
      <RecordPeriods {...days} />
      <FurtherFilters isUsed={isUsed}>
        <RecordRange {...days} />
        <FilterSelect
          label={t("record_kind")}
          all={t("record_all_kinds")}
          choices={TRANSACTION_KINDS.map((kind) => ({ value: kind, label: t(KIND_KEYS[kind]) }))}
          value={filters.kind ?? ""}
          onValue={(kind) => change({ kind: kind === "" ? null : kind })}
        />
        <FilterSelect
          label={t("record_state")}
          all={t("record_all_states")}
          choices={TRANSACTION_STATES.map((state) => ({ value: state, label: t(MONEY_STATE_KEYS[state]) }))}
          value={filters.state ?? ""}
          onValue={(state) => change({ state: state === "" ? null : state })}
        />
      </FurtherFilters>
    </div>
  );
}
