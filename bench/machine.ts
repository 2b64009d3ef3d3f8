// The machine a figure was measured on, and whether it had the machine to itself: what other processes took of
// the processors while a side ran.
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";

const TICK_MS = 10;

export const machineLine = (): string =>
  `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

const statOf = (pid: number | "self"): readonly string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(") ") + 2).split(" ");
  } catch {
    return [];
  }
};

/** Own time and that of children that have ended; the fields after the name, as proc(5) counts them. */
const timeOf = (pid: number | "self"): number => {
  const fields = statOf(pid);
  return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * TICK_MS;
};

const childrenOf = (parent: number): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && Number(statOf(Number(name))[1]) === parent)
    .map(Number);

/** Milliseconds of processor time of a process and of those it started. */
export const treeTimeMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + timeOf(one), 0);

/** Milliseconds of processor time: of everything, and of this process, its programs and the database. */
function spent(postmaster: number): { readonly all: number; readonly ours: number } {
  const line = readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "";
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/\s+/u)
    .slice(1)
    .map(Number);
  const ours = timeOf("self") + treeTimeMs(postmaster);
  return { all: (user + nice + system + irq + softirq + steal) * TICK_MS, ours };
}

export interface Shared<Value> {
  readonly value: Value;
  /** The part of all processors that others took, 0 to 1. */
  readonly others: number;
  /** Our own processor time in milliseconds, over all of it. */
  readonly oursMs: number;
}

export async function watchingOthers<Value>(
  postmaster: number,
  work: () => Promise<Value>,
): Promise<Shared<Value>> {
  const before = spent(postmaster);
  const begin = process.hrtime.bigint();
  const value = await work();
  const wallMs = Number(process.hrtime.bigint() - begin) / 1e6;
  const after = spent(postmaster);
  const oursMs = after.ours - before.ours;
  const othersMs = Math.max(0, after.all - before.all - oursMs);
  return { value, others: othersMs / (wallMs * availableParallelism()), oursMs };
}
