// One batch of postings on accounts that are locked and read: judges each item on what the items before it
// left, all or nothing, and keeps what has to be written. Pure: it decides, the store writes and the database
// reckons every figure again.
import type { Minor } from "@jonaki/money";
import type { AccountId } from "./accounts.ts";
import { entryLine, nextHead } from "./chain.ts";
import type { ChainedEntry } from "./chain.ts";

export interface AccountState {
  readonly floorMinor: bigint | null;
  readonly balanceMinor: bigint;
  readonly version: bigint;
  /** Hex. */
  readonly head: string;
}

export interface Leg {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amountMinor: Minor;
}

export type PostingRefusal = "NO_ACCOUNT" | "INSUFFICIENT_BALANCE";
export type PostingResult = { readonly transferId: bigint } | { readonly refused: PostingRefusal };

/** A key's stored answer; a refusal has one too, and no transfer. */
export interface KeyRow {
  readonly key: string;
  /** What the key was used for. */
  readonly kind: string;
  /** Hex. */
  readonly fingerprint: string;
  readonly transferId: bigint | null;
  readonly answer: string;
  readonly balanceMinor: bigint | null;
}

export interface Side {
  readonly account: AccountId;
  readonly version: bigint;
  readonly balanceMinor: bigint;
}

export interface LegRow {
  readonly transferId: bigint;
  readonly kind: string;
  readonly amountMinor: bigint;
  readonly debit: Side;
  readonly credit: Side;
}

export interface MovedAccount {
  readonly balanceMinor: bigint;
  readonly version: bigint;
  readonly head: string;
}

export interface BatchRows {
  readonly keys: readonly KeyRow[];
  readonly legs: readonly LegRow[];
  readonly moved: ReadonlyMap<AccountId, MovedAccount>;
}

interface Working {
  readonly floorMinor: bigint | null;
  balanceMinor: bigint;
  version: bigint;
  readonly head: string;
  /** The lines of the entries made in this batch. */
  lines: string;
}

type NewEntry = Pick<ChainedEntry, "transferId" | "kind" | "amountMinor">;

/** As many transfers as a block of ids holds; the store takes one block for each batch. */
export const LARGEST_BATCH = 1_024;

export interface Batch {
  /** The database's time when the locks were held. */
  readonly at: Date;
  balanceOf(account: AccountId): Minor | null;
  /** Accounts that came to be known only under the locks; one that is in the batch already stays as it is there. */
  join(states: ReadonlyMap<AccountId, AccountState>): void;
  /** All legs or none; a leg of nothing is left out. */
  post(kind: string, legs: readonly Leg[]): PostingResult;
  remember(row: KeyRow): void;
  rows(): BatchRows;
}

export function createBatch(
  states: ReadonlyMap<AccountId, AccountState>,
  firstTransferId: bigint,
  at: Date,
): Batch {
  const accounts = new Map<AccountId, Working>();
  const join: Batch["join"] = (more) => {
    for (const [id, state] of more) if (!accounts.has(id)) accounts.set(id, { ...state, lines: "" });
  };
  join(states);
  const keys: KeyRow[] = [];
  const legs: LegRow[] = [];
  let made = 0n;

  const move = (account: AccountId, working: Working, entry: NewEntry): Side => {
    working.balanceMinor += entry.amountMinor;
    working.version += 1n;
    const { version, balanceMinor } = working;
    working.lines += entryLine({ ...entry, version, balanceMinor });
    return { account, version, balanceMinor };
  };

  return {
    at,
    join,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the balance column is in minor units.
    balanceOf: (account) => (accounts.get(account)?.balanceMinor as Minor | undefined) ?? null,
    post: (kind, wanted) => {
      const refused = judge(accounts, wanted);
      if (refused !== null) return { refused };
      if (made === BigInt(LARGEST_BATCH)) throw new RangeError("A batch has no more transfer ids.");
      const transferId = firstTransferId + made;
      made += 1n;
      for (const { from, to, amountMinor } of wanted) {
        const source = accounts.get(from);
        const target = accounts.get(to);
        if (amountMinor === 0n || source === undefined || target === undefined) continue;
        const debit = move(from, source, { transferId, kind, amountMinor: 0n - amountMinor });
        const credit = move(to, target, { transferId, kind, amountMinor });
        legs.push({ transferId, kind, amountMinor, debit, credit });
      }
      return { transferId };
    },
    remember: (row) => void keys.push(row),
    rows: () => ({ keys, legs, moved: movedOf(accounts) }),
  };
}

/** Whether every account exists and none that is guarded would end below its floor. */
function judge(accounts: ReadonlyMap<AccountId, Working>, legs: readonly Leg[]): PostingRefusal | null {
  const change = new Map<AccountId, bigint>();
  for (const { from, to, amountMinor } of legs) {
    if (amountMinor < 0n) throw new RangeError("A leg moves an amount forward, never a negative one.");
    if (from === to) throw new RangeError("A leg needs two accounts.");
    change.set(from, (change.get(from) ?? 0n) - amountMinor);
    change.set(to, (change.get(to) ?? 0n) + amountMinor);
  }
  for (const [id, amountMinor] of change) {
    const account = accounts.get(id);
    if (account === undefined) return "NO_ACCOUNT";
    const { floorMinor, balanceMinor } = account;
    if (amountMinor < 0n && floorMinor !== null && balanceMinor + amountMinor < floorMinor)
      return "INSUFFICIENT_BALANCE";
  }
  return null;
}

function movedOf(accounts: ReadonlyMap<AccountId, Working>): ReadonlyMap<AccountId, MovedAccount> {
  const moved = new Map<AccountId, MovedAccount>();
  for (const [id, { balanceMinor, version, head, lines }] of accounts) {
    if (lines !== "") moved.set(id, { balanceMinor, version, head: nextHead(head, lines) });
  }
  return moved;
}
