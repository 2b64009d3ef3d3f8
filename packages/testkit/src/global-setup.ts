// Before the first test: one PostgreSQL and its template; after the last: both are gone.
import type { TestProject } from "vitest/node";
import { startTestPostgres } from "./postgres.ts";
import { makeTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  await makeTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
