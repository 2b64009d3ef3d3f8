// The table of seeds: one in use per player and family [FAIR-3], the rotated ones kept for ever.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../platform/database.ts";

export interface SeedOwner {
  readonly player: string;
  readonly family: string;
}

export interface SeedRow extends SeedOwner {
  readonly id: bigint;
  readonly serverSeed: Buffer;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
  readonly madeAt: Date;
  readonly rotatedAt: Date | null;
}

export interface NewSeed extends SeedOwner {
  readonly serverSeed: Buffer;
  readonly clientSeed: string;
  readonly madeAt: Date;
}

const COLUMNS = [
  "id",
  "player",
  "family",
  "server_seed as serverSeed",
  "server_seed_hash as serverSeedHash",
  "client_seed as clientSeed",
  "next_nonce as nextNonce",
  "made_at as madeAt",
  "rotated_at as rotatedAt",
] as const;

/** The seed in use, kept from everybody else until the transaction ends. */
export async function lockSeedInUse(
  tx: OpenTransaction,
  { player, family }: SeedOwner,
): Promise<SeedRow | null> {
  const row = await tx
    .selectFrom("studio_seeds")
    .select(COLUMNS)
    .where("player", "=", player)
    .where("family", "=", family)
    .where("rotated_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export function lockSeed(tx: OpenTransaction, id: bigint): Promise<SeedRow> {
  return tx
    .selectFrom("studio_seeds")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Does nothing when the player has a seed in use already: another request made it a moment ago. */
export async function insertSeed(tx: OpenTransaction, seed: NewSeed): Promise<void> {
  await tx
    .insertInto("studio_seeds")
    .values({
      player: seed.player,
      family: seed.family,
      server_seed: seed.serverSeed,
      client_seed: seed.clientSeed,
      made_at: seed.madeAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["player", "family"]).where("rotated_at", "is", null).doNothing(),
    )
    .execute();
}

export async function markRotated(tx: OpenTransaction, id: bigint, at: Date): Promise<void> {
  await tx.updateTable("studio_seeds").set({ rotated_at: at }).where("id", "=", id).execute();
}

export async function writeClientSeed(tx: OpenTransaction, id: bigint, clientSeed: string): Promise<void> {
  await tx.updateTable("studio_seeds").set({ client_seed: clientSeed }).where("id", "=", id).execute();
}

/** Newest first. */
export function readRevealed(
  store: Queryable,
  { player, family }: SeedOwner,
  limit: number,
): Promise<readonly SeedRow[]> {
  return store
    .selectFrom("studio_seeds")
    .select(COLUMNS)
    .where("player", "=", player)
    .where("family", "=", family)
    .where("rotated_at", "is not", null)
    .orderBy("rotated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/**
 * Seeds that were played with and are older than a moment: their time is up. One with a round that nobody plays on keeps its
 * place until that ends, and must not keep the others from theirs.
 */
export function readAged(store: Queryable, madeBefore: Date, limit: number): Promise<readonly SeedOwner[]> {
  return store
    .selectFrom("studio_seeds as seed")
    .select(["player", "family"])
    .where("rotated_at", "is", null)
    .where("played", "=", true)
    .where("made_at", "<=", madeBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("studio_rounds as round")
            .select("round.id")
            .whereRef("round.player", "=", "seed.player")
            .whereRef("round.seed_id", "=", "seed.id")
            .where(sql<boolean>`round.is_open`),
        ),
      ),
    )
    .orderBy("made_at")
    .limit(limit)
    .execute();
}
