// The tab bar of phones [SHELL-115]: its five tabs, where each leads, and where the bar gives way.
import type { MessageKey } from "@jonaki/i18n";
import { GAME, HOME, SEAMLESS } from "../app/routes.ts";
import { isMemberCentreOffered } from "./agent-entry.rules.ts";
import { DEFAULT_PAGE } from "./panel-address.ts";
import { panel, placeExists, route } from "./place.rules.ts";
import type { SiteParts, Target, Viewer } from "./place.rules.ts";
import { loginPlace } from "./way-in.rules.ts";

export type TabKey = "home" | "games" | "deposit" | "offers" | "me";

export interface Tab {
  readonly key: TabKey;
  readonly text: MessageKey;
  readonly place: Target;
}

/** There the page's own action bar stands. */
const PATHS_WITHOUT: ReadonlySet<string> = new Set([GAME, SEAMLESS, "/lottery", "/vnlottery", "/seaLottery"]);
const PANELS_WITHOUT: ReadonlySet<string> = new Set(["depositv2", "withdraw"]);

/** The foot of the screen belongs to the page. */
export const isFootOwn = (pathname: string): boolean => PATHS_WITHOUT.has(pathname);

export const isTabBarHidden = (pathname: string, openPanel: string | null): boolean =>
  isFootOwn(pathname) || (openPanel !== null && PANELS_WITHOUT.has(openPanel));

/** The member centre; a visitor's login window, or its page. */
const mePlace = (isMember: boolean, site: SiteParts): Target =>
  isMember ? panel(DEFAULT_PAGE) : loginPlace(site);

/** All five, for whom they are. */
export function tabs(viewer: Viewer, site: SiteParts): readonly Tab[] {
  const isOffered = isMemberCentreOffered(viewer);
  const list: readonly (readonly [boolean, Tab])[] = [
    [true, { key: "home", text: "nav_home", place: route(HOME) }],
    [true, { key: "games", text: "tab_games", place: route("/hot") }],
    [isOffered, { key: "deposit", text: "tab_deposit", place: panel("depositv2") }],
    [true, { key: "offers", text: "tab_offers", place: route("/promotions") }],
    [isOffered, { key: "me", text: "tab_me", place: mePlace(viewer.isMember, site) }],
  ];
  return list.filter(([isSeen]) => isSeen).map(([, tab]) => tab);
}

/** Of them what exists; one tab alone is no bar. */
export function shownTabs(viewer: Viewer, site: SiteParts): readonly Tab[] {
  const shown = tabs(viewer, site).filter(({ place }) => placeExists(place, site));
  return shown.length > 1 ? shown : [];
}
