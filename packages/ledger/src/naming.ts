// Accounts in words, for people who look at a difference.
import type { AccountId } from "./accounts.ts";
import { bigints } from "./arrays.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";

/** Every account asked for has a name; one that nobody opened says so. */
export async function nameAccounts(
  connection: Connection,
  accounts: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, string>> {
  const rows = await connection.rows({
    name: "ledger_account_names",
    text: "select id, owner_kind, owner, kind, unit, shard from ledger_accounts where id = any ($1)",
    values: [bigints([...accounts])],
  });
  const known = new Map(rows.map((row) => [asBigint(row[0]), nameOf(row)]));
  return new Map(accounts.map((id) => [id, known.get(id) ?? `account ${id}, which nobody opened`]));
}

function nameOf([id, ownerKind, owner, kind, unit, shard]: readonly unknown[]): string {
  const whose = ownerKind === "HOUSE" ? "the house" : `${asText(ownerKind).toLowerCase()} ${asText(owner)}`;
  const what = asText(kind).toLowerCase().replaceAll("_", " ");
  const part = ownerKind === "MEMBER" ? "" : `, part ${Number(shard)}`;
  return `${whose}: ${what} in ${asText(unit)}${part} (account ${asBigint(id)})`;
}
