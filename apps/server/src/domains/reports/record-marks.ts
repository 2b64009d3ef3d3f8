// Keeps the marks of account records close behind the ledger: every minute member by member, a few at once, so that a
// run that is ended in between goes on where it was; and for one who reads before the minute is over.
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

export async function markRecords({ store }: Database, unit: Unit): Promise<void> {
  for (const memberId of await readGrown(store, unit)) await markRecord(store, ownerOf(memberId, unit));
}

export const recordMarksJob = (database: Database, unit: Unit): Job => ({
  name: "reports.marks",
  schedule: "* * * * *",
  run: () => markRecords(database, unit),
});
