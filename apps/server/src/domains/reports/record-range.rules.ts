// The days a record may be asked for [REP-9]: today by default, 31 at most, 90 back; pure.
import { SETTINGS } from "@jonaki/wire/settings";

export interface RecordRange {
  /** The first moment of the first day and the first moment after the last. */
  readonly from: Date;
  readonly until: Date;
}

const { back, perRange } = SETTINGS.recordDays;

/** Days are the brand's, as yyyy-mm-dd; null when the range is too long, turned round or too far back. */
export function recordRange(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  timeZone: string,
): RecordRange | null {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const to = asked.to === undefined ? today : Temporal.PlainDate.from(asked.to);
  const from =
    asked.from === undefined ? (asked.to === undefined ? today : to) : Temporal.PlainDate.from(asked.from);
  const length = from.until(to, { largestUnit: "days" }).days + 1;
  const age = from.until(today, { largestUnit: "days" }).days;
  if (length < 1 || length > perRange || age > back) return null;
  return { from: startOf(from, timeZone), until: startOf(to.add({ days: 1 }), timeZone) };
}

const startOf = (day: Temporal.PlainDate, timeZone: string): Date =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds);

/** The day a moment lies in, as yyyy-mm-dd. */
export const dayOf = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The days of a range, the newest first. */
export function daysOf({ from, until }: RecordRange, timeZone: string): readonly string[] {
  const days: string[] = [];
  const last = Temporal.PlainDate.from(dayOf(until, timeZone));
  for (
    let day = Temporal.PlainDate.from(dayOf(from, timeZone));
    Temporal.PlainDate.compare(day, last) < 0;
    day = day.add({ days: 1 })
  )
    days.unshift(day.toString());
  return days;
}
