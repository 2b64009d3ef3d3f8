// A member's messages [MSG-14, MSG-17]: written as soon as other domains tell what happened, and announced to the member
// with what is needed to show them, in whatever language the page is [CAS-30].
import type { OpenTransaction, Queryable } from "../../platform/database/database.ts";
import type { DomainEvent } from "../../platform/events.store.ts";
import { announceAll } from "../../platform/outbox.store.ts";
import { memberChannel } from "../../platform/topics.ts";
import { keptSince, leavesBy, messagesIn } from "./inbox.rules.ts";
import { addMessages, deleteSentBefore } from "./inbox.store.ts";

export async function hearForInbox(tx: OpenTransaction, events: readonly DomainEvent[]): Promise<void> {
  const added = await addMessages(tx, messagesIn(events));
  await announceAll(
    tx,
    added.map(({ id, memberId, kind, code, parameters }) => ({
      topic: memberChannel(String(memberId)),
      name: "message.received",
      value: { id: String(id), kind, code, value: parameters },
    })),
  );
}

/** The job that takes messages from view after 90 days. */
export const sweepInbox = (store: Queryable, moment: Date): Promise<void> =>
  deleteSentBefore(store, keptSince(moment), leavesBy("CLOCK", "DELETED"));
