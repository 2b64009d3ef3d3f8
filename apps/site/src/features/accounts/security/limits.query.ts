// The member's limits, which reload on the server's push [SAFE-3].
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SAFE_KEY } from "../../../app/member-keys.ts";
import { useServices } from "../../../app/services.ts";
import { useToken } from "../../../app/use-token.ts";

export function useLimits() {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...SAFE_KEY, "limits", token],
    queryFn: () => api.safe.limitList(),
  });
}

export function useSafeReload(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: SAFE_KEY });
}
