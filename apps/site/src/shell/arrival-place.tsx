// What a login has to tell once, on whatever page it led to [SAFE-16, ACC-14]: fetched only when there is something.
import { useState, useSyncExternalStore } from "react";
import { lazyPage } from "../app/lazy-page.ts";
import { useServices } from "../app/services.ts";
import { Layer } from "./layer.tsx";

const note = lazyPage(async () => (await import("../features/accounts/arrival-note.tsx")).ArrivalNote);

/** One that does not come is no reason to disturb anybody. */
const nothing = (): void => undefined;

export function ArrivalPlace() {
  const { session } = useServices();
  // A login later is another arrival; the note itself forgets what it has told.
  const read = (): string | null => (session.read("arrival") === null ? null : session.token());
  const arrived = useSyncExternalStore(session.subscribe, read, read);
  const [shown, setShown] = useState<string | null>(null);
  if (arrived !== null && arrived !== shown) setShown(arrived);
  if (shown === null) return null;
  return (
    <Layer key={shown} coming={null} onFail={nothing}>
      <note.Page />
    </Layer>
  );
}
