// A JSON schema as one line that a person reads: { url: text, pageNo?: whole }.
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly $ref?: string;
}

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole",
  number: "number",
  boolean: "yes/no",
  null: "null",
};

export function schemaText(schema: JsonSchema): string {
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return [...new Set(union.map(schemaText))].join(" | ");
  if (schema.allOf !== undefined) return [...new Set(schema.allOf.map(schemaText))].join(" & ");
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.$ref !== undefined)
    return schema.$ref === "#" ? "…the same" : (schema.$ref.split("/").at(-1) ?? "");
  if (schema.type === "array") return `list of ${bracket(schemaText(schema.items ?? {}))}`;
  if (schema.type === "object") return objectText(schema);
  if (Array.isArray(schema.type))
    return schema.type.map((type: string) => schemaText({ ...schema, type })).join(" | ");
  return schema.format ?? WORDS[String(schema.type)] ?? "anything";
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, one]) => `${name}${required.includes(name) ? "" : "?"}: ${schemaText(one)}`,
  );
  if (fields.length === 0 && typeof additionalProperties === "object")
    return `by name: ${bracket(schemaText(additionalProperties))}`;
  return fields.length === 0 ? "nothing" : `{ ${fields.join(", ")} }`;
}

const bracket = (text: string): string =>
  text.includes(" | ") && !text.startsWith("{") ? `(${text})` : text;
