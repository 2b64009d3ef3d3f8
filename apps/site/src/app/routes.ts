// Every route of the site, once: its content and which parts of the shell stand around it. A route whose
// content is not built yet leads to /index until the work that builds it sets `built`.
export const HOME = "/index";
export const LOGIN = "/login";
export const GAME = "/game";
export const SEAMLESS = "/seamless";
export const FAIR = "/fair";
export const REGISTER = "/register";
export const DOWNLOAD = "/down";
/** Where an identity provider sends its popup back to [ACC-36]: no page of the site, it only hands over and closes. */
export const IDENTITY_RETURN = "/idp-return";

export type ContentKey =
  | "home"
  | "register"
  | "notices"
  | "vip"
  | "pointMall"
  | "lottery"
  | "elott"
  | "lobby"
  | "sports"
  | "promotions"
  | "seamless"
  | "help"
  | "helpmc"
  | "download"
  | "join"
  | "game"
  | "login"
  | "fair";

export interface RouteRow {
  readonly rule: string;
  readonly paths: readonly string[];
  readonly content: ContentKey;
  readonly header: boolean;
  readonly footer: boolean;
  readonly sideMenu: boolean;
  readonly built: boolean;
}

type Exceptions = Partial<Pick<RouteRow, "header" | "footer" | "sideMenu" | "built">>;

/** A page shows header, footer and side menu unless its row says otherwise [SHELL-5]. */
const row = (
  rule: string,
  paths: readonly string[],
  content: ContentKey,
  exceptions: Exceptions = {},
): RouteRow => ({
  rule,
  paths,
  content,
  header: true,
  footer: true,
  sideMenu: true,
  built: false,
  ...exceptions,
});

/** SHELL-6, the path /, has no content of its own: resolveRoute sends it to /index. */
export const ROUTES: readonly RouteRow[] = [
  row("SHELL-7", ["/index"], "home", { built: true }),
  row("SHELL-8", ["/register", "/register.html"], "register", { built: true }),
  row("SHELL-9", ["/noticePage"], "notices", { built: true }),
  row("SHELL-10", ["/vip"], "vip"),
  row("SHELL-11", ["/pointMall"], "pointMall", { sideMenu: false }),
  row("SHELL-12", ["/lottery", "/vnlottery", "/seaLottery"], "lottery", {
    footer: false,
    sideMenu: false,
    built: true,
  }),
  row("SHELL-13", ["/elott"], "elott", { built: true }),
  row("SHELL-14", ["/rng", "/live", "/pvp", "/fish", "/hot", "/fav"], "lobby", { built: true }),
  row("SHELL-15", ["/sports", "/esports"], "sports", { built: true }),
  row("SHELL-16", ["/promotions", "/promoDetail"], "promotions"),
  row("SHELL-17", [SEAMLESS], "seamless", { footer: false, sideMenu: false, built: true }),
  row("SHELL-18", ["/help"], "help", { built: true }),
  row("SHELL-19", ["/helpmc"], "helpmc", { header: false, sideMenu: false, built: true }),
  row("SHELL-20", ["/down"], "download", { built: true }),
  row("SHELL-21", ["/download"], "download", { built: true }),
  row("SHELL-22", ["/join"], "join", { built: true }),
  row("SHELL-23", [GAME], "game", { footer: false, sideMenu: false, built: true }),
  row("SHELL-24", ["/login"], "login", { sideMenu: false, built: true }),
  row("SHELL-114", ["/fair"], "fair", { built: true }),
];

/** Whether an address, with or without query and anchor, leads to a page that exists. */
export function isBuilt(to: string): boolean {
  const path = to.split(/[?#]/u)[0];
  return ROUTES.some(({ built, paths }) => built && paths.some((one) => one === path));
}
