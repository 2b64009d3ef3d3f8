// Whether somebody is logged in, for screens: the token of the session [ACC-22], drawn again when it changes.
import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";

export function useToken(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.token, session.token);
}

/** The account's type on the wire; null while member info is on its way. 4 is a guest with trial money [ACC-67]. */
export function useAccountType(): number | null {
  const { session } = useServices();
  const read = (): number | null => session.read("isAgent");
  return useSyncExternalStore(session.subscribe, read, read);
}
