// The query client: what comes from the server, kept and refreshed. Looking at the page again counts from either
// event, because switching windows hides no tab [SITE-10].
import { focusManager, QueryClient } from "@tanstack/react-query";

export function createQueries(): QueryClient {
  focusManager.setEventListener((looked) => {
    const hear = (): void => looked();
    document.addEventListener("visibilitychange", hear);
    window.addEventListener("focus", hear);
    return () => {
      document.removeEventListener("visibilitychange", hear);
      window.removeEventListener("focus", hear);
    };
  });
  return new QueryClient();
}
