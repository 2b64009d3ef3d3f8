// Keeps the marks of account records close behind the ledger: every minute member by member, a few at once, so that a
// run that is ended in between goes on where it was; and for one who reads before the minute is over.
import { setTimeout as pause } from "node:timers/promises";
import type { Unit } from "@jonaki/ledger";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { ownerOf } from "./record-entries.store.ts";
import type { RecordOwner } from "./record-entries.store.ts";
import { addMarks, readGrown } from "./record-marks.store.ts";

/** Some tenths of a second of the database's work. */
const MARKS_AT_ONCE = 200;

export async function markRecord(store: Queryable, owner: RecordOwner): Promise<void> {
  let added = MARKS_AT_ONCE;
  while (added === MARKS_AT_ONCE) added = await addMarks(store, owner, MARKS_AT_ONCE);
}

/** What lies between two members of so many. */
type Rest = (members: number) => Promise<void>;

/** On the connections of records, which know the statement already: planning it would cost more than running it. */
export async function markRecords({ store, records }: Database, unit: Unit, rest?: Rest): Promise<void> {
  const grown = await readGrown(store, unit);
  for (const memberId of grown) {
    await markRecord(records.store, ownerOf(memberId, unit));
    await rest?.(grown.length);
  }
}

const MOST_REST_MS = 25;
/** So many that the minute would not do are marked faster. */
const RESTS_MS = 30_000;

/** Where many play at once their records grow at once, and whoever plays should not notice that they are marked. */
const gently: Rest = (members) => pause(Math.min(MOST_REST_MS, RESTS_MS / members));

export const recordMarksJob = (database: Database, unit: Unit): Job => ({
  name: "reports.marks",
  schedule: "* * * * *",
  run: () => markRecords(database, unit, gently),
});
