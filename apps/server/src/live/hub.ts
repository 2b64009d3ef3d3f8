// Who listens to what: hands each numbered event to the sockets that joined its topic, and ends a socket
// that does not keep up instead of letting its buffer grow.
import type { LiveEvent, MEMBER_EVENTS, ServerMessage, Topic } from "@jonaki/wire/live";
import type { Bus } from "../platform/bus.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { readEvents, topicSeq } from "../platform/outbox.store.ts";

/** What the hub needs of a socket. */
export interface Listener {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** A session of this member has ended, perhaps this one's. */
  sessionEnded?(): void;
}

export interface Hub {
  /** channel is the topic with its owner, such as member/42; topic is what the wire calls it. */
  join(channel: string, topic: Topic, listener: Listener): Promise<void>;
  leave(channel: string, listener: Listener): void;
  leaveAll(listener: Listener): void;
}

/** What may wait for a slow reader before it is told to come back later. */
const LARGEST_BUFFER_BYTES = 256 * 1024;
const TRY_AGAIN_LATER = 1013;
const SESSION_ENDED: (typeof MEMBER_EVENTS)[number] = "session.ended";

export function sendTo(listener: Listener, message: ServerMessage): void {
  if (listener.bufferedAmount > LARGEST_BUFFER_BYTES) listener.close(TRY_AGAIN_LATER, "too slow");
  else listener.send(JSON.stringify(message));
}

export function createHub(database: Database, bus: Bus, log: Log): Hub {
  const channels = new Map<string, Map<Listener, Topic>>();

  const deliver = async (ids: readonly string[]): Promise<void> => {
    if (channels.size === 0) return;
    for (const event of await readEvents(database.store, ids)) {
      for (const [listener, topic] of channels.get(event.topic) ?? []) {
        const { name, seq, value } = event;
        const told: LiveEvent = { topic, name, seq, time: event.createdAt.toISOString(), value };
        sendTo(listener, { kind: "event", event: told });
        if (name === SESSION_ENDED) listener.sessionEnded?.();
      }
    }
  };

  /** After the bus was away: tells everybody where each topic stands, so that gaps show. */
  const tellPositions = async (): Promise<void> => {
    for (const [channel, listeners] of channels) {
      const seq = await topicSeq(database.store, channel);
      for (const [listener, topic] of listeners) sendTo(listener, { kind: "joined", topic, seq });
    }
  };

  // One delivery after the other, or two notices could overtake each other.
  let delivering: Promise<void> = Promise.resolve();
  bus.subscribe("live", (ids) => {
    delivering = delivering
      .then(() => (ids === null ? tellPositions() : deliver(ids.split(","))))
      .catch((problem: unknown) => log.error({ problem: String(problem) }, "live events not delivered"));
  });

  const leave = (channel: string, listener: Listener): void => {
    const listeners = channels.get(channel);
    listeners?.delete(listener);
    if (listeners?.size === 0) channels.delete(channel);
  };

  return {
    join: async (channel, topic, listener) => {
      // First in the list, then the position: an event in between arrives twice rather than never.
      const listeners = channels.get(channel) ?? new Map<Listener, Topic>();
      channels.set(channel, listeners.set(listener, topic));
      sendTo(listener, { kind: "joined", topic, seq: await topicSeq(database.store, channel) });
    },
    leave,
    leaveAll: (listener) => {
      for (const channel of channels.keys()) leave(channel, listener);
    },
  };
}
