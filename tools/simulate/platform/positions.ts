// When each answer was made, in the ledger's own order: a batch takes a block of transfer ids once it holds its
// locks, so whoever waited for another has a later block.
import { asBigint } from "../../../packages/ledger/src/index.ts";
import type { Connection } from "../../../packages/ledger/src/index.ts";

const MICROS_PER_MS = 1_000n;

export interface Positions {
  /** A connection that hears which block its batch got. */
  hear(connection: Connection): { readonly connection: Connection; block(): bigint };
  /** The answers of a batch. */
  note(block: bigint, answers: unknown): void;
  of(answer: unknown): bigint | null;
  /** The blocks of the batches that wrote their keys in the millisecond of this time, as far as they are known. */
  writtenAt(atMicros: bigint): readonly bigint[];
}

export function createPositions(): Positions {
  const known = new WeakMap<object, bigint>();
  const written = new Map<number, bigint[]>();
  return {
    hear: (connection) => {
      let block = 0n;
      const read = (name: string, rows: readonly (readonly unknown[])[]): void => {
        if (name === "ledger_lock") block = asBigint(rows.find(([account]) => account === null)?.[2] ?? 0);
        else if (rows[0]?.[0] instanceof Date) {
          const atMs = rows[0][0].getTime();
          written.set(atMs, [...(written.get(atMs) ?? []), block]);
        }
      };
      return {
        block: () => block,
        connection: {
          rows: (statement) => {
            const rows = connection.rows(statement);
            const { name } = statement;
            const tells = name === "ledger_lock" || name === "ledger_write";
            return tells ? rows.then((found) => (read(name, found), found)) : rows;
          },
        },
      };
    },
    note: (block, answers) => {
      if (!Array.isArray(answers)) return;
      for (const answer of answers as readonly unknown[])
        if (typeof answer === "object" && answer !== null) known.set(answer, block);
    },
    of: (answer) => (typeof answer === "object" && answer !== null ? (known.get(answer) ?? null) : null),
    writtenAt: (atMicros) => written.get(Number(atMicros / MICROS_PER_MS)) ?? [],
  };
}
