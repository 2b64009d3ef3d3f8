// A wire between a client and PostgreSQL that a test can cut at a chosen moment, spoil, or let fall silent.
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Proxy {
  /** The database through the wire. */
  readonly url: string;
  /** The next statement with this text reaches the database; its answer is lost and the wire cut. */
  cutAfter(text: string): void;
  /** The next statement with this text reaches the database with its last letter lost. */
  garble(text: string): void;
  /** From now on nothing passes and nothing is closed. */
  fallSilent(): void;
  /** From now on nobody is let in. */
  refuse(): void;
  /** New connections pass again. */
  speak(): void;
  stop(): Promise<void>;
}

/** What the test has asked for and has not happened yet. */
interface Mood {
  cutAt: string | null;
  garbled: string | null;
  silent: boolean;
  refusing: boolean;
}

const NAME = ".s.PGSQL.5432";

export async function openProxy(url: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-wire-"));
  const target = join(new URL(url).searchParams.get("host") ?? "", NAME);
  const sockets = new Set<Socket>();
  const mood: Mood = { cutAt: null, garbled: null, silent: false, refusing: false };
  const server = createServer((client) => {
    sockets.add(client);
    if (mood.refusing) client.destroy();
    else sockets.add(wire(client, target, mood));
  });
  await new Promise<void>((resolve) => server.listen(join(folder, NAME), resolve));
  const through = new URL(url);
  through.searchParams.set("host", folder);
  const ask = (wish: Partial<Mood>) => void Object.assign(mood, wish);
  return {
    url: through.href,
    cutAfter: (cutAt) => ask({ cutAt }),
    garble: (garbled) => ask({ garbled }),
    fallSilent: () => ask({ silent: true }),
    refuse: () => ask({ refusing: true }),
    speak: () => ask({ silent: false, refusing: false }),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function wire(client: Socket, target: string, mood: Mood): Socket {
  const database = connect(target);
  let [isDeaf, isCut] = [false, false];
  const end = (): void => {
    client.destroy();
    database.destroy();
  };
  client.on("data", (data) => {
    const chunk = Buffer.from(data);
    if (mood.cutAt !== null && chunk.includes(mood.cutAt)) [isCut, mood.cutAt] = [true, null];
    if (mood.garbled !== null && chunk.includes(mood.garbled)) {
      chunk.write("?", chunk.indexOf(mood.garbled) + mood.garbled.length - 1);
      mood.garbled = null;
    }
    isDeaf ||= mood.silent;
    if (!isDeaf) database.write(chunk);
  });
  database.on("data", (chunk) => {
    if (isCut) end();
    else if (!isDeaf) client.write(chunk);
  });
  for (const socket of [client, database]) {
    socket.on("error", end);
    socket.on("close", () => {
      if (!isDeaf) end();
    });
  }
  return database;
}
