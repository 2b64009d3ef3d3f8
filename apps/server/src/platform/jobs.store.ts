// Asks for a job in the caller's transaction: it exists once that is committed, and never before.
import { sql } from "kysely";
import type { OpenTransaction } from "./database/database.ts";

export async function enqueueJob(tx: OpenTransaction, name: string, payload: unknown): Promise<void> {
  await sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json)`.execute(tx);
}
