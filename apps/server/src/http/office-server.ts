// The office's HTTP server [OFF-1]: an origin of its own, with the office's calls and pages and nothing of the site.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createBaseServer } from "./base-server.ts";
import type { BaseParts } from "./base-server.ts";
import { handleFaults } from "./faults.ts";
import type { SendPage } from "./pages.ts";
import { registerCalls } from "./pipeline.ts";
import type { PipelineParts } from "./pipeline.ts";
import type { Holder } from "./session.ts";
import { sendText } from "./squeeze.ts";

export interface OfficeServerParts<Session extends Holder> extends Omit<BaseParts, "pipeline"> {
  readonly pipeline: PipelineParts<Session>;
  /** The built office; without it only its calls answer. */
  readonly folder: string;
}

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Positioned controls (menus, tooltips) write style attributes; scripts stay forbidden.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  connectSrc: ["'self'", "ws:", "wss:"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
};

export async function createOfficeServer<Session extends Holder>(
  parts: OfficeServerParts<Session>,
): Promise<FastifyInstance> {
  const { app } = await createBaseServer(parts);
  handleFaults(app, parts.pipeline, await serveOffice(app, parts.folder));
  registerCalls(app, parts.pipeline);
  app.get("/health", () => ({ alive: true }));
  return app;
}

async function serveOffice(app: FastifyInstance, folder: string): Promise<SendPage> {
  const file = join(folder, "index.html");
  if (folder === "" || !existsSync(file)) return () => Promise.resolve(null);
  const page = readFileSync(file, "utf8");
  await app.register(fastifyHelmet, { contentSecurityPolicy: { useDefaults: false, directives: POLICY } });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header(
        "cache-control",
        path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ),
    globIgnore: ["**/*.br", "**/*.gz", "index.html"],
  });
  return async (request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (!wantsPage || /^\/(bo|assets|health)(\/|$)/u.test(request.url)) return null;
    return sendText(reply.header("cache-control", "no-store").type("text/html; charset=utf-8"), page);
  };
}
