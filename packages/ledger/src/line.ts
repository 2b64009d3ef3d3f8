// A line: one connection of its own for a few statements that are always the same. What is asked in one turn travels
// together, and after its connection was lost it comes back by itself with the next question.
import { Socket } from "node:net";
import { Client } from "pg";
import type { Connection } from "./connection.ts";
import { createVolleys } from "./volley.ts";
import type { Volleys } from "./volley.ts";

export interface LineOptions {
  readonly url: string;
  /** The application's role, which cannot write the ledger by itself. */
  readonly role: string;
  /** Who it is for, as the database shows it. */
  readonly name: string;
  /** What takes longer is ended by the database: nothing commits unnoticed late [VEN-11]. */
  readonly timeoutMs: number;
  note(problem: Error): void;
}

export interface Open<State> {
  readonly volleys: Volleys;
  /** What the connection was told or given when it was opened. */
  readonly state: State;
}

export interface Line<State> {
  /** The connection that stands, or a new one. */
  take(): Promise<Open<State>>;
  /** One that cannot be relied on is not used again. */
  giveUp(open: Open<State>): void;
  stop(): Promise<void>;
}

/** Such statements are planned once, for a handful of rows found by index. */
const PLANNED_ONCE =
  "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off -c enable_mergejoin=off";

/** How much longer than the database itself we wait for it: past that the connection is dead, not slow. */
const SILENCE_MS = 1_000;
const CONNECTING_MS = 5_000;

interface Standing<State> extends Open<State> {
  readonly client: Client;
}

export function createLine<State>(
  options: LineOptions,
  begin: (volleys: Volleys) => Promise<State>,
): Line<State> {
  let standing: Promise<Standing<State>> | null = null;
  let current: Standing<State> | null = null;

  const connect = (): Promise<Standing<State>> => {
    const socket = new Socket();
    const client = clientFor(options, socket);
    // Only this connection is forgotten when it breaks, never the one that has replaced it.
    const lose = (): void => {
      if (standing === opening) [standing, current] = [null, null];
    };
    client.on("error", (problem) => {
      lose();
      options.note(problem);
    });
    const start = async (): Promise<Standing<State>> => {
      await client.connect();
      const volleys = createVolleys(client, socket, options.timeoutMs + SILENCE_MS);
      const state = await begin(volleys);
      current = { client, volleys, state };
      return current;
    };
    const opening = start();
    opening.catch(() => {
      lose();
      discard(client);
    });
    return opening;
  };

  return {
    take: () => (standing ??= connect()),
    giveUp: (open) => {
      // Another may stand in its place by now.
      if (current !== open) return;
      discard(current.client);
      [standing, current] = [null, null];
    },
    stop: async () => {
      const last = await standing?.catch(() => null);
      standing = null;
      await last?.client.end();
    },
  };
}

const clientFor = ({ url, role, name, timeoutMs }: LineOptions, socket: Socket): Client =>
  new Client({
    connectionString: url,
    stream: () => socket,
    application_name: name,
    options: `${PLANNED_ONCE} -c role=${role} -c transaction_timeout=${timeoutMs}`,
    connectionTimeoutMillis: CONNECTING_MS,
  });

const discard = (client: Client): void => void client.end().catch(() => undefined);

/** Single statements on a line, each committed by itself or with those of its turn. */
export function openLine(options: LineOptions): Connection & { stop(): Promise<void> } {
  const line = createLine(options, () => Promise.resolve(null));
  return {
    rows: async (statement) => {
      const { volleys } = await line.take();
      const { rows } = await volleys.send(statement);
      return rows;
    },
    stop: line.stop,
  };
}
