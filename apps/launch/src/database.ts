// The database a start runs on: the one DATABASE_URL names, or the embedded one in the data folder.
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

export async function openDatabase({ variables, dataFolder }: Environment): Promise<ReadyDatabase> {
  if ((variables["DATABASE_URL"] ?? "") !== "") return { variables, stop: () => Promise.resolve() };
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

function named(url: string): string {
  const own = new URL(url);
  own.pathname = `/${NAME}`;
  return own.href;
}
