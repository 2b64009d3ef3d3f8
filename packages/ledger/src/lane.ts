// A lane: one connection of its own for batches, with its own shard of every pool, so that no two lanes of any
// process ever wait for the same pool. It comes back by itself after its connection was lost.
import { Socket } from "node:net";
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

/** What a burst leaves behind: its answer, and the writes that are on their way. */
export interface Burst<Result> {
  readonly answer: Result;
  readonly written: Promise<unknown>;
}

export interface Lane {
  /**
   * As transaction, but the commit follows the writes without waiting for them: every statement must have been
   * sent when the work resolves. Statements of one burst travel together, which saves most of the way.
   */
  burst<Result>(work: (connection: Connection, shard: number) => Promise<Burst<Result>>): Promise<Result>;
  /** Runs the work in a transaction, one at a time; everything it did is committed when the promise resolves. */
  transaction<Result>(work: (connection: Connection, shard: number) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** The class of the advisory locks that say which shards are taken. */
const SHARD_LOCKS = 7_340_016;

// The statements of a batch are the same every time: planned once, for a handful of rows found by index.
const SETTINGS =
  "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off -c enable_mergejoin=off";

/** How much longer than the database itself we wait for it: past that the connection is dead, not slow. */
const SILENCE_MS = 1_000;
const CONNECTING_MS = 5_000;

interface Open {
  readonly client: Client;
  readonly connection: Connection;
  readonly shard: number;
  /** Holds back what is sent until the present turn is over, so that it leaves in one piece. */
  gather(): void;
}

export function createLane(options: LaneOptions): Lane {
  let open: Promise<Open> | null = null;
  let busy = false;

  const connect = (): Promise<Open> => {
    const socket = new Socket();
    const client = clientFor(options, socket);
    // Only this connection is forgotten when it breaks, never the one that has replaced it.
    const lose = (): void => {
      if (open === opening) open = null;
    };
    client.on("error", (problem) => {
      lose();
      options.note(problem);
    });
    const opening = start(client, gathering(socket));
    opening.catch(() => {
      lose();
      discard(client);
    });
    return opening;
  };

  /** One at a time, on the connection that stands or a new one; a failed one is rolled back or given up. */
  const carry = async <Result>(work: (mine: Open) => Promise<Result>): Promise<Result> => {
    if (busy) throw new Error("A lane carries one transaction at a time.");
    busy = true;
    try {
      const opening = (open ??= connect());
      const mine = await opening;
      return await work(mine).catch(async (problem: unknown) => {
        // A connection that cannot even roll back is not used again.
        await mine.client.query("rollback").catch(() => {
          if (open === opening) open = null;
          discard(mine.client);
        });
        throw problem;
      });
    } finally {
      busy = false;
    }
  };

  return {
    transaction: (work) =>
      carry((mine) =>
        inBurst(mine, async (connection) => {
          const answer = await work(connection, mine.shard);
          return { answer, written: Promise.resolve() };
        }),
      ),
    burst: (work) => carry((mine) => inBurst(mine, (connection) => work(connection, mine.shard))),
    stop: async () => {
      const last = await open?.catch(() => null);
      open = null;
      await last?.client.end();
    },
  };
}

const clientFor = ({ url, role, timeoutMs }: LaneOptions, socket: Socket): Client =>
  new Client({
    connectionString: url,
    stream: () => socket,
    application_name: "jonaki-lane",
    // Statements that do not wait for each other's answers are sent at once and answered in their order.
    pipeline: true,
    options: `${SETTINGS} -c role=${role} -c transaction_timeout=${timeoutMs}`,
    query_timeout: timeoutMs + SILENCE_MS,
    connectionTimeoutMillis: CONNECTING_MS,
  });

async function start(client: Client, gather: () => void): Promise<Open> {
  await client.connect();
  const connection = connectionOn(client);
  return { client, connection, shard: await claimShard(connection), gather };
}

/** One write for all statements of a volley: each by itself would wake the database, which then waits for the next. */
function gathering(socket: Socket): () => void {
  let gathers = false;
  return () => {
    if (gathers) return;
    gathers = true;
    socket.cork();
    process.nextTick(() => {
      gathers = false;
      socket.uncork();
    });
  };
}

const discard = (client: Client): void => void client.end().catch(() => undefined);

/** Sends the beginning with the first statement and the commit with the last. */
async function inBurst<Result>(
  { client, connection, gather }: Open,
  work: (connection: Connection) => Promise<Burst<Result>>,
): Promise<Result> {
  gather();
  const begun = client.query("begin");
  // Whoever fails first is the one that is told.
  begun.catch(() => undefined);
  const guarded = guard(connection, begun, gather);
  const { answer, written } = await work(guarded.connection);
  guarded.close();
  gather();
  const [{ command }] = await Promise.all([client.query("commit"), begun, written]);
  // Work that swallowed the error of a statement would otherwise take the rollback for a commit.
  if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
  return answer;
}

/**
 * No statement is answered before its transaction has begun: the next one would otherwise be committed by itself.
 * And one that came after the commit would not be part of the transaction: it is a fault, not a late write.
 */
function guard(
  connection: Connection,
  begun: Promise<unknown>,
  gather: () => void,
): { readonly connection: Connection; close(): void } {
  let closed = false;
  return {
    connection: {
      rows: async (statement) => {
        if (closed) throw new Error(`${statement.name} was sent after its transaction's commit.`);
        gather();
        const [rows] = await Promise.all([connection.rows(statement), begun]);
        return rows;
      },
    },
    close: () => {
      closed = true;
    },
  };
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
