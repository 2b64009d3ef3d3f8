// The browser's network, and the only file of the site that touches it.
import type { CallRequest, LiveSocket, Transport } from "@jonaki/client";
import { LIVE_PATH } from "@jonaki/wire/live";

export const browserTransport: Transport = ({ url, onProgress, ...request }) =>
  onProgress === undefined ? fetch(url, request) : sendWatched({ url, onProgress, ...request });

/** fetch does not say how much of a body has left; what it replaced does. */
function sendWatched({ method, url, headers, body, signal, onProgress }: CallRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = (): void => reject(new TypeError("The request got no answer."));
    sending.open(method, url);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    sending.addEventListener("error", fail);
    sending.addEventListener("abort", fail);
    sending.addEventListener("load", () =>
      resolve(new Response(sending.responseText, { status: sending.status })),
    );
    signal.addEventListener("abort", () => sending.abort());
    sending.send(body ?? null);
  });
}

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
