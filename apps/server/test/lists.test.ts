// The lobby's lists through the whole server: for visitors and members, in their language, by what was really played.
import { Client } from "pg";
import { playersOf, startTestApp, TEST_GAME, TEST_VENDOR } from "@jonaki/testkit";
import type { OpenedPlayer, Players, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

interface Listed {
  readonly gameId: string;
  readonly isHot: number;
}

let house: TestApp;
let players: Players;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  players = playersOf(house);
  await house.app.foundation.database.pool.query(
    `insert into games (vendor, code, category, name_bn, name_en, smallest_stake, largest_stake, largest_win, position)
     values ('TUNTUNI', 'amra', 'MINI', 'আমরা', 'Amra', 100, 1000, 10000, 5)`,
  );
});
// What was read a moment ago may be answered for a second.
beforeEach(() => house.clock.advance(60_000));
afterAll(() => house.stop());

const ask = async <Value>(path: string, options: SendOptions = {}): Promise<Value> => {
  const { body } = await house.send("GET", path, options);
  expect(body.code).toBeNull();
  return body.value as Value;
};
const list = async (path: string): Promise<readonly Listed[]> =>
  (await ask<{ list: readonly Listed[] }>(path)).list;

async function play({ play: { session, player, currency } }: OpenedPlayer, round: string): Promise<void> {
  const of = { player, game: TEST_GAME, round, currency };
  const bet = await players.wallet.bet({ ...of, session, transaction: `${round}-b`, amount: "10.00" });
  expect(bet.code).toBe("OK");
  const win = { ...of, transaction: `${round}-w`, bet: `${round}-b`, amount: "5.00", closes: true };
  expect((await players.wallet.win(win)).code).toBe("OK");
}

describe("the vendors", () => {
  it("[LOB-1] [LOB-2] [LOB-5] [CALL-101] a visitor gets them by category, under their names in the visitor's language", async () => {
    const card = { vassalage: TEST_VENDOR, displayName: "টুনটুনি" };
    expect(await ask("/lgw/games/vendors")).toEqual([
      { title: "RNG", cards: [expect.objectContaining(card)] },
    ]);
    const english = await ask("/lgw/games/vendors", { headers: { language: "EN" } });
    expect(english).toMatchObject([{ cards: [{ displayName: "Tuntuni" }] }]);
  });

  it("[LOB-5] [CALL-51] a member gets the same, a visitor has no token for that call", async () => {
    const { token } = await players.open();
    expect(await ask("/wps/relay/GCSGAME_gameVendor", { token })).toEqual(await ask("/lgw/games/vendors"));
    expect((await house.send("GET", "/wps/relay/GCSGAME_gameVendor")).status).toBe(401);
  });

  it("[LOB-14] one under maintenance disappears, and comes back", async () => {
    const { pool } = house.app.foundation.database;
    await pool.query("update vendors set status = 'MAINTENANCE'");
    expect(await ask("/lgw/games/vendors")).toEqual([]);
    await pool.query("update vendors set status = 'ON'");
    house.clock.advance(60_000);
    expect(await ask("/lgw/games/vendors")).toHaveLength(1);
  });

  it("[LOB-6] a list that cannot be read is told by its code", async () => {
    const owner = new Client({ connectionString: house.app.foundation.configuration.DATABASE_URL });
    await owner.connect();
    await owner.query("alter table catalogue_mark rename to away");
    const { body } = await house.send("GET", "/lgw/games/vendors");
    await owner.query("alter table away rename to catalogue_mark");
    await owner.end();
    expect(body.code).toBe("VENDOR_LIST_FAILED");
  });
});

describe("popular and hot games", () => {
  it("[LOB-18] [LOB-28] [CALL-62] before anybody played, popular is the operator's order and nothing is hot", async () => {
    const games = await list("/lgw/games/popular?count=20");
    const { rows } = await house.app.foundation.database.pool.query<{ code: string }>(
      "select code from games order by position, name_bn",
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(games.map(({ gameId, isHot }) => [gameId, isHot])).toEqual(rows.map(({ code }) => [code, 0]));
    expect(await list("/wps/relay/GCSGAME_hotGamesV2?isPlatform=2")).toEqual([]);
    expect(await list("/lgw/games/popular?count=1")).toHaveLength(1);
  });

  it("[INS-1] [INS-2] the eight instant games are offered, all of them in the family of mini games", async () => {
    const { rows } = await house.app.foundation.database.pool.query<{ code: string; category: string }>(
      "select code, category from games where vendor = 'TUNTUNI' and family in ('mini', 'crash') order by position",
    );
    const games = await list("/lgw/games/popular?count=20");
    const offered = ["crash", "dice", "mines", "hilo", "plinko", "wheel", "limbo", "keno"];
    expect(rows).toEqual(offered.map((code) => ({ code, category: "MINI" })));
    expect(games.map(({ gameId }) => gameId)).toEqual(expect.arrayContaining(offered));
  });

  it("[LOB-21] [LOB-23] [CALL-47] what members play with money becomes hot and popular, demo play does not", async () => {
    await play(await players.open(100_000n, { demo: true }), "demo-round");
    await play(await players.open(100_000n), "money-round");
    const hot = "/wps/relay/GCSGAME_hotGamesV2?isPlatform=2";
    const found = await vi.waitUntil(
      async () => {
        house.clock.advance(2_000);
        const games = await list(hot);
        return games.length > 0 && games;
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(found).toMatchObject([{ gameId: TEST_GAME, isHot: 1 }]);
    expect((await list("/lgw/games/popular"))[0]).toMatchObject({ gameId: TEST_GAME, isHot: 1 });
    expect(await list(`${hot}&vassalage=NOBODY`)).toEqual([]);
    const { rows } = await house.app.foundation.database.pool.query("select bets::int from game_days");
    expect(rows).toEqual([{ bets: 1 }]);
  });
});
