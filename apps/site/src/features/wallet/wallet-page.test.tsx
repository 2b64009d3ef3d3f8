// @vitest-environment happy-dom
// My wallet over a page, in a whole site without a server.
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { hearLive } from "../../app/test-doubles.tsx";
import { BALANCE, openWallet, TOTALS, TOTALS_VALUE, wallet } from "./test-wallet.tsx";

const open = (options: Parameters<typeof openWallet>[1] = {}) => openWallet("transferFund", options);
const press = (name: string) => userEvent.click(within(wallet()).getByRole("button", { name }));
const total = () => within(wallet()).getByRole("region", { name: "Everything you have" });
const partsShown = () =>
  within(wallet())
    .getAllByRole("term")
    .map((term) => [
      term.textContent,
      ...[...term.parentElement!.querySelectorAll("dd")].map((one) => one.textContent),
    ]);

describe("my wallet", () => {
  afterEach(cleanup);

  it("[WAL-21] [SITE-56] shows total, balance, cash, bonus with its open wagering, held, withdrawable and points", async () => {
    await open();
    expect(within(total()).getByText("৳1,25,000.50")).toBeTruthy();
    expect(partsShown()).toEqual([
      ["Balance", "৳1,23,456.50", "Ready to play with"],
      ["Can be withdrawn", "৳1,00,000.25", "Cash that no open wagering binds"],
      ["Held", "৳1,544.00", "Waiting in withdrawals and at tables"],
      ["Cash", "৳1,23,000.50"],
      ["Bonus", "৳456.00", "৳4,560.00 still to be bet"],
      ["Points", "3,200.00"],
    ]);
  });

  it("[SAFE-20] carries the play-money mark", async () => {
    await open();
    expect(within(total()).getByText("Play money")).toBeTruthy();
  });

  it("[WAL-10] [WAL-11] the balance hidden here is hidden in the header, too, and asks nothing", async () => {
    const { asked } = await open();
    await press("Hide the balance");
    expect(partsShown().map(([, amount]) => amount)).toEqual(["***", "***", "***", "***", "***", "3,200.00"]);
    expect(within(wallet()).queryByText(/still to be bet/u)).toBeNull();
    expect(screen.getByRole("region", { name: "Balance", hidden: true }).textContent).toContain("***");
    await press("Show the balance");
    expect(within(total()).getByText("৳1,25,000.50")).toBeTruthy();
    expect([asked(TOTALS).length, asked(BALANCE).length]).toEqual([1, 1]);
  });

  it("[WAL-12] one press asks for balance and totals, wherever it is pressed, and at most once a second", async () => {
    const { asked, time } = await open();
    await press("Refresh the balance");
    const header = screen.getByRole("region", { name: "Balance", hidden: true });
    const inHeader = () => within(header).getByRole("button", { name: "Refresh the balance", hidden: true });
    expect(inHeader().getAttribute("aria-busy")).toBe("true");
    await act(async () => inHeader().click());
    expect([asked(BALANCE).length, asked(TOTALS).length]).toEqual([2, 2]);
    await act(() => time.advance(1_000));
    expect(inHeader().getAttribute("aria-busy")).toBeNull();
    await act(async () => inHeader().click());
    expect([asked(BALANCE).length, asked(TOTALS).length]).toEqual([3, 3]);
  });

  it("[WAL-13] the server's push of a change reloads the totals, and does not keep the session awake", async () => {
    const site = await open();
    site.replies[TOTALS] = { value: { ...TOTALS_VALUE, held: "9.00" } };
    await hearLive(site, "wallet.changed");
    expect(within(wallet()).getByText("৳9.00")).toBeTruthy();
    expect(site.asked(TOTALS).map(({ headers }) => headers["Background"])[0]).toBeUndefined();
    expect(site.asked(TOTALS).at(-1)?.headers["Background"]).toBe("1");
  });

  it("[WAL-14] a reload that fails keeps the last totals and opens no dialog", async () => {
    const { replies, time } = await open();
    replies[TOTALS] = [500, "UNKNOWN"];
    await press("Refresh the balance");
    await act(() => time.advance(2_000));
    expect(within(wallet()).getByText("৳1,544.00")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("totals that cannot be had are told, and can be asked for again", async () => {
    const { replies } = await open({ replies: { [TOTALS]: [403, "NEED_TRUE_ACCOUNT"] } });
    expect(within(wallet()).getByRole("alert").textContent).toContain("text of NEED_TRUE_ACCOUNT");
    replies[TOTALS] = { value: TOTALS_VALUE };
    await press("Try again");
    expect(await within(wallet()).findByText("৳1,544.00")).toBeTruthy();
  });

  it("[WAL-16] has no wallets of vendors while every game plays from the main wallet", async () => {
    const { requests } = await open();
    expect(requests.some(({ url }) => url.includes("/wallets/vendors"))).toBe(false);
  });
});
