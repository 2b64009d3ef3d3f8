// How much of a bare Fastify route's rate the whole pipeline keeps, both answering the same JSON, in turns.
import type { Bench } from "./bench.ts";
import { besideBare } from "./side-by-side.ts";

export const pipeline: Bench = {
  name: "pipeline",
  about: "site.permissionStatus against a bare Fastify route, requests per second",
  run: () => besideBare({ name: "permissionStatus", path: "/wps/system/status?url=localhost", bar: 0.5 }),
};
