// One seed: makes its world, plays its schedule wave by wave, holds each against the model, and says what differs.
import { brokenHistory, brokenInvariants, differingBooks, differingLedger } from "../check/ending.ts";
import type { SimHouse } from "../platform/house.ts";
import { openWorld } from "../platform/world.ts";
import { createSchedule } from "../schedule/schedule.ts";
import type { Schedule } from "../schedule/schedule.ts";
import type { Change } from "../schedule/weather.ts";
import { createPostman } from "./deliver.ts";
import { movePlayBack } from "./history.ts";
import { createRun } from "./run.ts";
import type { Run } from "./run.ts";
import { sendWave } from "./send-wave.ts";
import { count } from "./tally.ts";
import type { Tally } from "./tally.ts";

export interface SeedParts {
  readonly house: SimHouse;
  readonly seed: number;
  readonly steps: number;
  /** Whether the ledger is read again from its beginning at the end: the last seed on a database does. */
  readonly isLast: boolean;
}

export interface SeedReport {
  readonly seed: number;
  readonly steps: number;
  readonly tally: Tally;
  /** Empty when everything was as the model foretold; else what differs, and what came before. */
  readonly differences: readonly string[];
}

/** The ledger is reconciled after so many steps; all invariants are asked at the end. */
const RECONCILE_EVERY = 1_000;

export async function runSeed({ house, seed, steps, isLast }: SeedParts): Promise<SeedReport> {
  const schedule = createSchedule(seed);
  const postman = createPostman();
  house.hearing.handed = postman.handed;
  const world = await openWorld(house, seed, schedule.endowments);
  const run = createRun(world, postman, schedule.endowments);
  const differences = await play(run, schedule, steps);
  const older = isLast && differences.length === 0 ? await brokenHistory(house.owner) : [];
  return { seed, steps: run.made, tally: run.tally, differences: [...differences, ...older] };
}

async function play(run: Run, { logins, past, next }: Schedule, steps: number): Promise<readonly string[]> {
  const { world, books } = run;
  await change(run, logins);
  const first = await sendWave(run, past.wave, past.wave.deliveries.length);
  if (first !== null) return first;
  await movePlayBack(world, books, past);
  let reconciledAt = run.made;
  while (run.made < steps) {
    const { changes, wave } = next();
    for (const one of changes) await change(run, one);
    const differs = await sendWave(run, wave, steps - run.made);
    if (differs !== null) return differs;
    if (run.made - reconciledAt < RECONCILE_EVERY) continue;
    reconciledAt = run.made;
    const broken = await differingLedger(world.owner);
    if (broken.length > 0) return broken;
  }
  return [
    ...(await brokenInvariants(world.owner)),
    ...(await differingBooks(world.owner, books, world.ids, world.around())),
  ];
}

async function change({ world, tally }: Run, one: Change): Promise<void> {
  count(tally.doings, one.kind === "clock" ? clockName(one.ms) : one.kind);
  if (one.kind === "clock") world.moveClock(one.ms);
  else if (one.kind === "game") await world.switchGame(one.vendor, one.status);
  else if (one.kind === "maintenance") world.setMaintenance(one.on);
  else if (one.members.length > 0) await world.sessions.open(one.members, world.nowMs());
}

const MINUTE_MS = 60_000;

const clockName = (ms: number): string =>
  ms < 0 ? "clock jumps back" : ms > MINUTE_MS ? "clock jumps forward" : "clock goes on";
