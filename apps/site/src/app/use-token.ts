// Whether somebody is logged in, for screens: the token of the session [ACC-22], drawn again when it changes.
import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";

export function useToken(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.token);
}
