// @vitest-environment happy-dom
// The direct address of one game, in a whole site without a server and without the game itself.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pressing, setWidth } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";
import { game } from "../../shell/test-content.ts";
import {
  fakeFrames,
  frame,
  GAMES,
  GAMES_PUBLIC,
  LAUNCH,
  openPage,
  opened,
  ORIGIN,
  pageOf,
  say,
} from "./stage-test-doubles.tsx";

const RIVER = game("river", { vassalage: "JHORNA", gameName: "River Run" });
const PATH = "/seamless?gameCode=river";
const open = ({ replies, ...options }: SiteOptions = {}, path = PATH) =>
  openPage(path, {
    ...options,
    replies: {
      [GAMES]: pageOf(RIVER),
      [GAMES_PUBLIC]: pageOf(RIVER),
      [LAUNCH]: opened(`${ORIGIN}/river?who=m7`),
      ...replies,
    },
  });
const bodies = (requests: readonly { readonly body?: unknown }[]) =>
  requests.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>);

describe("/seamless", () => {
  beforeEach(() => {
    setWidth(1024);
    fakeFrames();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("[LOB-52] [SHELL-17] finds the game by its code, launches it once and shows the frame with the bar of /game", async () => {
    const { asked, session } = await open();
    expect(asked(GAMES)[0]?.url).toContain("gameCode=river");
    expect(bodies(asked(LAUNCH))).toMatchObject([{ gameId: "river", vassalage: "JHORNA", demo: false }]);
    expect(frame("River Run").src).toBe(`${ORIGIN}/river?who=m7&theme=dark`);
    for (const name of ["Back", "Load the game again", "Deposit"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
    expect([screen.queryAllByRole("banner").length, screen.queryByRole("contentinfo")]).toEqual([1, null]);
    // What /game would show is another matter.
    expect([session.getItem("launchUrl"), window.location.pathname]).toEqual([null, "/seamless"]);
  });

  it.each([360, 1024])(
    "[SAFE-16] at %i px a note stands at the top: the foot of the screen is the game's",
    async (width) => {
      setWidth(width);
      const lastLogin = {
        time: "2026-11-13T10:00:00.000Z",
        ip: "203.0.113.4",
        country: "BD",
        browser: "Firefox on Android",
      };
      await open({ session: { token: "t-1", username: "Rina01", arrival: JSON.stringify({ lastLogin }) } });
      const note = (await screen.findByText(/^Last login/)).closest("[data-sonner-toast]");
      expect(note?.getAttribute("data-y-position")).toBe("top");
    },
  );

  it("[VEN-19] [SHELL-106] over a game on a phone the header leaves the money to the game and keeps theme, language and way out", async () => {
    setWidth(360);
    const { services } = await open();
    const header = within(screen.getByRole("banner"));
    expect(header.queryByRole("region", { name: "Balance" })).toBeNull();
    expect(header.getByRole("combobox", { name: "Language" })).toBeTruthy();
    expect(header.getByRole("button", { name: "Log out" })).toBeTruthy();
    await userEvent.click(header.getByRole("button", { name: "Switch to the light theme" }));
    expect(services.theme.theme.get()).toBe("light");
  });

  it("[LOB-52] [LOB-35] a visitor is asked to log in, nothing is launched, and after the login it goes on", async () => {
    const { asked, services } = await open({ session: {} });
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
    expect([window.location.search, asked(LAUNCH).length]).toEqual([
      "?gameCode=river&modal=loginPopupModal",
      0,
    ]);
    await act(async () => {
      services.session.write("username", "Rina01");
      services.session.write("token", "t-1");
      // Where every way in ends.
      services.history.replace("/");
    });
    await waitFor(() => expect(frame("River Run")).toBeTruthy());
    expect(asked(LAUNCH)).toHaveLength(1);
    expect([window.location.pathname, services.session.read("wantedPage")]).toEqual(["/seamless", null]);
  });

  it("[LOB-35] who closes the login finds the way to it on the page", async () => {
    await open({ session: {} });
    await screen.findByRole("dialog", { name: "Welcome back" });
    await pressing(async () => void (await userEvent.keyboard("{Escape}")));
    const main = within(screen.getByRole("main"));
    expect(await main.findByRole("heading", { name: "Log in to play" })).toBeTruthy();
    await pressing(() => userEvent.click(main.getByRole("button", { name: "Log in" })));
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
  });

  it.each(["/seamless?gameCode=none", "/seamless", "/seamless?gameCode=%3Cb%3E"])(
    "[LOB-52] %s: an unknown code is told, with a way to the games",
    async (path) => {
      const { asked } = await open({ replies: { [GAMES]: pageOf() } }, path);
      expect(await screen.findByRole("heading", { name: "There is no such game", level: 2 })).toBeTruthy();
      expect(screen.getByRole("link", { name: "See the games" }).getAttribute("href")).toBe("/index#games");
      expect(asked(LAUNCH)).toEqual([]);
    },
  );

  it.each(["GAME_MAINTENANCE", "GAME_UNAVAILABLE", "NEED_TRUE_ACCOUNT", "ACCOUNT_SUSPENDED"])(
    "[LOB-52] [LOB-55] a refusal is told in the server's words, and can be tried again: %s",
    async (code) => {
      const { asked, replies, time } = await open({ replies: { [LAUNCH]: [422, code] } });
      expect(await screen.findByRole("heading", { name: `text of ${code}` })).toBeTruthy();
      replies[LAUNCH] = opened(`${ORIGIN}/river?who=m8`);
      await act(() => time.advance(1_000));
      await pressing(() => userEvent.click(screen.getByRole("button", { name: "Try again" })));
      await waitFor(() => expect(frame("River Run").src).toContain("who=m8"));
      expect(asked(LAUNCH)).toHaveLength(2);
    },
  );

  it("[LOB-49] [LOB-46] reload is a new launch; one that is refused is told, and the game stays", async () => {
    const { replies, time } = await open();
    replies[LAUNCH] = opened(`${ORIGIN}/river?who=two`);
    const reload = async () => {
      await act(() => time.advance(1_000));
      await pressing(() => userEvent.click(screen.getByRole("button", { name: "Load the game again" })));
    };
    await reload();
    await waitFor(() => expect(frame("River Run").src).toContain("who=two"));
    replies[LAUNCH] = [422, "GAME_MAINTENANCE"];
    await reload();
    expect(await screen.findByRole("alertdialog", { name: "text of GAME_MAINTENANCE" })).toBeTruthy();
    expect(frame("River Run").src).toContain("who=two");
  });

  it("[LOB-55] a reload within 1000 ms of the launch is ignored; the page's own launch is not, whatever was launched before it", async () => {
    const { asked, services, replies, time } = await open();
    await pressing(() => userEvent.click(screen.getByRole("button", { name: "Load the game again" })));
    expect(asked(LAUNCH)).toHaveLength(1);
    await act(() => time.advance(900));
    replies[GAMES] = pageOf(game("lake", { vassalage: "JHORNA", gameName: "Still Lake" }));
    await act(async () => services.history.push("/seamless?gameCode=lake"));
    await waitFor(() => expect(frame("Still Lake")).toBeTruthy());
    expect(bodies(asked(LAUNCH)).map(({ gameId }) => gameId)).toEqual(["river", "lake"]);
  });

  it("[LOB-47] an address that no frame may open is GAME_UNAVAILABLE", async () => {
    await open({ replies: { [LAUNCH]: opened("javascript:alert(1)") } });
    expect(await screen.findByRole("heading", { name: "The game cannot be opened now." })).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("[LOB-51] [abuse 80] a hostile page in another window or on another origin moves nothing", async () => {
    await open();
    for (const type of ["close", "ready", "openDeposit"]) {
      await say("River Run", { type }, { origin: "https://evil.example" });
      await say("River Run", { type }, { source: window });
    }
    expect(window.location.pathname + window.location.search).toBe(PATH);
    expect(screen.getByText("Opening the game")).toBeTruthy();
    await say("River Run", { type: "ready" });
    expect(screen.queryByText("Opening the game")).toBeNull();
    expect(frame("River Run").getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms");
  });
});
