// The posting path on PostgreSQL: lock and read the accounts, write the batch. Both run in the caller's
// transaction, so that the bet, the counters and the outbox commit with the money or not at all.
import { lockOf } from "./accounts.ts";
import type { AccountId } from "./accounts.ts";
import { createBatch } from "./batch.ts";
import type { AccountState, Batch, LegRow } from "./batch.ts";
import { bigints, digests, strings } from "./arrays.ts";
import { asBigint, asBigintOrNull, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";

const MICROS_PER_MS = 1_000n;

/**
 * Locks in the order of ids whatever the order given; an unknown account is simply not in the batch. Accounts that
 * are only of interest when they ever moved, as BONUS to most bets, are named apart.
 */
export async function openBatch(
  connection: Connection,
  accounts: Iterable<AccountId>,
  perhaps: Iterable<AccountId> = [],
): Promise<Batch> {
  const required = new Set(accounts);
  const all = new Set([...required, ...perhaps]);
  const locks = new Set<AccountId>();
  for (const account of all) locks.add(lockOf(account));
  const rest = [...all].filter((account) => !locks.has(account));
  const movedOnly = !rest.some((account) => required.has(account));
  const rows = await connection.rows({
    name: "ledger_lock",
    text: "select account_id, floor, balance, version, head from ledger_lock($1, $2, $3)",
    values: [bigints([...locks]), bigints(rest), movedOnly],
  });
  const states = new Map<AccountId, AccountState>();
  let [firstTransferId, micros] = [0n, 0n];
  for (const row of rows) {
    const [account, , balance, version] = row;
    if (account === null) [firstTransferId, micros] = [asBigint(balance), asBigint(version)];
    else states.set(asBigint(account), stateOf(row));
  }
  return createBatch(states, firstTransferId, new Date(Number(micros / MICROS_PER_MS)));
}

const stateOf = ([, floor, balance, version, head]: readonly unknown[]): AccountState => ({
  floorMinor: asBigintOrNull(floor),
  balanceMinor: asBigint(balance),
  version: asBigint(version),
  head: asText(head),
});

/**
 * Brings accounts into a batch that only what was read under its locks has named. The caller holds the lock that
 * everybody takes who moves them: they get none of their own, so that the order of locks stands.
 */
export async function widenBatch(
  connection: Connection,
  batch: Batch,
  accounts: Iterable<AccountId>,
): Promise<void> {
  const missing = [...new Set(accounts)].filter((account) => batch.balanceOf(account) === null);
  if (missing.length === 0) return;
  const rows = await connection.rows({
    name: "ledger_states",
    text: `select account_id, floor, balance, version, encode(head, 'hex') from ledger_balances
      where account_id = any ($1)`,
    values: [bigints(missing)],
  });
  batch.join(new Map(rows.map((row) => [asBigint(row[0]), stateOf(row)])));
}

const WRITE = `select ledger_write(${Array.from({ length: 21 }, (_, place) => `$${place + 1}`).join(", ")})`;

/** Writes everything the batch has judged; a figure that does not fit makes the database refuse all of it. */
export async function writeBatch(connection: Connection, batch: Batch): Promise<void> {
  const { keys, legs, moved } = batch.rows();
  if (keys.length === 0 && legs.length === 0) return;
  const accounts = [...moved.values()];
  const heads = headsOf(moved);
  await connection.rows({
    name: "ledger_write",
    text: WRITE,
    values: [
      strings(keys.map((row) => row.key)),
      strings(keys.map((row) => row.kind)),
      digests(keys.map((row) => row.fingerprint)),
      bigints(keys.map((row) => row.transferId)),
      strings(keys.map((row) => row.answer)),
      bigints(keys.map((row) => row.balanceMinor)),
      bigints(legs.map((row) => row.transferId)),
      bigints(legs.map((row) => row.amountMinor)),
      strings(legs.map((row) => row.kind)),
      ...sideArrays(legs, "debit", heads),
      ...sideArrays(legs, "credit", heads),
      bigints([...moved.keys()]),
      bigints(accounts.map(({ version }) => version)),
      bigints(accounts.map(({ balanceMinor }) => balanceMinor)),
      digests(accounts.map(({ head }) => head)),
    ],
  });
}

type Heads = (account: AccountId, version: bigint) => string | null;

/** A head stands on the last entry it covers. */
function headsOf(moved: ReturnType<Batch["rows"]>["moved"]): Heads {
  return (account, version) => {
    const last = moved.get(account);
    return last?.version === version ? last.head : null;
  };
}

function sideArrays(legs: readonly LegRow[], which: "debit" | "credit", heads: Heads): Buffer[] {
  return [
    bigints(legs.map((row) => row[which].account)),
    bigints(legs.map((row) => row[which].version)),
    bigints(legs.map((row) => row[which].balanceMinor)),
    digests(legs.map((row) => heads(row[which].account, row[which].version))),
  ];
}

/** The stored answers of keys, for those that are known. */
export interface KnownKey {
  readonly kind: string;
  readonly fingerprint: string;
  readonly transferId: bigint | null;
  readonly answer: string;
  readonly balanceMinor: bigint | null;
}

export async function readKeys(
  connection: Connection,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownKey>> {
  const rows = await connection.rows({
    name: "ledger_keys",
    text: "select key, kind, encode(fingerprint, 'hex') as fingerprint, transfer_id, answer, balance from ledger_keys where key = any ($1)",
    values: [strings(keys)],
  });
  return new Map(
    rows.map(([key, kind, fingerprint, transferId, answer, balance]) => [
      asText(key),
      {
        kind: asText(kind),
        fingerprint: asText(fingerprint),
        transferId: asBigintOrNull(transferId),
        answer: asText(answer),
        balanceMinor: asBigintOrNull(balance),
      },
    ]),
  );
}
