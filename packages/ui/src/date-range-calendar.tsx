// The calendar inside the date range; its own file because it loads only when somebody opens it.
import { useState } from "react";
import { DayButton, DayPicker } from "react-day-picker";
import type { DateRange as PickedRange, DayButtonProps, Labels } from "react-day-picker";
import { bn } from "react-day-picker/locale/bn";
import { enGB } from "react-day-picker/locale/en-GB";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { dateToDay, dayToDate } from "./date-range.rules.ts";
import type { DayRange } from "./date-range.rules.ts";
import type { Language } from "./language.ts";
import styles from "./date-range-calendar.module.css";

interface DateRangeCalendarProps {
  readonly value: DayRange;
  readonly today: string;
  readonly report: boolean;
  readonly language: Language;
  readonly onPicked: (range: DayRange) => void;
}

function Chevron({ orientation }: { readonly orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ChevronLeft /> : <ChevronRight />;
}

/** Today is said by the attribute, not by a word, so that no text of ours hides in here. */
function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-current={props.modifiers["today"] === true ? "date" : undefined} />;
}

// The number on the button has to be a word of its name, which an ordinal ending (১০ই, 10th) would spoil.
const LABELS: Partial<Labels> = {
  labelDayButton: (date, _modifiers, _options, dateLib) => dateLib?.format(date, "cccc, d MMMM yyyy") ?? "",
};

export function DateRangeCalendar({ value, today, report, language, onPicked }: DateRangeCalendarProps) {
  const [picked, setPicked] = useState<PickedRange | undefined>({
    from: dayToDate(value.from),
    to: dayToDate(value.to),
  });
  const [isHalf, setHalf] = useState(false);
  const todayDate = dayToDate(today);
  return (
    <DayPicker
      mode="range"
      resetOnSelect
      selected={picked}
      onSelect={(range, day) => {
        // The first press opens a new range, the second closes it: a single day is that day pressed twice.
        setPicked(range ?? { from: day, to: undefined });
        setHalf(!isHalf);
        const from = range?.from ?? day;
        if (isHalf) onPicked({ from: dateToDay(from), to: dateToDay(range?.to ?? from) });
      }}
      defaultMonth={dayToDate(value.to)}
      today={todayDate}
      disabled={report ? { after: todayDate } : undefined}
      {...(report ? { endMonth: todayDate } : {})}
      weekStartsOn={0}
      locale={language === "BN" ? bn : enGB}
      numerals={language === "BN" ? "beng" : "latn"}
      classNames={styles}
      components={{ Chevron, DayButton: Day }}
      labels={LABELS}
    />
  );
}
