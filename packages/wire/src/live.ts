// The live topics and their events [CALL-182]: what a socket may hear, and the messages both ends speak.
export const MEMBER_EVENTS = [
  "wallet.changed",
  "bet.settled",
  "message.received",
  "deposit.changed",
  "withdrawal.changed",
  "limit.changed",
  "session.ended",
  "reality.due",
] as const;
export const SITE_EVENTS = [
  "status.changed",
  "notice.changed",
  "winners.changed",
  "jackpot.changed",
] as const;
export const CHAT_EVENTS = ["chat.posted", "chat.removed"] as const;
export const OFFICE_EVENTS = ["queue.changed"] as const;

/** member and site carry no id on the wire: the server adds the member's own. */
export type Topic = "member" | "site" | "chat" | `table/${string}` | `office/${string}`;

export interface LiveEvent {
  readonly topic: Topic;
  readonly name: string;
  /** Rises by 1 per topic; a gap makes the client reload what the topic shows. */
  readonly seq: number;
  readonly time: string;
  readonly value: unknown;
}

/** The first message within HELLO_TIMEOUT_MS says who is there; token null is a visitor. */
export type ClientMessage =
  | { readonly kind: "hello"; readonly token: string | null }
  | { readonly kind: "join"; readonly topic: Topic }
  | { readonly kind: "leave"; readonly topic: Topic }
  | { readonly kind: "ping" };

export type ServerMessage =
  | { readonly kind: "welcome"; readonly member: boolean }
  | { readonly kind: "joined"; readonly topic: Topic; readonly seq: number }
  | { readonly kind: "refused"; readonly topic: Topic; readonly code: string }
  | { readonly kind: "event"; readonly event: LiveEvent }
  | { readonly kind: "pong" };

export const LIVE_PATH = "/live";
export const HELLO_TIMEOUT_MS = 5_000;
/** Nothing a client says is longer than this. */
export const LARGEST_CLIENT_MESSAGE_BYTES = 4_096;
