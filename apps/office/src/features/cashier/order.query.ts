// Deposits and withdrawals as the filters of the address ask for them, and one order with everything beside it
// [DESK-19 to DESK-28]; asked again in the background, so that new ones appear.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { DEPOSIT_STATES, WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";
import { plainAmount } from "../../shell/amount.rules.ts";
import { EVERY } from "../../table/desk-shape.ts";
import type { DeskView } from "../../table/desk-view.rules.ts";
import { useCursorPage } from "../../table/use-cursor-page.ts";

export type OrderDesk = "deposits" | "withdrawals";
export type Deposit = CallOutput<OfficeCalls["deposits"]["deposit"]>;
export type Withdrawal = CallOutput<OfficeCalls["withdrawals"]["withdrawal"]>;
export type Order = Deposit["order"];
export type DepositState = (typeof DEPOSIT_STATES)[number];
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
export type Decision = Deposit["decisions"][number];

/** The filters of the call; a view without a state shows the usual one. */
export function orderFilters<State extends string>(
  { search, filters }: DeskView,
  states: readonly State[],
  usual: State,
) {
  const { agent, method, least, most, older } = filters;
  const wanted = filters["state"] ?? usual;
  const state = wanted === EVERY ? undefined : (states.find((one) => one === wanted) ?? usual);
  const amountOf = (typed: string | undefined) => (typed === undefined ? undefined : plainAmount(typed));
  return {
    state,
    account: search === "" ? undefined : search,
    agent,
    method,
    least: amountOf(least),
    most: amountOf(most),
    olderThanMinutes: older,
  };
}

type FiltersOf<State extends string> = ReturnType<typeof orderFilters<State>>;

export function useDeposits(filters: FiltersOf<DepositState>, page: number) {
  const { api } = useServices();
  return useCursorPage(["deposits", filters], page, (after, options) =>
    api.deposits.deposits({ ...filters, after }, options),
  );
}

export function useWithdrawals(filters: FiltersOf<WithdrawalState>, page: number) {
  const { api } = useServices();
  return useCursorPage(["withdrawals", filters], page, (after, options) =>
    api.withdrawals.withdrawals({ ...filters, after }, options),
  );
}

export function useDeposit(reference: string) {
  const { api } = useServices();
  return useLiveQuery(["deposit", reference], (options) => api.deposits.deposit({ reference }, options));
}

export function useWithdrawal(reference: string) {
  const { api } = useServices();
  return useLiveQuery(["withdrawal", reference], (options) =>
    api.withdrawals.withdrawal({ reference }, options),
  );
}
