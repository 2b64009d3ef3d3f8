// The only place where the process's environment, arguments and signals enter, and a studio's time and chance.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

type Variables = Readonly<Record<string, string | undefined>>;

export interface Environment {
  readonly variables: Variables;
  readonly words: readonly string[];
  readonly dataFolder: string;
}

export function readEnvironment(): Environment {
  const { env, argv } = process;
  const role = roleIn(argv);
  return {
    variables: role === undefined ? env : { ...env, ROLE: role },
    words: argv.slice(2),
    dataFolder: resolve(ROOT, env["DATA_DIR"] ?? ".data"),
  };
}

/** Where the games listen (GAMES_PORT), and where browsers find them: GAMES_ORIGIN, a studio's own address, or here. */
export interface GamesPlace {
  readonly port: number;
  readonly origin: string;
}

const GAMES_PORT = 3002;
const LARGEST_PORT = 65_535;

/** Null when GAMES_PORT is no port. */
export function gamesPlace({
  GAMES_PORT: given = "",
  GAMES_ORIGIN: origin = "",
  STUDIO_ADDRESS: studio = "",
}: Variables): GamesPlace | null {
  const port = given === "" ? GAMES_PORT : Number(given);
  if (!Number.isInteger(port) || port < 0 || port > LARGEST_PORT) return null;
  return { port, origin: [origin, studio].find((one) => one !== "") ?? `http://localhost:${port}` };
}

const OFFICE_PORT = 3001;

/** Where the back office listens (OFFICE_PORT), "off" for nowhere; null when it is no port. */
export function officePort({ OFFICE_PORT: given = "" }: Variables): number | "off" | null {
  if (given === "off") return given;
  const port = given === "" ? OFFICE_PORT : Number(given);
  return Number.isInteger(port) && port >= 0 && port <= LARGEST_PORT ? port : null;
}

const IDENTITY_PORT = 3003;

/** Where the demo's identity provider listens (IDENTITY_PORT, "off" for nowhere); null when others were named. */
export function demoIssuerPort(
  { IDENTITY_PROVIDERS: providers = "", IDENTITY_PORT: given = "" }: Variables,
  mode: "play" | "real",
): number | null {
  if (providers !== "" || given === "off" || mode !== "play") return null;
  const port = given === "" ? IDENTITY_PORT : Number(given);
  return Number.isInteger(port) && port >= 0 && port <= LARGEST_PORT ? port : null;
}

const SANDBOX_PORT = 3004;

/** Where the demo's payment provider listens (SANDBOX_PORT, "off" for nowhere); null when others were named. */
export function sandboxPort(
  { PAYMENT_PROVIDERS: providers = "", SANDBOX_PORT: given = "" }: Variables,
  mode: "play" | "real",
): number | null {
  if (providers !== "" || given === "off" || mode !== "play") return null;
  const port = given === "" ? SANDBOX_PORT : Number(given);
  return Number.isInteger(port) && port >= 0 && port <= LARGEST_PORT ? port : null;
}

/** --role web or --role=web, for one process of several. */
function roleIn(words: readonly string[]): string | undefined {
  const joined = words.find((word) => word.startsWith("--role="))?.slice("--role=".length);
  const at = words.indexOf("--role");
  return joined ?? (at === -1 ? undefined : words[at + 1]);
}

export const systemClock = { now: (): Date => new Date() };
export const systemRandom = { bytes: (count: number): Buffer => randomBytes(count) };

/** The installation's own key; made once beside the data of the embedded database. */
export const ownSecret = (folder: string): string =>
  keptIn(folder, "secret", () => randomBytes(32).toString("base64url"));

/** The demo accounts' password: DEMO_PASSWORD, or the installation's own, which is made once. */
export const demoPassword = ({ variables, dataFolder }: Environment): string =>
  variables["DEMO_PASSWORD"] || keptIn(dataFolder, "demo-password", () => randomBytes(8).toString("hex"));

/** What only the owner of the data folder may read. */
function keptIn(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** The first Ctrl-C or SIGTERM stops in order; a second one does not wait. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const hear = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop().then(
      () => process.exit(0),
      (problem: unknown) => {
        console.error(problem);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", hear);
  process.on("SIGTERM", hear);
}

export const say = (line: string): void => console.log(line);

export function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}
