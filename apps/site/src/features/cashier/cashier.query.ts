// What the cashier's pages read. An answer that fails keeps the last one, and everything is asked for again when the
// server says that an order has moved, and once a minute where nobody could hear that.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDay } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { addDays } from "@jonaki/ui/date-range.rules";
import type { CallResult } from "@jonaki/client";
import { CASHIER_KEY } from "../../app/member-keys.ts";
import { REPEAT_MS } from "../../app/permission.query.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import type { Deposit } from "./deposit.rules.ts";
import type { Withdrawal } from "./withdrawal.rules.ts";

/** What nobody pressed for must not keep the session awake [ACC-78]. */
const BACKGROUND = { background: true };
/** As far back as one question may reach [REP-9]. */
const DAYS_BACK = 30;

function useCashierQuery<Value>(part: readonly unknown[], ask: () => Promise<CallResult<Value>>) {
  const token = useToken();
  const { language } = useTranslator();
  return useQuery<Value>({
    queryKey: [...CASHIER_KEY, token, language, ...part],
    queryFn: async () => {
      const answer = await ask();
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    retry: false,
    // Without a network it fails with words instead of waiting for ever.
    networkMode: "always",
    refetchInterval: REPEAT_MS,
  });
}

export type CashierQuery<Value> = ReturnType<typeof useCashierQuery<Value>>;

export function useDepositMethods() {
  const { api } = useServices();
  return useCashierQuery(["methods"], () => api.cashier.depositMethods({}, BACKGROUND));
}

/** The newest orders of the last days, of one state or of all. */
export function useDeposits(state: Deposit["state"] | null) {
  const { api } = useServices();
  const days = useRecentDays();
  const narrowed = state === null ? {} : { state };
  return useCashierQuery(["deposits", state], () =>
    api.cashier.depositList({ ...days(), ...narrowed }, BACKGROUND),
  );
}

export function useLimits() {
  const { api } = useServices();
  return useCashierQuery(["limits"], () => api.safe.limitList({}, BACKGROUND));
}

export function useWithdrawSettings() {
  const { api } = useServices();
  return useCashierQuery(["settings"], () => api.cashier.withdrawSettings({}, BACKGROUND));
}

export function useWithdrawals(state: Withdrawal["state"] | null) {
  const { api } = useServices();
  const days = useRecentDays();
  const narrowed = state === null ? {} : { state };
  return useCashierQuery(["withdrawals", state], () =>
    api.cashier.withdrawalList({ ...days(), ...narrowed }, BACKGROUND),
  );
}

export function usePayAccounts() {
  const { api } = useServices();
  return useCashierQuery(["accounts"], () => api.cashier.payAccounts({}, BACKGROUND));
}

export function useKyc() {
  const { api } = useServices();
  return useCashierQuery(["kyc"], () => api.safe.kycState({}, BACKGROUND));
}

/** Asks for all of it again; done when the answers are here. */
export function useCashierReload(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: CASHIER_KEY });
}

/** By the brand's calendar and the server's clock, at the moment of the question. */
function useRecentDays(): () => { readonly from: string; readonly to: string } {
  const { serverClock, start } = useServices();
  return () => {
    const to = formatDay(new Date(serverClock.nowMs()).toISOString(), start.brand.timeZone);
    return { from: addDays(to, -DAYS_BACK), to };
  };
}
