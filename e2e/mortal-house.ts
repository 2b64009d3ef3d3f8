// A house that can be killed without a word and started again on the same data and at the same addresses.
import { ownDatabaseUrl } from "../apps/launch/src/database.ts";
import {
  freePort,
  makeDataFolder,
  RAISED_LIMITS,
  startHouse,
} from "../packages/testkit/src/house-process.ts";
import type { HouseProcess } from "../packages/testkit/src/house-process.ts";
import { UNHURRIED } from "./house.ts";

export interface MortalHouse {
  readonly url: string;
  readonly databaseUrl: string;
  /** Nothing of it is left when this resolves but its data, and a database that nobody looks after. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** For good, with its data. */
  readonly stop: () => Promise<void>;
}

export async function startMortalHouse(): Promise<MortalHouse> {
  const data = makeDataFolder();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    GAMES_PORT: String(await freePort()),
    OFFICE_PORT: String(await freePort()),
    DATA_DIR: data.path,
    LOG_LEVEL: "warn",
    ...UNHURRIED,
    ...RAISED_LIMITS,
  };
  const launch = async (): Promise<HouseProcess> => {
    const house = startHouse(variables);
    await house.untilSaid("Jonaki is at");
    return house;
  };
  let running = await launch();
  return {
    url: `http://localhost:${port}`,
    databaseUrl: ownDatabaseUrl(data.path),
    kill: async () => {
      const gone = new Promise((resolve) => running.child.once("exit", resolve));
      running.child.kill("SIGKILL");
      await gone;
    },
    start: async () => {
      running = await launch();
    },
    stop: async () => {
      running.child.kill("SIGTERM");
      await running.exited;
      data.remove();
    },
  };
}
