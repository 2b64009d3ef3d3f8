// A connection of one's own to PostgreSQL, for LISTEN and for locks: where it is lost it is opened anew, one try at a time,
// for as long as it takes.
import { Client } from "pg";
import type { Notification } from "pg";

export interface LineParts {
  readonly url: string;
  /** What the database calls it. */
  readonly name: string;
  /** Said on every new connection before it is used. */
  readonly greeting: string;
  hear(notice: Notification): void;
  /** After each connection but the first: something may have been missed. */
  cameBack(): void;
  /** With the connection goes what was held by it. */
  lost(): void;
  warn(problem: string): void;
}

export interface SteadyLine {
  /** Null while it is lost. */
  client(): Client | null;
  close(): Promise<void>;
}

const AGAIN_MS = 500;
const PATIENCE_MS = 5_000;

export async function openSteadyLine(parts: LineParts, againMs = AGAIN_MS): Promise<SteadyLine> {
  let current: Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<void> = Promise.resolve();

  const again = (): void => {
    current = null;
    if (isClosed) return;
    timer = setTimeout(() => {
      opening = tried();
    }, againMs);
  };
  const tried = async (): Promise<void> => {
    try {
      await open();
    } catch (problem) {
      parts.warn(String(problem));
      return again();
    }
    if (!isClosed) parts.cameBack();
  };
  const open = async (): Promise<void> => {
    const client = await greeted(parts, (gone) => {
      // One that never became the line in use is tried again by whoever tried it.
      if (gone !== current) return;
      parts.lost();
      again();
    });
    if (isClosed) await client.end();
    else current = client;
  };

  await open();
  return {
    client: () => current,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await current?.end();
    },
  };
}

async function greeted(parts: LineParts, ended: (client: Client) => void): Promise<Client> {
  const client = new Client({
    connectionString: parts.url,
    application_name: parts.name,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("notification", (notice) => parts.hear(notice));
  client.on("error", (problem) => parts.warn(problem.message));
  client.on("end", () => ended(client));
  try {
    await client.connect();
    await client.query(parts.greeting);
    return client;
  } catch (problem) {
    await client.end().catch(() => undefined);
    throw problem;
  }
}
