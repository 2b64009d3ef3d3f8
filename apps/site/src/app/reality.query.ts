// How long and with what result the member has been playing, and whether a reality check waits for an answer [SAFE-13,
// SAFE-14]; it reloads on the server's push.
import { useQuery } from "@tanstack/react-query";
import { SAFE_KEY } from "./member-keys.ts";
import { useServices } from "./services.ts";
import { useToken } from "./use-token.ts";

export const REALITY_KEY = [...SAFE_KEY, "reality"] as const;

export function useReality(isWanted: boolean, everyMs?: number) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...REALITY_KEY, token],
    queryFn: () => api.safe.realityCheck({}, { background: true }),
    enabled: isWanted && token !== null,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}
