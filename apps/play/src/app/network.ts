// The browser's network, and the only file of the game clients that touches it.
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Rejects when nothing came back that can be read. */
export type Post = (path: string, token: string | null, body: object) => Promise<HttpAnswer>;

/** A request that hangs is asked again; the studio answers a repeat as it answered the first. */
const LONGEST_MS = 15_000;

export const browserPost: Post = async (path, token, body) => {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), LONGEST_MS);
  try {
    const answer = await fetch(path, {
      method: "POST",
      credentials: "omit",
      signal: giveUp.signal,
      headers: {
        "Content-Type": "application/json",
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  } finally {
    clearTimeout(timer);
  }
};

/** A socket as a game speaks through it; after close nothing is heard of it any more. */
export interface LiveSocket {
  readonly say: (text: string) => void;
  readonly close: () => void;
}

export interface SocketEars {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

export type OpenSocket = (path: string, ears: SocketEars) => LiveSocket;

export const browserSocket: OpenSocket = (path, ears) => {
  const address = new URL(path, window.location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  let isHeard = true;
  socket.addEventListener("open", () => isHeard && ears.opened());
  socket.addEventListener("message", ({ data }) => isHeard && ears.heard(String(data)));
  socket.addEventListener("close", () => isHeard && ears.closed());
  return {
    say: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isHeard = false;
      socket.close();
    },
  };
};

export interface Connection {
  readonly isOnline: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** The connection is back, or a page that was hidden is looked at again; the answer stops listening. */
  readonly onReturn: (returned: () => void) => () => void;
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
  onReturn: (returned) => {
    const look = (): void => {
      if (document.visibilityState === "visible") returned();
    };
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  },
};
