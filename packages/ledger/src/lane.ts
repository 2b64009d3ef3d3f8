// A lane: one connection of its own for batches, with its own shard of every pool, so that no two lanes of any
// process ever wait for the same pool. It comes back by itself after its connection was lost.
import { Client } from "pg";
import { asBigint } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { MANY_SHARDS } from "./accounts.ts";
import { connectionOn } from "./pg-connection.ts";

export interface LaneOptions {
  readonly url: string;
  /** The application's role, which cannot write the ledger by itself. */
  readonly role: string;
  /** A batch that takes longer is ended by the database: nothing commits unnoticed late [VEN-11]. */
  readonly timeoutMs: number;
  note(problem: Error): void;
}

export interface Lane {
  /** Runs the work in a transaction, one at a time; everything it did is committed when the promise resolves. */
  transaction<Result>(work: (connection: Connection, shard: number) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** The class of the advisory locks that say which shards are taken. */
const SHARD_LOCKS = 7_340_016;

// The statements of a batch are the same every time: planned once, for a handful of rows found by index.
const SETTINGS =
  "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_mergejoin=off";

/** How much longer than the database itself we wait for it: past that the connection is dead, not slow. */
const SILENCE_MS = 1_000;
const CONNECTING_MS = 5_000;

interface Open {
  readonly client: Client;
  readonly connection: Connection;
  readonly shard: number;
}

export function createLane(options: LaneOptions): Lane {
  let open: Promise<Open> | null = null;
  let busy = false;

  const connect = (): Promise<Open> => {
    const client = clientFor(options);
    // Only this connection is forgotten when it breaks, never the one that has replaced it.
    const lose = (): void => {
      if (open === opening) open = null;
    };
    client.on("error", (problem) => {
      lose();
      options.note(problem);
    });
    const opening = start(client);
    opening.catch(() => {
      lose();
      discard(client);
    });
    return opening;
  };

  return {
    transaction: async (work) => {
      if (busy) throw new Error("A lane carries one transaction at a time.");
      busy = true;
      try {
        const mine = (open ??= connect());
        const { client, connection, shard } = await mine;
        return await inTransaction(client, () => work(connection, shard)).catch(async (problem: unknown) => {
          // A connection that cannot even roll back is not used again.
          await client.query("rollback").catch(() => {
            if (open === mine) open = null;
            discard(client);
          });
          throw problem;
        });
      } finally {
        busy = false;
      }
    },
    stop: async () => {
      const last = await open?.catch(() => null);
      open = null;
      await last?.client.end();
    },
  };
}

const clientFor = ({ url, role, timeoutMs }: LaneOptions): Client =>
  new Client({
    connectionString: url,
    application_name: "jonaki-lane",
    options: `${SETTINGS} -c role=${role} -c transaction_timeout=${timeoutMs}`,
    query_timeout: timeoutMs + SILENCE_MS,
    connectionTimeoutMillis: CONNECTING_MS,
  });

async function start(client: Client): Promise<Open> {
  await client.connect();
  const connection = connectionOn(client);
  return { client, connection, shard: await claimShard(connection) };
}

const discard = (client: Client): void => void client.end().catch(() => undefined);

async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  const result = await work();
  // Work that swallowed the error of a statement would otherwise take the rollback for a commit.
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
  return result;
}

/** The first shard no other lane has; with more lanes than shards some share one, which is slower and still right. */
async function claimShard(connection: Connection): Promise<number> {
  const [row] = await connection.rows({
    name: "ledger_claim_shard",
    text: "select n::bigint from generate_series(0, $2::int - 1) n where pg_try_advisory_lock($1, n) limit 1",
    values: [SHARD_LOCKS, MANY_SHARDS],
  });
  return row === undefined ? 0 : Number(asBigint(row[0]));
}
