// The database's own time, by which deadlines are decided [money.md 8]; asked after what it decides about is locked.
import { sql } from "kysely";
import type { OpenTransaction } from "../../platform/database/database.ts";

export async function databaseNow(tx: OpenTransaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("the database does not know the time");
  return row.now;
}
