// The house in processes of its own: two servers as `npm start` runs them and a durable PostgreSQL, each of which
// can be killed or frozen and started again.
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { startPostgres } from "../../apps/launch/src/postgres/cluster.ts";
import type { Postgres } from "../../apps/launch/src/postgres/cluster.ts";
import { processesWorkingIn } from "../../apps/launch/src/postgres/processes.ts";
import { prepareHome } from "../../apps/launch/src/postgres/home.ts";
import { freePort, RAISED_LIMITS, startHouse } from "../../packages/testkit/src/house-process.ts";
import type { HouseProcess } from "../../packages/testkit/src/house-process.ts";

export interface Server {
  /** Where vendors call. */
  readonly address: string;
  kill(): Promise<void>;
  /** Starts it unless it runs. */
  start(): Promise<void>;
  /** Its last words when it has ended without being killed; null when it stands. */
  fallen(): string | null;
}

const LAST_WORDS = 2_000;

export interface DatabaseServer {
  readonly url: string;
  kill(): Promise<void>;
  /** Kills one of its processes with a client; the server then throws all of them out and recovers. */
  killBackend(): void;
  freeze(): void;
  thaw(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const silent = (): void => undefined;

export async function openDatabaseServer(folder: string): Promise<DatabaseServer> {
  const start = (): Promise<Postgres> => startPostgres({ folder, durable: true, say: silent });
  const { data } = prepareHome(folder, silent);
  let running: Postgres | null = await start();
  const { url } = running;
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of processesWorkingIn(data)) process.kill(pid, signal);
  };
  return {
    url,
    kill: async () => {
      if (running !== null) process.kill(running.pid, "SIGKILL");
      running = null;
    },
    killBackend: () => {
      const [backend] = processesWorkingIn(data)
        .filter((pid) => pid !== running?.pid)
        .toSorted((one, other) => other - one);
      if (backend !== undefined) process.kill(backend, "SIGKILL");
    },
    // The processes of PostgreSQL are no group: each is told by itself.
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    start: async () => {
      running ??= await start();
      await untilItAnswers(url);
    },
    stop: async () => {
      await running?.stop();
      running = null;
    },
  };
}

const RECOVERY_MS = 60_000;
const LOOK_AGAIN_MS = 50;

/** After a crash it replays what was committed before it lets anybody in. */
async function untilItAnswers(url: string): Promise<void> {
  const deadline = performance.now() + RECOVERY_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on("error", silent);
    try {
      await client.connect();
      await client.query("select 1");
      return await client.end();
    } catch (problem) {
      if (performance.now() > deadline) throw problem;
      await wait(LOOK_AGAIN_MS);
    }
  }
}

export interface ServerParts {
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly role: "all" | "web";
  readonly variables: Readonly<Record<string, string>>;
}

export async function openServer({ databaseUrl, secretKey, role, variables }: ServerParts): Promise<Server> {
  const port = await freePort();
  let running: HouseProcess | null = null;
  const start = async (): Promise<HouseProcess> => {
    const house = startHouse({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
      ROLE: role,
      LOG_LEVEL: "fatal",
      ...RAISED_LIMITS,
      ...variables,
    });
    await house.untilSaid("Jonaki is at");
    return house;
  };
  return {
    address: `http://127.0.0.1:${port}/vendor/wallet`,
    kill: async () => {
      const dying = running;
      running = null;
      dying?.child.kill("SIGKILL");
      await dying?.exited;
    },
    start: async () => {
      running ??= await start();
    },
    fallen: () => {
      if (running === null || running.child.exitCode === null) return null;
      const said = running.said();
      running = null;
      return `a server ended by itself: ${said.slice(-LAST_WORDS)}`;
    },
  };
}
