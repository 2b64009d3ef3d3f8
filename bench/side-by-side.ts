// A call of the house beside a bare Fastify route that answers the same JSON from memory, in turns, so that the machine's
// moods meet both alike: how much of the bare rate the call keeps.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { freePort, runHouse } from "../packages/testkit/src/house-process.ts";
import type { RunningHouse } from "../packages/testkit/src/house-process.ts";
import { middle } from "./bench.ts";
import type { Result } from "./bench.ts";

const ROUNDS = 5;
const SECONDS = 3;
/** As many as keep both sides busy: a call that waits for the database is not one that is slow. */
const CONNECTIONS = 128;
const DEVICE = "device=AAAAAAAAAAAAAAAAAAAAAA";

type Headers = Readonly<Record<string, string>>;

async function rate(url: string, headers: Headers): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function startBare(answer: string): Promise<{ readonly url: string; stop(): void }> {
  const path = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const port = await freePort();
  const child = spawn(process.execPath, [path, String(port), answer], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { url: `http://127.0.0.1:${port}/bare`, stop: () => void child.kill() };
}

export interface Beside {
  /** The call's name in the table. */
  readonly name: string;
  readonly path: string;
  readonly bar: number;
  /** Brings the house into the state that is measured. */
  prepare?(house: RunningHouse): Promise<void>;
  /** What it takes to make the call at this house. */
  headersAt?(url: string): Promise<Headers>;
}

export async function besideBare(beside: Beside): Promise<Result> {
  const house = await runHouse();
  await beside.prepare?.(house);
  const url = `${house.url.replace("localhost", "127.0.0.1")}${beside.path}`;
  const headers = { cookie: DEVICE, ...(await beside.headersAt?.(house.url)) };
  const answer = await (await fetch(url, { headers })).text();
  try {
    await rate(url, headers);
    const rows: Record<string, number>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const bare = await bareRate(answer, headers);
      const own = await rate(url, headers);
      const share = Number((own / bare).toFixed(3));
      rows.push({ round, bare: Math.round(bare), [beside.name]: Math.round(own), "of bare": share });
    }
    const figure = middle(rows.map((row) => row["of bare"] ?? 0));
    return { rows, figure: figure.toFixed(3), bar: `>=${beside.bar}`, holds: figure >= beside.bar };
  } finally {
    await house.stop();
  }
}

/** A process of its own each time: of two equal ones one may be a quarter faster for as long as it lives. */
async function bareRate(answer: string, headers: Headers): Promise<number> {
  const bare = await startBare(answer);
  try {
    await rate(bare.url, headers);
    return await rate(bare.url, headers);
  } finally {
    bare.stop();
  }
}
