// The table of chains [FAIR-6]: published in advance, played one seed after the other, never forgotten.
import type { OpenTransaction, Queryable } from "../platform/database.ts";

export interface ChainRow {
  readonly id: bigint;
  readonly secret: Buffer;
  readonly length: number;
  readonly salt: string;
  readonly nextPlace: number;
}

export interface NewChain {
  readonly game: string;
  readonly secret: Buffer;
  readonly length: number;
  readonly endHash: string;
  readonly saltEvent: string;
  /** Null until the named event has happened. */
  readonly salt: string | null;
  readonly publishedAt: Date;
}

export interface PublishedChain {
  readonly id: bigint;
  readonly endHash: string;
  readonly length: number;
  readonly saltEvent: string;
  readonly salt: string | null;
  readonly played: number;
  readonly publishedAt: Date;
}

export async function insertChain(store: Queryable, chain: NewChain): Promise<void> {
  await store
    .insertInto("studio_chains")
    .values({
      game: chain.game,
      secret: chain.secret,
      length: chain.length,
      end_hash: chain.endHash,
      salt_event: chain.saltEvent,
      salt: chain.salt,
      published_at: chain.publishedAt,
    })
    .execute();
}

/** The oldest chain that has seeds left and whose salt is known, kept from everybody else until the transaction ends. */
export async function lockChainToPlay(tx: OpenTransaction, game: string): Promise<ChainRow | null> {
  const row = await tx
    .selectFrom("studio_chains")
    .select(["id", "secret", "length", "salt", "next_place as nextPlace"])
    .where("game", "=", game)
    .where("salt", "is not", null)
    .whereRef("next_place", "<", "length")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || row.salt === null ? null : { ...row, salt: row.salt };
}

export async function hasChainAhead(store: Queryable, game: string): Promise<boolean> {
  const row = await store
    .selectFrom("studio_chains")
    .select("id")
    .where("game", "=", game)
    .where("next_place", "=", 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a chain of the game was published with the event before. */
export async function isEventUsed(store: Queryable, game: string, saltEvent: string): Promise<boolean> {
  const row = await store
    .selectFrom("studio_chains")
    .select("id")
    .where("game", "=", game)
    .where("salt_event", "=", saltEvent)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeNextPlace(tx: OpenTransaction, id: bigint, nextPlace: number): Promise<void> {
  await tx.updateTable("studio_chains").set({ next_place: nextPlace }).where("id", "=", id).execute();
}

const PUBLISHED = [
  "id",
  "end_hash as endHash",
  "length",
  "salt_event as saltEvent",
  "salt",
  "next_place as played",
  "published_at as publishedAt",
] as const;

/** Newest first. */
export function readChains(
  store: Queryable,
  game: string,
  limit: number,
): Promise<readonly PublishedChain[]> {
  return store
    .selectFrom("studio_chains")
    .select(PUBLISHED)
    .where("game", "=", game)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export interface ListedChain extends PublishedChain {
  readonly game: string;
}

/** Of all games, newest first. */
export function listChains(store: Queryable, limit: number): Promise<readonly ListedChain[]> {
  return store
    .selectFrom("studio_chains")
    .select(["game", ...PUBLISHED])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Once and for ever: false where there is no such chain, or it has its salt. */
export async function writeSalt(store: Queryable, id: bigint, salt: string): Promise<boolean> {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await store
    .updateTable("studio_chains")
    .set({ salt })
    .where("id", "=", id)
    .where("salt", "is", null)
    .execute();
  return numUpdatedRows === 1n;
}
