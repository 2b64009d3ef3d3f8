// A pool as the query builder wants it, which asks the driver by callback. Asked for a promise, the driver (pg 8.23) lets all
// values and all rows grow old: of 680 statements a second with 20 KB each 28 MB a second stayed in memory until everything was
// looked through, asked by callback nothing did.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";

/** Under which name a statement is prepared; undefined for one that is read anew each time. */
export type NameOf = (text: string) => string | undefined;

const NO_NAME: NameOf = () => undefined;

export function answering(pool: Pool, nameOf: NameOf = NO_NAME): PostgresPool {
  // The query builder knows its connections by identity.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const real = await pool.connect();
      const known = clients.get(real) ?? answeringClient(real, nameOf);
      clients.set(real, known);
      return known;
    },
  };
}

function answeringClient(real: PoolClient, nameOf: NameOf): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = values.length === 0 ? undefined : nameOf(text);
    const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    return asked((answer) => real.query(statement, answer));
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's result has these fields; cursors are not used.
    query: query as PostgresPoolClient["query"] &
      (<Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>),
    release: (destroy) => real.release(destroy),
  };
}

type Answer = (problem: Error | undefined, result: unknown) => void;

async function asked(ask: (answer: Answer) => void): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      ask((problem, result) => (problem ? reject(problem) : resolve(result)));
    });
  } catch (problem) {
    // It was made where the answer came in; here it leads back to whoever asked.
    if (problem instanceof Error) Error.captureStackTrace(problem);
    throw problem;
  }
}
