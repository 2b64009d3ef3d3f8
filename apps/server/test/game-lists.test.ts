// The game lists of the lobbies through the whole server: filters, order, pages, types, and what disappears when it is
// switched off.
import { expectRefusal, startTestApp } from "@jonaki/testkit";
import type { SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

interface Listed {
  readonly gameId: string;
  readonly nodeId: string;
  readonly gameType: string;
  readonly [field: string]: unknown;
}
interface Page {
  readonly games: readonly Listed[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly gameTypes: readonly string[];
}

let house: TestApp;
const rows = (text: string) => house.app.foundation.database.pool.query(text);
beforeAll(async () => {
  house = await startTestApp({ LIMIT_DEVICE_PER_MINUTE: "100000", LIMIT_ADDRESS_PER_MINUTE: "100000" });
  // Whatever else the house ships with.
  await rows("delete from games where code <> 'dice'");
  await rows(`insert into vendors (code, name, name_bn, position) values
      ('SHIMUL', 'Shimul Live', 'শিমুল লাইভ', 40), ('RUPKOTHA', 'Rupkotha', 'রূপকথা', 80),
      ('MEGH', 'Megh Lotto', 'মেঘ লটো', 30), ('EMPTY', 'Empty', 'খালি', 99)`);
  await rows(`insert into vendor_categories (category, vendor, position) values
      ('LIVE', 'SHIMUL', 1), ('RNG', 'RUPKOTHA', 1), ('LOTT', 'MEGH', 1), ('ELOTT', 'MEGH', 1), ('FISH', 'EMPTY', 1)`);
  await rows(`insert into games (vendor, code, category, game_type, name_bn, name_en, smallest_stake, largest_stake,
      largest_win, position, lines, default_play_type, support_play, opens_list) values
      ('SHIMUL', 'shimul-bac', 'LIVE', 'BAC', 'ব্যাকারাট', 'Baccarat', 5000, 100000, 1000000, 20, null, '', 1, false),
      ('SHIMUL', 'shimul-sic', 'LIVE', 'SIC', 'সিক বো', 'Sicbo', 1000, 100000, 1000000, 20, null, '', 1, false),
      ('RUPKOTHA', 'rupkotha', 'RNG', '', 'রূপকথা', 'Rupkotha', 100, 1000, 10000, 30, null, '', 0, true),
      ('MEGH', 'megh-ssc', 'LOTT', '', 'এসএসসি', 'SSC', 200, 100000, 1000000, 40, null, 'FIVE_STAR', 0, false),
      ('MEGH', 'megh-essc', 'ELOTT', '', 'ই-এসএসসি', 'E-SSC', 200, 100000, 1000000, 40, null, '', 0, false)`);
  await rows(`insert into games (vendor, code, category, game_type, name_bn, name_en, smallest_stake, largest_stake,
      largest_win, position, lines)
    select 'RUPKOTHA', 'tale-' || n, 'RNG', 'SLOT', 'গল্প ' || n, 'Tale ' || to_char(n, 'FM00'), 100, 100000, 1000000,
      100, n from generate_series(1, 30) n`);
});
// What was read a moment ago may be answered for a second.
beforeEach(() => house.clock.advance(60_000));
afterAll(() => house.stop());

const ask = async <Value>(path: string, options: SendOptions = {}): Promise<Value> => {
  const { body } = await house.send("GET", path, options);
  expect(body.code).toBeNull();
  return body.value as Value;
};
const list = (query: string, options?: SendOptions): Promise<Page> =>
  ask<Page>(`/lgw/games/list?${query}`, options);
const found = async (query: string): Promise<readonly string[]> =>
  (await list(`pageSize=100&${query}`)).games.map(({ gameId }) => gameId);

describe("a page of games", () => {
  it("[LOB-16] [LOB-17] [LOB-18] [CALL-102] has 24 in the operator's order, its number and how many there are", async () => {
    const first = await list("");
    expect([first.games.length, first.pageNum, first.totalPages]).toEqual([24, 1, 2]);
    expect(first.games.slice(0, 6).map(({ gameId }) => gameId)).toEqual([
      "dice",
      "shimul-bac",
      "shimul-sic",
      "rupkotha",
      "megh-essc",
      "megh-ssc",
    ]);
    const second = await list("pageNo=2");
    expect([second.games.length, second.games.at(-1)?.gameId, second.pageNum]).toEqual([12, "tale-30", 2]);
  });

  it("[LOB-19] beyond the last page there is nothing, and nobody gets more than 100 at once", async () => {
    expect(await list("pageNo=3")).toMatchObject({ games: [], pageNum: 3, totalPages: 2 });
    expect(await list("pageNo=1000000")).toMatchObject({ games: [], pageNum: 1_000_000, totalPages: 2 });
    expect((await list("pageSize=999999")).totalPages).toBe(1);
    expect(await list("gameName=nothing%20like%20it")).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 0,
      gameTypes: [],
    });
    for (const wrong of ["pageNo=0", "pageNo=-1", "pageNo=1e9", "pageSize=0", "minBet=-5", "minBet=1e3"])
      expect([wrong, (await house.send("GET", `/lgw/games/list?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it("[LOB-20] [LOB-22] [LOB-34] [LOB-41] [LOB-44] a game has all its fields, its names in the visitor's language", async () => {
    const [lottery] = (await list("vassalage=MEGH&gameType=LOTT")).games;
    expect(lottery).toEqual({
      gameId: "megh-ssc",
      nodeId: "megh-ssc",
      code: "megh-ssc",
      vassalage: "MEGH",
      gameName: "এসএসসি",
      nodeName: "এসএসসি",
      displayName: "মেঘ লটো",
      showIcon: "",
      smallIcon: "",
      supportPlay: 0,
      isHot: 0,
      game_url: "",
      game_url2: "",
      defaultPlayType: "FIVE_STAR",
      accountTypeName: "MEGH",
      gameType: "LOTT",
      isGame: "",
    });
    // A type of the vendor's own does not take a lottery away from its page.
    await rows("update games set game_type = 'SSC' where code like 'megh-%'");
    house.clock.advance(1_000);
    expect((await list("vassalage=MEGH")).games.map(({ gameType }) => gameType)).toEqual(["ELOTT", "LOTT"]);
    await rows("update games set game_type = '' where code like 'megh-%'");
    const english = await list("gameName=sicbo", { headers: { language: "EN" } });
    expect(english.games).toMatchObject([{ gameName: "Sicbo", displayName: "Shimul Live", supportPlay: 1 }]);
    expect((await list("gameName=rupkotha")).games).toMatchObject([{ isGame: "VASSALAGE" }]);
    expect(await found("vassalage=RUPKOTHA&gameName=rupkotha")).toEqual([]);
  });

  it("[LOB-52] the one game of a code is found by it, and an unknown or impossible code finds nothing", async () => {
    expect(await found("gameCode=megh-ssc")).toEqual(["megh-ssc"]);
    expect(await found("gameCode=megh-ssc&vassalage=SHIMUL")).toEqual([]);
    // What was asked before under another code is not answered again.
    expect([await found("gameCode=dice"), await found("gameCode=none"), await found("gameCode=")]).toEqual([
      ["dice"],
      [],
      await found(""),
    ]);
    expect((await house.send("GET", "/lgw/games/list?gameCode=%3Cb%3E")).status).toBe(400);
  });

  it("[LOB-26] [ERR-23] a guest browses, but has no favourites", async () => {
    const token = house.sessions.login({ accountType: 4 });
    expect(await ask("/wps/relay/GCSGAME_gameList", { token })).toEqual(await list(""));
    expect(await ask("/wps/relay/MCSFE_getFavoriteGames", { token })).toEqual([]);
    const wish = { token, body: { gameId: "dice", on: true } };
    await expectRefusal(
      () => house.send("POST", "/wps/relay/MCSFE_setFavoriteGame", wish),
      "NEED_TRUE_ACCOUNT",
    );
  });

  it("[LOB-5] [CALL-48] a member gets the same by the call with a token, which a visitor has not", async () => {
    const token = house.sessions.login({});
    const path = "/wps/relay/GCSGAME_gameList";
    expect(await ask(path, { token })).toEqual(await list(""));
    expect((await house.send("GET", path)).status).toBe(401);
  });
});

describe("filters", () => {
  it("[LOB-12] [LOB-31] a lobby has the games of its own category's vendors, mini games among the slots", async () => {
    expect(await found("category=LIVE")).toEqual(["shimul-bac", "shimul-sic"]);
    expect(await found("category=LOTT")).toEqual(["megh-ssc"]);
    expect(await found("category=ELOTT")).toEqual(["megh-essc"]);
    expect((await found("category=RNG")).slice(0, 3)).toEqual(["dice", "rupkotha", "tale-1"]);
    expect(await found("category=PVP")).toEqual([]);
    expect((await house.send("GET", "/lgw/games/list?category=NONE")).status).toBe(400);
  });

  it("[LOB-29] [LOB-31] by vendor, type, smallest bet and lines, alone and together", async () => {
    expect(await found("gameType=BAC")).toEqual(["shimul-bac"]);
    expect(await found("vassalage=SHIMUL&minBet=20")).toEqual(["shimul-bac"]);
    expect(await found("minBet=10.01&category=LIVE")).toEqual(["shimul-bac"]);
    expect(await found("minLineNum=29")).toEqual(["tale-29", "tale-30"]);
    expect(await found("vassalage=NOBODY")).toEqual([]);
    expect(await found("hot=true")).toEqual([]);
  });

  it("[LOB-32] [abuse 68] by any part of either name, and signs of other languages mean nothing", async () => {
    expect(await found("gameName=BACCA")).toEqual(["shimul-bac"]);
    expect(await found(`gameName=${encodeURIComponent("সিক")}`)).toEqual(["shimul-sic"]);
    expect(await found(`gameName=${encodeURIComponent("  tale 07 ")}`)).toEqual(["tale-7"]);
    for (const sign of ["%", "_", ".*", "'; drop table games; --", '"', "\\"])
      expect([sign, await found(`gameName=${encodeURIComponent(sign)}`)]).toEqual([sign, []]);
    expect((await house.send("GET", `/lgw/games/list?gameName=${"a".repeat(61)}`)).status).toBe(400);
  });

  it("what one asks never answers another: a type and a name that look alike when joined", async () => {
    expect(await found(`gameType=${encodeURIComponent('SLOT","tale')}`)).toEqual([]);
    expect(await found("gameType=SLOT&gameName=tale%2001")).toEqual(["tale-1"]);
    expect(await found(`gameType=${encodeURIComponent("SLOT\n")}&gameName=tale`)).toEqual([]);
  });

  it("[LOB-13] [LOB-30] [CALL-50] the types that have a game, by vendor", async () => {
    const token = house.sessions.login({});
    const types = (query: string) => ask(`/wps/relay/GCSGAME_getVassGameType?${query}`, { token });
    expect(await types("category=LIVE")).toEqual([{ vassalage: "SHIMUL", gameTypes: ["BAC", "SIC"] }]);
    expect(await types("vassalage=TUNTUNI")).toEqual([{ vassalage: "TUNTUNI", gameTypes: ["MINI"] }]);
    await rows("update games set status = 'OFF' where code = 'shimul-sic'");
    house.clock.advance(1_000);
    expect(await types("category=LIVE")).toEqual([{ vassalage: "SHIMUL", gameTypes: ["BAC"] }]);
    await rows("update games set status = 'ON' where code = 'shimul-sic'");
  });

  it("[LOB-5] [LOB-30] a visitor learns the types of all games, also of those behind the first hundred", async () => {
    await rows(`insert into games (vendor, code, category, game_type, name_bn, name_en, smallest_stake, largest_stake,
        largest_win, position)
      select 'SHIMUL', 'shimul-' || n, 'LIVE', case when n < 120 then 'ROU' else 'MJ' end, 'টেবিল ' || n, 'Table ' || n,
        100, 100000, 1000000, 500 + n from generate_series(1, 120) n`);
    house.clock.advance(1_000);
    const { games, gameTypes } = await list("category=LIVE&pageSize=100");
    expect([games.length, games.some(({ gameType }) => gameType === "MJ")]).toEqual([100, false]);
    expect(gameTypes).toEqual(["BAC", "MJ", "ROU", "SIC"]);
    expect((await list("category=LIVE&gameName=sicbo&pageSize=1")).gameTypes).toEqual(["SIC"]);
    await rows("delete from games where code ~ '^shimul-[0-9]'");
  });
});

describe("what is switched off", () => {
  it("[LOB-14] a game, its vendor or a game taken back is on no new page, and comes back", async () => {
    for (const [off, on] of [
      ["update games set status = 'OFF' where code = 'shimul-bac'", "update games set status = 'ON'"],
      ["update games set status = 'MAINTENANCE' where code = 'shimul-bac'", "update games set status = 'ON'"],
      ["update vendors set status = 'MAINTENANCE' where code = 'SHIMUL'", "update vendors set status = 'ON'"],
      ["update games set retired_at = now() where code = 'shimul-bac'", "update games set retired_at = null"],
    ] as const) {
      await rows(off);
      house.clock.advance(1_000);
      expect(await found("gameName=baccarat")).toEqual([]);
      await rows(on);
      house.clock.advance(1_000);
      expect(await found("gameName=baccarat")).toEqual(["shimul-bac"]);
    }
  });

  it("[LOB-12] [LOB-14] a vendor without a game that is open is absent, one with one launches it from its card", async () => {
    const cards = async () =>
      (await ask<{ cards: { vassalage: string; gameId: string }[] }[]>("/lgw/games/vendors")).flatMap(
        (category) => category.cards.map(({ vassalage, gameId }) => `${vassalage} ${gameId}`),
      );
    expect(await cards()).toEqual([
      "MEGH megh-essc",
      "MEGH megh-ssc",
      "SHIMUL ",
      "RUPKOTHA ",
      "TUNTUNI dice",
    ]);
    await rows("update games set status = 'OFF' where vendor = 'SHIMUL' and code <> 'shimul-bac'");
    house.clock.advance(1_000);
    expect(await cards()).toContain("SHIMUL shimul-bac");
    await rows("update games set status = 'OFF' where vendor = 'SHIMUL'");
    house.clock.advance(1_000);
    expect((await cards()).some((card) => card.startsWith("SHIMUL"))).toBe(false);
    await rows("update games set status = 'ON'");
  });

  it("[LOB-12] [LOB-31] a vendor of two categories stands under each while it has a game there, and launches only that", async () => {
    const megh = async () =>
      (
        await ask<{ title: string; cards: { vassalage: string; gameId: string }[] }[]>("/lgw/games/vendors")
      ).flatMap(({ title, cards }) =>
        cards.flatMap(({ vassalage, gameId }) => (vassalage === "MEGH" ? [`${title} ${gameId}`] : [])),
      );
    expect(await megh()).toEqual(["ELOTT megh-essc", "LOTT megh-ssc"]);
    await rows("update games set status = 'OFF' where code = 'megh-ssc'");
    house.clock.advance(1_000);
    expect(await megh()).toEqual(["ELOTT megh-essc"]);
    // A game of no category of its vendor's stands in all of them.
    await rows("update games set category = 'MINI' where code = 'megh-essc'");
    house.clock.advance(1_000);
    expect(await megh()).toEqual(["ELOTT megh-essc", "LOTT megh-essc"]);
    await rows("update games set category = 'ELOTT' where code = 'megh-essc'");
    await rows("update games set status = 'ON'");
  });

  it("a statement that changes nothing moves no mark, one that does moves it once", async () => {
    const mark = async () => Number((await rows("select version from catalogue_mark")).rows[0].version);
    const before = await mark();
    await rows("update games set status = 'OFF' where code = 'no-such-game'");
    expect(await mark()).toBe(before);
    await rows("update games set position = position where vendor = 'RUPKOTHA'");
    expect(await mark()).toBe(before + 1);
  });
});
