// What several seeds share one after the other: a database of their own, three processes of the platform on it, and
// the clock and the site that all of them look at.
import { Client, types } from "pg";
import type { Bets } from "../../../apps/server/src/domains/bets/bets.ts";
import type { Money } from "../../../apps/server/src/money.ts";
import { fakeClock } from "../../../packages/testkit/src/clock.ts";
import type { FakeClock } from "../../../packages/testkit/src/clock.ts";
import { foundVendors } from "./founding.ts";
import { openProcess } from "./process.ts";
import { createPositions } from "./positions.ts";
import type { Positions } from "./positions.ts";
import type { ProcessParts, SimProcess } from "./process.ts";

export type DoorStatus = "ON" | "MAINTENANCE" | "OFF";

export interface SimHouse {
  readonly owner: Client;
  /** Two patient processes, and one whose callers hardly wait. */
  readonly processes: readonly [SimProcess, SimProcess, SimProcess];
  readonly clock: FakeClock;
  readonly timeZone: string;
  readonly site: { maintenance: boolean; readonly games: Map<string, DoorStatus> };
  readonly positions: Positions;
  /** Hears of each item that is handed to a book; the seed that runs now puts itself here. */
  readonly hearing: { handed: ProcessParts["handed"] };
  stop(): Promise<void>;
}

export interface HouseParts {
  readonly url: string;
  /** A test's fault between the gateway and the book. */
  plant?(bets: Bets, money: Money): Bets;
}

const INT8 = 20;
const PATIENT_MS = 60_000;
const IMPATIENT_MS = 2;

export async function openHouse({ url, plant = (bets) => bets }: HouseParts): Promise<SimHouse> {
  const owner = await openOwner(url);
  await foundVendors(owner);
  const clock = fakeClock();
  const timeZone = zoneFarFromMidnight();
  const site = { maintenance: false, games: new Map<string, DoorStatus>() };
  const positions = createPositions();
  const hearing: SimHouse["hearing"] = { handed: () => () => undefined };
  const process = (lanes: number, patienceMs: number): SimProcess =>
    openProcess({
      url,
      clock,
      timeZone,
      lanes,
      patienceMs,
      plant,
      positions,
      endProcess: async (pid) => void (await owner.query("select pg_terminate_backend($1)", [pid])),
      isUnderMaintenance: () => site.maintenance,
      handed: (item) => hearing.handed(item),
    });
  const processes = [process(2, PATIENT_MS), process(1, PATIENT_MS), process(1, IMPATIENT_MS)] as const;
  for (const one of processes) await one.warmUp();
  return {
    owner,
    processes,
    clock,
    timeZone,
    site,
    hearing,
    positions,
    stop: async () => {
      for (const one of processes) await one.stop();
      await owner.end();
    },
  };
}

async function openOwner(url: string): Promise<Client> {
  const owner = new Client({
    connectionString: url,
    // The tables grow from nothing: a plan that was made for the first question would be wrong for the last.
    options: "-c plan_cache_mode=force_custom_plan",
    types: {
      getTypeParser: (id: number, format?: "text" | "binary") =>
        id === INT8 ? BigInt : types.getTypeParser(id, format),
    },
  });
  await owner.connect();
  return owner;
}

/** The day must not turn while a seed runs: what was staked "today" would then depend on the second. */
function zoneFarFromMidnight(): string {
  const { hour } = Temporal.Now.zonedDateTimeISO("Asia/Dhaka");
  return hour === 23 ? "Asia/Tokyo" : "Asia/Dhaka";
}
