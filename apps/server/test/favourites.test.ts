// Favourites and the games opened last, through the whole server: true accounts only, 200 at most whatever comes at once.
import { expectRefusal, playersOf, startTestApp, TEST_GAME } from "@jonaki/testkit";
import type { Person, Players, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};
let house: TestApp;
let players: Players;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true });
  players = playersOf(house);
  await players.members.rows(
    `insert into games (vendor, code, category, game_type, name_bn, name_en, smallest_stake, largest_stake, largest_win, position)
     select 'TUNTUNI', 'many-' || n, 'MINI', case when n % 2 = 0 then 'EVEN' else 'ODD' end, 'খেলা ' || n,
       'Many ' || to_char(n, 'FM000'), 100, 1000, 10000, 50 from generate_series(1, 420) n`,
  );
});
beforeEach(() => house.clock.advance(60_000));
afterAll(() => house.stop());

const enter = async () => {
  const person = await players.members.person();
  return { person, token: await players.members.enter(person.username) };
};
const set = (token: string, gameId: string, on = true) =>
  house.send("POST", "/wps/relay/MCSFE_setFavoriteGame", { token, body: { gameId, on } });
const ids = async (token: string) =>
  (await house.send("GET", "/wps/relay/MCSFE_getFavoriteGames", { token })).body.value as string[];
const cards = async (token: string, query = "") =>
  (await house.send("GET", `/wps/relay/MCSFE_getFavoriteGamesList?${query}`, { token })).body.value as {
    games: { gameId: string }[];
    totalPages: number;
  };
const fill = ({ id }: Person, from: number, to: number) =>
  players.members.rows(
    `insert into favourite_games (member_id, vendor, game) select $1, 'TUNTUNI', 'many-' || n from generate_series($2::int, $3::int) n`,
    [id, from, to],
  );

describe("favourites", () => {
  it("[LOB-25] [LOB-26] [CALL-52] [CALL-53] [CALL-103] the heart adds and removes, the same wish twice changes nothing", async () => {
    const { token } = await enter();
    expect(await ids(token)).toEqual([]);
    await set(token, "many-1");
    expect((await set(token, TEST_GAME)).body.value).toEqual([TEST_GAME, "many-1"]);
    expect((await set(token, TEST_GAME)).body.value).toEqual([TEST_GAME, "many-1"]);
    // Full cards, in the order of every list.
    expect((await cards(token)).games).toMatchObject([
      { gameId: TEST_GAME, displayName: "টুনটুনি" },
      { gameId: "many-1" },
    ]);
    expect((await set(token, "many-1", false)).body.value).toEqual([TEST_GAME]);
    expect((await set(token, "many-1", false)).body.value).toEqual([TEST_GAME]);
    expect(await ids((await enter()).token)).toEqual([]);
  });

  it("[LOB-26] a stranger is not let in, a game that does not exist is not found", async () => {
    const { token } = await enter();
    await expectRefusal(() => set(token, "no-such-game"), "NOT_FOUND");
    expect((await house.send("GET", "/wps/relay/MCSFE_getFavoriteGames")).status).toBe(401);
    for (const gameId of ["", "a b", "../x", "x".repeat(65), "'; --"])
      expect([gameId, (await set(token, gameId)).status]).toEqual([gameId, 400]);
  });

  it("[LOB-26] [abuse 45] of 200 added at once to 199 one is taken", async () => {
    const { person, token } = await enter();
    await fill(person, 1, 199);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) => set(token, `many-${200 + place}`)),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([null, "VALIDATION"]));
    expect(await ids(token)).toHaveLength(200);
    // One that is there already is no further one.
    expect((await set(token, "many-1")).body.success).toBe(true);
    // Giving one up makes room for one.
    await set(token, "many-1", false);
    expect((await set(token, TEST_GAME)).body.success).toBe(true);
  });

  it("[LOB-26] one game wished for by 50 requests at once stands there once", async () => {
    const { token } = await enter();
    await Promise.all(Array.from({ length: 50 }, () => set(token, TEST_GAME)));
    expect(await ids(token)).toEqual([TEST_GAME]);
  });

  it("[LOB-26] [VEN-13] what its vendor took back makes room, and what is only switched off stays", async () => {
    const { person, token } = await enter();
    await fill(person, 1, 200);
    const change = (column: string, code: string) =>
      players.members.rows(`update games set ${column} where code = $1`, [code]);
    await change("status = 'OFF'", "many-1");
    house.clock.advance(1_000);
    expect((await set(token, "many-300")).body.code).toBe("VALIDATION");
    await change("retired_at = now()", "many-2");
    house.clock.advance(1_000);
    const now = (await set(token, "many-300")).body.value as string[];
    expect([now.length, now.includes("many-1"), now.includes("many-2")]).toEqual([200, true, false]);
    const shown = await cards(token, "pageSize=100");
    expect(shown.totalPages).toBe(2);
    expect(shown.games.map(({ gameId }) => gameId)).not.toContain("many-1");
    await expectRefusal(async () => set((await enter()).token, "many-2"), "NOT_FOUND");
    await change("status = 'ON'", "many-1");
    await change("retired_at = null", "many-2");
  });

  it("[LOB-31] the lobby's filters and pages hold for favourites, too", async () => {
    const { person, token } = await enter();
    await fill(person, 1, 50);
    expect((await cards(token, "gameType=EVEN")).totalPages).toBe(2);
    expect((await cards(token, "gameName=many%20007")).games).toMatchObject([{ gameId: "many-7" }]);
    expect((await cards(token, "category=LIVE")).games).toEqual([]);
    expect((await cards(token, "pageNo=3")).games).toHaveLength(2);
  });
});

describe("the games opened last", () => {
  const launch = async (person: Person, token: string, gameId: string) => {
    const body = {
      gameId,
      vassalage: "TUNTUNI",
      username: person.username,
      merchantCode: "JONAKI",
      language: "BN",
    };
    expect((await house.send("POST", "/wps/game/launchGame", { token, body })).body.code).toBeNull();
  };
  const recent = async (token: string, query = "") =>
    (
      (await house.send("GET", `/wps/relay/GCS_recentGame?${query}`, { token })).body.value as {
        games: { gameId: string }[];
      }
    ).games.map(({ gameId }) => gameId);

  it("[LOB-27] [CALL-54] the newest first, each once, a refused launch not among them", async () => {
    const { person, token } = await enter();
    for (const game of ["many-1", TEST_GAME, "many-2", "many-1"]) await launch(person, token, game);
    expect(await recent(token)).toEqual(["many-1", "many-2", TEST_GAME]);
    expect(await recent(token, "gameType=EVEN")).toEqual(["many-2"]);
    await house.send("POST", "/wps/game/launchGame", {
      token,
      body: { gameId: "many-9", vassalage: "TUNTUNI", username: "x", merchantCode: "JONAKI", language: "BN" },
    });
    expect(await recent(token)).toHaveLength(3);
    expect(await recent((await enter()).token)).toEqual([]);
  });

  it("[LOB-27] at most 30, and the sweep keeps just those", async () => {
    const { person, token } = await enter();
    for (let number = 1; number <= 33; number += 1) await launch(person, token, `many-${number}`);
    const shown = await recent(token);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([30, "many-33", "many-4"]);
    await house.app.lobby.jobs.find(({ name }) => name === "lobby.recent")?.run({});
    const kept = await players.members.rows("select game from recent_games where member_id = $1", [
      person.id,
    ]);
    expect(kept).toHaveLength(30);
    expect(await recent(token)).toEqual(shown);
  });

  it("[LOB-27] launches at once of one member wait for nobody and are all there", async () => {
    const { person, token } = await enter();
    const games = Array.from({ length: 20 }, (_, place) => `many-${place + 1}`);
    await Promise.all([...games, ...games.toReversed()].map((game) => launch(person, token, game)));
    expect((await recent(token)).toSorted()).toEqual(games.toSorted());
  });
});
