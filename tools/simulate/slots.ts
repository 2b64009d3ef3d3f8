// Runs seeds one after the other on a database that a few of them share; after a difference, and from time to time,
// it begins with a fresh one.
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { copyTemplate } from "../../packages/testkit/src/template.ts";
import { openHouse } from "./platform/house.ts";
import type { HouseParts, SimHouse } from "./platform/house.ts";
import { runSeed } from "./run/run-seed.ts";
import type { SeedReport } from "./run/run-seed.ts";

export interface Slot {
  run(seed: number, steps: number): Promise<SeedReport>;
  stop(): Promise<void>;
}

/** Opening a database costs as much as a thousand steps, and checking a full one as much as well. */
const SEEDS_PER_DATABASE = 4;

export function createSlot(serverUrl: string, plant?: HouseParts["plant"]): Slot {
  let open: { readonly house: SimHouse; readonly name: string; runs: number } | null = null;
  const close = async (): Promise<void> => {
    const last = open;
    open = null;
    await last?.house.stop();
    if (last !== null) await dropDatabase(serverUrl, last.name);
  };
  const begin = async (): Promise<NonNullable<typeof open>> => {
    const name = `sim_${randomBytes(6).toString("hex")}`;
    const url = await copyTemplate(serverUrl, name);
    const house = await openHouse(plant === undefined ? { url } : { url, plant });
    return { house, name, runs: 0 };
  };
  return {
    run: async (seed, steps) => {
      open ??= await begin();
      open.runs += 1;
      const isLast = open.runs >= SEEDS_PER_DATABASE;
      const report = await runSeed({ house: open.house, seed, steps, isLast });
      if (isLast || report.differences.length > 0) await close();
      return report;
    },
    stop: close,
  };
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
