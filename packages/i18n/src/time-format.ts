// Times as yyyy-MM-dd HH:mm:ss with a 24-hour hour and Latin digits, in the brand's time zone [SHELL-109, SITE-21].

/** The brand's time zone unless its configuration says otherwise [SITE-4]. */
export const DEFAULT_TIME_ZONE = "Asia/Dhaka";

// Making a formatter costs far more than using one, and a page shows many times of one zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A time of the wire (ISO 8601 in UTC) as people read it. */
export function formatTime(iso: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  const part = partsOf(iso, timeZone);
  return `${dayOf(part)} ${part("hour")}:${part("minute")}:${part("second")}`;
}

/** The day of a time in the zone. */
export function formatDay(iso: string, timeZone: string = DEFAULT_TIME_ZONE): string {
  return dayOf(partsOf(iso, timeZone));
}

type Part = (type: Intl.DateTimeFormatPartTypes) => string;

function dayOf(part: Part): string {
  return `${part("year")}-${part("month")}-${part("day")}`;
}

function partsOf(iso: string, timeZone: string): Part {
  const all = formatterFor(timeZone).formatToParts(new Date(iso));
  return (type) => all.find((one) => one.type === type)?.value ?? "";
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}
