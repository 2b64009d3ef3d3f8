// Starts the house as `npm start` does, in a process of its own, and listens to what it says.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "./demo-password.ts";

const ROOT = new URL("../../../", import.meta.url);

/** The script of `npm start` with this node, from wherever it is called: what is measured and tested is what runs. */
function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start
    .replace("node ", `"${process.execPath}" `)
    .replace("apps/", fileURLToPath(ROOT) + "apps/");
}

export interface HouseProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<number | NodeJS.Signals | null>;
  said(): string;
  /** Waits until it has said a text; fails with everything it said when it ends before. */
  untilSaid(text: string): Promise<void>;
}

export function startHouse(variables: Readonly<Record<string, string>>): HouseProcess {
  // npm runs a script through a shell that hands over with exec; so does this.
  const child = spawn("sh", ["-c", startScript()], {
    // Several houses stand beside one another in tests: the games of each take any port, unless one is named.
    env: {
      ...process.env,
      GAMES_PORT: "0",
      OFFICE_PORT: "0",
      IDENTITY_PORT: "0",
      SANDBOX_PORT: "0",
      DEMO_PASSWORD,
      ...variables,
    },
    detached: true,
  });
  let said = "";
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal)),
  );
  const untilSaid = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (said.includes(text)) resolve();
      };
      listeners.add(look);
      void exited.then(() => reject(new Error(`it ended before it said "${text}": ${said}`)));
      look();
    });
  return { child, exited, said: () => said, untilSaid };
}

/** Below what the system hands out by itself: between asking and taking, no connection going out can take the port. */
const FIRST_PORT = 20_000;
const PORTS_EACH = 40;
const PROCESSES_APART = 300;
let portsAsked = 0;

/** Tests run in several processes at once; each looks among ports of its own, in turn. */
export async function freePort(): Promise<number> {
  const mine = FIRST_PORT + (process.pid % PROCESSES_APART) * PORTS_EACH;
  const port = mine + (portsAsked++ % PORTS_EACH);
  return (await canListen(port)) ? port : freePort();
}

function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

export interface DataFolder {
  readonly path: string;
  remove(): void;
}

export function makeDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), "jonaki-data-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Limits per device and address as benches and browsers need them. */
export const RAISED_LIMITS = {
  LIMIT_DEVICE_PER_MINUTE: "100000000",
  LIMIT_ACCOUNT_PER_MINUTE: "100000000",
  LIMIT_ADDRESS_PER_MINUTE: "100000000",
};

export interface RunningHouse {
  readonly pid: number;
  readonly url: string;
  readonly gamesUrl: string;
  readonly officeUrl: string;
  readonly dataFolder: string;
  /** What it has said so far. */
  said(): string;
  stop(): Promise<void>;
}

/** A house that answers, on a data folder of its own that goes with it. */
export async function runHouse(variables: Readonly<Record<string, string>> = {}): Promise<RunningHouse> {
  const data = makeDataFolder();
  const port = await freePort();
  const gamesPort = await freePort();
  const officePort = await freePort();
  const house = startHouse({
    PORT: String(port),
    GAMES_PORT: String(gamesPort),
    OFFICE_PORT: String(officePort),
    DATA_DIR: data.path,
    LOG_LEVEL: "warn",
    ...RAISED_LIMITS,
    ...variables,
  });
  await house.untilSaid("Jonaki is at");
  return {
    pid: house.child.pid ?? 0,
    url: `http://localhost:${port}`,
    gamesUrl: `http://localhost:${gamesPort}`,
    officeUrl: `http://localhost:${officePort}`,
    dataFolder: data.path,
    said: house.said,
    stop: async () => {
      house.child.kill("SIGTERM");
      await house.exited;
      data.remove();
    },
  };
}
