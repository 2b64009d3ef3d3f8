// The reconciliations [money.md 6], in one moment of the database: all balances of a unit sum to zero (I2), an
// account's balance is the sum of its entries (I3), its versions have no gap and each balance-after follows from
// the one before (I4), HELD is what the open holds say (I9), no pot holds anything [CAR-30], and the hash chain
// verifies (I12). It goes on from the last sealed point of every account, or from the beginning when asked for everything.
import type { AccountId } from "./accounts.ts";
import { FIRST_POOL_ID, unitOf } from "./accounts.ts";
import { bigints } from "./arrays.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { AT_ONCE, rowsOf } from "./cursor.ts";
import type { Pieces } from "./cursor.ts";
import { readMoved } from "./points.ts";
import type { CheckFrom, Moved } from "./points.ts";
import { createWalk } from "./walk.ts";
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
  const sums = await unitSums(connection);
  const held = await heldDifferences(connection);
  const pots = await potDifferences(connection);
  const moved = await readMoved(connection, from, pieces);
  const { differences, entries } = await walkEntries(readEntries(connection, moved, from, pieces), moved);
  return {
    differences: [...sums.differences, ...held, ...pots, ...differences],
    accounts: sums.accounts,
    entries,
    moved: new Map([...moved].map(([account, { now }]) => [account, now])),
  };
}

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

/** An entry beyond what an account's balance knows belongs to no walk, and is told as well. */
async function walkEntries(
  rows: AsyncIterable<readonly unknown[]>,
  moved: ReadonlyMap<AccountId, Moved>,
): Promise<{ readonly differences: readonly Difference[]; readonly entries: number }> {
  const differences: Difference[] = [];
  const left = new Map(moved);
  let entries = 0;
  let [account, walk]: [AccountId | null, Walk] = [null, unknownWalk];
  const finish = (): void => {
    const what = account === null ? null : walk.end();
    if (account !== null && what !== null) differences.push({ where: account, what });
  };
  const begin = (next: AccountId): void => {
    finish();
    const known = left.get(next);
    left.delete(next);
    [account, walk] = [next, known === undefined ? unknownWalk : createWalk(known.start, known.now)];
  };
  for await (const row of rows) {
    entries += 1;
    const of = asBigint(row[0]);
    if (of !== account) begin(of);
    walk.step(entryOf(row), row[6] === null ? null : asText(row[6]));
  }
  for (const unseen of left.keys()) begin(unseen);
  finish();
  return { differences, entries };
}

const unknownWalk: Walk = {
  step: () => undefined,
  end: () => "it has entries that its balance does not know of",
};

const entryOf = ([, version, transferId, amount, after, kind]: readonly unknown[]) => ({
  version: asBigint(version),
  transferId: asBigint(transferId),
  amountMinor: asBigint(amount),
  balanceMinor: asBigint(after),
  kind: asText(kind),
});

const ENTRY =
  "e.account_id, e.version, e.transfer_id, e.amount, e.balance_after, e.kind, encode(e.hash, 'hex') as hash";
const ORDER = "order by e.account_id, e.version, e.transfer_id";

function readEntries(
  connection: Connection,
  moved: ReadonlyMap<AccountId, Moved>,
  from: CheckFrom,
  pieces: Pieces,
): AsyncGenerator<readonly unknown[]> {
  if (from === "the beginning") {
    const all = { name: "ledger_entries_all", text: `select ${ENTRY} from ledger_entries e ${ORDER}` };
    return rowsOf(connection, { ...all, values: [] }, pieces);
  }
  // What was not yet committed at the last seal was written less than a minute before it: no transaction that
  // posts lasts longer. An account that has not moved has its last known version in its balance.
  const since = {
    name: "ledger_entries_since",
    text: `select ${ENTRY} from ledger_entries e
      left join unnest($1::bigint[], $2::bigint[]) s(account, version) on s.account = e.account_id
      left join ledger_balances b on b.account_id = e.account_id
      where e.at >= coalesce((select at - interval '1 minute' from ledger_seals order by id desc limit 1), '-infinity')
        and e.version > coalesce(s.version, b.version, 0) ${ORDER}`,
    values: [bigints([...moved.keys()]), bigints([...moved.values()].map(({ start }) => start.version))],
  };
  return rowsOf(connection, since, pieces);
}
