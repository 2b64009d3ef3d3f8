// What the balances of one moment say by themselves [money.md 6]: all of a unit sum to zero (I2), HELD is what the open holds say
// (I9), no pot holds anything [CAR-30]; and which accounts have moved.
import type { AccountId } from "./accounts.ts";
import { FIRST_POOL_ID, unitOf } from "./accounts.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { readMoved } from "./points.ts";
import type { CheckFrom, Moved } from "./points.ts";

export interface Difference {
  /** The account that differs, or a unit whose sum is not zero. */
  readonly where: AccountId | string;
  readonly what: string;
}

export interface Balances {
  readonly differences: readonly Difference[];
  readonly accounts: number;
  readonly moved: ReadonlyMap<AccountId, Moved>;
}

export async function readBalances(connection: Connection, from: CheckFrom): Promise<Balances> {
  const { accounts, differences } = await unitSums(connection);
  const held = await heldDifferences(connection);
  const pots = await potDifferences(connection);
  const moved = await readMoved(connection, from);
  return { accounts, differences: [...differences, ...held, ...pots], moved };
}

async function unitSums(connection: Connection): Promise<Pick<Balances, "differences" | "accounts">> {
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
