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
