// Notes over whatever page is open: what a login has to tell once [SAFE-16, ACC-14], and messages that come [CAS-30].
// Fetched only when there is something.
import { useObservable } from "@jonaki/browser/observable";
import { useState, useSyncExternalStore } from "react";
import { lazyPage } from "../app/lazy-page.ts";
import { receivedMessage } from "../app/received-message.ts";
import { useServices } from "../app/services.ts";
import { Layer } from "./layer.tsx";

const notes = lazyPage(async () => (await import("./notes-layer.tsx")).NotesLayer);

/** One that does not come is no reason to disturb anybody. */
const nothing = (): void => undefined;

export function NotesPlace() {
  const { session } = useServices();
  // A login later is another arrival; the note itself forgets what it has told.
  const read = (): string | null => (session.read("arrival") === null ? null : session.token());
  const arrived = useSyncExternalStore(session.subscribe, read, read);
  const [shown, setShown] = useState<string | null>(null);
  if (arrived !== null && arrived !== shown) setShown(arrived);
  const hasMessage = useObservable(receivedMessage, null) !== null;
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (hasMessage || shown !== null)) setWanted(true);
  if (!isWanted) return null;
  return (
    <Layer coming={null} onFail={nothing}>
      <notes.Page arrival={shown} />
    </Layer>
  );
}
