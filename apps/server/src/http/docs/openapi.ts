// The same calls as OpenAPI 3.1, for tools.
import type { Call, NamedCall } from "@jonaki/wire";
import { inputSchema, outputSchema } from "./call-schemas.ts";
import type { JsonSchema } from "./schema-text.ts";

const MEDIA = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;
const SEALED: JsonSchema = {
  type: "object",
  properties: { sealed: { type: "string" } },
  required: ["sealed"],
};

export function openApi(calls: readonly NamedCall[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const named of calls) {
    const path = (paths[named.call.path] ??= {});
    const verb = named.call.method.toLowerCase();
    // Two calls of one path and verb differ by a query value only [CALL-9]; one description stands for both.
    path[verb] ??= operation(named);
  }
  return withSharedSchemas({
    openapi: "3.1.0",
    info: { title: "Jonaki", version: "0.1.0", license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    tags: [...new Set(calls.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  });
}

/** A schema that holds itself is defined once for the document, where its references look for it. */
function withSharedSchemas(
  document: Readonly<Record<string, unknown>> & { readonly components: object },
): object {
  const schemas: Record<string, unknown> = {};
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (key !== "$defs") return value;
    Object.assign(schemas, value);
    return undefined;
  });
  const shared = JSON.parse(
    `[${text},${JSON.stringify(schemas)}]`.replaceAll("#/$defs/", "#/components/schemas/"),
  ) as [typeof document, object];
  return { ...shared[0], components: { ...shared[0].components, schemas: shared[1] } };
}

function operation({ name, domain, call }: NamedCall): object {
  const inQuery = call.method === "GET" || call.method === "DELETE";
  return {
    operationId: name,
    tags: [domain],
    summary: `${call.id}${call.planned ? " (planned: answers 404)" : ""}`,
    description: `Rules: ${call.rules.join(", ")}. Refusals in order: ${call.refusals.join(", ") || "none of its own"}.`,
    ...(call.who === "public" ? {} : { security: [{ token: [] }] }),
    ...(inQuery ? { parameters: queryParameters(inputSchema(call)) } : { requestBody: requestBody(call) }),
    responses: {
      200: { description: "The envelope with its value", content: answerContent(call) },
      default: { description: "A refusal or fault in the envelope [CALL-2]" },
    },
  };
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): readonly object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody(call: Call): object {
  const schema = call.sealed === "always" ? SEALED : inputSchema(call);
  return { required: true, content: { [MEDIA[call.body]]: { schema } } };
}

function answerContent(call: Call): object {
  if (call.answer === "image") return { "image/*": { schema: { type: "string", format: "binary" } } };
  const properties = {
    success: { type: "boolean" },
    code: { type: ["string", "null"] },
    value: outputSchema(call),
    message: { type: ["string", "null"] },
  };
  return { "application/json": { schema: { type: "object", properties } } };
}
