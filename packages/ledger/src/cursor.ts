// Rows of a long answer a few at a time, so that neither the process's memory nor its other work feels how
// long it is. The connection must be in a transaction.
import type { Connection, Statement } from "./connection.ts";

/** A dozen milliseconds of work. */
const ROWS_AT_ONCE = 2_000;

export async function* rowsOf(
  connection: Connection,
  statement: Statement,
): AsyncGenerator<readonly unknown[]> {
  for await (const piece of piecesOf(connection, statement)) yield* piece;
}

/** For very many rows: waiting for each by itself costs as much as what is done with it. */
export async function* piecesOf(
  connection: Connection,
  { name, text, values }: Statement,
): AsyncGenerator<readonly (readonly unknown[])[]> {
  await connection.rows({ name, text: `declare ${name} no scroll cursor for ${text}`, values });
  try {
    for (;;) {
      const some = await connection.rows({
        name: `${name}_fetch`,
        text: `fetch ${ROWS_AT_ONCE} from ${name}`,
        values: [],
      });
      yield some;
      if (some.length < ROWS_AT_ONCE) return;
    }
  } finally {
    // A transaction that has failed has closed it already.
    await connection
      .rows({ name: `${name}_close`, text: `close ${name}`, values: [] })
      .catch(() => undefined);
  }
}
