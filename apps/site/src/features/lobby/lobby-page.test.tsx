// @vitest-environment happy-dom
// The lobby pages in a whole site without a server: search, filters, paging, hearts, and what a visitor sees.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSettled, pressing, setWidth } from "../../app/test-doubles.tsx";
import type { Replies, Reply } from "../../app/test-doubles.tsx";
import { game } from "../../shell/test-content.ts";
import { HOUSE_VENDORS } from "../../shell/test-vendors.ts";
import type { Game } from "./games.query.ts";

const PUBLIC = "/lgw/games/list";
const OWN = "/wps/relay/GCSGAME_gameList";
const LIKED = "/wps/relay/MCSFE_getFavoriteGames";
const LIKED_LIST = "/wps/relay/MCSFE_getFavoriteGamesList";
const SET = "/wps/relay/MCSFE_setFavoriteGame";
const TYPES = "/wps/relay/GCSGAME_getVassGameType";
const LAUNCH = "/wps/game/launchGame";
const INSIDE = { token: "t-1", username: "Rina01" };

const DICE = game("dice", { gameName: "Dice", displayName: "Tuntuni" });
const MINES = game("mines", { gameName: "Mines", supportPlay: 1, isHot: 1 });
const page = (games: readonly Game[], totalPages = 1, pageNum = 1): Reply => ({
  value: { games, pageNum, totalPages, gameTypes: [...new Set(games.map(({ gameType }) => gameType))] },
});
const many = (pageNo: number): readonly Game[] =>
  Array.from({ length: 24 }, (_, place) =>
    game(`g${pageNo}-${place}`, { gameName: `Game ${pageNo}-${place}` }),
  );

const REPLIES: Replies = {
  "/lgw/games/vendors": { value: HOUSE_VENDORS },
  "/wps/relay/GCSGAME_gameVendor": { value: HOUSE_VENDORS },
  [PUBLIC]: page([DICE, MINES]),
  [OWN]: page([DICE, MINES]),
  [LIKED]: { value: ["mines"] },
  [TYPES]: { value: [{ vassalage: "TUNTUNI", gameTypes: ["MINI", "SLOT"] }] },
};

async function open(path: string, replies: Replies = {}, session: Record<string, string> = {}) {
  const site = await openSettled(path, {
    local: { lang: "EN" },
    session,
    replies: { ...REPLIES, ...replies },
  });
  const queries = (to: string) => site.asked(to).map(({ url }) => new URL(url, "http://x").searchParams);
  return { ...site, lastQuery: (to: string) => queries(to).at(-1), queries };
}

const main = () => within(screen.getByRole("main"));
const names = () =>
  main()
    .queryAllByRole("heading", { level: 3 })
    .map((one) => one.textContent);
const heart = (name: string) => main().getByRole("button", { name: `Favourite: ${name}` });
const isFull = (name: string) => heart(name).getAttribute("aria-pressed");
const press = (element: Element) => pressing(() => userEvent.click(element));
const address = () => window.location.pathname + window.location.search;
const shown = (...expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  setWidth(1024);
});

describe("a lobby", () => {
  it("[LOB-5] [LOB-15] a visitor's list is asked for by the public call, with every field", async () => {
    const { lastQuery, asked } = await open("/rng?page=TUNTUNI");
    await shown("Dice", "Mines");
    expect(Object.fromEntries(lastQuery(PUBLIC) ?? [])).toMatchObject({
      clientType: "3",
      platform: "flash,html5-desktop",
      merchant: "JONAKI",
      channel: "JONAKI",
      gameName: "",
      minBet: "",
      minLineNum: "",
      pageNo: "1",
      pageSize: "24",
      vassalage: "TUNTUNI",
      language: "EN",
      gameType: "",
      category: "RNG",
    });
    expect([...asked(OWN), ...asked(TYPES), ...asked(LIKED)]).toEqual([]);
    expect(main().queryByRole("combobox", { name: /Game type/u })).toBeNull();
  });

  it("[LOB-5] [LOB-13] a member has a list and a type filter of his own", async () => {
    const { lastQuery, asked } = await open("/rng?page=TUNTUNI", {}, INSIDE);
    await shown("Dice", "Mines");
    expect(asked(PUBLIC)).toEqual([]);
    expect(lastQuery(TYPES)?.get("vassalage")).toBe("TUNTUNI");
    await press(main().getByRole("combobox", { name: /Game type/u }));
    await press(main().getByRole("option", { name: "Mini games" }));
    await waitFor(() => expect(lastQuery(OWN)?.get("gameType")).toBe("MINI"));
    expect(address()).toBe("/rng?page=TUNTUNI&type=MINI");
  });

  it("[LOB-33] an unknown vendor selects the first one, and choosing another is an address", async () => {
    const { lastQuery } = await open("/rng?page=NOBODY");
    const rail = within(await main().findByRole("navigation", { name: "Game providers" }));
    const current = () => rail.getAllByRole("link", { current: true }).map((one) => one.textContent);
    expect(current()).toEqual(["Rupkotha"]);
    expect(lastQuery(PUBLIC)?.get("vassalage")).toBe("RUPKOTHA");
    const before = window.history.length;
    await press(rail.getByRole("link", { name: "Kashbon" }));
    expect([address(), current(), window.history.length]).toEqual(["/rng?page=KASHBON", ["Kashbon"], before]);
    await waitFor(() => expect(lastQuery(PUBLIC)?.get("vassalage")).toBe("KASHBON"));
  });

  it("[LOB-32] the search starts 300 ms after the last key and begins at page 1", async () => {
    const { time, queries, lastQuery } = await open("/rng?p=2", { [PUBLIC]: page([DICE], 3, 2) });
    await shown("Dice");
    const searches = () => queries(PUBLIC).filter((query) => query.get("gameName") !== "");
    const box = main().getByRole("searchbox", { name: "Search by game name" });
    await userEvent.type(box, "di");
    await act(() => time.advance(299));
    await userEvent.type(box, "ce ");
    await act(() => time.advance(299));
    expect(searches()).toEqual([]);
    await act(() => time.advance(1));
    expect([address(), lastQuery(PUBLIC)?.get("gameName")]).toEqual(["/rng?q=dice", "dice"]);
    expect(searches().filter((query) => query.get("pageNo") !== "1")).toEqual([]);
    expect(box).toHaveProperty("value", "dice ");
  });

  it("[LOB-31] filters stand in the address, and one button clears them all", async () => {
    const { lastQuery } = await open("/rng?q=dice&minBet=10&lines=20&show=hot");
    await shown("Dice", "Mines");
    expect(Object.fromEntries(lastQuery(PUBLIC) ?? [])).toMatchObject({
      gameName: "dice",
      minBet: "10",
      minLineNum: "20",
      hot: "true",
    });
    expect(main().getByRole("button", { name: "Hot" }).getAttribute("aria-pressed")).toBe("true");
    await press(main().getByRole("button", { name: "Clear the filters" }));
    expect(address()).toBe("/rng");
    expect(main().getByRole("searchbox")).toHaveProperty("value", "");
  });

  it("[LOB-29] [LOB-30] the live lobby has All and the filters that have a game, one at a time", async () => {
    // The roulette stands on a later page.
    const games = [game("b", { gameType: "BAC" })];
    const first = { games, pageNum: 1, totalPages: 7, gameTypes: ["BAC", "ROU"] };
    const { lastQuery } = await open("/live", { [PUBLIC]: { value: first } });
    const row = within(await main().findByRole("group", { name: "Kinds of tables" }));
    expect(row.getAllByRole("button").map((one) => one.textContent)).toEqual(["All", "Baccarat", "Roulette"]);
    await press(row.getByRole("button", { name: "Baccarat" }));
    await press(row.getByRole("button", { name: "Roulette" }));
    expect(address()).toBe("/live?type=ROU");
    expect(lastQuery(PUBLIC)?.get("gameType")).toBe("ROU");
    expect(row.getAllByRole("button", { pressed: true }).map((one) => one.textContent)).toEqual(["Roulette"]);
    await press(row.getByRole("button", { name: "All" }));
    expect(address()).toBe("/live");
  });

  it("[LOB-21] [LOB-31] a tile has vendor, name and hot tag; the free trial only when supportPlay is 0", async () => {
    await open("/rng");
    await shown("Dice", "Mines");
    const [dice, mines] = main().getAllByRole("article");
    expect(dice?.textContent).toContain("Tuntuni");
    expect(within(dice!).getByRole("button", { name: /^Free trial\s*: Dice$/u })).toBeTruthy();
    expect(within(dice!).queryByText("Hot")).toBeNull();
    expect(within(mines!).getByText("Hot")).toBeTruthy();
    expect(within(mines!).queryByRole("button", { name: /Free trial/u })).toBeNull();
    expect(within(mines!).getByRole("button", { name: /^Immediate game\s*: Mines$/u })).toBeTruthy();
  });

  it("[LOB-31] an empty list says so, with a way out of the filters", async () => {
    await open("/rng?q=zzz", { [PUBLIC]: page([], 0) });
    expect(await main().findByText("No data")).toBeTruthy();
    await press(main().getAllByRole("button", { name: "Clear the filters" }).at(-1)!);
    expect(address()).toBe("/rng");
  });

  it("[LOB-6] a failure says why and can be tried again", async () => {
    let reply: Reply = [500, "UNKNOWN"];
    await open("/rng", { [PUBLIC]: () => reply });
    expect(await main().findByText("text of UNKNOWN")).toBeTruthy();
    reply = page([DICE]);
    await press(main().getByRole("button", { name: "Try again" }));
    await shown("Dice");
  });

  it("[LOB-6] a vendor list that does not come is told, and asked for again", async () => {
    let reply: Reply = [503, "VENDOR_LIST_FAILED"];
    await open("/fish", { "/lgw/games/vendors": () => reply });
    expect(await main().findByText("text of VENDOR_LIST_FAILED")).toBeTruthy();
    reply = { value: HOUSE_VENDORS };
    await press(main().getByRole("button", { name: "Try again" }));
    expect(await main().findByRole("link", { name: "Dheu Arcade" })).toBeTruthy();
  });
});

describe("the pages of a lobby", () => {
  it("[LOB-31] [LOB-17] 24 a page with a pager, and the page in the address", async () => {
    const { lastQuery } = await open("/rng", {
      [PUBLIC]: page(many(1), 50),
    });
    const pager = within(await main().findByRole("navigation", { name: "Pages" }));
    expect(names()).toHaveLength(24);
    expect(await main().findByText("Showing 1–24 of 50")).toBeTruthy();
    await press(pager.getByRole("button", { name: "2" }));
    expect(address()).toBe("/rng?p=2");
    await waitFor(() => expect(lastQuery(PUBLIC)?.get("pageNo")).toBe("2"));
  });

  it("[LOB-31] [SHELL-99] a phone goes on by itself, offers another try after a failure, and has an end", async () => {
    setWidth(360);
    const replies: Reply[] = [page(many(1), 2), [500, "UNKNOWN"], page([DICE], 2, 2)];
    let count = 0;
    const { time } = await open("/hot", { [PUBLIC]: () => replies[Math.min(count++, 2)]! });
    await act(() => time.advance(1000));
    expect(await main().findByText("text of UNKNOWN")).toBeTruthy();
    expect(names()).toHaveLength(24);
    await press(main().getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(names()).toHaveLength(25));
    expect(main().getByText("That is all of them")).toBeTruthy();
    expect(main().queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("[LOB-31] a phone folds the filters into a sheet and counts those that are on", async () => {
    setWidth(360);
    await open("/rng?minBet=10&show=hot");
    await press(await main().findByRole("button", { name: /^Filters\s*2 on$/u }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await press(sheet.getByRole("button", { name: "20+ lines" }));
    expect(address()).toBe("/rng?minBet=10&show=hot&lines=20");
    await press(sheet.getByRole("button", { name: "Clear the filters" }));
    expect(address()).toBe("/rng");
  });
});

describe("a cover on a phone", () => {
  const opened = async (session: Record<string, string>, replies: Replies = {}) => {
    setWidth(360);
    const site = await open("/rng", replies, session);
    await shown("Dice", "Mines");
    await press(main().getByRole("button", { name: "Dice" }));
    await pressPlay();
    return site;
  };
  const pressPlay = async () => {
    const sheet = await screen.findByRole("dialog", { name: "Dice" });
    await press(within(sheet).getByRole("button", { name: /^Immediate game/u }));
  };

  it("[LOB-35] its sheet makes room for the login it leads to", async () => {
    await opened({});
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Dice", hidden: true })).toBeNull();
  });

  it("[LOB-55] its sheet stays where the game does not start", async () => {
    await opened(INSIDE, { [LAUNCH]: [400, "GAME_UNAVAILABLE"] });
    expect(await screen.findByText("text of GAME_UNAVAILABLE")).toBeTruthy();
    // Under the words, which are all there is to be heard until they are read.
    expect(screen.getByRole("dialog", { name: "Dice", hidden: true })).toBeTruthy();
  });

  it("[LOB-55] its sheet stays after a press that came too soon, and the next one starts the game", async () => {
    const { asked, replies, time } = await opened(INSIDE, { [LAUNCH]: [400, "GAME_UNAVAILABLE"] });
    const words = await screen.findByRole("alertdialog");
    await press(within(words).getByRole("button", { name: "Close" }));
    replies[LAUNCH] = { value: { game_url: "http://games.test/dice", game_url2: null, content: null } };
    await pressPlay();
    expect(asked(LAUNCH)).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: "Dice" })).toBeTruthy();
    await act(() => time.advance(1_000));
    await pressPlay();
    await waitFor(() => expect(window.location.pathname).toBe("/game"));
  });
});

describe("favourites", () => {
  it("[LOB-26] a heart is full at once, and what the server answers is kept", async () => {
    const { asked, session } = await open("/rng", { [SET]: { value: ["mines", "dice"] } }, INSIDE);
    await shown("Dice", "Mines");
    await waitFor(() => expect([isFull("Dice"), isFull("Mines")]).toEqual(["false", "true"]));
    await press(heart("Dice"));
    expect(isFull("Dice")).toBe("true");
    expect(JSON.parse(asked(SET)[0]?.body as string)).toEqual({ gameId: "dice", on: true });
    expect(JSON.parse(session.getItem("favGames") ?? "[]")).toEqual(["mines", "dice"]);
  });

  it("[LOB-25] what this tab knew stands before the server has answered", async () => {
    await open("/rng", { [LIKED]: [500, "UNKNOWN"] }, { ...INSIDE, favGames: '["dice"]' });
    await shown("Dice", "Mines");
    expect([isFull("Dice"), isFull("Mines")]).toEqual(["true", "false"]);
  });

  it.each([
    ["NEED_TRUE_ACCOUNT", 403, "text of NEED_TRUE_ACCOUNT"],
    ["VALIDATION", 400, /at most 200/u],
  ])("[LOB-26] refused with %s it is as before, and the words are told", async (code, status, words) => {
    await open("/rng", { [SET]: [status, code] }, INSIDE);
    await shown("Dice", "Mines");
    await press(heart("Dice"));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(
      screen.getByRole("button", { name: "Favourite: Dice", hidden: true }).getAttribute("aria-pressed"),
    ).toBe("false");
  });

  it("[LOB-26] a visitor's heart, favourites and recent games lead to the login", async () => {
    const { asked } = await open("/rng");
    await shown("Dice", "Mines");
    await press(heart("Dice"));
    expect([address(), asked(SET)]).toEqual(["/rng?modal=loginPopupModal", []]);
  });

  it("[LOB-25] /fav opens the login for a visitor, and asks for nothing", async () => {
    const { asked } = await open("/fav");
    await waitFor(() => expect(address()).toBe("/fav?modal=loginPopupModal"));
    expect(asked(LIKED)).toEqual([]);
  });

  it("[LOB-25] /fav has the member's favourites, by category; empty it says what the heart is for", async () => {
    let reply = page([MINES]);
    const { lastQuery } = await open("/fav", { [LIKED_LIST]: () => reply }, INSIDE);
    await shown("Mines");
    reply = page([], 0);
    await press(main().getByRole("link", { name: "Fish" }));
    await waitFor(() => expect(lastQuery(LIKED_LIST)?.get("category")).toBe("FISH"));
    expect(await main().findByText(/Press the heart of a game/u)).toBeTruthy();
  });

  it("[LOB-24] /hot asks for the hot games of all vendors, and of a category", async () => {
    const { lastQuery } = await open("/hot?page=RNG");
    await shown("Dice", "Mines");
    expect([lastQuery(PUBLIC)?.get("hot"), lastQuery(PUBLIC)?.get("category")]).toEqual(["true", "RNG"]);
    await press(main().getByRole("link", { name: "All" }));
    await waitFor(() => expect(lastQuery(PUBLIC)?.get("category")).toBe(""));
  });

  it("[LOB-24] /hot without a hot game leads to the games there are", async () => {
    await open("/hot", { [PUBLIC]: () => page([], 0) });
    expect((await main().findByRole("link", { name: "Look at the games" })).getAttribute("href")).toBe(
      "/rng",
    );
  });
});
