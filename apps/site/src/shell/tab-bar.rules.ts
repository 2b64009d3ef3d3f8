// The tab bar of phones [SHELL-115]: its five tabs, where each leads, and where the bar gives way.
import type { MessageKey } from "@jonaki/i18n";
import { GAME, HOME, LOGIN, ROUTES, SEAMLESS } from "../app/routes.ts";
import type { ContentKey } from "../app/routes.ts";
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

/** Pages of games that have the bar: every lobby, and a vendor's own page. */
const CONTENT_OF_GAMES: ReadonlySet<ContentKey> = new Set(["lobby", "sports", "elott"]);

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

const isOfGames = (pathname: string): boolean =>
  ROUTES.some(({ content, paths }) => CONTENT_OF_GAMES.has(content) && paths.includes(pathname));

/** Where one is: on the tab's page itself, or, for the games, on any page of theirs. */
export function currentOf(
  { key, place }: Tab,
  pathname: string,
  openPanel: string | null,
): "page" | "true" | undefined {
  if (place.kind === "panel") return place.page === openPanel ? "page" : undefined;
  // There the page is what the window would be.
  if (place.kind === "modal") return pathname === LOGIN ? "page" : undefined;
  if (openPanel !== null || place.kind !== "route") return undefined;
  if (place.to === pathname) return "page";
  return key === "games" && isOfGames(pathname) ? "true" : undefined;
}
