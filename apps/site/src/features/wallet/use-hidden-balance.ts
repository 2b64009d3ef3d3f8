// Whether the balance shows as *** [WAL-10]: kept in session storage, so that every place that shows it hides it [WAL-11].
import { useSyncExternalStore } from "react";
import { useServices } from "../../app/services.ts";

export function useHiddenBalance(): readonly [boolean, (hidden: boolean) => void] {
  const { session } = useServices();
  const hidden = useSyncExternalStore(session.subscribe, () => session.read("hideBalance") === true);
  return [hidden, (next) => session.write("hideBalance", next)];
}
