// Many logins: the house keeps answering everybody else while 50 a second arrive, and sends the rest of a flood away at
// once, with the time to come back.
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Bench } from "./bench.ts";
import { stutter } from "./idle-machine.ts";
import { machineLine } from "./machine.ts";
import { openLoop } from "./open-loop.ts";
import type { Measured } from "./open-loop.ts";
import { openSealedCalls } from "./sealed-calls.ts";
import { openSender } from "./sender.ts";
import type { Sender } from "./sender.ts";

const LOGINS_PER_SECOND = 50;
const FLOOD_PER_SECOND = 100;
const ASKED_PER_SECOND = 50;
const SECONDS = 30;
const BAR_MS = 100;
const CALL = "/wps/system/status?url=localhost";

/** Sealed before anything is measured, and used within the five minutes a seal counts. */
async function sealedLogins(url: string, count: number): Promise<readonly string[]> {
  const calls = await openSealedCalls(url);
  const bodies: string[] = [];
  for (let number = 0; number < count; number += 1)
    bodies.push(await calls.seal({ username: `Flood${number}`, password: "Not-this-one-9" }));
  return bodies;
}

interface Load {
  readonly logins: Measured;
  readonly asked: Measured;
  readonly judged: number;
  readonly turnedAway: readonly number[];
  readonly withoutTime: number;
}

async function load(sender: Sender, bodies: readonly string[], perSecond: number): Promise<Load> {
  const turnedAway: number[] = [];
  let judged = 0;
  let withoutTime = 0;
  const logIn = async (number: number): Promise<boolean> => {
    const begin = process.hrtime.bigint();
    const { status, retryAfter } = await sender.post("/wps/v2/session/login", bodies[number] ?? "");
    if (status === 422) judged += 1;
    if (status === 429 || status === 503) {
      turnedAway.push(Number(process.hrtime.bigint() - begin) / 1e6);
      if (retryAfter === undefined) withoutTime += 1;
    }
    return status === 422 || status === 429 || status === 503;
  };
  const [logins, asked] = await Promise.all([
    openLoop(perSecond, SECONDS, logIn),
    openLoop(ASKED_PER_SECOND, SECONDS, async () => (await sender.get(CALL)).status === 200),
  ]);
  return { logins, asked, judged, turnedAway, withoutTime };
}

const p99 = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0;

async function run() {
  console.log(`${machineLine()}; a bare loop stutters ${(stutter() * 100).toFixed(0)} % of the time`);
  const house = await runHouse({ LIMIT_ATTEMPTS_TIMES: "1000000", LOG_LEVEL: "error" });
  const sender = openSender(house.url, 400);
  try {
    const usual = await load(
      sender,
      await sealedLogins(house.url, LOGINS_PER_SECOND * SECONDS),
      LOGINS_PER_SECOND,
    );
    const flood = await load(
      sender,
      await sealedLogins(house.url, FLOOD_PER_SECOND * SECONDS),
      FLOOD_PER_SECOND,
    );
    const row = (name: string, { logins, asked, judged, turnedAway, withoutTime }: Load) => ({
      load: name,
      judged,
      "turned away": turnedAway.length,
      "turned away p99 ms": p99(turnedAway).toFixed(1),
      "without Retry-After": withoutTime,
      "other answers": logins.failed,
      "permissionStatus p50 ms": asked.p50Ms.toFixed(1),
      "permissionStatus p99 ms": asked.p99Ms.toFixed(1),
      "its failures": asked.failed,
    });
    const away = p99([...usual.turnedAway, ...flood.turnedAway]);
    const clean = [usual, flood].every(
      ({ logins, asked, withoutTime }) => logins.failed + asked.failed + withoutTime === 0,
    );
    return {
      rows: [row(`${LOGINS_PER_SECOND}/s`, usual), row(`${FLOOD_PER_SECOND}/s`, flood)],
      figure: `${usual.asked.p99Ms.toFixed(1)} ms, ${away.toFixed(1)} ms`,
      bar: `permissionStatus p99 <${BAR_MS} ms at ${LOGINS_PER_SECOND}/s, turned away p99 <${BAR_MS} ms`,
      holds: clean && usual.asked.p99Ms < BAR_MS && away < BAR_MS,
    };
  } finally {
    sender.close();
    await house.stop();
  }
}

export const loginLoad: Bench = {
  name: "login-load",
  about: "logins at 50 a second and a flood beside site.permissionStatus",
  run,
};
