// One posting in a transaction of the caller's: what a domain uses that has no batch of its own. The key makes
// a repeat harmless: the same content answers the first result, other content is told apart [WAL-3].
import { hash } from "node:crypto";
import type { Leg, PostingRefusal } from "./batch.ts";
import type { Connection } from "./connection.ts";
import { openBatch, readKeys, writeBatch } from "./store.ts";

export interface Posting {
  readonly key: string;
  /** What the account record calls it [REP-5]. */
  readonly kind: string;
  readonly legs: readonly Leg[];
  /** A correction names what it corrects, who made it and why [WAL-2]. */
  readonly note?: Note;
}

export interface Note {
  readonly corrects: bigint | null;
  readonly actor: string;
  readonly reason: string;
}

export type Posted =
  | { readonly transferId: bigint; readonly repeated: boolean }
  | { readonly refused: PostingRefusal | "REQUEST_REUSED" };

export const post = (connection: Connection, posting: Posting): Promise<Posted> =>
  postWhen<never>(connection, posting, { about: "", refusal: () => Promise.resolve(null) });

export interface PostingBounds<Refusal extends string> {
  /** What the request is about beside the money it moves: a repeat must be about the same. */
  readonly about: string;
  /** Asked under the accounts' locks: what stands against a new posting. */
  refusal(): Promise<Refusal | null>;
}

export async function postWhen<Refusal extends string>(
  connection: Connection,
  posting: Posting,
  { about, refusal }: PostingBounds<Refusal>,
): Promise<Posted | { readonly refused: Refusal }> {
  const { key, kind, legs, note } = posting;
  const fingerprint = fingerprintOf(posting, about);
  const batch = await openBatch(
    connection,
    legs.flatMap(({ from, to }) => [from, to]),
  );
  await lockKey(connection, key);
  const known = (await readKeys(connection, [key])).get(key);
  if (known !== undefined) {
    if (known.fingerprint !== fingerprint || known.transferId === null) return { refused: "REQUEST_REUSED" };
    return { transferId: known.transferId, repeated: true };
  }
  const refused = await refusal();
  if (refused !== null) return { refused };
  const result = batch.post(kind, legs);
  if ("refused" in result) return result;
  const { transferId } = result;
  batch.remember({ key, kind, fingerprint, transferId, answer: "OK", balanceMinor: null });
  await writeBatch(connection, batch);
  if (note !== undefined) await writeNote(connection, transferId, note);
  return { transferId, repeated: false };
}

/** The class of the advisory locks on keys. */
const KEY_LOCKS = 7_340_018;

/** One key on other accounts at the same moment would meet only at the unique index, as a fault. After the accounts. */
export async function lockKey(connection: Connection, key: string): Promise<void> {
  await connection.rows({
    name: "ledger_lock_key",
    text: "select pg_advisory_xact_lock($1, hashtext($2))",
    values: [KEY_LOCKS, key],
  });
}

async function writeNote(connection: Connection, transferId: bigint, note: Note): Promise<void> {
  await connection.rows({
    name: "ledger_note",
    text: "select ledger_note($1, $2, $3, $4)",
    values: [transferId, note.corrects, note.actor, note.reason],
  });
}

const fingerprintOf = ({ kind, legs, note }: Posting, about: string): string =>
  hash(
    "sha256",
    JSON.stringify([
      kind,
      legs.map(({ from, to, amountMinor }) => `${from} ${to} ${amountMinor}`),
      note === undefined ? null : [String(note.corrects), note.actor, note.reason],
      about,
    ]),
    "hex",
  );
