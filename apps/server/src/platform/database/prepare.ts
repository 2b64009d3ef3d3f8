// Makes a database ready for this version: migrations, the demo seed, the job tables. Safe to run at every
// start and from several processes at once.
import { fileURLToPath } from "node:url";
import { Pool } from "pg";
import { prepareJobs } from "../jobs.ts";
import type { Log } from "../log.ts";
import { runSqlFiles } from "./migrations.ts";

const folder = (name: string): string => fileURLToPath(new URL(`../../../../../db/${name}`, import.meta.url));

/** The first start's mode is this database's for ever; another one is refused [SAFE-21]. */
async function chooseMode(pool: Pool, mode: "play" | "real"): Promise<void> {
  const { rows } = await pool.query<{ mode: string }>("select ledger_choose_mode($1) as mode", [mode]);
  const holds = rows[0]?.mode;
  if (holds !== mode)
    throw new Error(`this database holds ${holds} money and can never be used in ${mode} mode.`);
}

/** Answers the names of the files that ran now. */
export async function prepareDatabase(url: string, log: Log): Promise<readonly string[]> {
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    const migrated = await runSqlFiles(pool, folder("migrations"), "migration");
    await chooseMode(pool, "play");
    const seeded = await runSqlFiles(pool, folder("seed"), "seed");
    await prepareJobs(url, log);
    return [...migrated, ...seeded];
  } finally {
    await pool.end();
  }
}
