// The address of a panel over a page: the query's `mc` names the page of the member centre, and Back closes what
// was opened last [SHELL-81]. Each entry remembers how many steps the panel has taken, so that closing takes them back.
import { useLocation, useNavigate } from "react-router";

export const RECORD_PAGE = "personalHistoryCopy";
const PANEL_KEY = "mc";
/** The bet whose detail the record shows. */
const BET_KEY = "bet";
export const PANEL_KEYS: readonly string[] = [PANEL_KEY, BET_KEY, "ac"];

interface PanelState {
  readonly panelSteps: number;
}

export const FIRST_STEP: PanelState = { panelSteps: 1 };

/** The current page with a panel over it. */
export function usePanelHref(page: string): string {
  const { pathname, search } = useLocation();
  return `${pathname}?${withParts(search, { [PANEL_KEY]: page })}`;
}

export interface PanelAddress {
  /** The page key, or null when no panel is open. */
  readonly page: string | null;
  readonly bet: string | null;
  readonly openBet: (bet: string) => void;
  readonly closeBet: () => void;
  readonly close: () => void;
}

export function usePanelAddress(): PanelAddress {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const page = query.get(PANEL_KEY);
  const bet = query.get(BET_KEY);
  const taken = stepsOf(state);
  const placeWith = (parts: Parts) => ({ pathname, search: withParts(search, parts), hash });
  /** Steps back where they were taken in this tab; an address that was opened as it is has none. */
  const takeBack = (count: number, parts: Parts): void =>
    void (taken >= count && count > 0
      ? navigate(-count)
      : navigate(placeWith(parts), { replace: true, state: null }));
  return {
    page,
    bet,
    openBet: (next) =>
      void navigate(placeWith({ [PANEL_KEY]: page, [BET_KEY]: next }), { state: { panelSteps: taken + 1 } }),
    closeBet: () => takeBack(taken > 1 ? 1 : 0, { [PANEL_KEY]: page }),
    close: () => takeBack(taken, {}),
  };
}

function stepsOf(state: unknown): number {
  const isOurs = typeof state === "object" && state !== null && "panelSteps" in state;
  return isOurs && typeof state.panelSteps === "number" ? state.panelSteps : 0;
}

type Parts = Readonly<Record<string, string | null>>;

/** The query with these parts of a panel's address and no others. */
function withParts(search: string, parts: Parts): string {
  const query = new URLSearchParams(search);
  for (const key of [PANEL_KEY, BET_KEY]) {
    const value = parts[key] ?? null;
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  return query.toString();
}
