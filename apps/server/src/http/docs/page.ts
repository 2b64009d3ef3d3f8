// The browsable page of the calls at /docs, in development only.
import type { NamedCall } from "@jonaki/wire";
import type { FastifyInstance } from "fastify";
import { openApi } from "./openapi.ts";

export async function serveDocs(app: FastifyInstance, calls: readonly NamedCall[]): Promise<void> {
  // Loaded only here: production never pays for it.
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  await app.register(scalar, {
    routePrefix: "/docs",
    configuration: { content: openApi(calls), telemetry: false, agent: { disabled: true } },
  });
}
