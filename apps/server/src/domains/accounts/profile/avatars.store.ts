// The pictures that members sent of themselves, and which picture each of them shows [ACC-76, ACC-77].
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

export interface Picture {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** When pictures came after a moment, newest first. */
export async function picturesSince(
  store: Queryable,
  memberId: bigint,
  since: Date,
): Promise<readonly Date[]> {
  const rows = await store
    .selectFrom("avatars")
    .select("sent_at")
    .where("member_id", "=", memberId)
    .where("sent_at", ">", since)
    .orderBy("sent_at", "desc")
    .execute();
  return rows.map((row) => row.sent_at);
}

export async function addPicture(
  tx: OpenTransaction,
  memberId: bigint,
  { mediaType, bytes }: Picture,
  moment: Date,
): Promise<void> {
  await tx
    .insertInto("avatars")
    .values({ member_id: memberId, media_type: mediaType, bytes, sent_at: moment })
    .execute();
}

/** Nothing is kept of what nobody will see again. */
export async function replacePictures(
  tx: OpenTransaction,
  memberId: bigint,
  states: readonly ("WAITING" | "APPROVED")[],
): Promise<void> {
  await tx
    .updateTable("avatars")
    .set({ state: "REPLACED", bytes: null })
    .where("member_id", "=", memberId)
    .where("state", "in", [...states])
    .execute();
}

export async function showAvatar(
  tx: OpenTransaction,
  memberId: bigint,
  avatarType: "CUSTOM" | "STATIC",
  avatar: string,
): Promise<void> {
  await tx
    .updateTable("members")
    .set({ avatar_type: avatarType, avatar })
    .where("id", "=", memberId)
    .execute();
}

export async function approvedPicture(store: Queryable, memberId: bigint): Promise<Picture | null> {
  const row = await store
    .selectFrom("avatars")
    .select(["media_type", "bytes"])
    .where("member_id", "=", memberId)
    .where("state", "=", "APPROVED")
    .executeTakeFirst();
  return row?.bytes ? { mediaType: row.media_type, bytes: row.bytes } : null;
}

export async function hasWaitingPicture(store: Queryable, memberId: bigint): Promise<boolean> {
  const row = await store
    .selectFrom("avatars")
    .select("id")
    .where("member_id", "=", memberId)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return row !== undefined;
}

export interface WaitingPicture extends Picture {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly username: string;
  readonly sentAt: Date;
}

const waiting = (store: Queryable) =>
  store
    .selectFrom("avatars as a")
    .innerJoin("members as m", "m.id", "a.member_id")
    .select(["a.id", "a.member_id", "m.username", "a.sent_at", "a.media_type", "a.bytes"])
    .where("a.state", "=", "WAITING");

type WaitingRow = Awaited<ReturnType<ReturnType<typeof waiting>["execute"]>>[number];

const waitingOf = (row: WaitingRow): WaitingPicture => ({
  id: row.id,
  memberId: row.member_id,
  username: row.username,
  sentAt: row.sent_at,
  mediaType: row.media_type,
  bytes: row.bytes ?? Buffer.alloc(0),
});

/** The oldest first. */
export async function waitingPictures(store: Queryable, most: number): Promise<readonly WaitingPicture[]> {
  return (await waiting(store).orderBy("a.sent_at").orderBy("a.id").limit(most).execute()).map(waitingOf);
}

export async function waitingPicture(store: Queryable, id: bigint): Promise<WaitingPicture | null> {
  const row = await waiting(store).where("a.id", "=", id).executeTakeFirst();
  return row === undefined ? null : waitingOf(row);
}

export async function judgePicture(
  tx: OpenTransaction,
  id: bigint,
  state: "APPROVED" | "REJECTED",
  moment: Date,
): Promise<void> {
  await tx
    .updateTable("avatars")
    .set({ state, judged_at: moment, ...(state === "REJECTED" ? { bytes: null } : {}) })
    .where("id", "=", id)
    .execute();
}
