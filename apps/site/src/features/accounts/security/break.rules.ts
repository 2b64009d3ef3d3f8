// The breaks a member can take [SAFE-8]: how long, until when by the brand's clock, and which are still open to somebody
// who is on one already [SAFE-25].
import { formatTime } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import type { CallInput, Calls } from "@jonaki/wire";
import type { Restriction } from "./restriction.rules.ts";

type Minutes = CallInput<Calls["safe"]["timeOut"]>["minutes"];
type Months = CallInput<Calls["safe"]["exclude"]>["months"];

export type Break =
  | { readonly kind: "time-out"; readonly minutes: Minutes; readonly text: MessageKey }
  /** null is permanent. */
  | { readonly kind: "exclusion"; readonly months: Months; readonly text: MessageKey };

export type BreakKind = Break["kind"];

const TIME_OUTS: readonly Break[] = [
  { kind: "time-out", minutes: 15, text: "break_15" },
  { kind: "time-out", minutes: 1_440, text: "break_1440" },
  { kind: "time-out", minutes: 4_320, text: "break_4320" },
  { kind: "time-out", minutes: 10_080, text: "break_10080" },
  { kind: "time-out", minutes: 43_200, text: "break_43200" },
];
const EXCLUSIONS: readonly Break[] = [
  { kind: "exclusion", months: 6, text: "break_m6" },
  { kind: "exclusion", months: 12, text: "break_m12" },
  { kind: "exclusion", months: 60, text: "break_m60" },
  { kind: "exclusion", months: null, text: "break_permanent" },
];

const MINUTE_MS = 60_000;

/** The end as people read it; null for one that never ends. */
export function breakEnd(one: Break, nowMs: number, timeZone: string): string | null {
  if (one.kind === "time-out")
    return formatTime(new Date(nowMs + one.minutes * MINUTE_MS).toISOString(), timeZone);
  if (one.months === null) return null;
  return monthsLater(formatTime(new Date(nowMs).toISOString(), timeZone), one.months);
}

/** The same day and hour some months later by the calendar on the wall; a day that month has not is its last. */
function monthsLater(time: string, months: number): string {
  const [day = "", clock = ""] = time.split(" ");
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return `${first.toISOString().slice(0, 10)} ${clock}`;
}

/** Those that do not end before the one that runs; times of one form compare as texts. */
export function openBreaks(
  kind: BreakKind,
  restriction: Restriction | null,
  nowMs: number,
  timeZone: string,
): readonly Break[] {
  const all = kind === "time-out" ? TIME_OUTS : EXCLUSIONS;
  if (restriction === null) return all;
  if (restriction.kind !== "break") return [];
  const runsUntil = formatTime(restriction.until, timeZone);
  return all.filter((one) => {
    const end = breakEnd(one, nowMs, timeZone);
    return end === null || end >= runsUntil;
  });
}

/** What it means, in the order in which it matters; one that makes another longer ends as that one would have [SAFE-11]. */
export function meaningOf(one: Break, isLonger: boolean): readonly MessageKey[] {
  const always: readonly MessageKey[] = ["break_mean_out", "break_mean_play", "break_mean_money"];
  if (one.kind === "time-out")
    return [...always, "break_mean_fixed", ...(isLonger ? [] : ["break_mean_end" as const])];
  return [...always, ...PERMANENCE[one.months === null ? "never" : "ends"]];
}

const PERMANENCE: Readonly<Record<"never" | "ends", readonly MessageKey[]>> = {
  never: ["break_mean_never"],
  ends: ["break_mean_fixed", "break_mean_return"],
};
