// Crash with a crowd of 10,000 sockets at one process [INS-5]: how soon every one of them hears of a round, how much memory each
// takes, and whether 2,000 bets within the six seconds of betting are all answered.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Bench } from "./bench.ts";
import { betAll, CROWD, gather } from "./crash-crowd.ts";
import type { Crowd } from "./crash-crowd.ts";
import { machineLine } from "./machine.ts";
import { PLAYERS, seatAt, seatPlayers } from "./seated-players.ts";

const BARS = { p99Ms: 250, bytesEach: 20 * 1024 };
const ROUNDS = 5;
const OK = 200;
const SECRET_KEY = "a key for benches that is long enough";

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

interface Round {
  readonly answered: number;
  readonly betsMs: number;
}

async function playRound(crowd: Crowd, gamesUrl: string): Promise<Round> {
  const round = await crowd.nextBetting();
  const startedAt = performance.now();
  const statuses = await betAll(gamesUrl, round);
  const betsMs = performance.now() - startedAt;
  await crowd.nextOver();
  return { answered: statuses.filter((status) => status === OK).length, betsMs };
}

async function run() {
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
    await seatAt(postgres.url, "crash", CROWD);
    const before = residentBytes(house.pid);
    const crowd = await gather(house.gamesUrl);
    const bytesEach = (residentBytes(house.pid) - before) / CROWD;
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await playRound(crowd, house.gamesUrl));
    crowd.leave();
    const delays = crowd.delays.toSorted((left, right) => left - right);
    const at = (share: number): number => delays[Math.floor((delays.length - 1) * share)] ?? Infinity;
    const answered = rounds.reduce((sum, round) => sum + round.answered, 0);
    const bets = ROUNDS * PLAYERS * 2;
    const slowest = Math.max(...rounds.map(({ betsMs }) => betsMs));
    console.log(`${machineLine()}; the crowd and the bettors take part of the same processors`);
    return {
      rows: [
        { sockets: CROWD, events: delays.length, p50: at(0.5), p99: at(0.99), worst: at(1) },
        {
          "bytes a socket": Math.round(bytesEach),
          bets,
          answered,
          "slowest 2,000 (ms)": Math.round(slowest),
        },
      ],
      figure: `p99=${at(0.99)}ms,memory=${(bytesEach / 1024).toFixed(1)}KB,answered=${answered}/${bets}`,
      bar: `p99<${BARS.p99Ms}ms,memory<20KB,answered=${bets}/${bets}`,
      holds: at(0.99) < BARS.p99Ms && bytesEach < BARS.bytesEach && answered === bets,
    };
  } finally {
    await house.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const sockets: Bench = {
  name: "sockets",
  about: "crash with 10,000 sockets at one process, and 2,000 bets a round",
  run,
};
