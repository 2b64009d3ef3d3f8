// The bus between processes: PostgreSQL LISTEN/NOTIFY behind a port that another carrier can take later.
// Payloads carry ids only. The listener has its own connection and finds its way back by itself.
import { Client } from "pg";
import type { Pool } from "pg";
import type { Log } from "./log.ts";

export type Channel = "live" | "outbox" | "events" | "site" | "sealing";

export interface Bus {
  publish(channel: Channel, ids: string): Promise<void>;
  /** Called for every message, and with null after a reconnect, when messages may have been missed. */
  subscribe(channel: Channel, hear: (ids: string | null) => void): void;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
const CHANNELS: readonly Channel[] = ["live", "outbox", "events", "site", "sealing"];

export async function openBus(url: string, pool: Pool, log: Log): Promise<Bus> {
  const listeners = new Map<Channel, Set<(ids: string | null) => void>>(
    CHANNELS.map((name) => [name, new Set()]),
  );
  let client: Client | undefined;
  let closed = false;

  const tell = (channel: string, ids: string | null): void => {
    for (const hear of listeners.get(channel as Channel) ?? []) hear(ids);
  };

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: "jonaki-bus" });
    next.on("notification", (message) => tell(message.channel, message.payload ?? ""));
    next.on("error", (problem) => log.warn({ problem: problem.message }, "bus connection lost"));
    next.on("end", () => void reconnectLater());
    await next.connect();
    await next.query(CHANNELS.map((name) => `listen ${name}`).join("; "));
    client = next;
  };

  const reconnectLater = async (): Promise<void> => {
    if (closed) return;
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
    if (closed) return;
    try {
      await connect();
      for (const name of CHANNELS) tell(name, null);
    } catch (problem) {
      log.warn({ problem: (problem as Error).message }, "bus cannot reconnect yet");
      void reconnectLater();
    }
  };

  await connect();
  return {
    publish: async (channel, ids) => void (await pool.query("select pg_notify($1, $2)", [channel, ids])),
    subscribe: (channel, hear) => void listeners.get(channel)?.add(hear),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
