// A pool whose statements are prepared once for each connection, by their text: for the few that run many times a
// second, reading and planning them would cost more than running them.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";

/** Planned when a connection first meets them, perhaps on an empty table, and right for a full one. */
export const PLANNED_BY_INDEX =
  "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off -c enable_mergejoin=off";

/** Far more than the house has; texts that grow with their lists must not fill the connections' memory. */
const MOST_TEXTS = 200;

export function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_TEXTS) return known;
    const name = `busy_${names.size}`;
    names.set(text, name);
    return name;
  };
  // The query builder knows its connections by identity.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const real = await pool.connect();
      const known = clients.get(real) ?? preparingClient(real, nameOf);
      clients.set(real, known);
      return known;
    },
  };
}

function preparingClient(real: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = values.length === 0 ? undefined : nameOf(text);
    return real.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's result has these fields; cursors are not used.
    query: query as PostgresPoolClient["query"] &
      (<Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>),
    release: (destroy) => real.release(destroy),
  };
}
