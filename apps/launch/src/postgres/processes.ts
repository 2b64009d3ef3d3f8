// What the operating system says about processes: is one alive, since when, and who works in a folder.
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";

/** Alive and not a zombie: a zombie still answers kill(pid, 0) but holds nothing. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    // EPERM means somebody else's process, which is alive.
    if ((problem as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !/^State:\s+Z/mu.test(readQuietly(`/proc/${pid}/status`));
}

/** The start time in clock ticks, which tells a reused process id from the one that was written down. */
export function startTicks(pid: number): string {
  const afterName = readQuietly(`/proc/${pid}/stat`).split(") ").at(-1) ?? "";
  return afterName.split(" ")[19] ?? "";
}

/** Processes whose working directory is this folder; PostgreSQL always works in its data directory. */
export function processesWorkingIn(folder: string): number[] {
  const wanted = realpathQuietly(folder);
  if (wanted === "") return [];
  return readdirQuietly("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .filter((name) => readlinkQuietly(`/proc/${name}/cwd`) === wanted)
    .map(Number);
}

const quietly =
  <Result>(read: (path: string) => Result, otherwise: Result) =>
  (path: string): Result => {
    try {
      return read(path);
    } catch {
      // Processes come and go while they are looked at: gone is an answer, not a fault.
      return otherwise;
    }
  };

const readQuietly = quietly((path) => readFileSync(path, "utf8"), "");
const readlinkQuietly = quietly((path) => readlinkSync(path), "");
const realpathQuietly = quietly((path) => realpathSync(path), "");
const readdirQuietly = quietly((path) => readdirSync(path), [] as string[]);
