// The other tabs of a program; what one tells, all others hear.
export interface Tabs {
  readonly tell: (note: unknown) => void;
  readonly hear: (listener: (note: unknown) => void) => void;
}

/** A browser without the channel has tabs that do not know of one another. */
export function browserTabs(name: string): Tabs {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin.
    tell: (note) => channel?.postMessage(note),
    hear: (listener) => channel?.addEventListener("message", ({ data }) => listener(data)),
  };
}
