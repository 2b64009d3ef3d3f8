// A connection of the driver as the ledger wants it.
import type { ClientBase } from "pg";
import type { Connection } from "./connection.ts";

export const connectionOn = (client: ClientBase): Connection => ({
  rows: async ({ name, text, values }) => {
    const answer = await client.query<unknown[]>({ name, text, values: [...values], rowMode: "array" });
    return answer.rows;
  },
});
