// 64 clients that all post into one jackpot against the same 64 with a jackpot each: the pool's shards keep them
// from waiting for one row.
import {
  createGatherer,
  createLane,
  memberAccount,
  openBatch,
  shardOf,
  writeBatch,
} from "../packages/ledger/src/index.ts";
import type { Lane, Pool } from "../packages/ledger/src/index.ts";
import { minor } from "../packages/money/src/index.ts";
import { middle } from "./bench.ts";
import type { Bench } from "./bench.ts";
import { machineLine, watchingOthers } from "./machine.ts";
import { freshBet, MEMBERS, startMoneyLoad } from "./money-load.ts";
import type { MoneyLoad } from "./money-load.ts";

const BAR = 0.7;
const CLIENTS = 64;
const ROUNDS = 5;
const SECONDS = 4;
const LANES = 2;

interface Contribution {
  readonly memberId: bigint;
  readonly key: string;
  readonly fingerprint: string;
  readonly pool: Pool;
}

/** One batch of contributions in one transaction. */
const contribute = (lane: Lane, items: readonly Contribution[]): Promise<readonly true[]> =>
  lane.transaction(async (connection, shard) => {
    const legs = items.map(({ memberId, pool }) => ({
      from: memberAccount(memberId, "CASH", "PLAY"),
      to: shardOf(pool, shard),
      amountMinor: minor(1n),
    }));
    const batch = await openBatch(
      connection,
      legs.flatMap(({ from, to }) => [from, to]),
    );
    items.forEach(({ key, fingerprint }, place) => {
      const leg = legs[place];
      const posted = leg === undefined ? { refused: "NO_ACCOUNT" as const } : batch.post("jackpot", [leg]);
      if ("refused" in posted) throw new Error(posted.refused);
      batch.remember({
        key,
        kind: "jackpot",
        fingerprint,
        transferId: posted.transferId,
        answer: "OK",
        balanceMinor: null,
      });
    });
    await writeBatch(connection, batch);
    return items.map(() => true as const);
  });

async function contributionsPerSecond(load: MoneyLoad, poolOf: (client: number) => Pool): Promise<number> {
  const lanes = Array.from({ length: LANES }, () =>
    createLane({ url: load.url, role: "jonaki_app", timeoutMs: 10_000, note: () => undefined }),
  );
  const gatherer = createGatherer<Contribution, true, Lane>({
    lanes,
    largest: 128,
    fewest: 1,
    pace: { ms: 0, for: "a crowd" },
    patienceMs: 60_000,
    ownerOf: ({ memberId }) => memberId,
    run: contribute,
  });
  let done = 0;
  const begin = process.hrtime.bigint();
  const end = begin + BigInt(SECONDS) * 1_000_000_000n;
  const own = Math.floor(MEMBERS / CLIENTS);
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; process.hrtime.bigint() < end; turn += 1) {
        const { memberId, transaction, fingerprint } = freshBet(client * own + (turn % own));
        await gatherer.submit({ memberId, key: `jackpot/${transaction}`, fingerprint, pool: poolOf(client) });
        done += 1;
      }
    }),
  );
  const rate = (done * 1e9) / Number(process.hrtime.bigint() - begin);
  await gatherer.stop();
  await Promise.all(lanes.map((lane) => lane.stop()));
  return rate;
}

async function run() {
  const load = await startMoneyLoad();
  try {
    const pools = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        load.house.pools.find({
          ownerKind: "HOUSE",
          owner: `jackpot-${client}`,
          kind: "JACKPOT",
          unit: "PLAY",
        }),
      ),
    );
    const one = pools[0];
    if (one === undefined) throw new Error("no pool was opened");
    const spread = (client: number): Pool => pools[client] ?? one;
    await contributionsPerSecond(load, spread);
    const rows = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const apart = await watchingOthers(load.pid, () => contributionsPerSecond(load, spread));
      const together = await watchingOthers(load.pid, () => contributionsPerSecond(load, () => one));
      rows.push({
        round,
        "a jackpot each/s": Math.round(apart.value),
        "one jackpot/s": Math.round(together.value),
        ratio: Number((together.value / apart.value).toFixed(3)),
        "others %": Math.round(Math.max(apart.others, together.others) * 100),
      });
    }
    const figure = middle(rows.map(({ ratio }) => ratio));
    const differences = await load.house.differences();
    console.log(`${machineLine()}; differences found afterwards: ${differences.length}`);
    return {
      rows,
      figure: figure.toFixed(3),
      bar: `>=${BAR}`,
      holds: figure >= BAR && differences.length === 0,
    };
  } finally {
    await load.stop();
  }
}

export const hotAccount: Bench = {
  name: "hot-account",
  about: "64 clients on one jackpot against a jackpot each, postings per second",
  run,
};
