// The days of a record: a period at once, or two days of one's own [REP-9].
import { digits } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { DateRange } from "@jonaki/ui/date-range";
import type { DayRange } from "@jonaki/ui/date-range.rules";
import { Segment } from "@jonaki/ui/segment";
import { matchingPeriod, PERIOD_DAYS, PERIOD_NAMES, periodRange } from "./record-days.rules.ts";
import type { Period } from "./record-days.rules.ts";
import styles from "./record-filters.module.css";

export interface RecordDaysProps {
  readonly range: DayRange;
  readonly today: string;
  /** What the server says of a range that is too long. */
  readonly error?: string | undefined;
  readonly onRange: (range: DayRange) => void;
}

export function RecordPeriods({ range, today, onRange }: RecordDaysProps) {
  const { t, language } = useTranslator();
  return (
    <Segment<Period | "other">
      label={t("record_range")}
      choices={PERIOD_NAMES.map((period) => ({ value: period, label: periodName(period, t, language) }))}
      value={matchingPeriod(range, today) ?? "other"}
      onValue={(period) => period !== "other" && onRange(periodRange(period, today))}
      className={styles["periods"]}
    />
  );
}

function periodName(period: Period, t: Translator["t"], language: Translator["language"]): string {
  if (period === "today") return t("record_today");
  if (period === "yesterday") return t("record_yesterday");
  return t("record_days", { 0: digits(PERIOD_DAYS[period], language) });
}

export function RecordRange({ range, today, error, onRange }: RecordDaysProps) {
  const { t, language } = useTranslator();
  const days = (count: number): string => t("range_previous_days", { 0: digits(count, language) });
  return (
    <DateRange
      report
      labelHidden
      label={t("range_label")}
      value={range}
      onValue={onRange}
      today={today}
      error={error}
      language={language}
      closeLabel={t("action_close")}
      presetLabels={{ previous7: days(7), previous30: days(30), next7: "", next30: "" }}
      className={styles["range"]}
    />
  );
}
