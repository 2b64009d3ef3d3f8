// The account record's kinds [REP-5] as the ledger writes them down, and which entries a page shows [REP-10]; pure.
import { TRANSACTION_KINDS } from "@jonaki/wire/states";
import type { TRANSACTION_STATES } from "@jonaki/wire/states";

export type RecordKind = (typeof TRANSACTION_KINDS)[number];
export type RecordState = (typeof TRANSACTION_STATES)[number];

/** Kinds a player has by the thousand; the marks count them. */
export const COUNTED = ["BET", "PAYOUT", "REFUND"] as const;
export type CountedKind = (typeof COUNTED)[number];
export const isCounted = (kind: RecordKind): kind is CountedKind => COUNTED.some((one) => one === kind);

/** A posting's kind is the record's in small letters; what a hold gives back has a word behind it. */
const RETURNED = "_returned";
/** Whose transfer it was is told by the sign. */
const ALONG_THE_TREE: ReadonlyMap<string, { readonly out: RecordKind; readonly in: RecordKind }> = new Map([
  ["transfer_up", { out: "TRANSFER_TO_UPLINE", in: "TRANSFER_FROM_DOWNLINE" }],
  ["transfer_down", { out: "TRANSFER_TO_DOWNLINE", in: "TRANSFER_FROM_UPLINE" }],
]);

const TREE_KINDS = [...ALONG_THE_TREE.values()].flatMap((tree) => [tree.out, tree.in]);

const KNOWN: ReadonlyMap<string, RecordKind> = new Map(
  TRANSACTION_KINDS.filter((kind) => !TREE_KINDS.includes(kind)).flatMap((kind): [string, RecordKind][] => [
    [kind.toLowerCase(), kind],
    [`${kind.toLowerCase()}${RETURNED}`, kind],
  ]),
);

/**
 * What the record calls an entry; whatever has no name of its own was put right by hand, as play money that the house gives:
 * nobody paid it in, so it is no deposit here as it is none of the statement [SAFE-15, SAFE-20].
 */
export function kindOf(ledgerKind: string, amountMinor: bigint): RecordKind {
  const tree = ALONG_THE_TREE.get(ledgerKind);
  if (tree !== undefined) return amountMinor < 0n ? tree.out : tree.in;
  return KNOWN.get(ledgerKind) ?? "CORRECTION";
}

/** Which entries a kind names: of these ledger kinds, or of none of them, with this sign. */
export interface KindFilter {
  readonly kinds: readonly string[];
  readonly isNot: boolean;
  readonly sign: -1 | 1 | null;
}

export function entriesOf(kind: RecordKind): KindFilter {
  const [way, names] =
    [...ALONG_THE_TREE].find(([, { out, in: into }]) => out === kind || into === kind) ?? [];
  if (way !== undefined && names !== undefined)
    return { kinds: [way], isNot: false, sign: names.out === kind ? -1 : 1 };
  if (kind !== "CORRECTION")
    return {
      kinds: [...KNOWN].filter(([, named]) => named === kind).map(([name]) => name),
      isNot: false,
      sign: null,
    };
  const others = [...KNOWN].filter(([, named]) => named !== kind).map(([name]) => name);
  return { kinds: [...others, ...ALONG_THE_TREE.keys()], isNot: true, sign: null };
}

/** The states of a hold as the record says them; an entry that is no hold has nothing to wait for. */
export function stateOf(hold: string | null): RecordState {
  if (hold === "OPEN") return "PENDING";
  return hold === "RELEASED" ? "RETURNED" : "DONE";
}

export interface Page {
  readonly number: number;
  readonly size: number;
}

/** Ordinals after the first up to the second; the newest entry has the highest. */
export interface Ordinals {
  readonly after: bigint;
  readonly upTo: bigint;
}

/** A page of the entries after one ordinal up to another, the newest first. */
export function pageWithin({ after, upTo }: Ordinals, page: Page): Ordinals {
  const top = upTo - BigInt(page.size) * BigInt(page.number - 1);
  const bottom = top - BigInt(page.size);
  const last = top > after ? top : after;
  return { after: bottom > after ? bottom : after, upTo: last };
}

/** The same where some numbers do not count: holes are given from the highest down. */
export function pageAround(within: Ordinals, holes: readonly bigint[], page: Page): Ordinals {
  const shown = within.upTo - within.after - BigInt(holes.length);
  const { after, upTo } = pageWithin({ after: 0n, upTo: shown }, page);
  if (upTo === after) return { after: within.after, upTo: within.after };
  return {
    after: numberAt(within.upTo, holes, shown - after - 1n) - 1n,
    upTo: numberAt(within.upTo, holes, shown - upTo),
  };
}

/** The number of the entry that so many newer ones stand before. */
function numberAt(newest: bigint, holes: readonly bigint[], before: bigint): bigint {
  let number = newest - before;
  for (const hole of holes) {
    if (hole < number) break;
    number -= 1n;
  }
  return number;
}

export const pagesFor = (count: bigint, size: number): number => Math.max(1, Math.ceil(Number(count) / size));
