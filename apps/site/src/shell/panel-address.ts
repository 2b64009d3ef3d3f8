// The address of a panel over a page: the query's `mc` or `ac` names the page of the member or agent centre [SHELL-81].
import { FILTER_KEYS, useLayers } from "./layers.ts";
import type { Way } from "./layers.ts";
import { readModals, withModal, writeModals } from "./modals.rules.ts";
import type { Centre } from "./place.rules.ts";

/** The page of the member centre that opens when no key is given, or an unknown one [SHELL-82, SHELL-84]. */
export const DEFAULT_PAGE = "securityCenter";
/** The part of it about limits and breaks [SHELL-116]. */
export const SAFE_PART = "responsible";
export const RECORD_PAGE = "personalHistoryCopy";
export const DEPOSIT_PAGE = "depositv2";
export const WITHDRAW_PAGE = "withdraw";
/** Opens from the part about limits and breaks, and has no entry of its own [ACC-133.11]. */
export const STATEMENT_PAGE = "statement";
/** The bet whose detail the record shows. */
const BET_KEY = "bet";
const LOGIN_WINDOW = "loginPopupModal";
/** The part of a page that is meant, or that a phone shows on its own. */
const PART_KEY = "part";
const PANEL_KEYS = ["mc", "ac", BET_KEY, PART_KEY, ...FILTER_KEYS] as const;

const clear = (query: URLSearchParams): void => {
  for (const key of PANEL_KEYS) query.delete(key);
};

/** The current page with a panel over it. */
export function usePanelWay(page: string, centre: Centre = "mc", part?: string): Way {
  return useLayers().wayOver(centre, (query) => {
    clear(query);
    query.set(centre, page);
    if (part !== undefined) query.set(PART_KEY, part);
  });
}

export interface PanelAddress {
  readonly centre: Centre;
  /** The page key, or null when no panel is open. */
  readonly page: string | null;
  readonly bet: string | null;
  readonly openBet: (bet: string) => void;
  readonly closeBet: () => void;
  readonly part: string | null;
  readonly openPart: (part: string) => void;
  readonly closePart: () => void;
  readonly close: () => void;
  /** The login in the place of the panel [ACC-5, ACC-7]. */
  readonly logInInstead: () => void;
}

export function usePanelAddress(): PanelAddress {
  const { query, laid, wayOver, wayInstead, go, takeAway } = useLayers();
  const centre: Centre = query.has("ac") && !query.has("mc") ? "ac" : "mc";
  return {
    centre,
    page: query.get(centre),
    bet: query.get(BET_KEY),
    openBet: (bet) => go(wayOver(BET_KEY, (next) => next.set(BET_KEY, bet))),
    closeBet: () => takeAway(laid.lastIndexOf(BET_KEY), (next) => next.delete(BET_KEY)),
    part: query.get(PART_KEY),
    openPart: (part) => go(wayOver(PART_KEY, (next) => next.set(PART_KEY, part))),
    closePart: () => takeAway(laid.lastIndexOf(PART_KEY), (next) => next.delete(PART_KEY)),
    // To before its first page, however many were looked at.
    close: () => takeAway(laid.indexOf(centre), clear),
    logInInstead: () =>
      go(
        wayInstead(centre, LOGIN_WINDOW, (next) => {
          clear(next);
          writeModals(next, withModal(readModals(next), LOGIN_WINDOW));
        }),
      ),
  };
}
