// The reports as the filters of the address ask for them [DESK-45 to DESK-56]. They sum up whole days, so they are asked again
// less often than a queue.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import { BET_STATES, COST_SIDES, TRANSACTION_KINDS, TRANSACTION_STATES } from "@jonaki/wire/states";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";
import type { DeskView } from "../../table/desk-view.rules.ts";
import { useCursorPage } from "../../table/use-cursor-page.ts";

type Reports = OfficeCalls["reports"];
export type Bets = CallOutput<Reports["betsReport"]>;
export type Bet = Bets["list"][number];
export type Entries = CallOutput<Reports["accountReport"]>;
export type Entry = Entries["list"][number];
export type Profit = CallOutput<Reports["profitReport"]>;
export type ProfitDay = Profit["days"][number];
export type ProfitCategory = Profit["categories"][number];
export type CashFlow = CallOutput<Reports["cashFlow"]>;
export type CashDay = CashFlow["rows"][number];
export type GameResult = CallOutput<Reports["gameResult"]>;
export type Game = GameResult["rows"][number];
export type Costs = CallOutput<Reports["costs"]>;
export type Cost = Costs["rows"][number];

const LIVE = { everyMs: 60_000 };

/** What an address says, where it is one of the list. */
const oneOf = <Value extends string>(list: readonly Value[], said: string | undefined): Value | undefined =>
  list.find((one) => one === said);

const daysOf = ({ filters: { from, to } }: DeskView) => ({ from, to });
const searched = ({ search }: DeskView): string | undefined => (search === "" ? undefined : search);
const categoryOf = ({ filters }: DeskView) => oneOf(SETTINGS.accountingCategories, filters["category"]);

export function betFilters(view: DeskView) {
  const { vendor, game, betId, state } = view.filters;
  return {
    ...daysOf(view),
    account: searched(view),
    category: categoryOf(view),
    vendor: vendor?.toUpperCase(),
    game,
    betId,
    state: oneOf(BET_STATES, state),
  };
}

export function useBets(view: DeskView) {
  const { api } = useServices();
  const filters = betFilters(view);
  const ask = (after: string | undefined, options: object) =>
    api.reports.betsReport({ ...filters, after }, options);
  return useCursorPage(["report bets", filters], view.page, ask, LIVE);
}

export const entryFilters = (view: DeskView) => ({
  ...daysOf(view),
  account: searched(view),
  kind: oneOf(TRANSACTION_KINDS, view.filters["kind"]),
  state: oneOf(TRANSACTION_STATES, view.filters["state"]),
});

export function useEntries(view: DeskView) {
  const { api } = useServices();
  const filters = entryFilters(view);
  const ask = (after: string | undefined, options: object) =>
    api.reports.accountReport({ ...filters, after }, options);
  return useCursorPage(["report entries", filters], view.page, ask, LIVE);
}

export const profitFilters = (view: DeskView) => ({ ...daysOf(view), account: searched(view) });

export function useProfit(view: DeskView) {
  const { api } = useServices();
  const filters = profitFilters(view);
  return useLiveQuery(
    ["report profit", filters],
    (options) => api.reports.profitReport(filters, options),
    LIVE,
  );
}

export const flowFilters = (view: DeskView) => ({ ...daysOf(view), method: view.filters["method"] });

export function useCashFlow(view: DeskView) {
  const { api } = useServices();
  const filters = flowFilters(view);
  return useLiveQuery(["report flow", filters], (options) => api.reports.cashFlow(filters, options), LIVE);
}

export function gameFilters(view: DeskView) {
  const { account, vendor } = view.filters;
  return { ...daysOf(view), account, vendor: vendor?.toUpperCase(), category: categoryOf(view) };
}

export function useGames(view: DeskView) {
  const { api } = useServices();
  const filters = gameFilters(view);
  return useLiveQuery(["report games", filters], (options) => api.reports.gameResult(filters, options), LIVE);
}

export const costFilters = (view: DeskView) => ({
  ...daysOf(view),
  side: oneOf(COST_SIDES, view.filters["side"]),
});

export function useCosts(view: DeskView) {
  const { api } = useServices();
  const filters = costFilters(view);
  return useLiveQuery(["report costs", filters], (options) => api.reports.costs(filters, options), LIVE);
}
