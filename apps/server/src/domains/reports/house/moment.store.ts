// Reports by time: moments as a page's end says them, everything of one moment, and the newest rows without reading all.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database, Queryable } from "../../../platform/database/database.ts";
import type { RecordRange } from "../record-range.rules.ts";

/** Whole microseconds, because a date of the program would lose the last three digits. */
export const MICROS = (column: string): RawBuilder<unknown> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;

export const momentAt = (micros: bigint): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

/** Rows and totals of one moment, so that they always agree [REP-12]. */
export const atOneMoment = <Result>(
  { store }: Pick<Database, "store">,
  work: (store: Queryable) => Promise<Result>,
): Promise<Result> =>
  store.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);

const HOUR_MS = 3_600_000;
/** So that a month of nothing is looked through in a handful of steps. */
const WIDER = 4;

/**
 * The newest rows of some days without reading all of them: an hour back from the end, or from where the page before ended,
 * then always further, until there are enough. Rows of a later window are newer than those of an earlier one.
 */
export async function readBackwards<Row>(
  { from, until }: RecordRange,
  lastMicros: bigint | null,
  most: number,
  read: (window: RecordRange, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const behind = lastMicros === null ? until.getTime() : Number(lastMicros / 1000n) + 1;
  let end = Math.min(until.getTime(), behind);
  for (let width = HOUR_MS; end > from.getTime() && rows.length < most; width *= WIDER) {
    const begin = Math.max(from.getTime(), end - width);
    rows.push(...(await read({ from: new Date(begin), until: new Date(end) }, most - rows.length)));
    end = begin;
  }
  return rows;
}
