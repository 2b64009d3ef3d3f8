// npm run simulate -- --seeds N [--steps M] [--seed S] [--first F]: plays seeded worlds against the real bet book
// on a PostgreSQL of its own, in as many processes as there are cores, and ends with one line.
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { startTestPostgres } from "../../packages/testkit/src/postgres.ts";
import { makeTemplate } from "../../packages/testkit/src/template.ts";
import { createReporter } from "./reporter.ts";
import type { Reporter } from "./reporter.ts";
import type { SeedReport } from "./run/run-seed.ts";
import type { Order } from "./worker.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "20" },
    steps: { type: "string", default: "5000" },
    first: { type: "string", default: "1" },
    seed: { type: "string" },
  },
});
const steps = Number(values.steps);
const [first, seeds] =
  values.seed === undefined ? [Number(values.first), Number(values.seeds)] : [Number(values.seed), 1];

const postgres = await startTestPostgres();
const reporter = createReporter(seeds, steps);
try {
  await makeTemplate(postgres.url);
  await runAll(postgres.url, reporter);
} finally {
  await postgres.stop();
}
reporter.end();
process.exitCode = reporter.hasFailed() ? 1 : 0;

/** Each worker takes the next seed when it has finished one. */
async function runAll(url: string, { hear }: Reporter): Promise<void> {
  let next = first;
  const give = (worker: ChildProcess): void => {
    const order: Order | null = next < first + seeds ? { seed: next, steps } : null;
    next += 1;
    worker.send(order ?? "enough");
  };
  const workers = Math.min(availableParallelism(), seeds);
  await Promise.all(
    Array.from({ length: workers }, () => {
      const worker = fork(new URL("worker.ts", import.meta.url), [url], {
        execArgv: ["--max-semi-space-size=64"],
      });
      worker.on("message", (message: SeedReport | "ready") => {
        if (message !== "ready") hear(message);
        give(worker);
      });
      return new Promise<void>((resolve, reject) =>
        worker.on("exit", (code) =>
          code === 0 ? resolve() : reject(new Error(`a worker of the simulator ended with ${code}`)),
        ),
      );
    }),
  );
}
