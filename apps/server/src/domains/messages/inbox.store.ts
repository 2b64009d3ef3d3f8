// The table of members' messages: written as facts are heard, counted, and taken from view when they are old.
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { MessageState, NewMessage } from "./inbox.rules.ts";

/** Those that were not there yet, with their ids: a fact that is heard twice makes one message. */
export async function addMessages(
  tx: OpenTransaction,
  messages: readonly NewMessage[],
): Promise<readonly (NewMessage & { readonly id: bigint })[]> {
  if (messages.length === 0) return [];
  const added = await tx
    .insertInto("member_messages")
    .values(
      messages.map((message) => ({
        member_id: message.memberId,
        kind: message.kind,
        code: message.code,
        parameters: JSON.stringify(message.parameters),
        sent_at: message.sentAt,
        event_id: message.eventId,
        place: message.place,
      })),
    )
    .onConflict((same) => same.columns(["event_id", "place"]).doNothing())
    .returning(["id", "event_id", "place"])
    .execute();
  const ids = new Map(added.map((row) => [`${row.event_id} ${row.place}`, row.id]));
  return messages.flatMap((message) => {
    const id = ids.get(`${message.eventId} ${message.place}`);
    return id === undefined ? [] : [{ ...message, id }];
  });
}

export async function countUnread(store: Queryable, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from member_messages where member_id = ${memberId} and state = 'UNREAD'`.execute(
    store,
  );
  return rows[0]?.unread ?? 0;
}

/** Takes what was sent before from the states that time takes it from. */
export async function deleteSentBefore(
  store: Queryable,
  before: Date,
  from: readonly MessageState[],
): Promise<void> {
  await store
    .updateTable("member_messages")
    .set({ state: "DELETED" })
    .where("sent_at", "<=", before)
    .where("state", "in", [...from])
    .execute();
}
