// Puts the steps of one member into the ledger's order. What wrote a key happened when the key was written, whoever
// was told so later; what was answered without one happened when its batch held the locks; repeats happened at any
// time after. The block of transfer ids that a batch takes under its locks is the order of all of them.
import type { Books } from "../model/books.ts";
import type { KeyFound } from "../platform/readback.ts";
import { keyOfStep } from "./steps.ts";
import type { Step } from "./steps.ts";
import type { Keys } from "./linearise.ts";

export interface LedgerOrder {
  readonly placed: readonly Step[];
  /** Of these the ledger does not say when they happened. */
  readonly floating: readonly Step[];
  /** They answer what was kept before, and are held to it at the end. */
  readonly repeats: readonly Step[];
  /** A call that was carried out before one that its process had handed over earlier; there must be none. */
  readonly outOfLine: Step | null;
}

/** Whoever waited for another has a later time and a later block; one batch has one of each. */
interface Event {
  readonly step: Step;
  readonly atMicros: bigint;
  /** Null when only its time is known. */
  readonly block: bigint | null;
}

/** The blocks of the batches that wrote about this time. */
export type BlocksAt = (atMicros: bigint) => readonly bigint[];

/** Ids are handed out in blocks of this many. */
const BLOCK = 1_024n;

export const blockOfTransfer = (transferId: bigint): bigint => transferId - (transferId % BLOCK);

export function inLedgerOrder(
  books: Books,
  steps: readonly Step[],
  keys: Keys,
  blocksAt: BlocksAt,
): LedgerOrder {
  const { writers, answered, floating, repeats } = sorted(books, steps, keys);
  const events: Event[] = [];
  for (const [name, some] of writers) {
    const key = keys.get(name);
    if (key !== undefined) addWriter(events, repeats, some, key, blockOf(key, some, blocksAt));
  }
  events.sort((one, other) => Number(one.atMicros - other.atMicros) || one.step.order - other.step.order);
  const outOfLine = overtaker(events);
  for (const step of answered.toSorted((one, other) => one.order - other.order)) insert(events, step);
  return { placed: events.map(({ step }) => step), floating, repeats, outOfLine };
}

/** A step that wrote nothing stands behind the last one of an earlier block, or of its own that was handed over earlier. */
function insert(events: Event[], step: Step): void {
  const block = step.position ?? 0n;
  const before = events.findLastIndex(
    (event) =>
      event.block !== null &&
      (event.block < block || (event.block === block && event.step.order < step.order)),
  );
  events.splice(before + 1, 0, { step, block, atMicros: events[before]?.atMicros ?? 0n });
}

interface Sorted {
  /** The steps that may have written a key, by the key. */
  readonly writers: ReadonlyMap<string, readonly Step[]>;
  readonly answered: readonly Step[];
  readonly floating: readonly Step[];
  readonly repeats: Step[];
}

function sorted(books: Books, steps: readonly Step[], keys: Keys): Sorted {
  const writers = new Map<string, Step[]>();
  const [answered, floating, repeats]: [Step[], Step[], Step[]] = [[], [], []];
  for (const step of steps) {
    if (step.isPassedOver) continue;
    const key = keyOfStep(step) ?? "";
    const { operation } = step;
    const isCall = operation.kind === "call";
    const written = keys.get(key);
    const isOwn = isCall ? written?.print === operation.print : mayHavePosted(step);
    if (written !== undefined && isOwn) writers.set(key, [...(writers.get(key) ?? []), step]);
    else if (!isCall || operation.member < 0) floating.push(step);
    else if (step.position === null) continue;
    else if (books.kept.get(key)?.print === operation.print) repeats.push(step);
    else answered.push(step);
  }
  return { writers, answered, floating, repeats };
}

/** A repeat and a refusal of the office posted nothing: somebody else's key stands under their name. */
const mayHavePosted = ({ seen }: Step): boolean =>
  seen === null || !(seen.startsWith("refused") || seen.endsWith("again"));

/** By its transfer; else by its time, and where two batches share that by who was answered from one of them. */
function blockOf(
  { transferId, atMicros }: KeyFound,
  some: readonly Step[],
  blocksAt: BlocksAt,
): bigint | null {
  if (transferId !== null) return blockOfTransfer(transferId);
  const blocks = blocksAt(atMicros);
  const answered = blocks.find((block) => some.some(({ position }) => position === block));
  return answered ?? (blocks.length === 1 ? (blocks[0] ?? null) : null);
}

/** One of those that sent it wrote it: the one that was answered from that block, if any; the others repeat it. */
function addWriter(
  events: Event[],
  repeats: Step[],
  some: readonly Step[],
  { atMicros }: KeyFound,
  block: bigint | null,
): void {
  const first = some.toSorted((one, other) => one.order - other.order);
  const writer = first.find(({ position }) => position !== null && position === block) ?? first[0];
  if (writer === undefined) return;
  events.push({ step: writer, atMicros, block });
  repeats.push(...some.filter((step) => step !== writer && step.seen !== null));
}

function overtaker(events: readonly Event[]): Step | null {
  const last = new Map<number, number>();
  for (const { step, block } of events) {
    if (block === null || step.position !== block || step.order === 0) continue;
    if (step.order < (last.get(step.process) ?? 0)) return step;
    last.set(step.process, step.order);
  }
  return null;
}
