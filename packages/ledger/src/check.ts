// The reconciliations [money.md 6], in one moment of the database: all balances of a unit sum to zero (I2), an
// account's balance is the sum of its entries (I3), its versions have no gap and each balance-after follows from
// the one before (I4), HELD is what the open holds say (I9), no pot holds anything [CAR-30], and the hash chain
// verifies (I12). It goes on from the last sealed point of every account, or from the beginning when asked for everything.
import type { AccountId } from "./accounts.ts";
import { FIRST_POOL_ID, unitOf } from "./accounts.ts";
import { bigints } from "./arrays.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { AT_ONCE } from "./cursor.ts";
import type { Pieces } from "./cursor.ts";
import { allEntries, entriesOf, legsSinceSeal } from "./entries.ts";
import type { AccountEntry } from "./entries.ts";
import { readMoved } from "./points.ts";
import type { CheckFrom, Moved } from "./points.ts";
import { createWalk, inOrder } from "./walk.ts";
import type { Point, Walk } from "./walk.ts";

export interface Difference {
  /** The account that differs, or a unit whose sum is not zero. */
  readonly where: AccountId | string;
  readonly what: string;
}

export interface Checked {
  readonly differences: readonly Difference[];
  readonly accounts: number;
  readonly entries: number;
  /** The accounts that moved since their starting point, at the point they were found at. */
  readonly moved: ReadonlyMap<AccountId, Point>;
}

/** The connection must be in a REPEATABLE READ transaction: balances and entries of one moment. */
export async function checkLedger(
  connection: Connection,
  from: CheckFrom,
  pieces: Pieces = AT_ONCE,
): Promise<Checked> {
  const balances = await readBalances(connection, from, pieces);
  const { moved } = balances;
  const walked =
    from === "the beginning"
      ? await walkEntries(allEntries(connection, pieces), moved, "account by account")
      : await walkEntries(eachIn(legsSinceSeal(connection, moved, pieces)), moved, "as they lie");
  return checkedOf(balances, walked, await strayDifferences(connection, walked.strays));
}

async function* eachIn(legs: AsyncIterable<readonly string[]>): AsyncGenerator<readonly AccountEntry[]> {
  for await (const piece of legs) yield piece.flatMap(entriesOf);
}

/** What a check looks at, of one moment, for whoever walks along it when the moment is over. */
export interface Moment {
  /** When it was, as the database writes it. */
  readonly at: string;
  readonly balances: Balances;
  readonly legs: readonly string[];
}

/**
 * While a moment lasts the database keeps everything as it was, and whatever is changed often becomes slow. So it is read at
 * once, and walked along in peace afterwards. Null when it is more than a process should keep. In a REPEATABLE READ transaction.
 */
export async function readMoment(
  connection: Connection,
  most: number,
  pieces: Pieces,
): Promise<Moment | null> {
  const at = await timeOfMoment(connection);
  const balances = await readBalances(connection, "the last seal", pieces);
  const legs: string[] = [];
  for await (const piece of legsSinceSeal(connection, balances.moved, pieces)) {
    legs.push(...piece);
    if (legs.length > most) return null;
  }
  return { at, balances, legs };
}

/** When the transaction began: a seal of what it sees has this time. */
export async function timeOfMoment(connection: Connection): Promise<string> {
  const [row] = await connection.rows({ name: "ledger_moment", text: "select now()::text", values: [] });
  return asText(row?.[0]);
}

export const walkMoment = ({ balances, legs }: Moment, pieces: Pieces): Promise<Walked> =>
  walkEntries(entriesGently(legs, pieces), balances.moved, "as they lie");

async function* entriesGently(
  legs: readonly string[],
  { rowsAtOnce, rest }: Pieces,
): AsyncGenerator<readonly AccountEntry[]> {
  for (let from = 0; from < legs.length; from += rowsAtOnce) {
    if (from > 0) await rest();
    yield legs.slice(from, from + rowsAtOnce).flatMap(entriesOf);
  }
}

/** What was found, with what the balances of now say: an account's version never falls. */
export const checkedMoment = async (
  connection: Connection,
  { balances }: Moment,
  walked: Walked,
): Promise<Checked> => checkedOf(balances, walked, await strayDifferences(connection, walked.strays));

interface Balances {
  readonly differences: readonly Difference[];
  readonly accounts: number;
  readonly moved: ReadonlyMap<AccountId, Moved>;
}

async function readBalances(connection: Connection, from: CheckFrom, pieces: Pieces): Promise<Balances> {
  const { accounts, differences } = await unitSums(connection);
  const held = await heldDifferences(connection);
  const pots = await potDifferences(connection);
  const moved = await readMoved(connection, from, pieces);
  return { accounts, differences: [...differences, ...held, ...pots], moved };
}

const checkedOf = (balances: Balances, walked: Walked, strays: readonly Difference[]): Checked => ({
  differences: [...balances.differences, ...[...walked.differences, ...strays].toSorted(byAccount)],
  accounts: balances.accounts,
  entries: walked.entries,
  moved: new Map([...balances.moved].map(([account, { now }]) => [account, now])),
});

async function unitSums(connection: Connection): Promise<Pick<Checked, "differences" | "accounts">> {
  const rows = await connection.rows({
    name: "ledger_unit_sums",
    text: "select account_id & 7 as unit, sum(balance)::text as total, count(*) as accounts from ledger_balances group by 1",
    values: [],
  });
  return {
    accounts: rows.reduce((sum, [, , accounts]) => sum + Number(accounts), 0),
    differences: rows
      .filter(([, total]) => total !== "0")
      .map(([unit, total]) => ({
        where: unitOf(asBigint(unit)),
        what: `all balances sum to ${asText(total)}, not to zero`,
      })),
  };
}

/** A member's HELD has 2 in the place of its kind. */
const HELD = `b.account_id < ${1n << 52n} and (b.account_id >> 3) & 7 = 2`;

async function heldDifferences(connection: Connection): Promise<readonly Difference[]> {
  const rows = await connection.rows({
    name: "ledger_held",
    text: `select b.account_id, b.balance, coalesce(h.amount, 0)::text as held from ledger_balances b
      left join (select held_account, sum(amount) as amount from ledger_holds where state = 'OPEN' group by 1) h
        on h.held_account = b.account_id
      where ${HELD} and b.balance <> coalesce(h.amount, 0)`,
    values: [],
  });
  return rows.map(([account, balance, held]) => ({
    where: asBigint(account),
    what: `its open holds sum to ${asText(held)}, its balance says ${asBigint(balance)}`,
  }));
}

/** A hand is one transfer, so whoever looks finds every pot empty [CAR-30]. */
async function potDifferences(connection: Connection): Promise<readonly Difference[]> {
  const rows = await connection.rows({
    name: "ledger_pots",
    text: `select a.id, b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.id >= ${FIRST_POOL_ID} and a.kind = 'POT' and b.balance <> 0`,
    values: [],
  });
  return rows.map(([account, balance]) => ({
    where: asBigint(account),
    what: `a pot holds ${asBigint(balance)} outside of a hand`,
  }));
}

/** What the entries say. */
export interface Walked {
  readonly differences: readonly Difference[];
  readonly entries: number;
  /** Accounts that have not moved, and the highest version an entry of theirs has. */
  readonly strays: ReadonlyMap<AccountId, bigint>;
}

/** Where they come account by account, each walk ends with its own. */
type Order = "account by account" | "as they lie";

async function walkEntries(
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
    if (known === undefined) {
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

/** An entry beyond what an account's balance knows belongs to no walk, and is told as well. */
async function strayDifferences(
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

const byAccount = ({ where: one }: Difference, { where: other }: Difference): number =>
  one < other ? -1 : 1;
