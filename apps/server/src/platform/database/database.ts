// The connection to PostgreSQL: a pool, typed queries through Kysely, and one way to run a transaction.
import { Kysely, PostgresDialect } from "kysely";
import type { Transaction } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "../log.ts";
import type { Tables } from "./tables.ts";

export type Store = Kysely<Tables>;
export type OpenTransaction = Transaction<Tables>;
/** What a store needs: either the pool's own connection or an open transaction. */
export type Queryable = Store | OpenTransaction;

export interface Database {
  readonly store: Store;
  readonly pool: Pool;
  transaction<Result>(work: (tx: OpenTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const INT8 = 20;
/** A statement that takes longer is ended by the database, so that nothing commits unnoticed late. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** int8 is read as bigint: a balance must not pass through a float. */
const typeParser = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === INT8 ? BigInt : types.getTypeParser(id, format),
};

export function openDatabase(url: string, connections: number, log: Log): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: typeParser,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: "jonaki",
  });
  let closing = false;
  // Without a listener an idle connection that breaks would end the process.
  pool.on("error", (problem) => {
    if (!closing) log.warn({ problem: problem.message }, "database connection lost");
  });
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    store,
    pool,
    transaction: (work) => store.transaction().execute(work),
    close: () => {
      closing = true;
      return store.destroy();
    },
  };
}
