// The house of a crash run: database and servers started, players made, the vendor's line and its log opened.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Client, types } from "pg";
import { makeDataFolder } from "../../packages/testkit/src/house-process.ts";
import { databaseUrl } from "../../packages/testkit/src/postgres.ts";
import { openCallLog } from "./call-log.ts";
import type { CallLog } from "./call-log.ts";
import { makePlayers, setVendorSecret } from "./players.ts";
import type { Player } from "./players.ts";
import { openDatabaseServer, openServer } from "./servers.ts";
import type { Scene } from "./strikes.ts";
import { openVendorClient } from "./vendor-client.ts";
import type { VendorClient } from "./vendor-client.ts";

export interface CrashHouse extends Scene {
  /** Of its database. */
  readonly url: string;
  readonly players: readonly Player[];
  readonly client: VendorClient;
  readonly log: CallLog;
  /** A connection of the database's owner, for as long as the work lasts. */
  asOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const INT8 = 20;
const NAME = "jonaki";

export async function openHouse(
  playerCount: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<CrashHouse> {
  const data = makeDataFolder();
  const database = await openDatabaseServer(data.path);
  await asClient(database.url, (admin) => admin.query(`create database ${NAME}`));
  const url = databaseUrl(database.url, NAME);
  const secretKey = randomBytes(32).toString("base64url");
  const parts = { databaseUrl: url, secretKey, variables };
  const servers = [await openServer({ ...parts, role: "all" }), await openServer({ ...parts, role: "web" })];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    await database.stop();
    data.remove();
  };
  try {
    for (const server of servers) await server.start();
    const secret = await asClient(url, (owner) => setVendorSecret(owner, secretKey));
    const players = await asClient(url, (owner) => makePlayers(owner, url, playerCount));
    const log = openCallLog(join(data.path, "calls.log"));
    const client = openVendorClient(
      servers.map(({ address }) => address),
      secret,
      log,
    );
    return {
      url,
      database,
      servers,
      players,
      client,
      log,
      asOwner: (work) => asClient(url, work),
      stop: async () => {
        client.close();
        log.close();
        await stop();
      },
    };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

async function asClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    types: {
      getTypeParser: (id: number, format?: "text" | "binary") =>
        id === INT8 ? BigInt : types.getTypeParser(id, format),
    },
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
