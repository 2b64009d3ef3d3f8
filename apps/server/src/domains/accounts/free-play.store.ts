// The guests of free play: how many came from where in a day, and the new one.
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import { sql } from "kysely";
import type { OpenTransaction } from "../../platform/database/database.ts";

export interface Origin {
  readonly randomHash: Buffer;
  readonly device: string;
  /** As limits count it [CALL-15]. */
  readonly address: string;
}

/** A kind of lock each, always taken in this order, so that no two requests ever wait for one another. */
const LOCKS = { randomHash: 7_340_013, device: 7_340_014, address: 7_340_015 } as const;

/** Until the end of the transaction nobody else makes a guest with this string, on this device or address. */
export async function lockOrigin(tx: OpenTransaction, origin: Origin): Promise<void> {
  const { randomHash, device, address } = origin;
  const lock = (kind: number, value: string) =>
    sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${value}))`.execute(tx);
  await lock(LOCKS.randomHash, randomHash.toString("hex"));
  await lock(LOCKS.device, device);
  await lock(LOCKS.address, address);
}

/** When the latest guests began, newest first. */
export async function recentTrials(
  tx: OpenTransaction,
  from: "device" | "address",
  value: string,
  since: Date,
  most: number,
): Promise<readonly Date[]> {
  const rows = await tx
    .selectFrom("trials")
    .select("started_at")
    .where(from, "=", value)
    .where("started_at", ">", since)
    .orderBy("started_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => row.started_at);
}

export async function isRandomUsed(tx: OpenTransaction, hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom("trials")
    .select("member_id")
    .where("random_hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewGuest {
  readonly username: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function addGuest(tx: OpenTransaction, guest: NewGuest, origin: Origin): Promise<bigint> {
  const { username, startsAt, endsAt } = guest;
  const { id } = await tx
    .insertInto("members")
    .values({
      username,
      nickname: username,
      account_type: ACCOUNT_TYPES.trial,
      created_by: "FREE_PLAY",
      created_at: startsAt,
      trial_ends_at: endsAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("trials")
    .values({
      member_id: id,
      random_hash: origin.randomHash,
      device: origin.device,
      address: origin.address,
      started_at: startsAt,
    })
    .execute();
  return id;
}
