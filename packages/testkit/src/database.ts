// A database of its own for a test file, copied from the run's template.
import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { copyTemplate } from "./template.ts";

export interface TestDatabase {
  readonly url: string;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  return { url: await copyTemplate(inject("postgresUrl"), name) };
}
