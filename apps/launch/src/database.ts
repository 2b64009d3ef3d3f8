// The database a start runs on: the one DATABASE_URL names, or the embedded one in the data folder. A studio of its
// own starts none: it joins the platform's.
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

/** The studio keeps nothing encrypted, so the installation's key is none of its business. */
const NO_KEY = "a studio of its own has no key of the installation";

/** For the role studio; the embedded database is the platform's to start, and must run already. */
export async function joinDatabase({ variables, dataFolder }: Environment): Promise<ReadyDatabase> {
  const { DATABASE_URL: outside } = variables;
  const url = isSet(outside) ? outside : await runningDatabase(dataFolder);
  return {
    variables: { ...variables, SECRET_KEY: NO_KEY, DATABASE_URL: url },
    stop: () => Promise.resolve(),
  };
}

async function runningDatabase(dataFolder: string): Promise<string> {
  const url = ownDatabaseUrl(dataFolder);
  const client = new Client({ connectionString: url });
  await client
    .connect()
    .catch(() =>
      giveUp(
        `Jonaki cannot start: DATABASE_URL is not set, and no platform runs on ${dataFolder} yet. Start it first, or name its database.`,
      ),
    );
  await client.end();
  return url;
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
