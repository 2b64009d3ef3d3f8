// The accounts that are not where they were: at their last sealed point, or at the beginning.
import type { AccountId } from "./accounts.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { rowsOf } from "./cursor.ts";
import { GENESIS } from "./chain.ts";
import { BEGINNING } from "./walk.ts";
import type { Point } from "./walk.ts";

export type CheckFrom = "the last seal" | "the beginning";

export interface Moved {
  readonly start: Point;
  readonly now: Point;
}

const NOW = "b.account_id, b.version, b.balance, encode(b.head, 'hex') as head";

const ZERO = String.raw`'\x${GENESIS}'::bytea`;

/** The newest leaf of an account is one step into the index, however many seals there are. */
const SINCE_SEAL = `select ${NOW}, p.version as from_version, p.balance as from_balance, encode(p.head, 'hex') as from_head
  from ledger_balances b left join lateral (
    select s.version, s.balance, s.head from ledger_sealed s where s.account_id = b.account_id order by s.seal_id desc limit 1
  ) p on true
  where b.version <> coalesce(p.version, 0) or b.balance <> coalesce(p.balance, 0) or b.head <> coalesce(p.head, ${ZERO})
  order by b.account_id`;
const SINCE_BEGINNING = `select ${NOW}, null as from_version, null as from_balance, null as from_head
  from ledger_balances b where b.version <> 0 or b.balance <> 0 or b.head <> ${ZERO} order by b.account_id`;

export async function readMoved(
  connection: Connection,
  from: CheckFrom,
): Promise<ReadonlyMap<AccountId, Moved>> {
  const moved = new Map<AccountId, Moved>();
  const text = from === "the last seal" ? SINCE_SEAL : SINCE_BEGINNING;
  const name = from === "the last seal" ? "ledger_moved" : "ledger_accounts_all";
  for await (const row of rowsOf(connection, { name, text, values: [] })) {
    const start = row[4] === null ? BEGINNING : pointOf(row.slice(4));
    moved.set(asBigint(row[0]), { start, now: pointOf(row.slice(1)) });
  }
  return moved;
}

export const pointOf = ([version, balance, head]: readonly unknown[]): Point => ({
  version: asBigint(version),
  balanceMinor: asBigint(balance),
  head: asText(head),
});
