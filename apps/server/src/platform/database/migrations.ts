// Runs the .sql files of a folder in order, each once and in a transaction of its own. A file that
// changed after it ran stops the start: history is added to, never rewritten.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";

/** Any number that no other lock uses; it lets only one process migrate at a time. */
const LOCK = 7_340_011;

export type SqlKind = "migration" | "seed";

export async function runSqlFiles(pool: Pool, folder: string, kind: SqlKind): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists sql_files (name text primary key, kind text not null, checksum text not null, ran_at timestamptz not null default now())",
    );
    const ran: string[] = [];
    for (const file of readFolder(folder)) {
      if (await runOnce(client, file, kind)) ran.push(file.name);
    }
    return ran;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}

interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

function readFolder(folder: string): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

async function runOnce(client: PoolClient, file: SqlFile, kind: SqlKind): Promise<boolean> {
  const found = await client.query<{ checksum: string }>("select checksum from sql_files where name = $1", [
    file.name,
  ]);
  const known = found.rows[0];
  if (known !== undefined) {
    if (known.checksum === file.checksum) return false;
    throw new Error(`${file.name} was changed after it ran on this database; add a new file instead.`);
  }
  try {
    await client.query("begin");
    await client.query(file.text);
    await client.query("insert into sql_files (name, kind, checksum) values ($1, $2, $3)", [
      file.name,
      kind,
      file.checksum,
    ]);
    await client.query("commit");
  } catch (problem) {
    await client.query("rollback");
    throw new Error(`${file.name} failed: ${(problem as Error).message}`, { cause: problem });
  }
  return true;
}
