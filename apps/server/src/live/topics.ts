// Which channel of the outbox a topic of the wire stands for, for whom [CALL-182].
import type { Topic } from "@jonaki/wire/live";
import type { SessionView } from "../http/session.ts";
import { memberChannel } from "../platform/topics.ts";

export type Channel = { readonly name: string } | { readonly refusal: "NOT_LOGGED_IN" | "NOT_FOUND" };

export function channelOf(topic: Topic, session: SessionView | null): Channel {
  if (topic === "site") return { name: "site" };
  if (topic !== "member") return { refusal: "NOT_FOUND" };
  return session === null ? { refusal: "NOT_LOGGED_IN" } : { name: memberChannel(session.accountId) };
}
