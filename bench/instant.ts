// Rounds of Dice end to end [INS-8]: a bet over HTTP to the studio, through wallet, bet book and ledger, decided, settled and
// answered. Open loop on the same two cores, a minute at the rate of the bar, and some seconds at rates beside it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Bench } from "./bench.ts";
import { machineLine, stutter, treeTimeMs } from "./machine.ts";
import { openLoop } from "./open-loop.ts";
import { openPlainHttp } from "./plain-http.ts";
import type { PlainHttp } from "./plain-http.ts";
import { PLAYERS, playTokenOf, seatAt, seatPlayers } from "./seated-players.ts";

const RATES: readonly (readonly [rate: number, seconds: number])[] = [
  [250, 10],
  [500, 10],
  [1_000, 60],
  [1_250, 10],
];
const BAR = { perSecond: 1_000, p99Ms: 50 };
const OK = 200;
const SECRET_KEY = "a key for benches that is long enough";

interface Table {
  /** True for a round that was played to its end. */
  play(number: number): Promise<boolean>;
  close(): void;
}

/** Every player with the seed that is in use: a bet names the commitment it is made on [FAIR-4]. */
async function sitDown(gamesUrl: string): Promise<Table> {
  const origin = gamesUrl.replace("localhost", "127.0.0.1");
  const [plays, seeds] = [new URL("/api/play", origin), new URL("/api/seeds", origin)].map(openPlainHttp) as [
    PlainHttp,
    PlainHttp,
  ];
  const headersOf = (place: number): Readonly<Record<string, string>> => ({
    "content-type": "application/json",
    authorization: `Bearer ${playTokenOf("dice", place)}`,
  });
  const hashes: string[] = [];
  for (let place = 0; place < PLAYERS; place += 1) {
    const { body } = await seeds.post(headersOf(place), Buffer.from("{}"));
    hashes.push(/"serverSeedHash":"([0-9a-f]{64})"/u.exec(body)?.[1] ?? "");
  }
  // Players keep their connections. A busy process takes new ones a few at a time, and that would be measured instead.
  await plays.ready(PLAYERS);
  return {
    play: async (number) => {
      const place = number % PLAYERS;
      made += 1;
      const choices = { stake: "1.00", side: "under", chance: 4_950 };
      const said = { requestId: `instant-${made}`.padEnd(20, "-"), choices, serverSeedHash: hashes[place] };
      const { status, body } = await plays.post(headersOf(place), Buffer.from(JSON.stringify(said)));
      const isPlayed = status === OK && body.includes('"state":"DONE"');
      if (!isPlayed) problems.add(`${status} ${body.slice(0, 120)}`);
      return isPlayed;
    },
    close: () => {
      plays.close();
      seeds.close();
    },
  };
}

let made = 0;
const problems = new Set<string>();

interface Processes {
  readonly house: number;
  readonly database: number;
}

async function measureAll(table: Table, { house, database }: Processes) {
  // Everything is compiled and every cache warm before it counts: for batches as large as they will be, too.
  await openLoop(BAR.perSecond, 20, table.play);
  const rows = [];
  for (const [rate, seconds] of RATES) {
    const before = [treeTimeMs(house), treeTimeMs(database)] as const;
    const { perSecond, p50Ms, p99Ms, worstMs, failed } = await openLoop(rate, seconds, table.play);
    const each = (after: number, earlier: number): string =>
      ((after - earlier) / (rate * seconds)).toFixed(2);
    rows.push({
      asked: rate,
      seconds,
      perSecond,
      p50Ms,
      p99Ms,
      worstMs,
      failed,
      // What a round costs of the two cores, whatever else the machine does.
      houseMs: each(treeTimeMs(house), before[0]),
      databaseMs: each(treeTimeMs(database), before[1]),
    });
  }
  return rows;
}

async function run() {
  const before = stutter();
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const postgres = await startPostgres({ folder, durable: true, say: () => undefined });
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
    for (const problem of [...problems].slice(0, 3)) console.log(problem);
    console.log(
      `${machineLine()}; milliseconds from the moment a bet was due; a bare loop on the idle machine stutters ${(before * 100).toFixed(0)} % of the time before the run and ${(stutter() * 100).toFixed(0)} % after it`,
    );
    const atBar = rows.find(({ asked }) => asked === BAR.perSecond);
    if (atBar === undefined) throw new Error("the rate of the bar was not measured");
    return {
      rows: rows.map((row) => ({
        ...row,
        p50Ms: row.p50Ms.toFixed(1),
        p99Ms: row.p99Ms.toFixed(1),
        worstMs: row.worstMs.toFixed(0),
      })),
      figure: `done=${atBar.perSecond}/s,p99=${atBar.p99Ms.toFixed(1)}ms,failed=${atBar.failed}`,
      bar: `done>=${BAR.perSecond}/s,p99<${BAR.p99Ms}ms,failed=0`,
      holds: atBar.perSecond >= BAR.perSecond * KEEPS_UP && atBar.p99Ms < BAR.p99Ms && atBar.failed === 0,
    };
  } finally {
    await house.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The last bets are answered after the minute is over. */
const KEEPS_UP = 0.999;

export const instant: Bench = {
  name: "instant",
  about: "rounds of Dice end to end over HTTP: 1,000 a second for a minute",
  run,
};
