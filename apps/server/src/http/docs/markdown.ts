// docs/api.md: every call of the product for people to read, made from the wire.
import { codes } from "@jonaki/wire";
import type { Call, NamedCall } from "@jonaki/wire";
import { inputSchema, outputSchema } from "./call-schemas.ts";
import { schemaText } from "./schema-text.ts";

const WHO: Readonly<Record<Call["who"], string>> = {
  public: "anybody",
  session: "any session",
  member: "a true account",
  agent: "an agent",
  operator: "an operator of the office",
};

export function apiMarkdown(calls: readonly NamedCall[]): string {
  const built = calls.filter(({ call }) => !call.planned).length;
  const domains = [...Map.groupBy(calls, ({ domain }) => domain)];
  return [
    "# Calls",
    "",
    "Written from `packages/wire` by `npm run fix`; `npm run check` fails when it differs. Every answer is `{success, code, value, message}`; statuses are in CALL-2, texts in `spec/errors.md`. Amounts are text with two decimals, times ISO 8601 in UTC. A planned call answers 404 until its domain is built.",
    "",
    `${calls.length} calls: ${built} built, ${calls.length - built} planned.`,
    ...domains.flatMap(([domain, own]) => ["", `## ${domain}`, ...own.flatMap(callLines)]),
    "",
  ].join("\n");
}

function callLines({ name, call }: NamedCall): readonly string[] {
  const facts = [
    `for ${WHO[call.who]}`,
    ...(call.sealed === "never" ? [] : [call.sealed === "always" ? "sealed" : "plain or sealed"]),
    ...(call.idempotent ? ["repeatable by requestId"] : []),
    ...(call.version === undefined ? [] : [`with the header version ${call.version}`]),
    ...(call.body === "json" ? [] : [`as ${call.body}`]),
    ...(call.answer === "image" ? ["answers an image"] : []),
  ];
  const when = Object.entries(call.when ?? {}).map(([key, value]) => `${key}=${value}`);
  const query = when.length === 0 ? "" : `?${when.join("&")}`;
  const refusals = call.refusals.map((code) => `\`${code}\` (${codes[code].id})`);
  return [
    "",
    `### ${name}${call.planned ? " · planned" : ""}`,
    `\`${call.method} ${call.path}${query}\` · ${call.id} · ${facts.join(" · ")}`,
    "",
    `- takes ${schemaText(inputSchema(call))}`,
    `- answers ${call.answer === "image" ? "bytes" : schemaText(outputSchema(call))}`,
    ...(refusals.length === 0 ? [] : [`- refuses with ${refusals.join(", ")}`]),
    `- rules ${call.rules.join(", ")}`,
  ];
}
