// The connection to PostgreSQL: a pool, typed queries through Kysely, and one way to run a transaction.
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { Transaction } from "kysely";
import type { Pool } from "pg";
import { answering, openPool } from "@jonaki/pool";
import type { Log } from "../log.ts";
import { namesByText, PLANNED_BY_INDEX } from "./prepared.ts";
import type { Tables } from "./tables.ts";

export type Store = Kysely<Tables>;
export type OpenTransaction = Transaction<Tables>;
/** What a store needs: either the pool's own connection or an open transaction. */
export type Queryable = Store | OpenTransaction;

export interface Work {
  readonly store: Store;
  transaction<Result>(work: (tx: OpenTransaction) => Promise<Result>): Promise<Result>;
}

export interface Database extends Work {
  readonly pool: Pool;
  /** The same for statements that run many times a second and find all they need by index. */
  readonly busy: Work;
  /** For members' records: a few connections of their own, so that nobody who bets waits for one who reads [money.md 9]. */
  readonly records: Work;
  close(): Promise<void>;
}

/** A statement that takes longer is ended by the database, so that nothing commits unnoticed late. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** No transaction of ours lasts longer; the ledger's check counts on it. */
const TRANSACTION_TIMEOUT_MS = 30_000;
/** The role of everything but migrations: it can read the ledger and post through its functions, nothing else. */
export const APPLICATION_ROLE = "jonaki_app";

/** For the relay and the domains that hear of events. */
const BUSY_CONNECTIONS = 2;
const RECORD_CONNECTIONS = 4;

export function openDatabase(url: string, connections: number, log: Log): Database {
  const pool = openOwn({ url, connections, settings: "" }, log);
  // A connection that had to be opened anew would have to learn its statements anew.
  const prepared = (own: number): Store => {
    const ownPool = openOwn({ url, connections: own, settings: PLANNED_BY_INDEX, idleMs: 0 }, log);
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: answering(ownPool, namesByText()) }) });
  };
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: answering(pool) }) });
  const [busy, records] = [prepared(BUSY_CONNECTIONS), prepared(RECORD_CONNECTIONS)];
  return {
    ...workOn(store),
    pool,
    busy: workOn(busy),
    records: workOn(records),
    close: async () => {
      await Promise.all([store.destroy(), busy.destroy(), records.destroy()]);
    },
  };
}

const workOn = (store: Store): Work => ({
  store,
  transaction: (work) => store.transaction().execute(work),
});

interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  readonly settings: string;
  /** After how long without work a connection is closed; 0 for never. */
  readonly idleMs?: number;
}

const openOwn = ({ url, connections, settings, idleMs }: PoolOptions, log: Log): Pool =>
  openPool(
    {
      connectionString: url,
      max: connections,
      ...(idleMs === undefined ? {} : { idleTimeoutMillis: idleMs }),
      statement_timeout: STATEMENT_TIMEOUT_MS,
      options: `${settings} -c role=${APPLICATION_ROLE} -c transaction_timeout=${TRANSACTION_TIMEOUT_MS}`,
      application_name: "jonaki",
    },
    (problem) => log.warn({ problem: problem.message }, "database connection lost"),
  );

/** The pool as the ledger wants a connection, for single statements. */
export const poolConnection = (pool: Pool) => ({
  rows: async (statement: {
    readonly name: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }) => {
    const answer = await pool.query<unknown[]>({
      name: statement.name,
      text: statement.text,
      values: [...statement.values],
      rowMode: "array",
    });
    return answer.rows;
  },
});

/** An open transaction as the ledger wants its connection: statements with values, rows as arrays. */
export const connectionIn = (tx: OpenTransaction) => ({
  rows: async (statement: { readonly text: string; readonly values: readonly unknown[] }) => {
    const answer = await tx.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(statement.text, [...statement.values]),
    );
    return answer.rows.map((row) => Object.values(row));
  },
});
