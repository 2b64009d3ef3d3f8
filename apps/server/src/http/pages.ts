// The site's files and its page: pre-compressed files as they were built, and for every route of the site the page with
// the first permission answer in a data block [SITE-7], and with its first view where one can be drawn.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Random } from "../platform/random.ts";
import { plainAddress } from "../platform/address.ts";
import { createFirstView, filled, withStyles } from "./page-view.ts";
import type { StartBlock, ViewParts } from "./page-view.ts";
import { sendText } from "./squeeze.ts";
import { deviceOf } from "./visit.ts";

export interface PageParts extends ViewParts {
  readonly folder: string;
  /** What the page starts with; null when this host is not ours. */
  readonly startData: (host: string, address: string, path: string) => Promise<StartBlock>;
  readonly random: Random;
  /** Where the house's own games are. */
  readonly gamesOrigin: string;
  /** Where all vendors of the moment have theirs: the only other origins that a page may frame [LOB-43]. */
  readonly frameOrigins: () => Promise<readonly string[]>;
  /** Hosts of the operator's own that images and games come from instead [SITE-59, SITE-60]. */
  readonly pageSources: () => { readonly images: readonly string[]; readonly frames: readonly string[] };
}

/** Paths that never lead to the page: an unknown call must say so. */
const NOT_PAGES = /^\/(wps|lgw|lotto|bo|assets|docs|health|ready|metrics)(\/|$)/u;

/** Answers null when the request is not for a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>;

export async function servePages(app: FastifyInstance, parts: PageParts): Promise<SendPage> {
  const file = join(parts.folder, "index.html");
  if (!existsSync(file)) return () => Promise.resolve(null);
  const page = readFileSync(file, "utf8");
  const ownPages = readOwnPages(parts.folder);
  const whole = withStyles(page, (href) => readFileSync(join(parts.folder, href), "utf8"));
  const policy = policyFor(scriptHashes([page, ...ownPages.values()]));
  const origins = originsFor(parts);
  const firstView = createFirstView(app, parts);
  await app.register(async (scope) => {
    await scope.register(fastifyHelmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policy },
    });
    await scope.register(fastifyStatic, {
      root: parts.folder,
      index: false,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => setFileHeaders(reply, path),
      globIgnore: ["**/*.br", "**/*.gz", "index.html", ...OWN_PAGES.values()],
    });
    scope.get("/index.html", (_request, reply) => reply.redirect("/index"));
  });
  return async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (!wantsPage || NOT_PAGES.test(path)) return null;
    deviceOf(request, reply, parts.random);
    for (const [name, value] of PAGE_HEADERS) void reply.header(name, value);
    const { images, frames } = parts.pageSources();
    const imgSrc = [...policy.imgSrc, ...images];
    const frameSrc = [...policy.frameSrc, ...(await origins()), ...frames];
    void reply.header("content-security-policy", policyText({ ...policy, imgSrc, frameSrc }));
    // On loopback there is no certificate to insist on.
    if (request.protocol === "https") void reply.header("strict-transport-security", "max-age=31536000");
    const data = await parts.startData(request.host.toLowerCase(), plainAddress(request.ip), path);
    const own = ownPages.get(path);
    const view = own === undefined ? await firstView(request, path, data) : null;
    const sent = view === null ? (own ?? page) : whole;
    return sendText(reply.type("text/html; charset=utf-8"), filled(sent, data, view));
  };
}

/** Pages beside the application, which stand even while it is closed: path and file. */
const OWN_PAGES: ReadonlyMap<string, string> = new Map([["/support", "support.html"]]);

function readOwnPages(folder: string): ReadonlyMap<string, string> {
  const present = [...OWN_PAGES].filter(([, file]) => existsSync(join(folder, file)));
  return new Map(present.map(([path, file]) => [path, readFileSync(join(folder, file), "utf8")]));
}

/** Built files change their name with their content; the few others are asked for again. */
function setFileHeaders(reply: FastifyReply, path: string): void {
  const isBuilt = path.includes("/assets/");
  void reply.header("cache-control", isBuilt ? "public, max-age=31536000, immutable" : "no-cache");
  // The analytics frame has an origin of its own (sandbox) and is the only place a provider's script may run [SITE-11].
  // Its script is fetched by that frame, which is a stranger to this origin.
  if (path.includes("analytics.js")) void reply.header("cross-origin-resource-policy", "cross-origin");
  if (path.includes("analytics.html")) void reply.header("content-security-policy", ANALYTICS_POLICY);
}

const ANALYTICS_POLICY =
  "default-src 'none'; script-src 'self' https:; connect-src https:; img-src https:; frame-ancestors 'self'";

/** The small script that stands in a page is allowed by its hash, and no other one. */
function scriptHashes(pages: readonly string[]): readonly string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>(.*?)<\/script>/gsu)]);
  const hashes = scripts.map(([, text = ""]) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** A page stands also while the catalogue cannot be read: then it frames what it framed last. */
function originsFor({ frameOrigins, gamesOrigin, log }: PageParts): () => Promise<readonly string[]> {
  let last: readonly string[] = [gamesOrigin];
  return async () => {
    try {
      last = await frameOrigins();
    } catch (problem) {
      log.warn({ problem: String(problem) }, "the vendors' origins could not be read");
    }
    return last;
  };
}

const policyFor = (ownScripts: readonly string[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...ownScripts],
  // Positioned controls (menus, tooltips) write style attributes; scripts stay forbidden.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", "ws:", "wss:"],
  frameSrc: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
});

const policyText = (policy: ReturnType<typeof policyFor>): string =>
  Object.entries(policy)
    .map(
      ([name, sources]) =>
        `${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(" ")}`,
    )
    .join("; ");

const PAGE_HEADERS: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "same-origin"],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["cache-control", "no-store"],
];
