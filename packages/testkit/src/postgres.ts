// A throw-away PostgreSQL for tests: the same binaries as the real one, without waiting for the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@jonaki/launch/postgres";

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-test-"));
  const postgres = await startPostgres({
    folder,
    durable: false,
    say: () => undefined,
    settings: { max_connections: "200" },
  });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const next = new URL(url);
  next.pathname = `/${name}`;
  return next.href;
}
