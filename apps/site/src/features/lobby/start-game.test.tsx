// @vitest-environment happy-dom
// Starting a game from the home page, in a whole site without a server.
import { generateKeyPairSync } from "node:crypto";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSite, PERMISSION, pressing, startSite } from "../../app/test-doubles.tsx";
import type { Reply, SiteOptions } from "../../app/test-doubles.tsx";
import { game } from "../../shell/test-content.ts";
import { card } from "../../shell/test-vendors.ts";
import { startGame } from "./start-game.flow.ts";

const LAUNCH = "/wps/game/launchGame";
const FREE = "/wps/session/login/freeplay";
const LOGIN = "/wps/v2/session/login";
const GAME_URL = "http://games.test:3002/dice?ticket=abc&language=en";
const CAME = {
  token: "t-2",
  firstTimeLogin: false,
  passwordExpired: false,
  userName: "guest1",
  weakPassword: false,
};

const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = publicKey.export({ format: "jwk" });
const permission = (flags: readonly string[], more: Partial<typeof PERMISSION> = {}) => ({
  ...PERMISSION,
  sealing: { kid: "k1", publicKey: { kty, crv, x, y } },
  whitelabel: flags.map((modId) => ({ modId, enabled: "1", childrenNodes: [] })),
  ...more,
});
const opened = (game_url: string | null, game_url2: string | null = null): Reply => ({
  value: { game_url, game_url2, content: null },
});

const DICE = game("dice", { gameName: "Dice", displayName: "Tuntuni" });

async function open(options: SiteOptions = {}, path = "/index") {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, {
      local: { lang: "EN" },
      start: { permission: permission([]) },
      ...options,
      replies: {
        [LAUNCH]: opened(GAME_URL),
        "/lgw/games/popular": { value: { list: [DICE] } },
        ...options.replies,
      },
    });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}

const INSIDE = { token: "t-1", username: "Rina01" };
const press = (name: string): Promise<void> =>
  pressing(() => userEvent.click(screen.getByRole("button", { name })));
const address = () => window.location.pathname;

describe("starting a game", () => {
  afterEach(cleanup);

  it("[LOB-38] [LOB-40] a launch sends every field, the token in the header alone, and the language header", async () => {
    const { asked } = await open({ session: INSIDE });
    await press("Immediate game");
    const [request] = asked(LAUNCH);
    expect(JSON.parse(request?.body as string)).toEqual({
      gameId: "dice",
      nodeId: "dice",
      accountType: 1,
      confirmTrans: 0,
      vassalage: "TUNTUNI",
      launchMode: "GLS",
      platform: "html5-desktop",
      clientType: 3,
      username: "Rina01",
      token: "",
      merchantCode: "JONAKI",
      language: "EN",
      demo: false,
    });
    expect(request?.headers).toMatchObject({ Authorization: "Bearer t-1", Language: "EN" });
  });

  it("[LOB-45] the launch URL is stored in session storage, and the game opens on /game", async () => {
    const { session } = await open({ session: INSIDE });
    await press("Immediate game");
    expect(session.getItem("launchUrl")).toBe(GAME_URL);
    expect(address()).toBe("/game");
  });

  it("[LOB-45] game_url2 stands in for an empty game_url", async () => {
    const other = "http://games.test:3002/dice?ticket=two";
    const { session } = await open({ session: INSIDE, replies: { [LAUNCH]: opened("", other) } });
    await press("Immediate game");
    expect(session.getItem("launchUrl")).toBe(other);
  });

  it("[SITE-60] a configured host takes the place of the launch URL's own", async () => {
    const { session } = await open({
      session: INSIDE,
      start: { permission: permission([], { launchGameCDNs: ["cdn.test"] }) },
    });
    await press("Immediate game");
    expect(session.getItem("launchUrl")).toBe("http://cdn.test/dice?ticket=abc&language=en");
  });

  it.each([opened(null), opened(""), opened("javascript:alert(1)"), opened("not an address")])(
    "[LOB-47] an answer without an address that a frame may open is GAME_UNAVAILABLE",
    async (answer) => {
      const { session } = await open({ session: INSIDE, replies: { [LAUNCH]: answer } });
      await press("Immediate game");
      expect(await screen.findByRole("alertdialog", { name: "The game cannot be opened now." })).toBeTruthy();
      expect([session.getItem("launchUrl"), address()]).toEqual([null, "/index"]);
    },
  );

  it.each(["GAME_MAINTENANCE", "GAME_UNAVAILABLE", "NEED_TRUE_ACCOUNT", "ACCOUNT_SUSPENDED"])(
    "[LOB-55] [ERR-5] a refusal is a warning dialog in the server's words: %s",
    async (code) => {
      const { time } = await open({ session: INSIDE, replies: { [LAUNCH]: [422, code] } });
      await press("Immediate game");
      const dialog = await screen.findByRole("alertdialog", { name: `text of ${code}` });
      await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      // The next one is told as well.
      await act(() => time.advance(1_000));
      await press("Free trial");
      expect(await screen.findByRole("alertdialog", { name: `text of ${code}` })).toBeTruthy();
      expect(address()).toBe("/index");
    },
  );

  it("[LOB-37] the free trial button launches in demo mode for a member", async () => {
    const { asked } = await open({ session: INSIDE });
    await press("Free trial");
    expect(JSON.parse(asked(LAUNCH)[0]?.body as string)).toMatchObject({ demo: true, username: "Rina01" });
  });

  it("[LOB-37] a visitor's free trial first does the free-play login when FREEPLAY3 is on", async () => {
    const { asked, session } = await open({
      start: { permission: permission(["FREEPLAY3"]) },
      replies: { [FREE]: { value: CAME } },
    });
    await press("Free trial");
    await waitFor(() => expect(address()).toBe("/game"));
    expect(asked(FREE)).toHaveLength(1);
    expect(session.getItem("token")).toBe("t-2");
    expect(asked(LAUNCH)[0]?.headers).toMatchObject({ Authorization: "Bearer t-2" });
  });

  it("[LOB-37] [ACC-67] a free-play login that is refused is told, and nothing is launched", async () => {
    const { asked } = await open({
      start: { permission: permission(["FREEPLAY3"]) },
      replies: { [FREE]: [429, "TRY_LATER"] },
    });
    await press("Free trial");
    expect(await screen.findByRole("alertdialog", { name: "text of TRY_LATER" })).toBeTruthy();
    expect(asked(LAUNCH)).toEqual([]);
  });

  it.each(["Immediate game", "Free trial"])(
    "[LOB-35] [LOB-37] without a session and without free play %s leads to the login, and nothing is requested",
    async (button) => {
      const { asked } = await open();
      await press(button);
      expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
      expect(window.location.search).toBe("?modal=loginPopupModal");
      expect([asked(LAUNCH).length, asked(FREE).length]).toEqual([0, 0]);
    },
  );

  it("after the login the game starts that was pressed before it", async () => {
    const { asked, session } = await open({ replies: { [LOGIN]: { value: CAME } } });
    await press("Immediate game");
    const dialog = within(await screen.findByRole("dialog", { name: "Welcome back" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Username" }), "guest1");
    await userEvent.type(dialog.getByLabelText("Password"), "Jonaki-123{Enter}");
    await waitFor(() => expect(address()).toBe("/game"));
    expect(JSON.parse(asked(LAUNCH)[0]?.body as string)).toMatchObject({ gameId: "dice", demo: false });
    expect(session.getItem("wantedGame")).toBeNull();
  });

  it("[ACC-5] who closes the login no longer wants it", async () => {
    const { session } = await open();
    await press("Immediate game");
    await screen.findByRole("dialog", { name: "Welcome back" });
    expect(session.getItem("wantedGame")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(session.getItem("wantedGame")).toBeNull());
  });

  it("who comes back without a login no longer wants it", async () => {
    const { session, asked } = await open({
      session: { wantedGame: '{"vassalage":"TUNTUNI","gameId":"dice","nodeId":"dice","demo":false}' },
    });
    expect([session.getItem("wantedGame"), asked(LAUNCH).length]).toEqual([null, 0]);
  });

  it("[LOB-55] a second launch within 1000 ms is ignored, from whichever button, and the next one is not", async () => {
    const { asked, time } = await open({ session: INSIDE, replies: { [LAUNCH]: [422, "GAME_UNAVAILABLE"] } });
    await press("Immediate game");
    await press("Close");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await act(() => time.advance(999));
    await press("Free trial");
    expect(asked(LAUNCH)).toHaveLength(1);
    await act(() => time.advance(1));
    await press("Free trial");
    expect(asked(LAUNCH)).toHaveLength(2);
  });

  const withGame = (changes: Parameters<typeof game>[1], more: SiteOptions = {}) =>
    open({
      session: INSIDE,
      ...more,
      replies: { "/lgw/games/popular": { value: { list: [game("one", changes)] } }, ...more.replies },
    });

  it("[LOB-34] [SHELL-98] a game that stands for a list opens the popup 100 ms after the click, a double click once", async () => {
    const { asked, time } = await withGame({ vassalage: "RUPKOTHA", isGame: "VASSALAGE" });
    const entries = window.history.length;
    await pressing(() => userEvent.dblClick(screen.getByRole("button", { name: "Immediate game" })));
    await act(() => time.advance(99));
    expect(window.location.search).toBe("");
    await act(() => time.advance(1));
    expect(window.location.search).toBe("?modal=gamePopup.RUPKOTHA");
    await act(() => time.advance(1_000));
    expect([window.history.length - entries, asked(LAUNCH).length]).toEqual([1, 0]);
  });

  it("[LOB-41] [LOB-44] [LOT-1] a lottery game leads to its page with code and play type, and nothing is launched before", async () => {
    const { asked } = await withGame({ gameType: "LOTT", defaultPlayType: "P5" });
    await press("Immediate game");
    expect(address() + window.location.search).toBe("/lottery?gameCode=one&playType=P5");
    expect(asked(LAUNCH)).toEqual([]);
  });

  it("[SLO-2] [LOB-41] a slots vendor's vassalage is stored, and its lobby opens", async () => {
    const { services, session, asked } = await startSite({ session: INSIDE });
    const vendor = { ...card("RUPKOTHA"), gameType: "RNG" };
    expect(await startGame(services, PERMISSION, vendor, false, () => Promise.resolve(null))).toBe(
      "ON_ITS_WAY",
    );
    expect([session.getItem("vassalage"), address() + window.location.search]).toEqual([
      "RUPKOTHA",
      "/rng?page=RUPKOTHA",
    ]);
    expect(asked(LAUNCH)).toEqual([]);
  });

  it("[SPO-2] [SHELL-50] a sports vendor with several games is launched with its first one of the category", async () => {
    const first = { value: { games: [game("pitch", { vassalage: "MAATH" })], pageNum: 1, totalPages: 9 } };
    const { services, asked } = await startSite({
      session: INSIDE,
      replies: { [LAUNCH]: opened(GAME_URL), "/wps/relay/GCSGAME_gameList": first },
    });
    const vendor = { ...card("MAATH"), gameType: "SPORTS", gameId: "", nodeId: "" };
    await startGame(services, PERMISSION, vendor, false, () => Promise.resolve(null));
    expect(asked("/wps/relay/GCSGAME_gameList")[0]?.url).toContain("category=SPORTS");
    expect(JSON.parse(asked(LAUNCH)[0]?.body as string)).toMatchObject({
      gameId: "pitch",
      vassalage: "MAATH",
    });
    expect(address()).toBe("/game");
  });

  it("the launched game's name is kept for its page, and is no part of the request", async () => {
    const { asked, session } = await withGame({ gameName: "River Run", vassalage: "JHORNA" });
    await press("Immediate game");
    expect(asked(LAUNCH)[0]?.body).not.toContain("River Run");
    expect(JSON.parse(session.getItem("launched") ?? "")).toMatchObject({ name: "River Run" });
    expect(screen.getByTitle("Game: River Run")).toBeTruthy();
  });

  it("[FAIR-13] the card leads to the rules, without a login", async () => {
    await open();
    expect(screen.getByRole("link", { name: "Rules, return and limits" }).getAttribute("href")).toBe(
      "/fair?game=dice",
    );
  });
});
