// The template that every test database is copied from: migrated, seeded and with the tests' own password for the demo
// accounts, once per run.
import { Client } from "pg";
import { giveDemoPassword } from "@jonaki/server/demo";
import { createLog } from "@jonaki/server/log";
import { prepareDatabase } from "@jonaki/server/prepare";
import { DEMO_PASSWORD } from "./demo-password.ts";
import { databaseUrl } from "./postgres.ts";

const TEMPLATE = "template_jonaki";

export async function makeTemplate(url: string): Promise<void> {
  await withClient(url, (admin) => admin.query(`create database ${TEMPLATE}`));
  await prepareDatabase(databaseUrl(url, TEMPLATE), createLog("silent"));
  await giveDemoPassword(databaseUrl(url, TEMPLATE), DEMO_PASSWORD);
  // Copying needs a template that nobody is connected to.
  await withClient(url, (admin) => admin.query(`alter database ${TEMPLATE} allow_connections false`));
}

export async function copyTemplate(url: string, name: string): Promise<string> {
  await withClient(url, (admin) =>
    admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
  );
  return databaseUrl(url, name);
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
