// Finds calls in the raw log by round, transaction or member [VEN-17], over every vendor, the newest first. The answer that
// a transaction id has for ever is not here: it stands with the transaction, in the ledger.
import type { Database } from "../../../platform/database/database.ts";
import { playerOf } from "../../wallet/wallet.ts";
import { readCalls, readHandles } from "./vendor-calls.store.ts";
import type { FoundCall } from "./vendor-calls.store.ts";

export type CallSearch =
  | { readonly by: "round" | "transaction"; readonly value: string }
  | { readonly by: "member"; readonly memberId: bigint };

const MOST = 200;

export async function findVendorCalls(
  { store }: Pick<Database, "store">,
  search: CallSearch,
): Promise<readonly FoundCall[]> {
  if (search.by !== "member") return readCalls(store, [`${search.by}:${search.value}`], MOST);
  const handles = [...(await readHandles(store, search.memberId)), playerOf(search.memberId)];
  return readCalls(
    store,
    handles.map((handle) => `player:${handle}`),
    MOST,
  );
}
