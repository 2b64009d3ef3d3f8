// The browser's network, and the only file of the site that touches it.
import type { LiveSocket, Transport } from "@jonaki/client";
import { LIVE_PATH } from "@jonaki/wire/live";

export const browserTransport: Transport = ({ url, ...request }) => fetch(url, request);

export function connectLive(): LiveSocket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${LIVE_PATH}`);
}

/** What the beacon may carry: the name of a route [SITE-11], or the key of a text that is missing [SITE-55]. */
export type BeaconNote = { readonly route: string } | { readonly missingText: string };
export type SendNote = (note: BeaconNote) => void;

/** Whether it arrives is of no importance to the visitor. */
export const sendNote: SendNote = (note) => {
  fetch("/beacon", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(note),
  }).catch(() => undefined);
};

export interface Connection {
  readonly isOnline: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe: (changed) => {
    window.addEventListener("online", changed);
    window.addEventListener("offline", changed);
    return () => {
      window.removeEventListener("online", changed);
      window.removeEventListener("offline", changed);
    };
  },
};
