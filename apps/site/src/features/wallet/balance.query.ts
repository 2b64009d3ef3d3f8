// The member's balance [CALL-39]: asked for after login and whenever something says that it may have changed
// [WAL-13]. A reload that fails keeps the last one [WAL-14].
import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { BALANCE_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

/** A press within this time of the last one is not another question [WAL-12]. */
export const REFRESH_PAUSE_MS = 1_000;

export interface BalanceControl {
  /** As the wire says it; undefined until the first answer [WAL-8]. */
  readonly sumBalance: string | undefined;
  readonly refresh: () => void;
  /** It was asked for, and may not be asked for again yet. */
  readonly turning: boolean;
}

export function useBalance(): BalanceControl {
  const { api, timers } = useServices();
  const token = useToken();
  // What nobody pressed for must not keep the session awake [ACC-78].
  const pressed = useRef(false);
  const { data, refetch } = useQuery({
    queryKey: [...BALANCE_KEY, token],
    queryFn: async () => {
      const background = !pressed.current;
      pressed.current = false;
      const answer = await api.wallet.balance({}, { background });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.sumBalance;
    },
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [turning, setTurning] = useState(false);
  const ask = async (): Promise<void> => {
    setTurning(true);
    pressed.current = true;
    const pause = new Promise<void>((resolve) => timers.after(REFRESH_PAUSE_MS, resolve));
    await Promise.all([refetch(), pause]);
    setTurning(false);
  };
  return { sumBalance: data, refresh: () => void (turning ? null : ask()), turning };
}
