// Keeps the last sequence number of each topic and tells when something was missed [CALL-182].
import type { Topic } from "@jonaki/wire/live";

export interface Sequence {
  /** After joining: true unless nothing was told since the topic was last heard; the first time nobody knows. */
  readonly joined: (topic: Topic, seq: number) => boolean;
  /** What an event means: new and next, one after a gap, or one that was heard before. */
  readonly heard: (topic: Topic, seq: number) => "next" | "gap" | "old";
  readonly forget: (topic: Topic) => void;
  readonly forgetAll: () => void;
}

export function createSequence(): Sequence {
  const last = new Map<Topic, number>();
  return {
    joined: (topic, seq) => {
      const before = last.get(topic);
      last.set(topic, seq);
      return before !== seq;
    },
    heard: (topic, seq) => {
      const before = last.get(topic);
      if (before !== undefined && seq <= before) return "old";
      last.set(topic, seq);
      return before === undefined || seq === before + 1 ? "next" : "gap";
    },
    forget: (topic) => {
      last.delete(topic);
    },
    forgetAll: () => {
      last.clear();
    },
  };
}
