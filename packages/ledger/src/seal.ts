// Seals what was checked: a Merkle root over the heads that moved, chained to the seal before, stored and
// handed out for a copy outside the database (I12). Nothing that differs is ever sealed.
import { createHash } from "node:crypto";
import type { AccountId } from "./accounts.ts";
import { bigints, digests } from "./arrays.ts";
import { GENESIS } from "./chain.ts";
import { checkedMoment, readMoment, walkMoment } from "./check.ts";
import type { Checked } from "./check.ts";
import { asBigint, asBigintOrNull, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { rowsOf } from "./cursor.ts";
import { merkleRoot } from "./merkle.ts";
import { pointOf } from "./points.ts";
import type { Point } from "./walk.ts";

export interface Seal {
  readonly id: bigint;
  /** Hex. */
  readonly root: string;
  readonly accounts: number;
}

/** Checks from the last seal on and seals what it found; no seal when something differs, nothing moved, or another did. */
export async function checkAndSeal(
  connection: Connection,
): Promise<Checked & { readonly seal: Seal | null }> {
  // Another process is at it; what it finds is as good.
  if (!(await isMyTurn(connection))) return { ...NOTHING_CHECKED, seal: null };
  const before = await lastSeal(connection);
  const moment = await readMoment(connection);
  const checked = await checkedMoment(connection, moment, await walkMoment(connection, moment));
  return { ...checked, seal: await writeSeal(connection, { at: moment.at, before }, checked) };
}

const NOTHING_CHECKED: Checked = { differences: [], accounts: 0, entries: 0, moved: new Map() };

async function isMyTurn(connection: Connection): Promise<boolean> {
  const [turn] = await connection.rows({
    name: "ledger_seal_turn",
    text: "select pg_try_advisory_xact_lock(7340015)",
    values: [],
  });
  return turn?.[0] === true;
}

/** Seals a moment that is over, and was checked since; null where another seal was made meanwhile. */
export async function sealMoment(
  connection: Connection,
  moment: { readonly at: string; readonly before: Seal | null },
  checked: Checked,
): Promise<Seal | null> {
  if (!(await isMyTurn(connection))) return null;
  const last = await lastSeal(connection);
  return last?.id === moment.before?.id ? writeSeal(connection, moment, checked) : null;
}

/** The time of a seal is that of the moment it seals: the next check goes on from there. */
async function writeSeal(
  connection: Connection,
  { at, before }: { readonly at: string; readonly before: Seal | null },
  { differences, moved }: Checked,
): Promise<Seal | null> {
  if (differences.length > 0 || moved.size === 0) return null;
  const previous = before?.root ?? GENESIS;
  const root = rootOf(previous, moved);
  const accounts = [...moved.keys()];
  const points = [...moved.values()];
  const [row] = await connection.rows({
    name: "ledger_seal",
    text: "select ledger_seal($1::timestamptz, decode($2, 'hex'), decode($3, 'hex'), $4, $5, $6, $7)",
    values: [
      at,
      previous,
      root,
      bigints(accounts),
      bigints(points.map((point) => point.version)),
      bigints(points.map((point) => point.balanceMinor)),
      digests(points.map((point) => point.head)),
    ],
  });
  const id = asBigintOrNull(row?.[0]);
  return id === null ? null : { id, root, accounts: accounts.length };
}

const SEAL = "id, encode(root, 'hex') as root, accounts";
const sealOf = ([id, root, accounts]: readonly unknown[]): Seal => ({
  id: asBigint(id),
  root: asText(root),
  accounts: Number(accounts),
});

export async function lastSeal(connection: Connection): Promise<Seal | null> {
  const [row] = await connection.rows({
    name: "ledger_last_seal",
    text: `select ${SEAL} from ledger_seals order by id desc limit 1`,
    values: [],
  });
  return row === undefined ? null : sealOf(row);
}

/** Every seal in order, as stored; whether they follow from their leaves is checkSeals' question. */
export async function readSeals(connection: Connection): Promise<readonly Seal[]> {
  const rows = await connection.rows({
    name: "ledger_seals_all",
    text: `select ${SEAL} from ledger_seals order by id`,
    values: [],
  });
  return rows.map(sealOf);
}

/** The chained root: the seal before, then the Merkle root of the leaves in the order of account ids. */
export function rootOf(previous: string, moved: ReadonlyMap<AccountId, Point>): string {
  const leaves = [...moved]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([id, { version, balanceMinor, head }]) => `${id} ${version} ${balanceMinor} ${head}`);
  return createHash("sha256").update(Buffer.from(previous, "hex")).update(merkleRoot(leaves)).digest("hex");
}

/** Makes every seal again from its leaves; answers the first whose root is not the stored one. */
export async function checkSeals(connection: Connection): Promise<bigint | null> {
  let [id, before, root] = [0n, GENESIS, GENESIS];
  let last = GENESIS;
  const leaves = new Map<AccountId, Point>();
  const follows = (): boolean => id === 0n || (before === last && rootOf(last, leaves) === root);
  for await (const row of readLeaves(connection)) {
    const next = asBigint(row[0]);
    if (next !== id) {
      if (!follows()) return id;
      if (id !== 0n) last = root;
      [id, before, root] = [next, asText(row[1]), asText(row[2])];
      leaves.clear();
    }
    if (row[3] !== null) leaves.set(asBigint(row[3]), pointOf(row.slice(4)));
  }
  return follows() ? null : id;
}

/** All leaves with their seals, in the order of the seals: one pass, however many there are. */
const readLeaves = (connection: Connection): AsyncGenerator<readonly unknown[]> =>
  rowsOf(connection, {
    name: "ledger_seal_leaves",
    text: `select s.id, encode(s.previous, 'hex') as previous, encode(s.root, 'hex') as root,
        l.account_id, l.version, l.balance, encode(l.head, 'hex') as head
      from ledger_seals s left join ledger_sealed l on l.seal_id = s.id order by s.id`,
    values: [],
  });
