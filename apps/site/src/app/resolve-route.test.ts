import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveRoute } from "./resolve-route.ts";
import type { Resolution, Visitor } from "./resolve-route.ts";
import { ROUTES } from "./routes.ts";
import type { RouteRow } from "./routes.ts";

/** The table as it will be when every page is there. */
const COMPLETE: readonly RouteRow[] = ROUTES.map((row) => ({ ...row, built: true }));
const PATHS = COMPLETE.flatMap(({ paths }) => paths);
const STRANGER: Visitor = { token: null, loginedToHomePage: false, hasLaunchUrl: false };
const MEMBER: Visitor = { ...STRANGER, token: "t" };
const SHUT_OUT: Visitor = { ...STRANGER, loginedToHomePage: true };

const resolve = (path: string, visitor: Visitor, table = COMPLETE) => resolveRoute(path, visitor, table);
const target = (resolution: Resolution) =>
  resolution.kind === "redirect" ? resolution.to : resolution.route;

describe("where an address leads", () => {
  it("[SHELL-6] / leads to /index and keeps its query", () => {
    expect(resolve("/", STRANGER)).toEqual({ kind: "redirect", to: "/index", keepQuery: true });
  });

  it.each(["/nowhere", "/index/more", "/Index", "/%00", "/wps/system/status", "index"])(
    "[SHELL-4] %s is not in the table and leads to /index",
    (path) => {
      expect(resolve(path, STRANGER)).toEqual({ kind: "redirect", to: "/index", keepQuery: false });
    },
  );

  it("[SHELL-14] the path selects the list of the shared lobby", () => {
    const games = ["/rng", "/live", "/pvp", "/fish", "/hot", "/fav"].map((path) => resolve(path, STRANGER));
    expect(games.map((one) => (one.kind === "page" ? one.game : one.to))).toEqual(
      "rng live pvp fish hot fav".split(" "),
    );
    expect(new Set(games.map((one) => (one.kind === "page" ? one.row.content : "")))).toEqual(
      new Set(["lobby"]),
    );
  });

  it("a slash at the end changes nothing", () => {
    expect(resolve("/help/", STRANGER)).toMatchObject({ kind: "page", route: "/help" });
  });

  it("[SHELL-26] with loginedToHomePage off every route opens without a token", () => {
    const all = PATHS.map((path) => target(resolve(path, { ...STRANGER, hasLaunchUrl: true })));
    expect(all).toEqual(PATHS);
  });

  it("[SHELL-25] with loginedToHomePage on and no token only the open pages open", () => {
    const open = PATHS.filter((path) => resolve(path, SHUT_OUT).kind === "page");
    expect(open.sort()).toEqual(
      ["/download", "/fair", "/help", "/helpmc", "/login", "/register", "/register.html"].sort(),
    );
    for (const path of ["/", "/nowhere", ...PATHS.filter((one) => !open.includes(one))])
      expect(target(resolve(path, SHUT_OUT))).toBe("/login");
  });

  it("[SHELL-25] with a token the same site is open", () => {
    expect(resolve("/vip", { ...SHUT_OUT, token: "t" })).toMatchObject({ kind: "page", route: "/vip" });
  });

  it.each(["/login", "/register", "/register.html"])(
    "[SHELL-28] %s leads to /index when a token exists",
    (path) => {
      expect(target(resolve(path, MEMBER))).toBe("/index");
      expect(resolve(path, STRANGER).kind).toBe("page");
    },
  );

  it("[SHELL-27] after login / leads home", () => {
    expect(target(resolve("/", { ...SHUT_OUT, token: "t" }))).toBe("/index");
  });

  it("[SHELL-29] /game without a stored launch URL leads to /index", () => {
    expect(target(resolve("/game", MEMBER))).toBe("/index");
    expect(resolve("/game", { ...MEMBER, hasLaunchUrl: true }).kind).toBe("page");
  });

  it("a route that is not built yet leads to /index", () => {
    expect(resolveRoute("/vip", STRANGER)).toEqual({ kind: "redirect", to: "/index", keepQuery: true });
    expect(resolveRoute("/index", STRANGER)).toMatchObject({ kind: "page", route: "/index" });
  });

  it("[SHELL-25] on a members-only site an open page that is not built yet leads to /login", () => {
    const few = ROUTES.map((row) => ({ ...row, built: row.content === "login" }));
    expect(resolve("/help", SHUT_OUT, few)).toEqual({ kind: "redirect", to: "/login", keepQuery: true });
    expect(resolve("/login", SHUT_OUT, few)).toMatchObject({ kind: "page", route: "/login" });
  });

  it("[SHELL-4] from any address, for any visitor, at most two steps end on a page", () => {
    const visitors = fc.record({
      token: fc.constantFrom(null, "t"),
      loginedToHomePage: fc.boolean(),
      hasLaunchUrl: fc.boolean(),
    });
    const addresses = fc.oneof(fc.constantFrom("/", ...PATHS), fc.webPath());
    fc.assert(
      fc.property(addresses, visitors, fc.constantFrom(ROUTES, COMPLETE), (address, visitor, table) => {
        let resolution = resolveRoute(address, visitor, table);
        for (let step = 0; step < 2 && resolution.kind === "redirect"; step += 1)
          resolution = resolveRoute(resolution.to, visitor, table);
        expect(resolution.kind).toBe("page");
      }),
    );
  });
});
