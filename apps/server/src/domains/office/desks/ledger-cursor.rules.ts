// Where a page of a member's ledger ended [OFF-10]: the next version to read of each of the member's accounts; pure.
import { LEDGER_KINDS } from "./members.store.ts";
import type { LedgerKind } from "./members.store.ts";

export type LedgerCursor = ReadonlyMap<LedgerKind, bigint>;

/** What is no cursor of ours begins at the newest. */
export function cursorOf(text: string | undefined): LedgerCursor {
  const versions = /^\d{1,18}(\.\d{1,18}){2}$/u.test(text ?? "") ? (text ?? "").split(".") : [];
  return new Map(
    LEDGER_KINDS.flatMap((kind, place) =>
      versions[place] === undefined ? [] : [[kind, BigInt(versions[place])]],
    ),
  );
}

/** After a page: below the last shown of each account; one that was not shown goes on where it was. */
export function cursorAfter(
  before: LedgerCursor,
  page: readonly { readonly account: LedgerKind; readonly version: bigint }[],
): string {
  const last = new Map(before);
  for (const { account, version } of page) last.set(account, version - 1n);
  return LEDGER_KINDS.map((kind) => String(last.get(kind) ?? LARGEST)).join(".");
}

/** No account has as many entries. */
const LARGEST = 999_999_999_999_999_999n;
