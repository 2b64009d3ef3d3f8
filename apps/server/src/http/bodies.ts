// Which bodies are read at all: JSON read strictly, and forms for the calls that declare one. The types a
// foreign page can send without asking (text, forms) are refused everywhere else.
import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";
import { parseStrictJson } from "./strict-json.ts";

export function acceptBodies(app: FastifyInstance, formPaths: ReadonlySet<string>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(String(body)));
    } catch (problem) {
      done(problem as Error);
    }
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (request, body, done) => {
      if (formPaths.has(request.routeOptions.url ?? "")) done(null, { ...parse(String(body)) });
      else done(new ForeignBody());
    },
  );
  app.addContentTypeParser(["text/plain", "multipart/form-data"], (_request, _payload, done) =>
    done(new ForeignBody()),
  );
}

/** A body of a kind that a page of another site could send. */
export class ForeignBody extends Error {}
