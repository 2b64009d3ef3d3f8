// Walks along the entries of all accounts that moved, each from the point it is known at to the one its balance is at: an
// account's balance is the sum of its entries (I3), its versions have no gap and each balance-after follows from the one before
// (I4), and the hash chain verifies (I12).
import type { AccountId } from "./accounts.ts";
import { bigints } from "./arrays.ts";
import type { Difference } from "./balances.ts";
import { asBigint } from "./connection.ts";
import type { Connection } from "./connection.ts";
import type { AccountEntry } from "./entries.ts";
import type { Moved } from "./points.ts";
import { createWalk, inOrder } from "./walk.ts";
import type { Walk } from "./walk.ts";

/** What the entries say. */
export interface Walked {
  readonly differences: readonly Difference[];
  readonly entries: number;
  /** Accounts with entries beyond the moment, and the highest version one of them has. */
  readonly strays: ReadonlyMap<AccountId, bigint>;
}

/** Where they come account by account, each walk ends with its own. */
type Order = "account by account" | "as they lie";

export async function walkEntries(
  pieces: AsyncIterable<readonly AccountEntry[]>,
  moved: ReadonlyMap<AccountId, Moved>,
  order: Order,
): Promise<Walked> {
  const left = new Map(moved);
  const walks = new Map<AccountId, Walk>();
  const strays = new Map<AccountId, bigint>();
  const differences: Difference[] = [];
  let entries = 0;
  const begin = (account: AccountId, { start, now }: Moved): Walk => {
    const walk = inOrder(createWalk(start, now), start);
    walks.set(account, walk);
    left.delete(account);
    return walk;
  };
  const finish = (): void => {
    for (const [where, walk] of walks) {
      const what = walk.end();
      if (what !== null) differences.push({ where, what });
    }
    walks.clear();
  };
  const walkOf = (account: AccountId, known: Moved): Walk => {
    const walk = walks.get(account);
    if (walk !== undefined) return walk;
    if (order === "account by account") finish();
    return begin(account, known);
  };
  const take = ({ account, entry, hash }: AccountEntry): void => {
    const known = moved.get(account);
    if (known === undefined || entry.version > known.now.version) {
      const highest = strays.get(account);
      if (highest === undefined || entry.version > highest) strays.set(account, entry.version);
    } else if (known.start.version === 0n || entry.version > known.start.version) {
      entries += 1;
      walkOf(account, known).step(entry, hash);
    }
  };
  for await (const piece of pieces) for (const one of piece) take(one);
  for (const [account, known] of left) begin(account, known);
  finish();
  return { differences, entries, strays };
}

/** An entry beyond the moment belongs to no walk. It was posted since, or it is one that even the balance of now does not know. */
export async function strayDifferences(
  connection: Connection,
  strays: ReadonlyMap<AccountId, bigint>,
): Promise<readonly Difference[]> {
  if (strays.size === 0) return [];
  const rows = await connection.rows({
    name: "ledger_strays",
    text: "select account_id, version from ledger_balances where account_id = any($1::bigint[])",
    values: [bigints([...strays.keys()])],
  });
  const known = new Map(rows.map(([account, version]) => [asBigint(account), asBigint(version)]));
  // Whoever never moved has no entry at all.
  return [...strays]
    .filter(([account, version]) => version > (known.get(account) ?? 0n) || !known.get(account))
    .map(([where]) => ({ where, what: "it has entries that its balance does not know of" }));
}
