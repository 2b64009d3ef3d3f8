// The schemas of a call as JSON schema, for documents; what JSON cannot say (a file, a transform) becomes "anything".
import type { Call } from "@jonaki/wire";
import { z } from "zod";
import type { JsonSchema } from "./schema-text.ts";

const OPTIONS = { target: "draft-2020-12", unrepresentable: "any", reused: "inline", cycles: "ref" } as const;

export function inputSchema(call: Call): JsonSchema {
  return strip(z.toJSONSchema(call.input, { ...OPTIONS, io: "input" }));
}

export function outputSchema(call: Call): JsonSchema {
  return strip(z.toJSONSchema(call.output, { ...OPTIONS, io: "output" }));
}

/** The dialect is said once for the whole document. */
function strip(schema: object): JsonSchema {
  const { $schema: _dialect, ...rest } = schema as Record<string, unknown>;
  return rest;
}
