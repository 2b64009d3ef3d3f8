// The member's balance [CALL-39] and the totals of the wallet [CALL-188]: asked for after login and whenever something
// says that they may have changed [WAL-13]. A reload that fails keeps the last ones [WAL-14].
import { useObservable } from "@jonaki/browser/observable";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { BALANCE_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { refreshingOf } from "./refreshing.ts";

/** A press within this time of the last one is not another question [WAL-12]. */
export const REFRESH_PAUSE_MS = 1_000;

/** As the wire says it; undefined until the first answer [WAL-8]. */
export function useBalance(): string | undefined {
  const { api, session } = useServices();
  const token = useToken();
  const { data } = useQuery({
    queryKey: [...BALANCE_KEY, token],
    queryFn: async () => {
      // What nobody pressed for must not keep the session awake [ACC-78].
      const background = !refreshingOf(session).get();
      const answer = await api.wallet.balance({}, { background });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.sumBalance;
    },
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}

export type Totals = CallOutput<Calls["wallet"]["walletTotals"]>;

/** Below the balance's key: whatever reloads the one reloads the others. */
export function useTotals() {
  const { api, session } = useServices();
  const queries = useQueryClient();
  const token = useToken();
  const queryKey = [...BALANCE_KEY, "totals", token];
  return useQuery({
    queryKey,
    queryFn: async () => {
      // Opening the page is an act of the member, what follows by itself is none.
      const background = queries.getQueryData(queryKey) !== undefined && !refreshingOf(session).get();
      const answer = await api.wallet.walletTotals({}, { background });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    retry: false,
  });
}

export interface Refresh {
  readonly refresh: () => void;
  /** It was asked for, and may not be asked for again yet. */
  readonly turning: boolean;
}

export function useRefresh(): Refresh {
  const { session, timers } = useServices();
  const queries = useQueryClient();
  const refreshing = refreshingOf(session);
  const turning = useObservable(refreshing);
  const ask = async (): Promise<void> => {
    refreshing.set(true);
    const pause = new Promise<void>((resolve) => timers.after(REFRESH_PAUSE_MS, resolve));
    await Promise.all([queries.refetchQueries({ queryKey: BALANCE_KEY, type: "active" }), pause]);
    refreshing.set(false);
  };
  return { refresh: () => void (refreshing.get() ? null : ask()), turning };
}
