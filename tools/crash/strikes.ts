// What can happen to the house in a cycle, and how it is brought back. The load is under way when it strikes.
import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseServer, Server } from "./servers.ts";

export const STRIKES = ["server", "database", "both", "freeze", "backend"] as const;
export type Strike = (typeof STRIKES)[number];

export const FREEZE_MS = 5_000;
/** So long before the thaw a call must have been sent for its answer to be awaited before it. */
const ANSWER_WITHIN_MS = 2_500;

export interface Scene {
  readonly database: DatabaseServer;
  readonly servers: readonly Server[];
}

export interface Struck {
  /** A freeze: between these moments every call that was sent must have been answered before the thaw. */
  readonly frozen: { readonly fromMs: number; readonly untilMs: number; readonly thawMs: number } | null;
}

/** Strikes, and resolves when the load is to stop. */
export async function strike(kind: Strike, { database, servers }: Scene, victim: number): Promise<Struck> {
  const killServers = async (some: readonly Server[]): Promise<void> => {
    await Promise.all(some.map((server) => server.kill()));
  };
  if (kind === "freeze") return freeze(database);
  if (kind === "server") await killServers(servers.filter((_server, place) => place === victim));
  if (kind === "both") await Promise.all([killServers(servers), database.kill()]);
  if (kind === "database") await database.kill();
  if (kind === "backend") {
    database.killBackend();
    // The server recovers by itself while the load goes on.
    await wait(ANSWER_WITHIN_MS);
  }
  return { frozen: null };
}

async function freeze(database: DatabaseServer): Promise<Struck> {
  database.freeze();
  const fromMs = performance.now();
  await wait(FREEZE_MS);
  const thawMs = performance.now();
  database.thaw();
  // Afterwards everything goes on as before.
  await wait(ANSWER_WITHIN_MS);
  return { frozen: { fromMs, untilMs: thawMs - ANSWER_WITHIN_MS, thawMs } };
}

/** Starts whatever is dead. */
export async function bringBack({ database, servers }: Scene): Promise<void> {
  await database.start();
  await Promise.all(servers.map((server) => server.start()));
}
