// The filters of a table: choices and days apply at once, words when they are sent.
import { useState } from "react";
import type { FormEvent } from "react";
import { digits, formatDay } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { DateRange } from "@jonaki/ui/date-range";
import { presetRange } from "@jonaki/ui/date-range.rules";
import { Select } from "@jonaki/ui/select";
import { TextField } from "@jonaki/ui/text-field";
import { useHouse } from "../app/house.query.ts";
import { useServices } from "../app/services.ts";
import { EVERY } from "./desk-shape.ts";
import type { DeskFilter } from "./desk-shape.ts";
import type { DeskControl } from "./use-desk-view.ts";
import styles from "./desk-tools.module.css";

interface DeskFiltersProps {
  readonly filters: readonly DeskFilter[];
  readonly desk: DeskControl;
  /** What the call says of days it does not take. */
  readonly rangeError: string | undefined;
}

export function DeskFilters({ filters, desk, rangeError }: DeskFiltersProps) {
  const narrow = (changed: Readonly<Record<string, string>>): void => {
    const all = Object.entries({ ...desk.view.filters, ...changed });
    desk.change({ filters: Object.fromEntries(all.filter(([, value]) => value !== "")) });
  };
  return filters.map((filter) => {
    if (filter.kind === "days")
      return (
        <Days
          key="days"
          desk={desk}
          usual={filter.usual ?? "previous7"}
          error={rangeError}
          onDays={(days) => narrow({ ...days })}
        />
      );
    const value = desk.view.filters[filter.id] ?? "";
    const set = (next: string): void => narrow({ [filter.id]: next });
    return filter.kind === "choice" ? (
      <Choices key={filter.id} filter={filter} value={value} onValue={set} />
    ) : (
      <Words key={`${filter.id} ${value}`} filter={filter} value={value} onValue={set} />
    );
  });
}

interface OneFilterProps<Kind extends DeskFilter["kind"]> {
  readonly filter: Extract<DeskFilter, { readonly kind: Kind }>;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const ALL = "";

function Choices({ filter: { title, choices, usual }, value, onValue }: OneFilterProps<"choice">) {
  const { t } = useTranslator();
  const all = usual === undefined ? ALL : EVERY;
  return (
    <Select
      size="sm"
      label={t(title)}
      choices={[{ value: all, label: t("record_all") }, ...choices]}
      value={value === ALL ? (usual ?? all) : value}
      onValue={onValue}
      className={styles["filter"]}
    />
  );
}

function Words({ filter: { title }, value, onValue }: OneFilterProps<"text">) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState(value);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onValue(typed.trim());
  };
  return (
    <form noValidate className={styles["filter"]} onSubmit={send}>
      <TextField
        size="sm"
        label={t(title)}
        autoComplete="off"
        maxLength={64}
        value={typed}
        onValue={setTyped}
      />
    </form>
  );
}

interface DaysProps {
  readonly desk: DeskControl;
  readonly usual: "today" | "previous7";
  readonly error: string | undefined;
  readonly onDays: (days: { readonly from: string; readonly to: string }) => void;
}

function Days({ desk, usual, error, onDays }: DaysProps) {
  const { t, language } = useTranslator();
  const { clock } = useServices();
  const { timeZone, aheadMs } = useHouse();
  const today = formatDay(new Date(clock.nowMs() + aheadMs).toISOString(), timeZone);
  const shown = usual === "today" ? { from: today, to: today } : presetRange(usual, today);
  const { from = shown.from, to = shown.to } = desk.view.filters;
  const days = (count: number): string => t("range_previous_days", { 0: digits(count, language) });
  return (
    <DateRange
      report
      size="sm"
      label={t("range_label")}
      value={{ from, to }}
      onValue={onDays}
      today={today}
      error={error}
      language={language}
      closeLabel={t("action_close")}
      presetLabels={{ previous7: days(7), previous30: days(30), next7: "", next30: "" }}
      className={styles["days"]}
    />
  );
}
