// A lane: one connection of its own for batches, with its own shard of every pool, so that no two lanes of any
// process ever wait for the same pool. It comes back by itself after its connection was lost.
import { asBigint } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { MANY_SHARDS } from "./accounts.ts";
import { createLine } from "./line.ts";
import type { LineOptions, Open } from "./line.ts";
import type { Volleys } from "./volley.ts";

export type LaneOptions = Omit<LineOptions, "name">;

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

export function createLane(options: LaneOptions): Lane {
  const line = createLine({ ...options, name: "jonaki-lane" }, claimShard);
  let busy = false;

  /** One at a time; what failed is rolled back, and a connection that cannot even do that is given up. */
  const carry = async <Result>(work: (mine: Open<number>) => Promise<Result>): Promise<Result> => {
    if (busy) throw new Error("A lane carries one transaction at a time.");
    busy = true;
    try {
      const mine = await line.take();
      return await work(mine).catch(async (problem: unknown) => {
        await mine.volleys.send(ROLLBACK).catch(() => line.giveUp(mine));
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
          const answer = await work(connection, mine.state);
          return { answer, written: Promise.resolve() };
        }),
      ),
    burst: (work) => carry((mine) => inBurst(mine, (connection) => work(connection, mine.state))),
    stop: line.stop,
  };
}

const BEGIN = { name: "begin", text: "begin", values: [] };
const COMMIT = { name: "commit", text: "commit", values: [] };
const ROLLBACK = { name: "rollback", text: "rollback", values: [] };

/** Sends the beginning with the first statement and the commit with the last. */
async function inBurst<Result>(
  { volleys }: Open<number>,
  work: (connection: Connection) => Promise<Burst<Result>>,
): Promise<Result> {
  const begun = volleys.send(BEGIN);
  // Whoever fails first is the one that is told.
  begun.catch(() => undefined);
  const guarded = guard(volleys, begun);
  const { answer, written } = await work(guarded.connection);
  guarded.close();
  const [{ command }] = await Promise.all([volleys.send(COMMIT), begun, written]);
  // Work that swallowed the error of a statement would otherwise take the rollback for a commit.
  if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
  return answer;
}

/**
 * No statement is answered before its transaction has begun: the next one would otherwise be committed by itself.
 * And one that came after the commit would not be part of the transaction: it is a fault, not a late write.
 */
function guard(
  volleys: Volleys,
  begun: Promise<unknown>,
): { readonly connection: Connection; close(): void } {
  let closed = false;
  return {
    connection: {
      rows: async (statement) => {
        if (closed) throw new Error(`${statement.name} was sent after its transaction's commit.`);
        const [{ rows }] = await Promise.all([volleys.send(statement), begun]);
        return rows;
      },
    },
    close: () => {
      closed = true;
    },
  };
}

/** The first shard no other lane has; with more lanes than shards some share one, which is slower and still right. */
async function claimShard(volleys: Volleys): Promise<number> {
  const { rows } = await volleys.send({
    name: "ledger_claim_shard",
    text: "select n::bigint from generate_series(0, $2::int - 1) n where pg_try_advisory_lock($1, n) limit 1",
    values: [SHARD_LOCKS, MANY_SHARDS],
  });
  const [row] = rows;
  return row === undefined ? 0 : Number(asBigint(row[0]));
}
