// The table of shared rounds. Whoever changes a round's state holds its row; a bet and a cash-out hold it shared, so that
// none slips in behind the change.
import type { CrashState } from "@jonaki/games/play/crash-wire";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../platform/database.ts";

export interface CrashRoundRow {
  readonly number: bigint;
  readonly round: string;
  readonly salt: string;
  readonly version: string;
  readonly tableHash: string;
  readonly seed: Buffer;
  readonly seedHash: string;
  readonly burst: number;
  readonly state: CrashState;
  readonly openedAt: Date;
  readonly fliesAt: Date;
  readonly burstsAt: Date;
  readonly overAt: Date | null;
}

export interface NewCrashRound {
  readonly chainId: bigint;
  readonly place: number;
  readonly salt: string;
  readonly version: string;
  readonly tableHash: string;
  readonly seed: Buffer;
  readonly burst: number;
  readonly openedAt: Date;
  readonly fliesAt: Date;
  readonly burstsAt: Date;
}

const CHANNEL = "studio_crash";

const rounds = (store: Queryable) =>
  store
    .selectFrom("studio_crash_rounds")
    .select([
      "number",
      "round",
      "salt",
      "version",
      "table_hash as tableHash",
      "seed",
      "seed_hash as seedHash",
      "burst",
      sql<CrashState>`state`.as("state"),
      "opened_at as openedAt",
      "flies_at as fliesAt",
      "bursts_at as burstsAt",
      "over_at as overAt",
    ]);

export async function readNewest(store: Queryable): Promise<CrashRoundRow | null> {
  return (await rounds(store).orderBy("number", "desc").limit(1).executeTakeFirst()) ?? null;
}

/** The last ones that are over, newest first. */
export const readOver = (store: Queryable, limit: number): Promise<readonly CrashRoundRow[]> =>
  rounds(store).where("state", "=", "OVER").orderBy("number", "desc").limit(limit).execute();

/** Whoever wants to open a round waits here for the one who does. */
export async function lockOpening(tx: OpenTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${CHANNEL}))`.execute(tx);
}

export async function insertCrashRound(tx: OpenTransaction, round: NewCrashRound): Promise<void> {
  await tx
    .insertInto("studio_crash_rounds")
    .values({
      chain_id: round.chainId,
      place: round.place,
      salt: round.salt,
      version: round.version,
      table_hash: round.tableHash,
      seed: round.seed,
      burst: round.burst,
      opened_at: round.openedAt,
      flies_at: round.fliesAt,
      bursts_at: round.burstsAt,
    })
    .execute();
}

/** Moves a round on, once; false when somebody else did. */
export async function moveRound(
  tx: OpenTransaction,
  number: bigint,
  { from, to, overAt }: { readonly from: CrashState; readonly to: CrashState; readonly overAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("studio_crash_rounds")
    .set({ state: to, ...(overAt === undefined ? {} : { over_at: overAt }) })
    .where("number", "=", number)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Heard by every process once the transaction is committed. */
export async function tellRound(tx: OpenTransaction): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
}

export const LISTEN_TO_ROUNDS = `listen ${CHANNEL}`;
