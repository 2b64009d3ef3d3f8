// What the money benches share: a durable PostgreSQL of their own, a house full of members, and bets to place.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import type { BetItem } from "../apps/server/src/domains/bets/bet-items.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { prepareDatabase } from "../apps/server/src/prepare.ts";
import { minor } from "../packages/money/src/index.ts";
import { openMoneyHouse } from "../packages/testkit/src/money.ts";
import type { MoneyHouse } from "../packages/testkit/src/money.ts";

export const MEMBERS = 10_000;
const FIRST_MEMBER = 1_000n;
const EACH_MINOR = 10n ** 12n;
const STAKE = minor(100n);

export interface MoneyLoad {
  readonly url: string;
  /** A second database filled the same way, for whoever writes without the ledger's functions. */
  readonly besideUrl: string;
  /** The folder of the socket, for programs that connect by themselves. */
  readonly socket: string;
  readonly pid: number;
  readonly house: MoneyHouse;
  stop(): Promise<void>;
}

export async function startMoneyLoad(members = MEMBERS): Promise<MoneyLoad> {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const postgres = await startPostgres({ folder, durable: true, say: () => undefined });
  const besideUrl = await makeDatabase(postgres.url, "beside");
  const beside = await fillHouse(besideUrl, members);
  await beside.pools.find({ ownerKind: "VENDOR", owner: "TALK", kind: "OPEN_BETS", unit: "PLAY" });
  await beside.stop();
  const house = await fillHouse(postgres.url, members);
  return {
    url: postgres.url,
    besideUrl,
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

export async function makeDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Members with more money than any bench can stake. */
export async function fillHouse(url: string, members = MEMBERS): Promise<MoneyHouse> {
  await prepareDatabase(url, createLog("silent"));
  const house = await openMoneyHouse(url, { patienceMs: 60_000 });
  const ids = Array.from({ length: members }, (_, place) => FIRST_MEMBER + BigInt(place));
  for (let place = 0; place < ids.length; place += 1_000)
    await house.give(ids.slice(place, place + 1_000), EACH_MINOR);
  return house;
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
    purse: null,
    amountMinor: STAKE,
    freeRound: null,
    detail: null,
    loginSession: null,
    barredBy: null,
    amountFits: true,
  };
}

async function placeOne(house: MoneyHouse, place: number): Promise<void> {
  const answer = await house.bets.handle(freshBet(place));
  if (answer === "late" || answer.code !== "OK")
    throw new Error(`a bet was answered ${answer === "late" ? answer : answer.code}`);
}

/** Keeps a number of bets under way until told to stop; each worker has members of its own. */
async function keepBetting(house: MoneyHouse, inFlight: number, goOn: () => boolean): Promise<number> {
  let accepted = 0;
  const own = Math.floor(MEMBERS / inFlight);
  const work = async (lane: number): Promise<void> => {
    for (let turn = 0; goOn(); turn += 1) {
      await placeOne(house, lane * own + ((turn * 7) % own));
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, lane) => work(lane)));
  return accepted;
}

/** How many bets were accepted a second while so many were under way. */
export async function betsPerSecond(house: MoneyHouse, inFlight: number, seconds: number): Promise<number> {
  const begin = process.hrtime.bigint();
  const end = begin + BigInt(seconds * 1_000) * 1_000_000n;
  const accepted = await keepBetting(house, inFlight, () => process.hrtime.bigint() < end);
  return (accepted * 1e9) / Number(process.hrtime.bigint() - begin);
}

/** Places so many bets, give or take those under way. */
export async function placeBets(house: MoneyHouse, inFlight: number, count: number): Promise<void> {
  let left = count;
  await keepBetting(house, inFlight, () => {
    left -= 1;
    return left >= 0;
  });
}
