// A seal as a line of the file outside the database, and what the two say of each other (I12); pure.
import type { Seal } from "@jonaki/ledger";

export const sealLine = ({ id, root, accounts }: Seal, at: Date): string =>
  `${id} ${root} ${accounts} ${at.toISOString()}`;

const LINE = /^(\d{1,18}) ([0-9a-f]{64}) \d+ \S+$/u;

export interface Compared {
  readonly differences: readonly string[];
  /** Lines that a power cut left in pieces; every seal covers the ones before it, so none is needed. */
  readonly unreadable: number;
}

/**
 * Each line must be a seal of the database, and the database's last seal must have its line. A line between may be
 * missing: each worker writes its own seals into its own file, and a seal's root covers all before it.
 */
export function compareSeals(seals: readonly Seal[], lines: readonly string[]): Compared {
  const roots = new Map(seals.map(({ id, root }) => [id, root]));
  const last = seals.at(-1);
  const differences: string[] = [];
  let unreadable = 0;
  let hasLast = last === undefined;
  for (const line of lines) {
    const [, number = "", root] = LINE.exec(line) ?? [];
    if (number === "") {
      unreadable += 1;
      continue;
    }
    const id = BigInt(number);
    const stored = roots.get(id);
    if (stored === undefined) differences.push(`seal ${id} is in the file and not in the database`);
    else if (stored !== root) differences.push(`seal ${id} has another root in the file`);
    else if (id === last?.id) hasLast = true;
  }
  if (!hasLast) differences.push(`the last seal, ${last?.id}, is not in the file`);
  return { differences, unreadable };
}
