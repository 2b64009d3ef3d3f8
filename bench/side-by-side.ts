// A call of the house beside bare Fastify routes that answer the same JSON, in turns, so that the machine's moods meet
// all alike: how much of a bare rate the call keeps.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { RunningHouse } from "../packages/testkit/src/house-process.ts";
import { middle } from "./bench.ts";
import type { Result } from "./bench.ts";

const ROUNDS = 1;
const SECONDS = 3;
/** As many as keep both sides busy: a call that waits for the database is not one that is slow. */
const CONNECTIONS = 128;
const FIRST_PORT = 39_102;
const DEVICE = "device=AAAAAAAAAAAAAAAAAAAAAA";

type Headers = Readonly<Record<string, string>>;

async function rate(url: string, headers: Headers): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

interface Bare {
  readonly name: string;
  readonly url: string;
  stop(): void;
}

/** A program of this folder that is told its port and what else it needs. */
async function startBare(
  name: string,
  program: string,
  port: number,
  words: readonly string[],
): Promise<Bare> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, String(port), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { name, url: `http://127.0.0.1:${port}/bare`, stop: () => void child.kill() };
}

export interface Beside {
  /** The call's name in the table. */
  readonly name: string;
  readonly path: string;
  readonly bar: number;
  /** What it takes to make the call at this house. */
  headersAt?(url: string): Promise<Headers>;
  /** Another bare route, which the bar is about then. */
  readonly rival?: {
    readonly name: string;
    readonly program: string;
    words(house: RunningHouse): readonly string[];
  };
}

export async function besideBare({ name, path, bar, headersAt, rival }: Beside): Promise<Result> {
  const house = await runHouse();
  const url = `${house.url.replace("localhost", "127.0.0.1")}${path}`;
  const headers = { cookie: DEVICE, ...(await headersAt?.(house.url)) };
  const answer = await (await fetch(url, { headers })).text();
  const bares = [await startBare("bare", "bare-server.ts", FIRST_PORT, [answer])];
  if (rival !== undefined)
    bares.push(await startBare(rival.name, rival.program, FIRST_PORT + 1, rival.words(house)));
  try {
    for (const each of [url, ...bares.map((bare) => bare.url)]) await rate(each, headers);
    const rows: Record<string, number>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      rows.push(await runRound(round, { name, url, bares, headers }));
    const wanted = `of ${bares.at(-1)?.name ?? ""}`;
    const figure = middle(rows.map((row) => row[wanted] ?? 0));
    return { rows, figure: figure.toFixed(3), bar: `>=${bar} ${wanted}`, holds: figure >= bar };
  } finally {
    for (const bare of bares) bare.stop();
    await house.stop();
  }
}

async function runRound(
  round: number,
  sides: {
    readonly name: string;
    readonly url: string;
    readonly bares: readonly Bare[];
    readonly headers: Headers;
  },
): Promise<Record<string, number>> {
  const bareRates: (readonly [string, number])[] = [];
  for (const bare of sides.bares) bareRates.push([bare.name, await rate(bare.url, sides.headers)]);
  const own = await rate(sides.url, sides.headers);
  return {
    round,
    ...Object.fromEntries(bareRates.map(([name, bare]) => [name, Math.round(bare)])),
    [sides.name]: Math.round(own),
    ...Object.fromEntries(bareRates.map(([name, bare]) => [`of ${name}`, Number((own / bare).toFixed(3))])),
  };
}
