// Decides what an address leads to: a page, or another address. Pure, so that the guard can be proved.
import { FAIR, GAME, HOME, LOGIN, ROUTES } from "./routes.ts";
import type { RouteRow } from "./routes.ts";

export interface Visitor {
  readonly token: string | null;
  readonly loginedToHomePage: boolean;
  readonly hasLaunchUrl: boolean;
}

export type Resolution =
  | {
      readonly kind: "page";
      readonly row: RouteRow;
      /** The path as the table writes it: what page views are told. */
      readonly route: string;
      /** The path without its slash; it selects the game list of the shared lobby [SHELL-14]. */
      readonly game: string;
    }
  | {
      readonly kind: "redirect";
      readonly to: string;
      /** Query and hash travel along, unless the address meant nothing. */
      readonly keepQuery: boolean;
    };

/** Open to everybody even when the site is for members only [SHELL-25]. */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  LOGIN,
  "/register",
  "/register.html",
  "/helpmc",
  "/download",
  "/help",
  FAIR,
]);
/** Of no use to somebody who is logged in [SHELL-28]. */
const VISITOR_PATHS: ReadonlySet<string> = new Set([LOGIN, "/register", "/register.html"]);

const redirect = (to: string, keepQuery: boolean): Resolution => ({ kind: "redirect", to, keepQuery });

export function resolveRoute(
  address: string,
  visitor: Visitor,
  table: readonly RouteRow[] = ROUTES,
): Resolution {
  const path = withoutEndSlash(address);
  const mustLogIn = visitor.loginedToHomePage && visitor.token === null;
  if (mustLogIn && !OPEN_PATHS.has(path)) return redirect(LOGIN, path === "/" || isKnown(table, path));
  if (visitor.token !== null && VISITOR_PATHS.has(path)) return redirect(HOME, true);
  if (path === "/") return redirect(HOME, true);
  const row = table.find(({ paths }) => paths.includes(path));
  if (row === undefined) return redirect(HOME, false);
  if (path === GAME && !visitor.hasLaunchUrl) return redirect(HOME, false);
  if (row.built) return { kind: "page", row, route: path, game: path.slice(1) };
  return redirect(mustLogIn ? LOGIN : HOME, true);
}

const isKnown = (table: readonly RouteRow[], path: string): boolean =>
  table.some(({ paths }) => paths.includes(path));

const withoutEndSlash = (address: string): string => address.replace(/\/+$/u, "") || "/";
