// Rows of a long answer a few at a time, so that neither the process's memory nor its other work feels how
// long it is. The connection must be in a transaction.
import type { Connection, Statement } from "./connection.ts";

/** How much is done in one piece, and what lies between two of them. */
export interface Pieces {
  readonly rowsAtOnce: number;
  rest(): Promise<void>;
}

/** As fast as it goes, a dozen milliseconds of work in one piece. */
export const AT_ONCE: Pieces = { rowsAtOnce: 2_000, rest: () => Promise.resolve() };

export async function* rowsOf(
  connection: Connection,
  statement: Statement,
  pieces: Pieces = AT_ONCE,
): AsyncGenerator<readonly unknown[]> {
  for await (const piece of piecesOf(connection, statement, pieces)) yield* piece;
}

/** For very many rows: waiting for each by itself costs as much as what is done with it. */
export async function* piecesOf(
  connection: Connection,
  { name, text, values }: Statement,
  { rowsAtOnce, rest }: Pieces,
): AsyncGenerator<readonly (readonly unknown[])[]> {
  await connection.rows({ name, text: `declare ${name} no scroll cursor for ${text}`, values });
  try {
    for (;;) {
      const some = await connection.rows({
        // Whoever reads in other pieces may do so on the same connection.
        name: `${name}_fetch_${rowsAtOnce}`,
        text: `fetch ${rowsAtOnce} from ${name}`,
        values: [],
      });
      yield some;
      if (some.length < rowsAtOnce) return;
      await rest();
    }
  } finally {
    // A transaction that has failed has closed it already.
    await connection
      .rows({ name: `${name}_close`, text: `close ${name}`, values: [] })
      .catch(() => undefined);
  }
}
