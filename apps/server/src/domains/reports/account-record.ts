// The account record [REP-4 to REP-6]: a page of it by any filter, with totals that are those of the same rows.
import type { Unit } from "@jonaki/ledger";
import type { Queryable } from "../../platform/database/database.ts";
import type { RecordRange } from "./record-range.rules.ts";
import { entriesOf, isCounted, pageAround, pageWithin } from "./account-record.rules.ts";
import type { Page, RecordKind, RecordState } from "./account-record.rules.ts";
import { readRecordRows } from "./account-record.store.ts";
import type { RecordRow } from "./account-record.store.ts";
import { COUNTED_COLUMNS, ownerOf } from "./record-entries.store.ts";
import type { RecordOwner, RecordPoint } from "./record-entries.store.ts";
import { markRecord } from "./record-marks.ts";
import { readHead, readPointAt } from "./record-points.store.ts";
import { readSingles } from "./record-singles.store.ts";

export interface RecordFilter {
  readonly memberId: bigint;
  readonly unit: Unit;
  readonly range: RecordRange;
  readonly kind: RecordKind | null;
  readonly state: RecordState | null;
}

export interface RecordPage {
  readonly rows: readonly RecordRow[];
  readonly count: bigint;
  readonly cameInMinor: bigint;
  readonly wentOutMinor: bigint;
}

/** A record without entries. */
export const NO_RECORD: RecordPage = { rows: [], count: 0n, cameInMinor: 0n, wentOutMinor: 0n };

/** The part of a record that a filter's days hold. */
interface Stretch {
  readonly store: Queryable;
  readonly owner: RecordOwner;
  readonly begin: RecordPoint;
  readonly end: RecordPoint;
}

/** More would be felt with every page; the marks are made at once then, and not in a minute. */
const MOST_UNMARKED = 512n;

/** Null for who never had an account. */
async function stretchOf(
  store: Queryable,
  { memberId, unit, range }: Pick<RecordFilter, "memberId" | "unit" | "range">,
): Promise<Stretch | null> {
  const owner = ownerOf(memberId, unit);
  const head = await readHead(store, owner);
  if (head === null) return null;
  if (head.unmarked > MOST_UNMARKED) await markRecord(store, owner);
  const [begin, end] = await Promise.all([
    readPointAt(store, owner, head, range.from),
    readPointAt(store, owner, head, range.until),
  ]);
  return { store, owner, begin, end };
}

export async function readAccountRecord(
  store: Queryable,
  filter: RecordFilter,
  page: Page,
): Promise<RecordPage> {
  const { kind, state } = filter;
  const stretch = await stretchOf(store, filter);
  if (stretch === null || state === "FAILED") return NO_RECORD;
  if (kind !== null && isCounted(kind))
    // A stake is moved, not held: it waits for nothing.
    return state === null || state === "DONE" ? countedPage(stretch, kind, page) : NO_RECORD;
  if (kind !== null || state === "PENDING" || state === "RETURNED")
    return singlesPage(stretch, kind, state, page);
  return state === "DONE" ? donePage(stretch, page) : wholePage(stretch, page);
}

/** Everything that came in, and by the balances at both ends everything that went out. */
function totalsOf({ begin, end }: Stretch): Omit<RecordPage, "rows"> {
  const cameInMinor = end.came_in - begin.came_in;
  return {
    count: end.number - begin.number,
    cameInMinor,
    wentOutMinor: cameInMinor - (end.balance - begin.balance),
  };
}

async function wholePage(stretch: Stretch, page: Page): Promise<RecordPage> {
  const { store, owner, begin, end } = stretch;
  const ordinals = pageWithin({ after: begin.number, upTo: end.number }, page);
  return { rows: await readRecordRows(store, owner, end, null, ordinals), ...totalsOf(stretch) };
}

async function countedPage(
  { store, owner, begin, end }: Stretch,
  kind: keyof typeof COUNTED_COLUMNS,
  page: Page,
): Promise<RecordPage> {
  const { count, sum } = COUNTED_COLUMNS[kind];
  const ordinals = pageWithin({ after: begin[count], upTo: end[count] }, page);
  const movedMinor = end[sum] - begin[sum];
  return {
    rows: await readRecordRows(store, owner, end, kind, ordinals),
    count: end[count] - begin[count],
    cameInMinor: kind === "BET" ? 0n : movedMinor,
    wentOutMinor: kind === "BET" ? movedMinor : 0n,
  };
}

async function singlesPage(
  { store, owner, begin, end }: Stretch,
  kind: RecordKind | null,
  state: RecordState | null,
  { number, size }: Page,
): Promise<RecordPage> {
  const filter = {
    begin,
    end,
    kind: kind === null ? null : entriesOf(kind),
    states: state === null ? null : [state],
  };
  const found = await readSingles(store, owner, filter, { skip: (number - 1) * size, most: size });
  return { rows: found.rows, count: found.count, cameInMinor: found.came_in, wentOutMinor: found.went_out };
}

/** Holds of a member at one time are counted on fingers, those that were given back on many of them. */
const ALL = 1_000_000;

/** Everything but what waits or was given back. */
async function donePage(stretch: Stretch, page: Page): Promise<RecordPage> {
  const { store, owner, begin, end } = stretch;
  const filter = { begin, end, kind: null, states: ["PENDING", "RETURNED"] as const };
  const left = await readSingles(store, owner, filter, { skip: 0, most: ALL });
  const holes = left.rows.map(({ number }) => number);
  const ordinals = pageAround({ after: begin.number, upTo: end.number }, holes, page);
  const rows = await readRecordRows(store, owner, end, null, ordinals);
  const isHole = new Set(holes);
  const whole = totalsOf(stretch);
  return {
    rows: rows.filter(({ number }) => !isHole.has(number)),
    count: whole.count - left.count,
    cameInMinor: whole.cameInMinor - left.came_in,
    wentOutMinor: whole.wentOutMinor - left.went_out,
  };
}

/** All entries of some days that are neither stake, payout nor refund. */
export async function readOtherEntries(
  store: Queryable,
  filter: Pick<RecordFilter, "memberId" | "unit" | "range">,
): Promise<readonly RecordRow[]> {
  const stretch = await stretchOf(store, filter);
  if (stretch === null) return [];
  const { owner, begin, end } = stretch;
  return (await readSingles(store, owner, { begin, end, kind: null, states: null }, { skip: 0, most: ALL }))
    .rows;
}
