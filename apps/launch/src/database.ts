// The database a start runs on: the one DATABASE_URL names, or the embedded one in the data folder.
import { join } from "node:path";
import { Client } from "pg";
import { takeDataLock } from "./data-lock.ts";
import type { Environment } from "./environment.ts";
import { giveUp, ownSecret, say } from "./environment.ts";
import { clusterUrl, startPostgres } from "./postgres/cluster.ts";

export interface ReadyDatabase {
  readonly variables: Readonly<Record<string, string | undefined>>;
  stop(): Promise<void>;
}

const NAME = "jonaki";

export async function openDatabase(environment: Environment): Promise<ReadyDatabase> {
  const { variables, dataFolder } = environment;
  if (isSet(variables["DATABASE_URL"])) return { variables, stop: () => Promise.resolve() };
  const lock = takeDataLock(dataFolder);
  if ("heldBy" in lock) {
    giveUp(
      `Jonaki already runs on ${dataFolder} (process ${lock.heldBy}); nothing was started. DATA_DIR names another folder.`,
    );
  }
  say("Starting PostgreSQL …");
  const postgres = await startPostgres({ folder: dataFolder, durable: true, say });
  return {
    variables: {
      SECRET_KEY: ownSecret(dataFolder),
      ...variables,
      SEAL_FILE: sealFileOf(environment) ?? undefined,
      DATABASE_URL: await ownDatabase(postgres.url),
    },
    stop: async () => {
      await postgres.stop();
      lock.release();
    },
  };
}

async function ownDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = await client.query("select from pg_database where datname = $1", [NAME]);
  if (found.rowCount === 0) await client.query(`create database ${NAME}`);
  await client.end();
  return named(url);
}

/** The embedded database of a house that runs on this data folder. */
export const ownDatabaseUrl = (dataFolder: string): string => named(clusterUrl(dataFolder));

const isSet = (value: string | undefined): value is string => value !== undefined && value !== "";

/** Where the ledger's seals are kept outside the database; an outside database needs a place of the operator's choice. */
export function sealFileOf({ variables, dataFolder }: Environment): string | null {
  const { SEAL_FILE: chosen, DATABASE_URL: outside } = variables;
  if (isSet(chosen)) return chosen;
  return isSet(outside) ? null : join(dataFolder, "seals");
}

function named(url: string): string {
  const own = new URL(url);
  own.pathname = `/${NAME}`;
  return own.href;
}
