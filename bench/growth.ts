// The rate of bets with 1, 4 and 16 million entries in the ledger: three databases are filled by the real path and
// then measured in turns, so that the machine's moods meet all of them alike.
import { Client } from "pg";
import { openMoneyHouse } from "../packages/testkit/src/money.ts";
import type { MoneyHouse } from "../packages/testkit/src/money.ts";
import { middle } from "./bench.ts";
import type { Bench } from "./bench.ts";
import { machineLine, watchingOthers } from "./machine.ts";
import { betsPerSecond, fillHouse, makeDatabase, placeBets, startMoneyLoad } from "./money-load.ts";

const SIZES = [1_000_000, 4_000_000, 16_000_000];
const ENTRIES_A_BET = 2;
const IN_FLIGHT = 256;
const ROUNDS = 5;
const SECONDS = 5;
/** The same rate within 15 %. */
const BAR = 0.85;

/** Filling need not wait for the disk; what is measured afterwards does. */
async function filled(url: string, entries: number): Promise<MoneyHouse> {
  const name = `entries_${entries}`;
  const own = await makeDatabase(url, name);
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`alter database ${name} set synchronous_commit = off`);
  const filling = await fillHouse(own);
  await placeBets(filling, IN_FLIGHT, Math.ceil(entries / ENTRIES_A_BET));
  await filling.stop();
  await admin.query(`alter database ${name} reset synchronous_commit`);
  await admin.end();
  const cleaning = new Client({ connectionString: own });
  await cleaning.connect();
  await cleaning.query("vacuum analyze");
  await cleaning.query("checkpoint");
  await cleaning.end();
  return openMoneyHouse(own, { patienceMs: 60_000 });
}

async function run() {
  const load = await startMoneyLoad(1);
  const houses: MoneyHouse[] = [];
  try {
    for (const size of SIZES) {
      houses.push(await filled(load.url, size));
      console.log(`${size} entries are in`);
    }
    const rates = new Map<number, number[]>(SIZES.map((size) => [size, []]));
    let others = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, size] of SIZES.entries()) {
        const house = houses[place];
        if (house === undefined) continue;
        const ran = await watchingOthers(load.pid, () => betsPerSecond(house, IN_FLIGHT, SECONDS));
        rates.get(size)?.push(ran.value);
        others = Math.max(others, ran.others);
      }
    }
    const first = rates.get(SIZES[0] ?? 0) ?? [];
    const rows = SIZES.map((size) => {
      const own = rates.get(size) ?? [];
      return {
        entries: size,
        "bets/s": Math.round(middle(own)),
        "of the first": Number(middle(own.map((rate, round) => rate / (first[round] ?? rate))).toFixed(3)),
      };
    });
    const figure = Math.min(...rows.map((row) => row["of the first"]));
    console.log(`${machineLine()}; others took at most ${Math.round(others * 100)} %`);
    return { rows, figure: figure.toFixed(3), bar: `>=${BAR}`, holds: figure >= BAR };
  } finally {
    for (const house of houses) await house.stop();
    await load.stop();
  }
}

export const growth: Bench = {
  name: "growth",
  about: "bets per second with 1, 4 and 16 million entries in the ledger",
  run,
};
