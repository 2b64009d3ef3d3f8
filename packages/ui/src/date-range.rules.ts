// Ranges of days as plain yyyy-MM-dd texts: no clock, no time zone, "today" is handed in [SHELL-108].
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export type RangePreset = "previous7" | "previous30" | "next7" | "next30";

const DAY_MS = 86_400_000;
const PRESET_DAYS: Readonly<Record<RangePreset, number>> = {
  previous7: -7,
  previous30: -30,
  next7: 7,
  next30: 30,
};

/** A report has no future rows, so it offers the previous ranges alone. */
export function offeredPresets(isReport: boolean): readonly RangePreset[] {
  return isReport ? ["previous7", "previous30"] : ["previous7", "previous30", "next7", "next30"];
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Today is always one of the days: the previous 7 days end today, the next 7 begin today. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  const dayCount = PRESET_DAYS[preset];
  return dayCount < 0
    ? { from: addDays(today, dayCount + 1), to: today }
    : { from: today, to: addDays(today, dayCount - 1) };
}

/** The preset that a range happens to be, so that its button can show as chosen. */
export function matchingPreset(range: DayRange, today: string, isReport: boolean): RangePreset | null {
  const isSame = (preset: RangePreset) => {
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  };
  return offeredPresets(isReport).find(isSame) ?? null;
}

/** A day as the calendar's local date, at noon so that no change of the clocks moves it to a neighbour. */
export function dayToDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export function dateToDay(date: Date): string {
  const padded = (part: number) => String(part).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}
