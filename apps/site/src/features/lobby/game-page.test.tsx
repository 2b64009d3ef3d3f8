// @vitest-environment happy-dom
// The page of a launched game, in a whole site without a server and without the game itself.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reachedLimit } from "../../app/reached-limit.ts";
import { MEMBER_PERMISSION, openSite, pressing } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";
import { fakeFrames } from "./stage-test-doubles.tsx";

const LAUNCH = "/wps/game/launchGame";
const BALANCE = "/wps/v2/wallets/balance";
const ORIGIN = "http://games.test:3002";
const LAUNCHED = { vassalage: "TUNTUNI", gameId: "dice", nodeId: "dice", demo: false };
const SESSION = {
  token: "t-1",
  username: "Rina01",
  isAgent: "0",
  launchUrl: `${ORIGIN}/dice?ticket=one&language=en`,
  launched: JSON.stringify(LAUNCHED),
};

async function open(options: SiteOptions = {}) {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite("/game", {
      local: { lang: "EN" },
      session: SESSION,
      ...options,
      replies: {
        [BALANCE]: { value: { sumBalance: "10.00" } },
        [LAUNCH]: {
          value: { game_url: `${ORIGIN}/dice?ticket=two&language=en`, game_url2: null, content: null },
        },
        ...options.replies,
      },
    });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>("Game: Dice");
const say = (data: unknown, { origin = ORIGIN, source = frame().contentWindow } = {}) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source: source as never }));
  });

describe("/game", () => {
  let told: ReturnType<typeof fakeFrames> = [];
  beforeEach(() => {
    told = fakeFrames();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("[SAFE-5] a limit that stopped a bet is told over the game: which, what is left, when it resets; any other news is not", async () => {
    await open();
    const tell = (news: unknown) =>
      act(async () => {
        reachedLimit.set(news);
        await vi.dynamicImportSettled();
      });
    await tell({ limit: "STAKE.DAY" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await tell({ reached: { 0: "STAKE.DAY", 1: "5.00", time: "2026-11-16T18:00:00.000Z" } });
    const warning = await screen.findByRole("alertdialog");
    expect(warning.textContent).toContain(
      "Your daily stake limit leaves ৳5.00; it resets at 2026-11-17 00:00:00.",
    );
    await tell({ reached: { 0: "STAKE.DAY", 1: "5.00", time: "2026-11-16T18:00:00.000Z" } });
    await pressing(() => userEvent.click(within(warning).getByRole("button", { name: "Close" })));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("[SHELL-23] [LOB-51] shows the stored launch URL in a frame under the header, without a footer", async () => {
    await open({ local: { lang: "EN", theme: "light" } });
    expect(frame().src).toBe(`${ORIGIN}/dice?ticket=one&language=en&theme=light`);
    expect([screen.queryAllByRole("banner").length, screen.queryByRole("contentinfo")]).toEqual([1, null]);
    for (const name of ["Back", "Load the game again"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("[SHELL-29] without a stored launch URL it leads to /index", async () => {
    await open({ session: { token: "t-1" } });
    expect(window.location.pathname).toBe("/index");
  });

  it("says that it opens until the game is ready", async () => {
    await open();
    expect(screen.getByText("Opening the game")).toBeTruthy();
    await say({ type: "ready" });
    expect(screen.queryByText("Opening the game")).toBeNull();
  });

  it("a game that never answers can be launched again", async () => {
    const { time, asked } = await open();
    await act(() => time.advance(20_000));
    expect(screen.getByRole("heading", { name: "The game cannot be opened now." })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(asked(LAUNCH)).toHaveLength(1);
  });

  it("[LOB-46] [LOB-49] reload is a new launch: the frame changes its address, the page does not", async () => {
    const { asked } = await open();
    const entries = window.history.length;
    await userEvent.click(screen.getByRole("button", { name: "Load the game again" }));
    await waitFor(() => expect(frame().src).toContain("ticket=two"));
    expect(JSON.parse(asked(LAUNCH)[0]?.body as string)).toMatchObject(LAUNCHED);
    expect([window.location.pathname, window.history.length]).toEqual(["/game", entries]);
  });

  it("[LOB-55] a second reload within 1000 ms is ignored, and the next one is not", async () => {
    const { asked, time } = await open();
    const reload = () =>
      pressing(() => userEvent.click(screen.getByRole("button", { name: "Load the game again" })));
    await reload();
    await act(() => time.advance(999));
    await reload();
    expect([asked(LAUNCH).length, screen.queryByRole("alertdialog")]).toEqual([1, null]);
    await act(() => time.advance(1));
    await reload();
    expect(asked(LAUNCH)).toHaveLength(2);
  });

  it("a reload that is refused is told, and the game stays", async () => {
    await open({ replies: { [LAUNCH]: [422, "GAME_MAINTENANCE"] } });
    await userEvent.click(screen.getByRole("button", { name: "Load the game again" }));
    expect(await screen.findByRole("alertdialog", { name: "text of GAME_MAINTENANCE" })).toBeTruthy();
    expect(frame().src).toContain("ticket=one");
  });

  it("[VEN-19] language and theme are told to the game's origin only, when it is ready and when they change", async () => {
    const { services } = await open();
    expect(told).toEqual([]);
    await say({ type: "ready" });
    expect(told).toEqual([
      { message: { type: "language", language: "en" }, origin: ORIGIN },
      { message: { type: "theme", theme: "dark" }, origin: ORIGIN },
    ]);
    await act(async () => services.theme.choose("light"));
    await act(async () => void (await services.language.choose("BN")));
    expect(told.map(({ message }) => message)).toContainEqual({ type: "theme", theme: "light" });
    expect(told.at(-2)?.message).toEqual({ type: "language", language: "bn" });
    // Another theme is told, not loaded.
    expect(screen.getByTitle<HTMLIFrameElement>("গেম: ডাইস").src).toContain("theme=dark");
  });

  it.each(["balanceChanged", "roundEnded"])("[WAL-13] %s reloads the balance", async (type) => {
    const { asked } = await open();
    const before = asked(BALANCE).length;
    await say({ type, balance: "12.00", round: null });
    expect(asked(BALANCE).length - before).toBe(1);
  });

  it("[LOB-51] [VEN-19] a message from another origin, another window or without meaning changes nothing", async () => {
    const { asked } = await open();
    const before = asked(BALANCE).length;
    const close = { type: "close" };
    await say(close, { origin: "http://evil.test" });
    await say(close, { source: {} as never });
    await say("close");
    await say(null);
    await say({ type: "size", height: 700 });
    await say({ type: "constructor" });
    expect([window.location.pathname, asked(BALANCE).length - before]).toEqual(["/game", 0]);
    expect(screen.getByText("Opening the game")).toBeTruthy();
  });

  it("[SAFE-14] a reality check waits for the end of a round that goes on step by step", async () => {
    const due = { due: true, minutes: 62, stakes: "1.00", payouts: "0.00", net: "-1.00", interval: 60 };
    await open({
      start: { permission: MEMBER_PERMISSION },
      replies: { "/wps/member/realityCheck": { value: due } },
    });
    expect(await screen.findByRole("dialog")).toBeTruthy();
    await say({ type: "roundOpened" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await say({ type: "roundEnded", round: "r-1" });
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("[VEN-19] [WAL-13] close goes back, and the balance is asked for once more", async () => {
    const { asked } = await open();
    const before = asked(BALANCE).length;
    await say({ type: "close" });
    await act(() => vi.dynamicImportSettled());
    expect(window.location.pathname).toBe("/index");
    expect(asked(BALANCE).length - before).toBe(1);
  });

  it("[VEN-19] a wish to deposit opens the cashier over the game, from the game and from the bar", async () => {
    await open({ start: { permission: MEMBER_PERMISSION } });
    await say({ type: "openDeposit" });
    await waitFor(() => expect(window.location.search).toBe("?mc=depositv2"));
    expect([window.location.pathname, frame().src.startsWith(ORIGIN)]).toEqual(["/game", true]);
    cleanup();
    await open({ start: { permission: MEMBER_PERMISSION } });
    await act(() => userEvent.click(screen.getByRole("button", { name: "Deposit" })));
    await waitFor(() => expect(window.location.search).toBe("?mc=depositv2"));
  });

  it("[SAFE-17] without a footer the bar has the age mark, which leads to responsible gaming, and the way to help", async () => {
    await open();
    const mark = screen.getByRole("link", { name: "Only for people aged 18 or older. Responsible Gaming" });
    expect(mark.getAttribute("href")).toBe("/help#responsible");
    expect(screen.getByRole("link", { name: "Customer service" }).getAttribute("href")).toBe("/support");
  });

  it("a demo game says so beside the way back", async () => {
    await open({ session: { ...SESSION, launched: JSON.stringify({ ...LAUNCHED, demo: true }) } });
    expect(screen.getByText("Demo money")).toBeTruthy();
  });
});
