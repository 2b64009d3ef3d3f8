// The books, what the last check found, and vendor transfers that wait [DESK-40, DESK-41, DESK-43].
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";

export type Books = CallOutput<OfficeCalls["finance"]["trialBalance"]>;
export type BalanceRow = Books["rows"][number];
export type Reconciled = CallOutput<OfficeCalls["finance"]["reconciliations"]>;
export type Transfer = CallOutput<OfficeCalls["finance"]["vendorTransfers"]>["list"][number];

export const RECONCILED_KEY = ["reconciliations"] as const;

/** Reckoned from every account, so less often than a queue. */
const BOOKS_MS = 60_000;

export function useBooks() {
  const { api } = useServices();
  return useLiveQuery(["books"], (options) => api.finance.trialBalance({}, options), { everyMs: BOOKS_MS });
}

export function useReconciled() {
  const { api } = useServices();
  return useLiveQuery(RECONCILED_KEY, (options) => api.finance.reconciliations({}, options), {
    everyMs: BOOKS_MS,
  });
}

export function useTransfers() {
  const { api } = useServices();
  return useLiveQuery(["transfers"], (options) => api.finance.vendorTransfers({}, options));
}
