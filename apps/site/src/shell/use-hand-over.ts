// What the login window is opened with: a name that was typed elsewhere, and the words of why it opens. Fetched with the
// need for it, as the window is.
import { useServices } from "../app/services.ts";

export function useHandOver() {
  const services = useServices();
  return async (username: string, problem: string): Promise<void> => {
    try {
      const { handOver } = await import("../features/accounts/log-in.flow.ts");
      handOver(services, { username, problem });
    } catch {
      // Then the window opens without them, or says itself that the line is down.
    }
  };
}
