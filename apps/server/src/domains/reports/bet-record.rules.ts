// The days a betting record may be asked for [REP-9]: today by default, 31 at most, 90 back; pure.
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
