// Makes a database ready for this version: migrations, the money mode, the demo seed, the job tables. Safe to run at
// every start and from several processes at once.
import { fileURLToPath } from "node:url";
import { Pool } from "pg";
import { settleMoneyMode } from "./money-mode.ts";
import { poolConnection } from "./platform/database/database.ts";
import { runSqlFiles } from "./platform/database/migrations.ts";
import { prepareJobs } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { PLAY_POLICY } from "./platform/policy.ts";
import type { Policy } from "./platform/policy.ts";

const folder = (name: string): string => fileURLToPath(new URL(`../../../db/${name}`, import.meta.url));

/** Answers the names of the files that ran now. */
export async function prepareDatabase(
  url: string,
  log: Log,
  { moneyMode }: Pick<Policy, "moneyMode"> = PLAY_POLICY,
): Promise<readonly string[]> {
  const pool = new Pool({ connectionString: url, max: 2 });
  // Whoever uses a connection hears of its end by the statement; one that breaks while it closes has nobody to tell.
  pool.on("error", () => undefined);
  try {
    const migrated = await runSqlFiles(pool, folder("migrations"), "migration");
    await settleMoneyMode(poolConnection(pool), moneyMode);
    const seeded = await runSqlFiles(pool, folder("seed"), "seed");
    await prepareJobs(url, log);
    return [...migrated, ...seeded];
  } finally {
    await pool.end();
  }
}
