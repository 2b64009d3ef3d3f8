// The studio's own connections to PostgreSQL: a small pool, typed queries through Kysely, one way to run a
// transaction. The studio sees its own tables only.
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { Transaction } from "kysely";
import type { Pool } from "pg";
import { answering, openPool } from "@jonaki/pool";
import type { Log } from "./ports.ts";
import type { Tables } from "./tables.ts";

export type Store = Kysely<Tables>;
export type OpenTransaction = Transaction<Tables>;
export type Queryable = Store | OpenTransaction;

/** A statement that runs many times a second: read and planned once for each connection. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

export type Ask = <Row extends object>(
  statement: Prepared,
  values: readonly unknown[],
) => Promise<readonly Row[]>;

export interface Database {
  readonly store: Store;
  /** By itself, outside of every transaction. */
  readonly ask: Ask;
  transaction<Result>(work: (tx: OpenTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const CONNECTIONS = 8;
const STATEMENT_TIMEOUT_MS = 10_000;
/**
 * Everything the studio asks for it asks for by keys, a few hundred at most. Of a table that is young, or that nobody has
 * counted yet, PostgreSQL would read every row instead, at each statement.
 */
const BY_KEYS =
  "-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off -c plan_cache_mode=force_generic_plan";
export const openStudioPool = (url: string, log: Log): Pool =>
  openPool(
    {
      connectionString: url,
      max: CONNECTIONS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      options: BY_KEYS,
      application_name: "jonaki-studio",
    },
    (problem) => log.warn({ problem: problem.message }, "studio: database connection lost"),
  );

export function databaseOn(pool: Pool): Database {
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: answering(pool) }) });
  return {
    store,
    ask: async <Row extends object>({ name, text }: Prepared, values: readonly unknown[]) =>
      (await pool.query<Row>({ name, text, values: [...values] })).rows,
    transaction: (work) => store.transaction().execute(work),
    close: () => store.destroy(),
  };
}

/** The same statements within a transaction. */
export const askIn =
  (tx: OpenTransaction): Ask =>
  async <Row extends object>({ text }: Prepared, values: readonly unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
