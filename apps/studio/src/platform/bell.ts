// Hears of what other processes of the studio have committed: PostgreSQL's LISTEN on a connection of its own, which finds its
// way back by itself. A bell says that something changed, never what. With the connection goes what was held by it.
import { Client } from "pg";
import type { Log } from "./ports.ts";

export interface Bell {
  /** Holds what only one process at a time may hold, for as long as its connection lives; false while another one does. */
  hold(name: string): Promise<boolean>;
  letGo(name: string): Promise<void>;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/** Rings for every notice, and after every connection: something may have been missed. */
export async function openBell(url: string, listen: string, ring: () => void, log: Log): Promise<Bell> {
  let client: Client | null = null;
  let closed = false;
  const held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: "jonaki-studio-bell" });
    next.on("notification", ring);
    next.on("error", (problem) => log.warn({ problem: problem.message }, "studio: the bell is lost"));
    next.on("end", () => {
      held.clear();
      again();
    });
    await next.connect();
    await next.query(listen);
    client = next;
    ring();
  };
  const again = (): void => {
    if (closed) return;
    timer = setTimeout(() => {
      connect().catch((problem: unknown) => {
        log.warn({ problem: String(problem) }, "studio: the bell cannot come back yet");
        again();
      });
    }, RECONNECT_MS);
  };
  await connect();
  const ask = async (what: "pg_try_advisory_lock" | "pg_advisory_unlock", name: string): Promise<boolean> => {
    const answer = await client?.query<{ readonly done: boolean }>(
      `select ${what}(hashtext('jonaki studio'), hashtext($1)) as done`,
      [name],
    );
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
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
