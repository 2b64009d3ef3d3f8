// Data as the first `npm start` leaves them, made once for all journeys: each of their houses starts on a copy.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder, runHouse } from "../packages/testkit/src/house-process.ts";
import type { DataFolder } from "../packages/testkit/src/house-process.ts";

/** Every house of the journeys has the same, so that what one has sealed another can open. */
export const SECRET_KEY = "one key for the houses of all journeys";

const PLACE = "PREPARED_DATA";
/** Beside the data: what a house says at its first start alone, the owners' passwords among it [OFF-7]. */
const FIRST_WORDS = "first-words";

/** The runner's own set-up; what it returns is done at the end. */
// eslint-disable-next-line import/no-default-export -- the runner takes a file's default
export default async function prepareData(): Promise<() => void> {
  const kept = makeDataFolder();
  const house = await runHouse({ SECRET_KEY }, { path: join(kept.path, "data"), remove: () => undefined });
  await house.stop();
  writeFileSync(join(kept.path, FIRST_WORDS), house.said());
  // The runner's workers are its children.
  process.env[PLACE] = kept.path;
  return kept.remove;
}

export interface PreparedData extends DataFolder {
  readonly firstWords: string;
}

export function copyPreparedData(): PreparedData {
  const { [PLACE]: from } = process.env;
  if (from === undefined)
    throw new Error("No data were prepared: journeys run in Playwright, with its set-up.");
  const folder = makeDataFolder();
  // By the system's own program, since the database's files belong to its own user.
  const copied = spawnSync("cp", ["-a", "--reflink=auto", join(from, "data", "."), folder.path]);
  if (copied.status !== 0) throw new Error(`The data could not be copied: ${copied.stderr.toString()}`);
  return { ...folder, firstWords: readFileSync(join(from, FIRST_WORDS), "utf8") };
}
