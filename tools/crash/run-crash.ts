// The crash harness: cycles of load, a strike under it, the house brought back, everything without an answer asked
// again, and the vendor's log held against the database.
import { setTimeout as wait } from "node:timers/promises";
import { createChance } from "../simulate/chance.ts";
import type { LoggedCall } from "./call-log.ts";
import { openHouse } from "./house.ts";
import type { CrashHouse } from "./house.ts";
import { createLoad } from "./load.ts";
import type { Load } from "./load.ts";
import { bringBack, strike } from "./strikes.ts";
import type { Strike, Struck } from "./strikes.ts";
import type { Timing } from "./vendor-client.ts";
import { createVerifier } from "./verify.ts";
import type { Verifier } from "./verify.ts";

export interface CrashOptions {
  readonly strikes: readonly Strike[];
  readonly seed: number;
  readonly players: number;
  say(line: string): void;
}

export interface CrashSum {
  readonly cycles: number;
  readonly lost: number;
  readonly doubled: number;
  readonly differences: number;
}

const EARLIEST_MS = 400;
const LATEST_MS = 2_000;
const PATIENCE_MS = 60_000;
const REPEATED_AT_ONCE = 100;

export async function runCrash(options: CrashOptions): Promise<CrashSum> {
  const house = await openHouse(options.players);
  const sum = { cycles: 0, lost: 0, doubled: 0, differences: 0 };
  try {
    const verifier = createVerifier(house.players);
    for (const kind of options.strikes) {
      sum.cycles += 1;
      const cycle = await runCycle(house, verifier, kind, options.seed * 1_000 + sum.cycles);
      for (const line of cycle.wrong) options.say(`  ${line}`);
      options.say(`cycle ${sum.cycles}: ${kind}: ${cycle.text}`);
      sum.lost += cycle.lost;
      sum.doubled += cycle.doubled;
      sum.differences += cycle.differences;
    }
    return sum;
  } finally {
    await house.stop();
  }
}

interface Cycle {
  readonly text: string;
  readonly lost: number;
  readonly doubled: number;
  readonly differences: number;
  readonly wrong: readonly string[];
}

async function runCycle(house: CrashHouse, verifier: Verifier, kind: Strike, seed: number): Promise<Cycle> {
  const { client, log, players } = house;
  const chance = createChance(seed);
  const load = createLoad(client, players, seed);
  const mark = log.mark();
  client.timings();
  const struck = wait(chance.between(EARLIEST_MS, LATEST_MS)).then(() =>
    strike(kind, house, chance.below(house.servers.length)),
  );
  const { answered, open, torn } = await load.play(struck);
  const answers = frozenAnswers(client.timings(), await struck);
  const fallen = house.servers.flatMap((server) => server.fallen() ?? []);
  const downMs = performance.now();
  await bringBack(house);
  const backMs = Math.round(performance.now() - downMs);
  return house.asOwner(async (owner) => {
    const half = await verifier.halfDone(owner);
    const done = await verifier.countDone(
      owner,
      open.map(({ call }) => call),
    );
    const never = await load.settle(open, PATIENCE_MS);
    await repeatAll(load, log.readFrom(mark));
    const verdict = await verifier.verify(owner, log.readFrom(mark));
    const differences = [
      ...fallen,
      ...half.map((text) => `half done: ${text}`),
      ...torn,
      ...never.map(({ call }) => `no answer for ${call.transaction} after the house was back`),
      ...answers.late,
      ...verdict.differences,
    ];
    const text = `${answered} calls answered, ${open.length} without an answer (${done} of them done), ${answers.text}back after ${backMs} ms`;
    return {
      text: `${text}; lost ${verdict.lost.length}, doubled ${verdict.doubled.length}, differences ${differences.length}`,
      lost: verdict.lost.length,
      doubled: verdict.doubled.length,
      differences: differences.length,
      wrong: [...verdict.lost, ...verdict.doubled, ...differences],
    };
  });
}

/** Every call of the cycle once more; the log then has a second answer to each. */
async function repeatAll(load: Load, calls: ReadonlyMap<string, LoggedCall>): Promise<void> {
  const all = [...calls.values()].map(({ player, call }) => ({ player, call }));
  for (const some of Map.groupBy(all, (_call, place) => Math.floor(place / REPEATED_AT_ONCE)).values())
    await load.settle(some, PATIENCE_MS);
}

/** While PostgreSQL was frozen every call was told RETRY, and nobody waited for the thaw [VEN-11]. */
function frozenAnswers(
  timings: readonly Timing[],
  { frozen }: Struck,
): { readonly late: readonly string[]; readonly text: string } {
  if (frozen === null) return { late: [], text: "" };
  const meanwhile = timings.filter(({ leftMs }) => leftMs > frozen.fromMs && leftMs < frozen.untilMs);
  const slowestMs = Math.max(0, ...meanwhile.map(({ leftMs, cameMs }) => Math.round(cameMs - leftMs)));
  const late = meanwhile.filter(({ cameMs }) => cameMs > frozen.thawMs);
  const none = meanwhile.length === 0 ? ["nobody called while PostgreSQL was frozen"] : [];
  return {
    late: [
      ...none,
      ...late.map(({ leftMs, cameMs }) => `a call waited ${Math.round(cameMs - leftMs)} ms for the thaw`),
    ],
    text: `${meanwhile.length} requests while frozen, the slowest answered after ${slowestMs} ms, `,
  };
}
