// Rows of a long answer a few at a time, so that neither the process's memory nor its other work feels how
// long it is. The connection must be in a transaction.
import type { Connection, Statement } from "./connection.ts";

/** A dozen milliseconds of work in one piece. */
const ROWS_AT_ONCE = 2_000;

export async function* rowsOf(
  connection: Connection,
  { name, text, values }: Statement,
): AsyncGenerator<readonly unknown[]> {
  await connection.rows({ name, text: `declare ${name} no scroll cursor for ${text}`, values });
  try {
    for (;;) {
      const some = await connection.rows({
        name: `${name}_fetch`,
        text: `fetch ${ROWS_AT_ONCE} from ${name}`,
        values: [],
      });
      yield* some;
      if (some.length < ROWS_AT_ONCE) return;
    }
  } finally {
    // A transaction that has failed has closed it already.
    await connection
      .rows({ name: `${name}_close`, text: `close ${name}`, values: [] })
      .catch(() => undefined);
  }
}
