// The life of a player's seeds [FAIR-3, FAIR-4, FAIR-5]: made by the system's generator, committed to before they
// are used, changed only while no round is open, revealed when they are rotated.
import { isClientSeed } from "@jonaki/games";
import { hasOpenRoundOn } from "../instant/rounds.store.ts";
import type { Database, OpenTransaction } from "../platform/database.ts";
import type { Clock, Random } from "../platform/ports.ts";
import { isDue, SEED_LIFE_MS } from "./seeds.rules.ts";
import {
  insertSeed,
  lockSeedInUse,
  markRotated,
  readAged,
  readRevealed,
  writeClientSeed,
} from "./seeds.store.ts";
import type { SeedOwner, SeedRow } from "./seeds.store.ts";

export interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}

/** The seed that ended and the one that begins. */
export interface Rotation {
  readonly ended: SeedRow;
  readonly next: SeedRow;
}

const SERVER_SEED_BYTES = 32;
/** 16 characters of the client seed's alphabet. */
const CLIENT_SEED_BYTES = 12;
const SHOWN_REVEALED = 20;
const AGED_AT_ONCE = 100;

/** The seed in use, locked; the first time a player comes it is made. */
export async function holdSeed(parts: SeedParts, tx: OpenTransaction, owner: SeedOwner): Promise<SeedRow> {
  const found = await lockSeedInUse(tx, owner);
  if (found !== null) return found;
  const clientSeed = parts.random.bytes(CLIENT_SEED_BYTES).toString("base64url");
  return makeSeed(parts, tx, owner, clientSeed);
}

async function makeSeed(
  parts: SeedParts,
  tx: OpenTransaction,
  { player, family }: SeedOwner,
  clientSeed: string,
): Promise<SeedRow> {
  const serverSeed = parts.random.bytes(SERVER_SEED_BYTES);
  await insertSeed(tx, { player, family, serverSeed, clientSeed, madeAt: parts.clock.now() });
  const made = await lockSeedInUse(tx, { player, family });
  if (made === null) throw new Error("a seed that was just made is not there");
  return made;
}

/** Null while a round is open on it. */
export async function rotateHeld(
  parts: SeedParts,
  tx: OpenTransaction,
  seed: SeedRow,
): Promise<Rotation | null> {
  if (await hasOpenRoundOn(tx, seed)) return null;
  const rotatedAt = parts.clock.now();
  await markRotated(tx, seed.id, rotatedAt);
  const next = await makeSeed(parts, tx, seed, seed.clientSeed);
  return { ended: { ...seed, rotatedAt }, next };
}

/** The seed that the next round will be played with: one whose time is up makes room for a new one first. */
export async function freshSeed(parts: SeedParts, tx: OpenTransaction, owner: SeedOwner): Promise<SeedRow> {
  const seed = await holdSeed(parts, tx, owner);
  if (!isDue(seed, parts.clock.now())) return seed;
  return (await rotateHeld(parts, tx, seed))?.next ?? seed;
}

export const readSeed = (parts: SeedParts, owner: SeedOwner): Promise<SeedRow> =>
  parts.database.transaction((tx) => freshSeed(parts, tx, owner));

export const listRevealed = (parts: SeedParts, owner: SeedOwner): Promise<readonly SeedRow[]> =>
  readRevealed(parts.database.store, owner, SHOWN_REVEALED);

export async function setClientSeed(
  parts: SeedParts,
  owner: SeedOwner,
  clientSeed: string,
): Promise<SeedRow | "CLIENT_SEED" | "ROUND_OPEN"> {
  if (!isClientSeed(clientSeed)) return "CLIENT_SEED";
  return parts.database.transaction(async (tx) => {
    const seed = await freshSeed(parts, tx, owner);
    if (await hasOpenRoundOn(tx, seed)) return "ROUND_OPEN";
    await writeClientSeed(tx, seed.id, clientSeed);
    return { ...seed, clientSeed };
  });
}

export const rotateSeed = (parts: SeedParts, owner: SeedOwner): Promise<Rotation | "ROUND_OPEN"> =>
  parts.database.transaction(
    async (tx) => (await rotateHeld(parts, tx, await holdSeed(parts, tx, owner))) ?? "ROUND_OPEN",
  );

/** Rotates the seeds nobody asked about; one that was never played with has nothing to reveal and waits. */
export async function rotateAged(parts: SeedParts): Promise<void> {
  const madeBefore = new Date(parts.clock.now().getTime() - SEED_LIFE_MS);
  for (const owner of await readAged(parts.database.store, madeBefore, AGED_AT_ONCE)) {
    await readSeed(parts, owner);
  }
}
