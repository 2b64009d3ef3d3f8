// Whether the browser has a connection, followed while it changes.
import { useSyncExternalStore } from "react";
import { useServices } from "../app/services.ts";

export function useOnline(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}
