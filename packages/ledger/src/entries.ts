// The entries of the books in pieces, for whoever walks along them: all there are, account by account, or the legs since the
// last seal in the order they lie in.
import type { AccountId } from "./accounts.ts";
import { bigints } from "./arrays.ts";
import type { ChainedEntry } from "./chain.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { piecesOf } from "./cursor.ts";
import type { Pieces } from "./cursor.ts";
import type { Moved } from "./points.ts";

export interface AccountEntry {
  readonly account: AccountId;
  readonly entry: ChainedEntry;
  /** Hex; it stands on the last entry of a batch. */
  readonly hash: string | null;
}

/** Sorted in the database: of years of entries none may have to wait here for the one before it. */
export async function* allEntries(
  connection: Connection,
  pieces: Pieces,
): AsyncGenerator<readonly AccountEntry[]> {
  const all = {
    name: "ledger_entries_all",
    text: `select account_id, version, transfer_id, amount, balance_after, kind, encode(hash, 'hex')
      from ledger_entries order by account_id, version, transfer_id`,
    values: [],
  };
  for await (const rows of piecesOf(connection, all, pieces))
    yield rows.map(([account, version, transferId, amount, after, kind, hash]) => ({
      account: asBigint(account),
      entry: {
        version: asBigint(version),
        transferId: asBigint(transferId),
        amountMinor: asBigint(amount),
        balanceMinor: asBigint(after),
        kind: asText(kind),
      },
      hash: hash === null ? null : asText(hash),
    }));
}

const sideOf = (side: string): string =>
  `l.${side}_account, l.${side}_version, l.${side}_balance, coalesce(encode(l.${side}_hash, 'hex'), '-')`;
/** A leg in one text: cheap to bring, and to keep for a while. */
const LEGS = `select concat_ws(' ', l.transfer_id, l.amount, ${sideOf("debit")}, ${sideOf("credit")}, l.kind) as leg
  from ledger_legs l`;
const SEALED_AT = "(select at from ledger_seals order by id desc limit 1)";

/** An account that has not moved has its last known version in its balance. */
const startOf = (start: string, side: string): string =>
  `coalesce(${start}.version, (select version from ledger_balances where account_id = l.${side}_account), 0)`;

/**
 * Every leg that may be new. What was not yet committed at the last seal was written less than a minute before it: no
 * transaction that posts lasts longer. Few are, and only there the database compares. Nothing is sorted, so that the first
 * piece costs it no more than any other: sorting a busy minute held everybody up.
 */
export async function* legsSinceSeal(
  connection: Connection,
  moved: ReadonlyMap<AccountId, Moved>,
  pieces: Pieces,
): AsyncGenerator<readonly string[]> {
  const late = {
    name: "ledger_legs_late",
    text: `${LEGS}
      left join unnest($1::bigint[], $2::bigint[]) d(account, version) on d.account = l.debit_account
      left join unnest($1::bigint[], $2::bigint[]) c(account, version) on c.account = l.credit_account
      where l.at >= ${SEALED_AT} - interval '1 minute' and l.at < ${SEALED_AT}
        and (l.debit_version > ${startOf("d", "debit")} or l.credit_version > ${startOf("c", "credit")})`,
    values: [bigints([...moved.keys()]), bigints([...moved.values()].map(({ start }) => start.version))],
  };
  const since = {
    name: "ledger_legs_since",
    text: `${LEGS} where l.at >= coalesce(${SEALED_AT}, '-infinity')`,
    values: [],
  };
  for (const statement of [late, since])
    for await (const rows of piecesOf(connection, statement, pieces)) yield rows.map(([leg]) => asText(leg));
}

const SIDE_PARTS = 4;
const KIND_AT = 2 + 2 * SIDE_PARTS;

/** The entries of both its accounts. */
export function entriesOf(leg: string): readonly [AccountEntry, AccountEntry] {
  const parts = leg.split(" ");
  const [transferId, amountMinor] = [asBigint(parts[0]), asBigint(parts[1])];
  const kind = parts.length === KIND_AT + 1 ? asText(parts[KIND_AT]) : parts.slice(KIND_AT).join(" ");
  const side = (from: number, moves: bigint): AccountEntry => {
    const hash = asText(parts[from + 3]);
    return {
      account: asBigint(parts[from]),
      entry: {
        version: asBigint(parts[from + 1]),
        transferId,
        amountMinor: moves,
        balanceMinor: asBigint(parts[from + 2]),
        kind,
      },
      hash: hash === "-" ? null : hash,
    };
  };
  return [side(2, -amountMinor), side(2 + SIDE_PARTS, amountMinor)];
}
