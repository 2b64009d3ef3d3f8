// The operator's session in this tab [OFF-5]: its token, which a new tab takes over from an open one, and why the last one
// ended, so that whoever was sent out is told.
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { Tabs } from "@jonaki/browser/tabs";
import type { TextStore } from "@jonaki/browser/text-store";

export interface OfficeSession {
  readonly token: Observable<string | null>;
  /** The code that ended the last session; null when the operator did, or a new one has begun. */
  readonly endedBy: Observable<string | null>;
  readonly begin: (token: string) => void;
  readonly end: (code?: string) => void;
}

const KEY = "officeToken";
const WANTED = "session wanted";

const tokenIn = (note: unknown): string | null =>
  typeof note === "object" && note !== null && "token" in note && typeof note.token === "string"
    ? note.token
    : null;

export function createSession(store: TextStore, tabs: Tabs): OfficeSession {
  const token = observable(store.read(KEY));
  const endedBy = observable<string | null>(null);
  const begin = (next: string): void => {
    store.write(KEY, next);
    endedBy.set(null);
    token.set(next);
  };
  tabs.hear((note) => {
    const [own, offered] = [token.get(), tokenIn(note)];
    if (note === WANTED && own !== null) tabs.tell({ token: own });
    if (offered !== null && own === null) begin(offered);
  });
  if (token.get() === null) tabs.tell(WANTED);
  return {
    token,
    endedBy,
    begin,
    end: (code) => {
      store.remove(KEY);
      endedBy.set(code ?? null);
      token.set(null);
    },
  };
}
