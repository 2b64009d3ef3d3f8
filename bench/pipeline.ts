// How much of a bare Fastify route's rate the whole pipeline keeps, both answering the same JSON, in turns.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { middle } from "./bench.ts";
import type { Bench } from "./bench.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";

const BAR = 0.5;
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;
const BARE_PORT = 39_102;
const CALL = "/wps/system/status?url=localhost";

async function rate(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie: "device=AAAAAAAAAAAAAAAAAAAAAA" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function startBare(answer: string): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("bare-server.ts", import.meta.url)), String(BARE_PORT), answer],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { url: `http://127.0.0.1:${BARE_PORT}/bare`, stop: () => void child.kill() };
}

async function run() {
  const house = await runHouse();
  const call = `${house.url.replace("localhost", "127.0.0.1")}${CALL}`;
  const bare = await startBare(await (await fetch(call)).text());
  try {
    await rate(call);
    await rate(bare.url);
    const rows = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const bareRate = await rate(bare.url);
      const houseRate = await rate(call);
      rows.push({
        round,
        bare: Math.round(bareRate),
        permissionStatus: Math.round(houseRate),
        ratio: Number((houseRate / bareRate).toFixed(3)),
      });
    }
    const figure = middle(rows.map(({ ratio }) => ratio));
    return { rows, figure: figure.toFixed(3), bar: `>=${BAR}`, holds: figure >= BAR };
  } finally {
    bare.stop();
    await house.stop();
  }
}

export const pipeline: Bench = {
  name: "pipeline",
  about: "site.permissionStatus against a bare Fastify route, requests per second",
  run,
};
