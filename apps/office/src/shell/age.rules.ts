// How old something is, in the two largest units that say it; pure.
import { digits } from "@jonaki/i18n";
import type { Translator } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 1440;

/** What waits longer than these has waited long, and too long. */
const LONG = HOUR;
const TOO_LONG = DAY;

export const minutesSince = (iso: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(iso)) / MINUTE_MS));

export function ageText(minutes: number, { t, language }: Pick<Translator, "t" | "language">): string {
  const shown = (value: number): string => digits(value, language);
  if (minutes < HOUR) return t("office_age_minutes", { 0: shown(minutes) });
  if (minutes < DAY)
    return t("office_age_hours", { 0: shown(Math.floor(minutes / HOUR)), 1: shown(minutes % HOUR) });
  return t("office_age_days", {
    0: shown(Math.floor(minutes / DAY)),
    1: shown(Math.floor((minutes % DAY) / HOUR)),
  });
}

export function ageTone(minutes: number): BadgeTone {
  if (minutes < LONG) return "quiet";
  return minutes < TOO_LONG ? "warn" : "down";
}
