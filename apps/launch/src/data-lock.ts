// One launcher per data folder: a pid file that says who it is and since when, so that a reused
// process id is not taken for a running launcher.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, startTicks } from "./postgres/processes.ts";

export interface DataLock {
  release(): void;
}

/** The holder's process id when another launcher has the folder. */
export function takeDataLock(folder: string): DataLock | { readonly heldBy: number } {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const file = join(folder, "launch.pid");
  const mine = `${process.pid} ${startTicks(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return { release: () => rmSync(file, { force: true }) };
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
    }
    const heldBy = livingHolder(file);
    if (heldBy !== undefined) return { heldBy };
    rmSync(file, { force: true });
  }
}

function livingHolder(file: string): number | undefined {
  const [pid = "", ticks = ""] = readFileSync(file, "utf8").split(" ");
  const holder = Number(pid);
  return holder > 0 && isAlive(holder) && startTicks(holder) === ticks ? holder : undefined;
}
