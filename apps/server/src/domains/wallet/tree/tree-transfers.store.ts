// The table of transfers along the tree, written with the money and never changed.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Way } from "./tree-transfer.rules.ts";

export interface NewTreeTransfer {
  readonly id: bigint;
  /** The key of its posting, whose time is the transfer's. */
  readonly key: string;
  readonly way: Way;
  readonly senderId: bigint;
  readonly receiverId: bigint;
  readonly amountMinor: bigint;
  readonly remark: string;
}

/** Answers when it was made, by the database's clock. */
export async function addTreeTransfer(tx: OpenTransaction, one: NewTreeTransfer): Promise<Date> {
  const { rows } = await sql<{ made_at: Date }>`
    insert into tree_transfers (id, way, sender_id, receiver_id, amount, remark, made_at)
    select ${one.id}::bigint, ${one.way}, ${one.senderId}::bigint, ${one.receiverId}::bigint, ${one.amountMinor}::bigint,
      ${one.remark}, at
    from ledger_keys where key = ${one.key} returning made_at`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a transfer was posted without its key");
  return row.made_at;
}

/** What a member sent up and down since the brand's day began, by the database's clock [WAL-26]. */
export async function readSentToday(store: Queryable, senderId: bigint, timeZone: string): Promise<bigint> {
  const { rows } = await sql<{ sent: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sent from tree_transfers where sender_id = ${senderId}
      and made_at >= date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}`.execute(
    store,
  );
  return rows[0]?.sent ?? 0n;
}

export interface TreeTransferRow {
  readonly id: bigint;
  readonly receiverId: bigint;
  readonly amountMinor: bigint;
  readonly remark: string;
  readonly madeAt: Date;
}

/** The newest that a member sent one way. */
export async function readSent(
  store: Queryable,
  senderId: bigint,
  way: Way,
  most: number,
): Promise<readonly TreeTransferRow[]> {
  const rows = await store
    .selectFrom("tree_transfers")
    .select(["id", "receiver_id", "amount", "remark", "made_at"])
    .where("sender_id", "=", senderId)
    .where("way", "=", way)
    .orderBy("made_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    receiverId: row.receiver_id,
    amountMinor: row.amount,
    remark: row.remark,
    madeAt: row.made_at,
  }));
}
