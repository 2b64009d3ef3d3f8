// Rounds of Dice end to end [INS-8]: a bet over HTTP to the studio, through wallet, bet book and ledger, decided, settled and
// answered. Open loop on the same two cores, a minute at the rate of the bar, and some seconds at rates beside it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Bench } from "./bench.ts";
import { sitDown } from "./dice-table.ts";
import type { Table } from "./dice-table.ts";
import { idleLine, lookAtIdle } from "./idle-machine.ts";
import { heldLine, holdMemory } from "./lent-memory.ts";
import { machineLine, treeTimeMs } from "./machine.ts";
import { openLoop } from "./open-loop.ts";
import { PLAYERS, seatAt, seatPlayers } from "./seated-players.ts";
import { fillTheLog } from "./standing-house.ts";
import { watchStandstill } from "./standstill.ts";

const RATES: readonly (readonly [rate: number, seconds: number])[] = [
  [250, 10],
  [500, 10],
  [1_000, 60],
  [1_250, 10],
];
const BAR = { perSecond: 1_000, p99Ms: 50 };
/** More than a run takes: 12 MB a second at the rate of the bar, most of it pages of the database. */
const MEGABYTES = 4_096;
const SECRET_KEY = "a key for benches that is long enough";

type Row = Awaited<ReturnType<typeof measure>>;

interface Processes {
  readonly house: number;
  readonly database: number;
}

async function measureAll(table: Table, processes: Processes): Promise<readonly Row[]> {
  // Everything is compiled and every cache warm before it counts: for batches as large as they will be, too.
  await openLoop(BAR.perSecond, 20, table.play);
  const rows: Row[] = [];
  for (const [rate, seconds] of RATES) rows.push(await measure(table, processes, rate, seconds));
  return rows;
}

async function measure(table: Table, { house, database }: Processes, rate: number, seconds: number) {
  const before = [treeTimeMs(house), treeTimeMs(database)] as const;
  const standstill = watchStandstill();
  const measured = await openLoop(rate, seconds, table.play);
  const each = (after: number, earlier: number): number => (after - earlier) / (rate * seconds);
  return {
    asked: rate,
    seconds,
    ...measured,
    // What a round costs of the two cores, whatever else the machine does.
    houseMs: each(treeTimeMs(house), before[0]),
    databaseMs: each(treeTimeMs(database), before[1]),
    stoodStillMs: await standstill.end(),
  };
}

async function run() {
  const before = lookAtIdle();
  const memory = holdMemory(MEGABYTES);
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const postgres = await startPostgres({ folder, durable: true, say: () => undefined });
  await fillTheLog(postgres.url);
  const house = await runHouse({
    DATABASE_URL: postgres.url,
    ROLE: "all",
    SECRET_KEY,
    LIMIT_PLAY_SESSION_PER_SECOND: "1000000",
    LIMIT_PLAY_ADDRESS_PER_SECOND: "1000000",
  });
  try {
    await seatPlayers({ url: postgres.url, secretKey: SECRET_KEY });
    await seatAt(postgres.url, "dice", PLAYERS);
    const table = await sitDown(house.gamesUrl);
    const rows = await measureAll(table, { house: house.pid, database: postgres.pid });
    table.close();
    for (const problem of [...table.problems].slice(0, 3)) console.log(problem);
    console.log(
      `${machineLine()}; milliseconds from the moment a bet was due; ${idleLine(before, lookAtIdle())}; ${heldLine(memory)}`,
    );
    const atBar = rows.find(({ asked }) => asked === BAR.perSecond);
    if (atBar === undefined) throw new Error("the rate of the bar was not measured");
    return {
      rows: rows.map((row) => ({
        ...row,
        p50Ms: row.p50Ms.toFixed(1),
        p99Ms: row.p99Ms.toFixed(1),
        worstMs: row.worstMs.toFixed(0),
        houseMs: row.houseMs.toFixed(2),
        databaseMs: row.databaseMs.toFixed(2),
        stoodStillMs: row.stoodStillMs.toFixed(0),
      })),
      figure: `done=${atBar.perSecond}/s,p99=${atBar.p99Ms.toFixed(1)}ms,failed=${atBar.failed}`,
      bar: `done>=${BAR.perSecond}/s,p99<${BAR.p99Ms}ms,failed=0`,
      holds: atBar.perSecond >= BAR.perSecond * KEEPS_UP && atBar.p99Ms < BAR.p99Ms && atBar.failed === 0,
    };
  } finally {
    await house.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    memory.letGo();
  }
}

/** The last bets are answered after the minute is over. */
const KEEPS_UP = 0.999;

export const instant: Bench = {
  name: "instant",
  about: "rounds of Dice end to end over HTTP: 1,000 a second for a minute",
  run,
};
