// The bus between processes: PostgreSQL LISTEN/NOTIFY behind a port that another carrier can take later.
// Payloads carry ids only. The listener has its own connection and finds its way back by itself.
import { openSteadyLine } from "@jonaki/pool";
import type { Pool } from "pg";
import type { Log } from "./log.ts";

export type Channel = "live" | "outbox" | "events" | "site" | "sealing";

export interface Bus {
  publish(channel: Channel, ids: string): Promise<void>;
  /** Called for every message, and with null after a reconnect, when messages may have been missed. */
  subscribe(channel: Channel, hear: (ids: string | null) => void): void;
  close(): Promise<void>;
}

const CHANNELS: readonly Channel[] = ["live", "outbox", "events", "site", "sealing"];

export async function openBus(url: string, pool: Pool, log: Log): Promise<Bus> {
  const listeners = new Map<Channel, Set<(ids: string | null) => void>>(
    CHANNELS.map((name) => [name, new Set()]),
  );
  const tell = (channel: string, ids: string | null): void => {
    for (const hear of listeners.get(channel as Channel) ?? []) hear(ids);
  };
  const line = await openSteadyLine({
    url,
    name: "jonaki-bus",
    greeting: CHANNELS.map((name) => `listen ${name}`).join("; "),
    hear: ({ channel, payload }) => tell(channel, payload ?? ""),
    cameBack: () => {
      for (const name of CHANNELS) tell(name, null);
    },
    lost: () => undefined,
    warn: (problem) => log.warn({ problem }, "bus connection lost"),
  });
  return {
    publish: async (channel, ids) => void (await pool.query("select pg_notify($1, $2)", [channel, ids])),
    subscribe: (channel, hear) => void listeners.get(channel)?.add(hear),
    close: line.close,
  };
}
