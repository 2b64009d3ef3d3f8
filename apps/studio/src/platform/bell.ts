// Hears of what other processes of the studio have committed: PostgreSQL's LISTEN on a connection of its own, which finds its
// way back by itself. A bell says that something changed, never what. With the connection goes what was held by it.
import { openSteadyLine } from "@jonaki/pool";
import type { Log } from "./ports.ts";

export interface Bell {
  /** Holds what only one process at a time may hold, for as long as its connection lives; false while another one does. */
  hold(name: string): Promise<boolean>;
  letGo(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Rings for every notice, and after every connection: something may have been missed. */
export async function openBell(url: string, listen: string, ring: () => void, log: Log): Promise<Bell> {
  const held = new Set<string>();
  const line = await openSteadyLine({
    url,
    name: "jonaki-studio-bell",
    greeting: listen,
    hear: ring,
    cameBack: ring,
    lost: () => held.clear(),
    warn: (problem) => log.warn({ problem }, "studio: the bell is lost"),
  });
  ring();
  const ask = async (what: "pg_try_advisory_lock" | "pg_advisory_unlock", name: string): Promise<boolean> => {
    const answer = await line
      .client()
      ?.query<{ readonly done: boolean }>(`select ${what}(hashtext('jonaki studio'), hashtext($1)) as done`, [
        name,
      ]);
    return answer?.rows[0]?.done === true;
  };
  return {
    async hold(name) {
      if (!held.has(name) && (await ask("pg_try_advisory_lock", name))) held.add(name);
      return held.has(name);
    },
    async letGo(name) {
      if (held.delete(name)) await ask("pg_advisory_unlock", name);
    },
    close: line.close,
  };
}
