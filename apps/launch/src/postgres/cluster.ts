// Starts the embedded PostgreSQL on a Unix socket and stops it again; it ends when this process does,
// and what a killed predecessor left behind is cleared away first.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, openSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { prepareHome, socketFolderOf } from "./home.ts";
import type { Home } from "./home.ts";
import { isAlive, processesWorkingIn } from "./processes.ts";

export interface Postgres {
  /** A connection string for the database `postgres`; other names replace the path. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Options {
  readonly folder: string;
  /** Tests run without waiting for the disk; everything else keeps what it committed. */
  readonly durable: boolean;
  readonly say: (line: string) => void;
  readonly settings?: Readonly<Record<string, string>>;
}

const USER = "jonaki";
const CLUSTER_FLAGS = [
  "--auth=trust",
  "--encoding=UTF8",
  "--no-instructions",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
];
const ENDING_PATIENCE_MS = 15_000;
const STARTING_PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 20;

export async function startPostgres(options: Options): Promise<Postgres> {
  const home = prepareHome(options.folder, options.say);
  await endOrphan(home);
  if (!existsSync(join(home.data, "PG_VERSION"))) createCluster(home);
  const child = spawnServer(home, options);
  await untilReady(home, child);
  const pid = child.pid ?? 0;
  return {
    url: clusterUrl(options.folder),
    pid,
    stop: () => stopServer(pid),
  };
}

/** How to reach the cluster of a data folder. */
export function clusterUrl(folder: string): string {
  return `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(socketFolderOf(folder))}`;
}

/** The caller holds the launcher's lock, so whoever still works in the data directory is an orphan. */
async function endOrphan(home: Home): Promise<void> {
  const postmaster = Number(firstLine(join(home.data, "postmaster.pid")));
  if (postmaster > 0 && processesWorkingIn(home.data).includes(postmaster))
    process.kill(postmaster, "SIGINT");
  const deadline = Date.now() + ENDING_PATIENCE_MS;
  while (processesWorkingIn(home.data).length > 0) {
    if (Date.now() > deadline)
      throw new Error(`Another PostgreSQL still works in ${home.data}; end it first.`);
    await wait(LOOK_AGAIN_MS);
  }
  rmSync(join(home.data, "postmaster.pid"), { force: true });
  for (const name of readdirSync(home.socketFolder)) rmSync(join(home.socketFolder, name), { force: true });
}

function createCluster(home: Home): void {
  const { command, words } = asOwner(home, join(home.binaries, "initdb"), [
    "-D",
    home.data,
    "-U",
    USER,
    ...CLUSTER_FLAGS,
  ]);
  const made = spawnSync(command, words, { encoding: "utf8", cwd: "/" });
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its data directory: ${made.stderr}`);
}

function spawnServer(home: Home, options: Options) {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: home.socketFolder,
    unix_socket_permissions: "0700",
    max_connections: "100",
    ...(options.durable ? durableSettings() : FLEETING),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { command, words } = asOwner(home, join(home.binaries, "postgres"), ["-D", home.data, ...flags]);
  const log = openSync(home.log, "a");
  // Detached, so that Ctrl-C reaches the launcher alone and the order of stopping is ours.
  return spawn(command, words, { detached: true, stdio: ["ignore", log, log], cwd: "/" });
}

const FLEETING = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const MEGABYTE = 2 ** 20;
const MOST_BUFFERS_MB = 2_048;

/**
 * PostgreSQL's own defaults are for a machine of the last century: an eighth of the memory for its pages, and
 * room in the log so that it need not begin anew, and write whole pages again, every half minute under load.
 */
const durableSettings = (): Readonly<Record<string, string>> => ({
  shared_buffers: `${Math.min(MOST_BUFFERS_MB, Math.floor(totalmem() / MEGABYTE / 8))}MB`,
  max_wal_size: "4GB",
  // A quiet night does not take the log's files away that the evening needs: a commit into a file that was written before
  // waits for its own bytes, one into a new file for the file system's log as well.
  min_wal_size: "1GB",
  checkpoint_timeout: "15min",
  // Nobody's commit waits until the next 16 MB of the log are filled with nothing: a house at play begins them every two seconds.
  wal_init_zero: "off",
  // Its cleaning takes a tenth of a processor for a while, not most of one at once while members play.
  autovacuum_vacuum_cost_delay: "10ms",
  // A page elsewhere costs hardly more than the next one, in memory and on a flash disk.
  random_page_cost: "1.1",
});

/** setpriv makes PostgreSQL end (SIGINT, a fast shutdown) when this process is killed. */
function asOwner(home: Home, program: string, words: readonly string[]) {
  if (process.platform !== "linux") return { command: program, words: [...words] };
  const owner = home.runAs;
  const identity = owner === undefined ? [] : [`--reuid=${owner}`, `--regid=${owner}`, "--clear-groups"];
  return { command: "setpriv", words: [...identity, "--pdeathsig", "INT", program, ...words] };
}

async function untilReady(home: Home, child: ReturnType<typeof spawnServer>): Promise<void> {
  const deadline = Date.now() + STARTING_PATIENCE_MS;
  for (;;) {
    const lines = readText(join(home.data, "postmaster.pid")).split("\n");
    if (lines[0] === String(child.pid) && lines[7]?.trim() === "ready") return;
    const gone = child.exitCode !== null || child.signalCode !== null;
    if (gone || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start; its last words are in ${home.log}.`);
    await wait(LOOK_AGAIN_MS);
  }
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + ENDING_PATIENCE_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return void process.kill(pid, "SIGQUIT");
    await wait(LOOK_AGAIN_MS);
  }
}

const readText = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8") : "");
const firstLine = (path: string): string => readText(path).split("\n")[0] ?? "";
