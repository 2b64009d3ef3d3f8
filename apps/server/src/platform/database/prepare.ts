// Makes a database ready for this version: migrations, the demo seed, the job tables. Safe to run at every
// start and from several processes at once.
import { fileURLToPath } from "node:url";
import { Pool } from "pg";
import { prepareJobs } from "../jobs.ts";
import type { Log } from "../log.ts";
import { runSqlFiles } from "./migrations.ts";

const folder = (name: string): string => fileURLToPath(new URL(`../../../../../db/${name}`, import.meta.url));

/** Answers the names of the files that ran now. */
export async function prepareDatabase(url: string, log: Log): Promise<readonly string[]> {
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    const migrated = await runSqlFiles(pool, folder("migrations"), "migration");
    const seeded = await runSqlFiles(pool, folder("seed"), "seed");
    await prepareJobs(url, log);
    return [...migrated, ...seeded];
  } finally {
    await pool.end();
  }
}
