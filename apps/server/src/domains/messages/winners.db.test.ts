// The table of recent wins on a real database: each fact has its effect once, in whatever order and however often it
// comes, from however many processes; and what was there before the table was.
import { readFileSync } from "node:fs";
import { createTestDatabase } from "@jonaki/testkit";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { RECORD_EVENT, takeEvents } from "../../platform/events.store.ts";
import { createLog } from "../../platform/log.ts";
import { MESSAGES_CONSUMER } from "./messages.ts";
import { createWinsKeeper, keepWins, tidyWins } from "./winners.ts";
import { listBegins } from "./winners.rules.ts";
import { readLargestWins } from "./winners.store.ts";

let url: string;
let database: Database;
beforeAll(async () => {
  ({ url } = await createTestDatabase());
  database = openDatabase(url, 10, createLog("silent"));
});
beforeEach(() => database.pool.query("delete from recent_wins"));
afterAll(() => database.close());

const NOW = new Date("2026-11-15T10:00:00.000Z");
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let bets = 0;
const factOf = (payout: number, changes: object = {}) => ({
  bet: String((bets += 1)),
  member: "1",
  vendor: "TUNTUNI",
  game: "dice",
  unit: "PLAY",
  state: "WON",
  version: 1,
  stakeMinor: "1",
  payoutMinor: String(payout),
  settledAt: ago(HOUR_MS).toISOString(),
  ...changes,
});
const tell = (name: string, ...facts: object[]) =>
  database.pool.query(RECORD_EVENT.text, [name, JSON.stringify(facts), [MESSAGES_CONSUMER]]);
/** What a worker does with what waits: at most so many events. */
const hear = (most = 50) =>
  database.busy.transaction(async (tx) => {
    const events = await takeEvents(tx, MESSAGES_CONSUMER, most);
    await keepWins(tx, events);
    return events;
  });
const payouts = async (moment = NOW): Promise<readonly number[]> =>
  (await readLargestWins(database.store, listBegins(moment), 20)).map(({ payout }) => Number(payout));
const rows = async (): Promise<number> =>
  (await database.pool.query("select from recent_wins")).rowCount ?? 0;

describe("hearing of bets", () => {
  it("[MSG-32] a fact that is brought twice, or whose bringing failed, stands once", async () => {
    await tell("bet.settled", factOf(500), factOf(300));
    await expect(
      database.transaction(async (tx) => {
        await keepWins(tx, await takeEvents(tx, MESSAGES_CONSUMER, 50));
        throw new Error("killed before its commit");
      }),
    ).rejects.toThrow("killed");
    expect(await payouts()).toEqual([]);
    const events = await hear();
    expect(events).toHaveLength(1);
    await database.transaction((tx) => keepWins(tx, events));
    expect([await payouts(), await rows(), (await hear()).length]).toEqual([[500, 300], 2, 0]);
  });

  it("[MSG-32] several processes at once lose nothing and double nothing", async () => {
    const told = Array.from({ length: 60 }, (_one, place) => 1_000 + place);
    for (const payout of told) await tell("bet.settled", factOf(payout, { member: String(payout % 3) }));
    const taken = await Promise.all(Array.from({ length: 12 }, () => hear(5)));
    expect(taken.flat()).toHaveLength(60);
    const { rows: kept } = await database.pool.query<{ payout: bigint }>(
      "select payout from recent_wins order by payout",
    );
    expect(kept.map(({ payout }) => Number(payout))).toEqual(told);
  });

  it("[REP-3] a win that was corrected away is gone, also when the older result is heard after it", async () => {
    const won = factOf(900);
    const corrected = { ...won, state: "CORRECTED", version: 2, payoutMinor: "0" };
    await tell("bet.settled", won);
    await hear();
    await tell("bet.corrected", corrected);
    await hear();
    expect(await payouts()).toEqual([]);
    const late = factOf(800);
    await tell("bet.corrected", { ...late, state: "CORRECTED", version: 2, payoutMinor: "0" });
    await hear();
    await tell("bet.settled", late);
    await hear();
    await tidyWins(database.store, NOW);
    expect(await payouts()).toEqual([]);
    await tell("bet.corrected", { ...late, state: "CORRECTED", version: 3, payoutMinor: "70" });
    await hear();
    expect(await payouts()).toEqual([70]);
  });

  it("[MSG-32] demo play is not kept at all", async () => {
    await tell("bet.settled", factOf(900, { unit: "TRIAL" }));
    await tell("bet.corrected", factOf(900, { unit: "TRIAL", state: "CORRECTED", version: 2 }));
    expect(await hear()).toHaveLength(2);
    expect(await rows()).toBe(0);
  });
});

describe("a busy minute", () => {
  it("[MSG-32] does not pile up: what later wins outdo goes while they are heard, and the list is the same", async () => {
    const keep = createWinsKeeper();
    const settledAt = ago(HOUR_MS).toISOString();
    for (let crowd = 0; crowd < 30; crowd += 1)
      await tell(
        "bet.settled",
        ...Array.from({ length: 50 }, (_one, place) =>
          factOf(1_000 + crowd, { member: String(1 + crowd * 50 + place), settledAt }),
        ),
      );
    let heard = 0;
    do {
      heard = await database.busy.transaction(async (tx) => {
        const events = await takeEvents(tx, MESSAGES_CONSUMER, 1);
        await keep(tx, events);
        return events.length;
      });
    } while (heard > 0);
    const { rows: largest } = await database.pool.query<{ payout: bigint }>(
      "select payout from recent_wins order by payout desc limit 20",
    );
    expect(largest.map(({ payout }) => Number(payout))).toEqual(Array.from({ length: 20 }, () => 1_029));
    // 41 of each crowd can be shown when it is heard.
    expect(await rows()).toBeLessThan(400);
  });

  it("[MSG-32] two that tidy at once wait for nobody, and neither takes what the other works on", async () => {
    for (let place = 0; place < 100; place += 1) await tell("bet.settled", factOf(1_000 + place));
    while ((await hear()).length > 0);
    await database.transaction(async (tx) => {
      await tidyWins(tx, NOW);
      await tidyWins(database.store, NOW);
    });
    expect(await rows()).toBe(20);
  });
});

describe("the job of every minute", () => {
  it("[MSG-32] takes out what is a day old and what no list can show, and the list stays as it was", async () => {
    const facts = [
      ...Array.from({ length: 100 }, (_one, place) =>
        factOf(1_000 + place, { settledAt: ago(place * 1_000).toISOString() }),
      ),
      factOf(9_000, { settledAt: ago(DAY_MS).toISOString() }),
      factOf(9_900, { settledAt: ago(DAY_MS + 1).toISOString() }),
    ];
    for (const one of facts) await tell("bet.settled", one);
    while ((await hear()).length > 0);
    const before = await payouts();
    expect(before.slice(0, 3)).toEqual([9_000, 1_099, 1_098]);
    await Promise.all([tidyWins(database.store, NOW), tidyWins(database.store, NOW)]);
    expect(await payouts()).toEqual(before);
    const { rows: old } = await database.pool.query("select from recent_wins where settled_at < $1", [
      ago(DAY_MS),
    ]);
    expect(old).toEqual([]);
  });

  it("[MSG-32] of one member's wins of a minute the twenty largest are kept", async () => {
    for (let place = 0; place < 100; place += 1)
      await tell(
        "bet.settled",
        factOf(1_000 + place, { settledAt: ago(HOUR_MS - (place % 50)).toISOString() }),
      );
    while ((await hear()).length > 0);
    await tidyWins(database.store, NOW);
    expect(await rows()).toBe(20);
    expect(await payouts()).toEqual(Array.from({ length: 20 }, (_one, place) => 1_099 - place));
  });
});

describe("what was won before the table was there", () => {
  it("[MSG-32] the migration brings it in: wins of the last day, no demo play, nothing that only came back", async () => {
    const owner = new Client({ connectionString: url });
    await owner.connect();
    await owner.query(`drop view winners; drop table recent_wins;
      create index bets_by_settling on bets using brin (settled_at); create view winners as select 1`);
    const bet = async (id: number, changes: object) => {
      const row = { unit: "PLAY", state: "WON", stake: 100, payout: 250, hours: 1, version: 1, ...changes };
      await owner.query(
        `insert into bets (id, placed_at, settled_at, member_id, round_key, cash_stake, bonus_stake, cash_payout, result_version,
           state, unit, category, vendor, game, round, transaction)
         values ($1::bigint, now() - interval '30 hours', now() - make_interval(hours => $2), 1, $1::bigint, $3, 0, $4, $5, $6, $7,
           'MINI', 'TUNTUNI', 'dice', 'r' || $1::bigint, 't' || $1::bigint)`,
        [id, row.hours, row.stake, row.payout, row.version, row.state, row.unit],
      );
    };
    await bet(1, {});
    await bet(2, { state: "CORRECTED", version: 2, payout: 400 });
    await bet(3, { unit: "TRIAL" });
    await bet(4, { hours: 25 });
    await bet(5, { payout: 100 });
    await bet(6, { state: "LOST", payout: 0 });
    const file = new URL("../../../../../db/migrations/0012_recent_wins.sql", import.meta.url);
    await owner.query(readFileSync(file, "utf8"));
    await owner.query("grant select, insert, update, delete on recent_wins, winners to jonaki_app");
    await owner.end();
    const { rows: kept } = await database.pool.query(
      "select bet_id::int, version, payout::int from recent_wins order by bet_id",
    );
    expect(kept).toEqual([
      { bet_id: 1, version: 1, payout: 250 },
      { bet_id: 2, version: 2, payout: 400 },
    ]);
  });
});
