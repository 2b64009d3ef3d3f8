// An account's entries, as whoever walks along them wants them; and all there are, account by account.
import type { AccountId } from "./accounts.ts";
import type { ChainedEntry } from "./chain.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { piecesOf } from "./cursor.ts";

export interface AccountEntry {
  readonly account: AccountId;
  readonly entry: ChainedEntry;
  /** Hex; it stands on the last entry of a batch. */
  readonly hash: string | null;
}

/** Sorted in the database: of years of entries none may have to wait here for the one before it. */
export async function* allEntries(connection: Connection): AsyncGenerator<readonly AccountEntry[]> {
  const all = {
    name: "ledger_entries_all",
    text: `select account_id, version, transfer_id, amount, balance_after, kind, encode(hash, 'hex')
      from ledger_entries order by account_id, version, transfer_id`,
    values: [],
  };
  for await (const rows of piecesOf(connection, all))
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
