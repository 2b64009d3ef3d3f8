// Who may import whom [design §4]: the rooms of the house and the doors between them.
import { posix } from "node:path";
import { isCode, isTest, lineAt, withoutComments } from "./source.ts";
import type { HouseRule, Source } from "./source.ts";

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** A room is a prefix of paths; it may import itself and the rooms named. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "packages/money": [],
  "packages/pool": [],
  "packages/i18n": [],
  "packages/browser": [],
  "packages/ui": ["packages/i18n"],
  "packages/client": ["packages/wire"],
  "packages/wire": ["packages/money"],
  "packages/games": ["packages/money"],
  "packages/ledger": ["packages/money"],
  "packages/vendor": ["packages/money"],
  "apps/site": [
    "packages/wire",
    "packages/client",
    "packages/browser",
    "packages/ui",
    "packages/i18n",
    "packages/money",
  ],
  "apps/office": [
    "packages/wire",
    "packages/client",
    "packages/browser",
    "packages/ui",
    "packages/i18n",
    "packages/money",
  ],
  "apps/play": ["packages/games", "packages/browser", "packages/ui", "packages/i18n", "packages/money"],
  "apps/studio": ["packages/games", "packages/vendor", "packages/money", "packages/pool"],
  "apps/server/src/platform": ["packages/money", "packages/pool"],
  "apps/server/src/domains": [
    "apps/server/src/platform",
    "apps/server/src/http/handlers.ts",
    "packages/wire",
    "packages/ledger",
    "packages/vendor",
    "packages/money",
  ],
  "apps/server/src/http": ["apps/server/src/platform", "packages/wire", "packages/i18n"],
  "apps/server/src/live": [
    "apps/server/src/platform",
    "apps/server/src/http/session.ts",
    "packages/wire",
    "packages/i18n",
  ],
  "apps/server/src/money.ts": ["apps/server/src", "packages/ledger", "packages/vendor"],
  "apps/server/src/app.ts": ["apps/server/src", "packages/wire", "packages/i18n", "packages/vendor"],
  "apps/launch": ["apps/server", "apps/studio"],
};

/** The verifier is the only place of the site that may know the games. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  "apps/site/src/features/fair": ["packages/games"],
};

const LEVELS: readonly (readonly string[])[] = [
  ["site", "accounts", "files"],
  ["wallet", "safe"],
  ["bets"],
  ["cashier", "lobby", "lottery"],
  ["rewards", "points", "agents"],
  ["messages", "reports"],
  ["office"],
];

export const importRule: HouseRule = (sources) =>
  sources
    .filter(({ path }) => isCode(path) && /^(apps|packages)\//u.test(path) && !isTest(path))
    .flatMap((source) =>
      importsOf(source).flatMap(({ target, typeOnly, line }) => {
        const text = judge(source.path, target, typeOnly);
        return text === null ? [] : [{ path: source.path, line, text }];
      }),
    );

export function importsOf({ path, text }: Source): readonly Import[] {
  const expression =
    /(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|import\(\s*"([^"]+)"\s*\)/gu;
  return [...withoutComments(text).matchAll(expression)].map((match) => ({
    target: resolveTarget(path, match[2] ?? match[3] ?? ""),
    typeOnly: match[1] !== undefined,
    line: lineAt(text, match.index),
  }));
}

/** Our own packages by folder, relative imports by path, everything else by its name. */
function resolveTarget(from: string, written: string): string {
  if (written.startsWith("."))
    return posix.normalize(posix.join(posix.dirname(from), written.replace(/\?.*$/u, "")));
  const own = /^@jonaki\/([a-z]+)(\/.*)?$/u.exec(written);
  if (own === null) return written;
  const folder = ["server", "launch", "site", "office", "play", "studio"].includes(own[1] ?? "")
    ? "apps"
    : "packages";
  return `${folder}/${own[1]}${own[2] ?? ""}`;
}

function judge(from: string, target: string, typeOnly: boolean): string | null {
  if (!/^(apps|packages|tools|db|bench|e2e)\//u.test(target)) return null;
  const room = roomOf(from);
  if (room === undefined || isIn(target, room)) return judgeInside(from, target);
  if (target.startsWith("packages/testkit")) return "only tests import the testkit";
  const allowed = [
    ...(ROOMS[room] ?? []),
    ...Object.entries(ALSO).flatMap(([place, more]) => (isIn(from, place) ? more : [])),
  ];
  if (!allowed.some((prefix) => isIn(target, prefix))) {
    return `${room} may not import ${target}; it may import ${allowed.join(", ") || "nothing of ours"}`;
  }
  const browser = /^apps\/(site|office|play)|^packages\/client\/src/u.test(from);
  if (browser && target === "packages/wire" && !typeOnly) {
    return "the browser takes only types from @jonaki/wire (its schemas cost 24 KB); constants, flags and patterns have subpaths of their own";
  }
  return null;
}

/** Inside a room: domains go downwards by their public face, and features of a front end never meet. */
function judgeInside(from: string, target: string): string | null {
  const domain = /^apps\/server\/src\/domains\/([a-z]+)\//u.exec(from)?.[1];
  const other = /^apps\/server\/src\/domains\/([a-z]+)\/(.+)$/u.exec(target);
  if (domain !== undefined && other !== null && other[1] !== domain)
    return judgeDomain(domain, other[1] ?? "", other[2] ?? "");
  const feature = /^(apps\/[a-z]+\/src\/features\/[a-z-]+)\//u.exec(from)?.[1];
  const meets = /^(apps\/[a-z]+\/src\/features\/[a-z-]+)\//u.exec(target)?.[1];
  if (feature !== undefined && meets !== undefined && feature !== meets)
    return `features do not import features; let app or shell put ${meets} together with it`;
  return null;
}

function judgeDomain(from: string, to: string, file: string): string | null {
  if (file !== `${to}.ts`) return `a domain is entered by its face only: domains/${to}/${to}.ts`;
  const walletAsksSafe = from === "wallet" && to === "safe";
  if (levelOf(to) < levelOf(from) || walletAsksSafe) return null;
  return `${from} (level ${levelOf(from)}) may not import ${to} (level ${levelOf(to)}): sideways and upwards go by outbox event`;
}

const levelOf = (domain: string): number => LEVELS.findIndex((names) => names.includes(domain)) + 1;

const isIn = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** The longest room a path lies in. */
const roomOf = (path: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => isIn(path, room))
    .sort((a, b) => b.length - a.length)[0];
