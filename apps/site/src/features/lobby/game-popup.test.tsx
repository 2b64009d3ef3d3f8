// @vitest-environment happy-dom
// The game popup by its address, in a whole site without a server.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { pressing } from "../../app/test-doubles.tsx";
import type { Reply, SiteOptions } from "../../app/test-doubles.tsx";
import { game } from "../../shell/test-content.ts";
import { GAMES, GAMES_PUBLIC, LAUNCH, openPage, opened, ORIGIN, pageOf } from "./stage-test-doubles.tsx";

const PATH = "/fair?modal=gamePopup.RUPKOTHA";
const tale = (n: number) =>
  game(`tale-${n}`, { vassalage: "RUPKOTHA", gameName: `Tale ${n}`, displayName: "Rupkotha" });
const two: Reply = { value: { games: [tale(1)], pageNum: 1, totalPages: 2 } };
const open = ({ replies, ...options }: SiteOptions = {}) =>
  openPage(PATH, { ...options, replies: { [GAMES]: two, [GAMES_PUBLIC]: two, ...replies } });
const popup = async (name = "Rupkotha") => within(await screen.findByRole("dialog", { name }));

describe("the game popup", () => {
  afterEach(cleanup);

  it("[LOB-34] [LOB-15] [SHELL-89] has the games of its vendor, 24 a page, asked for with every field", async () => {
    const { asked, replies } = await open();
    const list = await popup();
    expect(list.getByRole("heading", { name: "Tale 1" })).toBeTruthy();
    const query = new URL(asked(GAMES)[0]?.url ?? "", "http://x").searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      vassalage: "RUPKOTHA",
      pageNo: "1",
      pageSize: "24",
      clientType: "3",
      platform: "flash,html5-desktop",
    });
    replies[GAMES] = { value: { games: [tale(25)], pageNum: 2, totalPages: 2 } };
    await pressing(() => userEvent.click(list.getByRole("button", { name: "Next" })));
    await waitFor(() => expect(list.getByRole("heading", { name: "Tale 25" })).toBeTruthy());
    expect(asked(GAMES).at(-1)?.url).toContain("pageNo=2");
  });

  it("[LOB-5] [LOB-35] a visitor looks at the public list; a press asks to log in and requests nothing", async () => {
    const { asked } = await open({ session: {} });
    const list = await popup();
    await pressing(() => userEvent.click(list.getByRole("button", { name: /^Immediate game/u })));
    expect(await screen.findByRole("dialog", { name: "Welcome back" })).toBeTruthy();
    expect([asked(GAMES).length, asked(LAUNCH).length]).toEqual([0, 0]);
  });

  it("[LOB-42] a game of it is launched and opens on /game", async () => {
    await open({ replies: { [LAUNCH]: opened(`${ORIGIN}/tale-1`) } });
    const list = await popup();
    await pressing(() => userEvent.click(list.getByRole("button", { name: /^Immediate game/u })));
    await waitFor(() => expect(window.location.pathname).toBe("/game"));
    expect(screen.queryByRole("dialog", { name: "Rupkotha" })).toBeNull();
  });

  it("an empty list says so, and one that does not come can be asked for again", async () => {
    const { replies } = await open({ replies: { [GAMES]: [503, "TRY_LATER"] } });
    const list = await popup("Games");
    expect(list.getByText("text of TRY_LATER")).toBeTruthy();
    replies[GAMES] = pageOf();
    await pressing(() => userEvent.click(list.getByRole("button", { name: "Try again" })));
    expect(await list.findByRole("heading", { name: "No data" })).toBeTruthy();
  });
});
