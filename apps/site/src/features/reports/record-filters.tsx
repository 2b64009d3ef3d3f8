// What the record is narrowed to [REP-1]: category, period or days, state, bet id; each applies at once.
import { useState } from "react";
import type { FormEvent } from "react";
import { digits } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Chip, ChipRow } from "@jonaki/ui/chip";
import { DateRange } from "@jonaki/ui/date-range";
import { IconButton } from "@jonaki/ui/icon-button";
import { Segment } from "@jonaki/ui/segment";
import { Select } from "@jonaki/ui/select";
import { TextField } from "@jonaki/ui/text-field";
import { BET_STATES } from "@jonaki/wire/states";
import Search from "lucide-react/icons/search";
import { matchingPeriod, PERIOD_DAYS, PERIOD_NAMES, periodRange } from "./bet-record.rules.ts";
import type { Bet, BetFilters, Period } from "./bet-record.rules.ts";
import { CATEGORY_KEYS, STATE_KEYS } from "./bet-words.rules.ts";
import styles from "./record-filters.module.css";

interface RecordFiltersProps {
  readonly filters: BetFilters;
  readonly today: string;
  /** What the server says of a range that is too long [REP-9]. */
  readonly rangeError: string | undefined;
  readonly onFilters: (filters: BetFilters) => void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its own keys.
const CATEGORIES = Object.keys(CATEGORY_KEYS) as readonly Bet["category"][];
const ALL = "ALL";

export function RecordFilters({ filters, today, rangeError, onFilters }: RecordFiltersProps) {
  const { t, language } = useTranslator();
  const change = (changed: Partial<BetFilters>): void => onFilters({ ...filters, ...changed });
  const days = (count: number): string => t("range_previous_days", { 0: digits(count, language) });
  return (
    <div className={styles["filters"]}>
      <Categories category={filters.category} onCategory={(category) => change({ category })} />
      <div className={styles["row"]}>
        <Segment<Period | "other">
          label={t("record_range")}
          choices={PERIOD_NAMES.map((period) => ({ value: period, label: periodName(period, t, language) }))}
          value={matchingPeriod(filters.range, today) ?? "other"}
          onValue={(period) => period !== "other" && change({ range: periodRange(period, today) })}
          className={styles["periods"]}
        />
        <DateRange
          report
          labelHidden
          label={t("range_label")}
          value={filters.range}
          onValue={(range) => change({ range })}
          today={today}
          error={rangeError}
          language={language}
          closeLabel={t("action_close")}
          presetLabels={{ previous7: days(7), previous30: days(30), next7: "", next30: "" }}
          className={styles["range"]}
        />
        <Select
          labelHidden
          label={t("record_state")}
          choices={[
            { value: ALL, label: t("record_all_states") },
            ...BET_STATES.map((state) => ({ value: state, label: t(STATE_KEYS[state]) })),
          ]}
          value={filters.state ?? ALL}
          onValue={(state) => change({ state: state === ALL ? null : state })}
          className={styles["state"]}
        />
        <BetIdField betId={filters.betId} onBetId={(betId) => change({ betId })} />
      </div>
    </div>
  );
}

interface CategoriesProps {
  readonly category: Bet["category"] | null;
  readonly onCategory: (category: Bet["category"] | null) => void;
}

function Categories({ category, onCategory }: CategoriesProps) {
  const { t } = useTranslator();
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

function periodName(period: Period, t: Translator["t"], language: Translator["language"]): string {
  if (period === "today") return t("record_today");
  if (period === "yesterday") return t("record_yesterday");
  return t("record_days", { 0: digits(PERIOD_DAYS[period], language) });
}

interface BetIdFieldProps {
  readonly betId: string;
  readonly onBetId: (betId: string) => void;
}

/** Searched for when it is sent, not at every key. */
function BetIdField({ betId, onBetId }: BetIdFieldProps) {
  const { t } = useTranslator();
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
