// What the money benches share: a durable PostgreSQL of their own, a house full of members, and bets to place.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import type { BetItem } from "../apps/server/src/domains/bets/bet-items.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { prepareDatabase } from "../apps/server/src/platform/database/prepare.ts";
import { minor } from "../packages/money/src/index.ts";
import { openMoneyHouse } from "../packages/testkit/src/money.ts";
import type { MoneyHouse } from "../packages/testkit/src/money.ts";

export const MEMBERS = 10_000;
const FIRST_MEMBER = 1_000n;
const EACH_MINOR = 10n ** 12n;
const STAKE = minor(100n);

export interface MoneyLoad {
  readonly url: string;
  /** The folder of the socket, for programs that connect by themselves. */
  readonly socket: string;
  readonly pid: number;
  readonly house: MoneyHouse;
  stop(): Promise<void>;
}

export async function startMoneyLoad(members = MEMBERS): Promise<MoneyLoad> {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const postgres = await startPostgres({ folder, durable: true, say: () => undefined });
  await prepareDatabase(postgres.url, createLog("silent"));
  const house = await openMoneyHouse(postgres.url, { patienceMs: 60_000 });
  const ids = Array.from({ length: members }, (_, place) => FIRST_MEMBER + BigInt(place));
  for (let place = 0; place < ids.length; place += 1_000)
    await house.give(ids.slice(place, place + 1_000), EACH_MINOR);
  return {
    url: postgres.url,
    socket: new URL(postgres.url).searchParams.get("host") ?? "",
    pid: postgres.pid,
    house,
    stop: async () => {
      await house.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** A fresh bet of one of the members, with ids that rise as a vendor's do. */
export function freshBet(place: number, vendor = "BENCH"): BetItem {
  made += 1;
  const id = made.toString(36).padStart(9, "0");
  return {
    verb: "bet",
    vendor,
    memberId: FIRST_MEMBER + BigInt(place),
    transaction: `t${id}`,
    round: `r${id}`,
    fingerprint: id.padStart(64, "0").replaceAll(/[^0-9a-f]/gu, "a"),
    game: "dice",
    category: "MINI",
    unit: "PLAY",
    sessionUnit: "PLAY",
    amountMinor: STAKE,
    freeRound: null,
    detail: null,
    barredBy: null,
    amountFits: true,
  };
}

/** Keeps a number of bets under way for a while; answers how many were accepted a second. */
export async function betsPerSecond(house: MoneyHouse, inFlight: number, seconds: number): Promise<number> {
  let accepted = 0;
  const begin = process.hrtime.bigint();
  const end = begin + BigInt(seconds * 1_000) * 1_000_000n;
  const work = async (lane: number): Promise<void> => {
    const own = Math.floor(MEMBERS / inFlight);
    for (let turn = 0; process.hrtime.bigint() < end; turn += 1) {
      const answer = await house.bets.handle(freshBet(lane * own + ((turn * 7) % own)));
      if (answer === "late" || answer.code !== "OK")
        throw new Error(
          `a bet was answered ${JSON.stringify(answer, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value))}`,
        );
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, lane) => work(lane)));
  return (accepted * 1e9) / Number(process.hrtime.bigint() - begin);
}
