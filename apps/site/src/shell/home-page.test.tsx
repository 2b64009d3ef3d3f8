// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSettled } from "../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../app/test-doubles.tsx";
import { ANNOUNCEMENTS, announced, game, notice, notices } from "./test-content.ts";

const banner = (id: number, changes = {}) => ({
  id: String(id),
  group: "home",
  title: `ব্যানার ${id}`,
  content: "<p>আসুন</p>",
  image: `/art/b${id}.svg`,
  link: "/fair",
  promotionId: null,
  ...changes,
});
const told = (changes: Parameters<typeof announced>[0] = {}): Replies => ({
  ...announced(changes),
  "/lgw/games/popular": { value: { list: [] } },
  "/wps/relay/GCSGAME_hotGamesV2": { value: { list: [] } },
  "/wps/relay/GCSGAME_getRankList": { value: { list: [] } },
});

async function home(replies: Replies, options: SiteOptions = {}) {
  const site = await openSettled("/index", { ...options, replies });
  await screen.findByRole("heading", { level: 1, hidden: true });
  await waitFor(() => expect(site.asked(ANNOUNCEMENTS).length).toBeGreaterThan(0));
  return site;
}

afterEach(cleanup);

describe("the home page", () => {
  it("[SHELL-110] a part without data is not on the page", async () => {
    await home(told());
    const main = within(screen.getByRole("main"));
    await waitFor(() => expect(main.queryByRole("heading", { level: 2 })).toBeNull());
    expect(screen.queryByRole("region", { name: "সাইটের খবর ও অফার" })).toBeNull();
  });

  it("[SHELL-110] banners lead where they say, and one of the login window is not among them", async () => {
    await home(told({ banners: [banner(1), banner(2, { group: "w_login" })] }));
    const region = await screen.findByRole("region", { name: "সাইটের খবর ও অফার" });
    expect(
      within(region)
        .getByRole("link", { name: /^বিস্তারিত.*ব্যানার 1$/u })
        .getAttribute("href"),
    ).toBe("/fair");
    expect(screen.queryByText("ব্যানার 2")).toBeNull();
  });

  it("[SHELL-110] the banners that came with the page stand before the call has answered", async () => {
    const banners = { BN: [banner(7)], EN: [banner(8)] };
    await openSettled("/index", { start: { banners }, replies: { [ANNOUNCEMENTS]: [500, "UNKNOWN"] } });
    expect(screen.getByText("ব্যানার 7")).toBeTruthy();
    expect(screen.queryByText("ব্যানার 8")).toBeNull();
  });

  it("[MSG-1] [MSG-2] asks for all types once, for the web", async () => {
    const { asked } = await home(told());
    const [request] = asked(ANNOUNCEMENTS);
    const query = new URL(request!.url, "http://x").searchParams;
    expect([query.get("types"), query.get("platform"), query.get("execution")]).toEqual([
      "B,PL,PU,PR,H",
      "W",
      "B",
    ]);
  });

  it("[MSG-3] a change of language asks again", async () => {
    const { asked, services } = await home(told());
    await act(() => services.language.choose("EN"));
    await waitFor(() => expect(asked(ANNOUNCEMENTS)).toHaveLength(2));
  });

  it("[MSG-4] player notices are kept under index_notice and show at once after a reload", async () => {
    const { session } = await home(told({ player: [notice(1)] }));
    const kept = session.getItem("index_notice")!;
    expect(JSON.parse(kept)).toMatchObject({ language: "BN", player: [{ id: "1" }] });
    cleanup();
    await home({ ...told(), [ANNOUNCEMENTS]: "silence" }, { session: { index_notice: kept } });
    expect(await screen.findByRole("button", { name: /নোটিশ 1/u })).toBeTruthy();
  });

  it("[SHELL-110] [MSG-5] [MSG-7] [MSG-8] a press on the ticker opens the notices on that one, nine a page", async () => {
    await home(told({ player: notices(12) }));
    const ticker = await screen.findByRole("button", { name: /নোটিশ 1/u });
    await act(async () => {
      await userEvent.click(ticker);
      await vi.dynamicImportSettled();
    });
    const dialog = await screen.findByRole("dialog", { name: "নোটিশ" });
    expect(within(dialog).getByText("কথা 1")).toBeTruthy();
    expect(within(dialog).getAllByText("2026-11-14 18:00:59")).not.toEqual([]);
    expect(within(dialog).getAllByRole("button", { name: /^নোটিশ \d+/u })).toHaveLength(9);
    await userEvent.click(within(dialog).getByRole("button", { name: "২" }));
    await userEvent.click(within(dialog).getByRole("button", { name: /^নোটিশ 12/u }));
    expect(within(dialog).getByText("কথা 12")).toBeTruthy();
  });

  it("[SHELL-110] [SHELL-54] [SHELL-55] popular games have both buttons, free trial only where it is supported", async () => {
    const replies = told();
    replies["/lgw/games/popular"] = { value: { list: [game("dice"), game("hard", { supportPlay: 1 })] } };
    await home(replies);
    expect(await screen.findByRole("heading", { name: "গেম dice" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "এখনই খেলুন" })).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: "ফ্রি ট্রায়াল" })).toHaveLength(1);
  });

  it("[SHELL-110] hot games carry their mark", async () => {
    const replies = told();
    replies["/wps/relay/GCSGAME_hotGamesV2"] = { value: { list: [game("dice", { isHot: 1 })] } };
    await home(replies);
    expect(await screen.findByRole("heading", { name: "হট গেমস" })).toBeTruthy();
    expect(screen.getByText("হট")).toBeTruthy();
  });

  it("[LOB-23] hot games are asked for with every field of their query, for all vendors", async () => {
    const { asked } = await home(told());
    const [request] = asked("/wps/relay/GCSGAME_hotGamesV2");
    expect(Object.fromEntries(new URL(request!.url, "http://x").searchParams)).toEqual({
      merchantCode: "JONAKI",
      isPlatform: "2",
      vassalage: "",
      platform: "html5-desktop",
      language: "BN",
    });
  });

  it("[MSG-31] [MSG-32] winners show masked, with game, amount and time", async () => {
    const replies = told();
    const winner = { account: "de***o", game: "ডাইস", amount: "123456.50", time: "2026-11-14T12:00:00Z" };
    replies["/wps/relay/GCSGAME_getRankList"] = { value: { list: [winner] } };
    await home(replies);
    const region = await screen.findByRole("region", { name: /সর্বশেষ বিজয়ী/u });
    for (const text of ["de***o", "ডাইস", "+৳1,23,456.50", "2026-11-14 18:00:00"])
      expect(within(region).getByText(text)).toBeTruthy();
  });

  it("[MSG-11] popups open one after the other, once a session, and can be put away for today", async () => {
    const replies = told({ popup: [notice(1), notice(2)] });
    const { session, local, time } = await home(replies);
    // They wait for an idle moment.
    await act(() => time.advance(1));
    await act(() => vi.dynamicImportSettled());
    const first = await screen.findByRole("dialog", { name: "নোটিশ 1" });
    await userEvent.click(within(first).getByRole("button", { name: "আজ আর দেখাবেন না" }));
    const second = await screen.findByRole("dialog", { name: "নোটিশ 2" });
    await userEvent.click(within(second).getByRole("button", { name: "ঠিক আছে" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(JSON.parse(session.getItem("popupsShown")!)).toEqual(["1", "2"]);
    expect(JSON.parse(local.getItem("popupsNotToday")!)).toMatchObject({ ids: ["1"] });
  });
});

describe("popups and windows", () => {
  it("[MSG-11] a popup waits while somebody logs in", async () => {
    const replies = told({ popup: [notice(1)] });
    const { time } = await openSettled("/index?modal=loginPopupModal", { replies });
    await act(() => time.advance(1));
    await act(() => vi.dynamicImportSettled());
    const login = await screen.findByRole("dialog");
    expect(screen.queryByRole("dialog", { name: "নোটিশ 1" })).toBeNull();
    await userEvent.click(within(login).getByRole("button", { name: "বন্ধ করুন" }));
    await act(() => time.advance(1));
    await act(() => vi.dynamicImportSettled());
    expect(await screen.findByRole("dialog", { name: "নোটিশ 1" })).toBeTruthy();
  });
});

describe("/noticePage", () => {
  it("[MSG-10] shows the newest first with the selected one beside, filtered by kind", async () => {
    const player = [notice(2), notice(1), notice(3, { kind: "GAMES" })];
    await openSettled("/noticePage", { replies: told({ player }) });
    expect(await screen.findByRole("heading", { level: 2, name: "নোটিশ 1" })).toBeTruthy();
    const rows = screen.getAllByRole("button", { name: /^নোটিশ \d+/u });
    expect(rows.map((row) => row.textContent?.slice(0, 7))).toEqual(["নোটিশ 1", "নোটিশ 2", "নোটিশ 3"]);
    await userEvent.click(screen.getByRole("button", { name: "গেম" }));
    expect(screen.getByRole("heading", { level: 2, name: "নোটিশ 3" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "লেনদেন" }));
    expect(screen.getByText("কোনো তথ্য নেই")).toBeTruthy();
  });

  it("[SHELL-9] [SITE-63] without an answer it says so and tries again", async () => {
    const { replies } = await openSettled("/noticePage", { replies: { [ANNOUNCEMENTS]: [500, "UNKNOWN"] } });
    await screen.findByRole("alert");
    Object.assign(replies, announced({ player: [notice(1)] }));
    await userEvent.click(screen.getByRole("button", { name: "আবার চেষ্টা করুন" }));
    expect(await screen.findByRole("heading", { level: 2, name: "নোটিশ 1" })).toBeTruthy();
  });
});
