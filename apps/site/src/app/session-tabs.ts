// One login for all tabs [ACC-22]: a tab without a session asks the others for theirs, and a session that somebody
// logs out of in one tab is over in all that share it.
import type { Tabs } from "@jonaki/browser/tabs";
import type { MemberValues, Session } from "./session.ts";

export type TabNote =
  | { readonly kind: "ask" }
  | { readonly kind: "session"; readonly values: Partial<MemberValues> }
  | { readonly kind: "ended"; readonly token: string };

/** The token comes last: whoever hears of it finds the rest in its place. */
const KEYS = [
  "cpw",
  "nickname",
  "account",
  "username",
  "customerId",
  "isAgent",
  "toUpline",
  "memberLabel",
  "token",
] as const satisfies readonly (keyof MemberValues)[];

export function shareSession(session: Session, tabs: Tabs): void {
  const hear = (note: TabNote): void => {
    const token = session.token();
    if (note.kind === "ask" && token !== null) tabs.tell({ kind: "session", values: ownValues(session) });
    if (note.kind === "session" && token === null) takeOver(session, note.values);
    if (note.kind === "ended" && note.token === token) session.end();
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file speaks on the channel.
  tabs.hear((note) => hear(note as TabNote));
  if (session.token() === null) tabs.tell({ kind: "ask" } satisfies TabNote);
}

const ownValues = (session: Session): Partial<MemberValues> =>
  Object.fromEntries(KEYS.map((key) => [key, session.read(key)]).filter(([, value]) => value !== null));

function takeOver(session: Session, values: Partial<MemberValues>): void {
  for (const key of KEYS) {
    const value = values[key];
    if (value !== undefined) session.write(key, value);
  }
}
