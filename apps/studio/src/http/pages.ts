// The games' pages: one page for all games with a data block in it, and the built files beside it. The pages may
// be framed by the site alone [VEN-19] and load nothing from anywhere else.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import { games } from "@jonaki/games";
import type { FastifyInstance } from "fastify";

export interface PageParts {
  /** The built game clients. */
  readonly folder: string;
  /** The origins of the site: who may frame a game and talk to it. */
  readonly siteOrigins: readonly string[];
}

const MARK = "<!--start-data-->";
const OPENING = '<html lang="bn" data-theme="dark">';

/** Language and theme of the address, written into the page: it is painted right before any script runs. */
function openingFor(query: unknown): string {
  const { language, theme } = query as Readonly<Record<string, unknown>>;
  const lang = String(language).toLowerCase() === "en" ? "en" : "bn";
  return `<html lang="${lang}" data-theme="${theme === "light" ? "light" : "dark"}">`;
}

export async function servePages(http: FastifyInstance, parts: PageParts): Promise<void> {
  const file = join(parts.folder, "index.html");
  if (!existsSync(file)) return;
  const page = readFileSync(file, "utf8").replace(MARK, () => dataBlock({ siteOrigins: parts.siteOrigins }));
  const pageIn = (query: unknown): string => page.replace(OPENING, () => openingFor(query));
  await http.register(async (scope) => {
    await scope.register(fastifyHelmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policyFor(parts.siteOrigins) },
      // The old header knows no other origin than our own; frame-ancestors stands in its place.
      frameguard: false,
      // The address carries the ticket: it is told to nobody.
      referrerPolicy: { policy: "no-referrer" },
    });
    await scope.register(fastifyStatic, {
      root: parts.folder,
      index: false,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      globIgnore: ["**/*.br", "**/*.gz", "index.html"],
      // Built files change their name with their content.
      setHeaders: (reply) => void reply.header("cache-control", "public, max-age=31536000, immutable"),
    });
    for (const code of new Set(games.map((game) => game.code))) {
      scope.get(`/${code}`, ({ query }, reply) =>
        reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(pageIn(query)),
      );
    }
  });
}

/** No script: the policy forbids inline ones, and "<" is written so that it cannot end the block. */
const dataBlock = (data: unknown): string =>
  `<script type="application/json" id="start-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const OWN = ["'self'"];
const NONE = ["'none'"];

const policyFor = (siteOrigins: readonly string[]) => ({
  defaultSrc: NONE,
  scriptSrc: OWN,
  styleSrc: OWN,
  imgSrc: OWN,
  fontSrc: OWN,
  connectSrc: OWN,
  baseUri: NONE,
  formAction: NONE,
  frameAncestors: siteOrigins.length === 0 ? NONE : [...siteOrigins],
});
