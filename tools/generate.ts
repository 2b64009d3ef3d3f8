// Writes what is made from something else: db/schema.sql and the table types from the migrations,
// the API documents from the wire. With --check it only compares, and fails where they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startTestPostgres } from "../packages/testkit/src/postgres.ts";
import { copyTemplate, makeTemplate } from "../packages/testkit/src/template.ts";
import { apiMarkdown } from "../apps/server/src/http/docs/markdown.ts";
import { listCalls } from "../packages/wire/src/index.ts";
import { readSchema } from "./schema.ts";

const root = new URL("../", import.meta.url);

/** The studio is a vendor: neither it nor the server sees the other's tables. */
const isStudios = (table: string): boolean => table.startsWith("studio_");

async function wanted(): Promise<ReadonlyMap<string, string>> {
  const postgres = await startTestPostgres();
  try {
    await makeTemplate(postgres.url);
    const schema = await readSchema(await copyTemplate(postgres.url, "schema_read"));
    return new Map([
      ["db/schema.sql", schema.sql],
      ["docs/api.md", apiMarkdown(listCalls())],
      ["apps/server/src/platform/database/tables.ts", schema.typesOf((table) => !isStudios(table))],
      ["apps/studio/src/platform/tables.ts", schema.typesOf(isStudios)],
    ]);
  } finally {
    await postgres.stop();
  }
}

const readOrNothing = (path: string): string => {
  try {
    return readFileSync(fileURLToPath(new URL(path, root)), "utf8");
  } catch {
    return "";
  }
};

const checkOnly = process.argv.includes("--check");
const stale = [...(await wanted())].filter(([path, text]) => readOrNothing(path) !== text);
for (const [path, text] of stale) {
  if (checkOnly) console.error(`${path} is not what the sources make of it; run npm run fix.`);
  else writeFileSync(fileURLToPath(new URL(path, root)), text);
}
if (checkOnly && stale.length > 0) process.exitCode = 1;
