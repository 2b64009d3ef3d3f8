// Signing out [OFF-5]: whether the server heard it or not, here the session is over.
import { useState } from "react";
import { useServices } from "./services.ts";

export function useSignOut() {
  const { api, session } = useServices();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await api.session.signOut();
    session.end();
  };
  return { busy, signOut: () => void leave() };
}
