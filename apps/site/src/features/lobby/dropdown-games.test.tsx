// @vitest-environment happy-dom
// The games in the header's dropdown, in a whole site without a server.
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openSettled, pressing, setWidth } from "../../app/test-doubles.tsx";
import type { Reply } from "../../app/test-doubles.tsx";
import { game } from "../../shell/test-content.ts";
import { HOUSE_VENDORS } from "../../shell/test-vendors.ts";

const LIST = "/lgw/games/list";
const DICE = game("dice", { gameName: "Dice", displayName: "Tuntuni" });
const MINES = game("mines", { gameName: "Mines", supportPlay: 1 });
const page = (totalPages: number, games = [DICE, MINES]): Reply => ({
  value: { games, pageNum: 1, totalPages },
});

async function openDropdown(reply: () => Reply) {
  const site = await openSettled("/fair", {
    local: { lang: "EN" },
    replies: { "/lgw/games/vendors": { value: HOUSE_VENDORS }, [LIST]: reply },
  });
  await act(() => site.time.advance(1));
  const tab = await screen.findByRole("link", { name: "Slots" });
  await act(async () => {
    fireEvent.pointerEnter(tab.parentElement!, { pointerType: "mouse" });
    await vi.dynamicImportSettled();
  });
  const asked = () =>
    site.asked(LIST).map(({ url }) => {
      const query = new URL(url, "http://x").searchParams;
      return ["vassalage", "pageNo", "pageSize"].map((key) => query.get(key)).join(" ");
    });
  return { asked, tab };
}
const gamesOf = (vendor: string) => screen.findByRole("region", { name: `${vendor}: games` });

describe("the games of a dropdown", () => {
  beforeAll(() => setWidth(1440));
  afterEach(cleanup);
  afterAll(() => setWidth(1024));

  it("[SHELL-54] [SHELL-55] shows the current vendor's games; a free trial only when supportPlay is 0", async () => {
    await openDropdown(() => page(1));
    const [dice, mines] = await within(await gamesOf("Rupkotha")).findAllByRole("article");
    expect(dice?.querySelector("svg")).not.toBeNull();
    expect(within(dice!).getByText("Tuntuni")).toBeTruthy();
    const buttons = (place: HTMLElement) => within(place).getAllByRole("button").length;
    expect([buttons(dice!), buttons(mines!)]).toEqual([2, 1]);
    expect(within(mines!).getByRole("button", { name: /^Immediate game/u })).toBeTruthy();
  });

  it("[SHELL-49] [SHELL-54] pointing at another vendor shows that one's", async () => {
    const { asked } = await openDropdown(() => page(1));
    fireEvent.pointerEnter(screen.getByRole("link", { name: "Tuntuni" }).parentElement!);
    expect(await gamesOf("Tuntuni")).toBeTruthy();
    await waitFor(() => expect(asked()).toEqual(["RUPKOTHA 1 21", "TUNTUNI 1 21"]));
  });

  it("[SHELL-57] [SHELL-58] 21 at first, 18 after a page change, and the pager of the latest answer", async () => {
    let totalPages = 3;
    const { asked } = await openDropdown(() => page(totalPages));
    const place = within(await gamesOf("Rupkotha"));
    await place.findByRole("button", { name: "3" });
    totalPages = 4;
    await pressing(() => userEvent.click(place.getByRole("button", { name: "2" })));
    expect(await place.findByRole("button", { name: "4" })).toBeTruthy();
    expect(asked()).toEqual(["RUPKOTHA 1 21", "RUPKOTHA 2 18"]);
  });

  it("[SHELL-56] an empty grid says NO_DATA", async () => {
    await openDropdown(() => page(0, []));
    expect(await within(await gamesOf("Rupkotha")).findByText("No data")).toBeTruthy();
  });

  it("[SHELL-54] arrow keys reach the games and come back to their vendor", async () => {
    const { tab } = await openDropdown(() => page(1));
    await within(await gamesOf("Rupkotha")).findAllByRole("article");
    tab.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("Immediate game: Dice");
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement?.textContent).toBe("Rupkotha");
  });
});
