// A database for tests of what happens to work whose process is killed in the middle of it.
import type { KyselyPlugin } from "kysely";
import type { Database } from "../src/platform/database/database.ts";

/** A database whose transactions die after so many statements, as if their process had been killed there. */
export function mortal(database: Database): {
  readonly database: Database;
  dieAfter(statements: number): void;
} {
  let left = Infinity;
  const dying: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      left -= 1;
      return left === 0 ? Promise.reject(new Error("killed")) : Promise.resolve(result);
    },
  };
  return {
    database: {
      ...database,
      transaction: (work) => database.transaction((tx) => work(tx.withPlugin(dying))),
    },
    dieAfter: (statements) => (left = statements),
  };
}
