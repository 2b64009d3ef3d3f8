// Bets end to end: a signed HTTP call to the house in its own process, through wallet, bet book and ledger, and
// back. Open loop on the same two cores: p50, p99, and the knee, the highest rate that keeps p99 below the bar.
import { ownDatabaseUrl } from "../apps/launch/src/database.ts";
import { ownSecret } from "../apps/launch/src/environment.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Wallet } from "../packages/vendor/src/index.ts";
import type { Bench } from "./bench.ts";
import { idleLine, lookAtIdle } from "./idle-machine.ts";
import { machineLine } from "./machine.ts";
import { openLoop } from "./open-loop.ts";
import { openPlainHttp } from "./plain-http.ts";
import { FIRST, PLAYERS, seatPlayers, walletAt } from "./seated-players.ts";

const SECONDS = 10;
const RATES = [100, 250, 500, 750, 1_000, 1_500, 2_000, 3_000];
const BAR_RATE = 500;
const BAR_MS = 50;
/** At the rate of the bar: long enough that every stutter of the machine counts, and no luck. */
const BAR_SECONDS = 50;

let made = 0;

async function placeBet(wallet: Wallet, number: number): Promise<boolean> {
  made += 1;
  const member = FIRST + BigInt(number % PLAYERS);
  const { code } = await wallet.bet({
    transaction: `bench-${made}`,
    session: `play-${member}`,
    player: `player-${member}`,
    game: "dice",
    round: `bench-round-${made}`,
    amount: "1.00",
    currency: "PLAY",
  });
  return code === "OK";
}

async function measure(wallet: Wallet, rate: number): Promise<Row> {
  const seconds = rate === BAR_RATE ? BAR_SECONDS : SECONDS;
  const measured = await openLoop(rate, seconds, (number) => placeBet(wallet, number));
  return {
    "asked/s": rate,
    "done/s": measured.perSecond,
    p50: Number(measured.p50Ms.toFixed(1)),
    p99: Number(measured.p99Ms.toFixed(1)),
    worst: Number(measured.worstMs.toFixed(0)),
    failed: measured.failed,
  };
}

type Row = {
  readonly "asked/s": number;
  readonly "done/s": number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly failed: number;
};

async function run() {
  const before = lookAtIdle();
  const house = await runHouse();
  const address = `${house.url.replace("localhost", "127.0.0.1")}/vendor/wallet`;
  const http = openPlainHttp(new URL(address));
  try {
    await seatPlayers({
      url: ownDatabaseUrl(house.dataFolder),
      secretKey: ownSecret(house.dataFolder),
    });
    const wallet = walletAt(address, http);
    await openLoop(200, 5, (number) => placeBet(wallet, number));
    const rows: Row[] = [];
    for (const rate of RATES) {
      rows.push(await measure(wallet, rate));
      if ((rows.at(-1)?.p99 ?? 0) > 10 * BAR_MS) break;
    }
    console.log(
      `${machineLine()}; milliseconds from the moment a bet was due; the knee is the last rate with p99 below ${BAR_MS} ms; ${idleLine(before, lookAtIdle())}`,
    );
    const atBar = rows.find((row) => row["asked/s"] === BAR_RATE);
    const below = rows.filter((row) => row.p99 < BAR_MS && row.failed === 0);
    return {
      rows,
      figure: `p50=${atBar?.p50}ms,p99=${atBar?.p99}ms@${BAR_RATE}/s,knee=${below.at(-1)?.["asked/s"] ?? 0}/s`,
      bar: `p99<${BAR_MS}ms@${BAR_RATE}/s`,
      holds: atBar !== undefined && atBar.p99 < BAR_MS && atBar.failed === 0,
    };
  } finally {
    http.close();
    await house.stop();
  }
}

export const bets: Bench = {
  name: "bets",
  about: "bets end to end over signed HTTP, open loop: p50, p99 and the knee",
  run,
};
