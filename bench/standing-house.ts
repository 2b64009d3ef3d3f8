// What a house that has stood for a while has and a new one lacks: files of the database's log that were written before and
// are taken again, as every checkpoint leaves them. A new file grows with each commit, and then a commit waits for the file
// system's own log, and for whatever that has to write just then.
import { Client } from "pg";

const LOG_FILES = 64;

/** Writes through as many files of the log as the database keeps, and gives them back to be taken again. */
export async function fillTheLog(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let file = 0; file < LOG_FILES; file += 1) {
    // A file is only left when something stands in it.
    await client.query("select pg_logical_emit_message(false, 'bench', '')");
    await client.query("select pg_switch_wal()");
  }
  await client.query("checkpoint");
  await client.end();
}
