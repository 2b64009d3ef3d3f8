// A pool of connections in which an amount never passes through a float, and of which none that breaks ends the process.
import { Pool, types } from "pg";
import type { PoolConfig } from "pg";

const INT8 = 20;

/** int8 is read as bigint. */
const typeParser = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === INT8 ? BigInt : types.getTypeParser(id, format),
};

/** Told of every connection that is lost while nobody uses it. */
type OnLost = (problem: Error) => void;

export function openPool(options: Omit<PoolConfig, "types">, onLost: OnLost): Pool {
  const pool = new Pool({ ...options, types: typeParser });
  // Without a listener an idle connection that breaks would end the process.
  pool.on("error", (problem) => {
    if (!pool.ending) onLost(problem);
  });
  // One that breaks in use would too; whoever uses it hears of it by its statement.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
