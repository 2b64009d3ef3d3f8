// The live topics: joined again after every reconnection, with a word whenever something was missed [CALL-182].
// What is heard tells what to reload; polling while there is no connection is the application's affair.
import type { LiveEvent, ServerMessage, Topic } from "@jonaki/wire/live";
import { createConnection } from "./live-connection.ts";
import type { ConnectionOptions } from "./live-connection.ts";
import { createSequence } from "./live-sequence.ts";

export interface LiveOptions extends ConnectionOptions {
  readonly onEvent: (event: LiveEvent) => void;
  /** Something was, or on first joining may have been, missed: load again what the topic shows. */
  readonly onReload: (topic: Topic) => void;
  readonly onRefused?: (topic: Topic, code: string) => void;
  /** Whether the server has welcomed us; while false the application polls. */
  readonly onConnected?: (connected: boolean) => void;
}

export interface Live {
  readonly join: (topic: Topic) => void;
  readonly leave: (topic: Topic) => void;
  /** Connects again at once as the same person, when the browser is back online or awake. */
  readonly reconnect: () => void;
  /** Comes back as somebody else, after login or logout. */
  readonly restart: () => void;
  readonly close: () => void;
}

/** Connects at once and stays until close. */
export function createLive(options: LiveOptions): Live {
  const topics = new Set<Topic>();
  const sequence = createSequence();
  const hearEvent = (event: LiveEvent): void => {
    const meaning = sequence.heard(event.topic, event.seq);
    if (meaning === "gap") options.onReload(event.topic);
    if (meaning !== "old") options.onEvent(event);
  };
  const onMessage = (message: ServerMessage): void => {
    if (message.kind === "event" && topics.has(message.event.topic)) hearEvent(message.event);
    if (message.kind === "joined" && topics.has(message.topic)) {
      if (sequence.joined(message.topic, message.seq)) options.onReload(message.topic);
    }
    if (message.kind === "refused" && topics.delete(message.topic))
      options.onRefused?.(message.topic, message.code);
  };
  const onConnected = (connected: boolean): void => {
    if (connected) for (const topic of topics) connection.say({ kind: "join", topic });
    options.onConnected?.(connected);
  };
  const connection = createConnection(options, { onMessage, onConnected });
  return {
    join: (topic) => {
      if (topics.has(topic)) return;
      topics.add(topic);
      connection.say({ kind: "join", topic });
    },
    leave: (topic) => {
      if (!topics.delete(topic)) return;
      sequence.forget(topic);
      connection.say({ kind: "leave", topic });
    },
    reconnect: connection.restart,
    restart: () => {
      // Another member's topic counts on its own: its numbers say nothing about what was missed.
      sequence.forgetAll();
      connection.restart();
    },
    close: connection.close,
  };
}
