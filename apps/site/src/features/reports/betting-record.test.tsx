// @vitest-environment happy-dom
// The betting record over a page, in a whole site without a server.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MEMBER_PERMISSION, openSite, PERMISSION } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";
import { watchFiles } from "./test-record.tsx";

const HISTORY = "/wps/relay/ODSFE2_MemBetHistory";
const DETAIL = "/wps/relay/ODSFE2_MemBetDetail";
const BALANCE = "/wps/v2/wallets/balance";
const BET = {
  betId: "4096",
  // The site's fake clock stands on 2026-11-15 02:00 in Dhaka.
  time: "2026-11-14T19:30:05.000Z",
  category: "MINI",
  vendor: "TUNTUNI",
  game: "dice",
  selection: '{"side":"over","stake":"10.00","chance":4950}',
  stake: "10.00",
  validBet: "10.00",
  payout: "20.00",
  profitLoss: "10.00",
  state: "WON",
};
const TOTALS = { stake: "123456.00", validBet: "123456.00", payout: "100.00", profitLoss: "-123356.00" };
const pageOf = (list: readonly unknown[], more = {}) => ({
  value: { list, pageNum: 1, totalPages: 1, totals: TOTALS, ...more },
});
const HASH = "a".repeat(64);
const FAIRNESS = { seeds: "OWN", serverSeedHash: HASH, clientSeed: "mine", nonce: "7", serverSeed: null };
const detail = {
  ...BET,
  round: "0199abcd",
  result: '{"roll":"90.69","won":true,"payout":"20.00"}',
  odds: null,
  legs: [],
  resultVersion: 1,
  earlierResults: [],
  ledgerReferences: ["4096", "4100"],
  balanceBefore: null,
  balanceAfter: null,
  times: null,
  fairness: FAIRNESS,
};

async function open(options: SiteOptions = {}, path = "/index?mc=personalHistoryCopy") {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, {
      start: { permission: MEMBER_PERMISSION },
      local: { lang: "EN" },
      session: { token: "t-1", username: "Rina01", isAgent: "0" },
      ...options,
      replies: {
        [BALANCE]: { value: { sumBalance: "5.00" } },
        [HISTORY]: pageOf([BET]),
        [DETAIL]: { value: { bet: detail } },
        ...options.replies,
      },
    });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}

const panel = () => screen.getByRole("dialog", { name: "Betting record" });
const press = (name: string | RegExp) => userEvent.click(within(panel()).getByRole("button", { name }));
const query = (url = "") => Object.fromEntries(new URL(url, "http://x").searchParams);
const address = () => window.location.pathname + window.location.search;

describe("the betting record", () => {
  afterEach(cleanup);

  it("[REP-1] [REP-13] a row has time, bet id, category, vendor, game, selection, amounts and state", async () => {
    await open();
    const [, row] = within(panel()).getAllByRole("row");
    expect(
      within(row!)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual([
      "DiceMini games · Tuntuni",
      "2026-11-15 01:30:05Bet id 4096",
      "Over · 49.50 %",
      "৳10.00",
      "৳10.00",
      "৳20.00",
      "+৳10.00",
      "Won",
      "Detail",
    ]);
  });

  it("[REP-12] [REP-8] the totals are the server's, a loss with a minus and in its colour", async () => {
    await open();
    const totals = within(panel()).getByText("Total stake").closest("dl")!;
    expect(
      within(totals)
        .getAllByRole("definition")
        .map((one) => one.textContent),
    ).toEqual(["৳1,23,456.00", "৳1,23,456.00", "৳100.00", "−৳1,23,356.00"]);
    expect(within(totals).getByText("−৳1,23,356.00").className).toContain("down");
  });

  it("[REP-9] [REP-10] opens on today of the brand, 20 rows a page", async () => {
    const { asked } = await open();
    expect(query(asked(HISTORY)[0]?.url)).toEqual({
      from: "2026-11-15",
      to: "2026-11-15",
      pageNo: "1",
      pageSize: "20",
    });
  });

  it.each([
    ["Yesterday", "2026-11-14", "2026-11-14"],
    ["7 days", "2026-11-09", "2026-11-15"],
    ["30 days", "2026-10-17", "2026-11-15"],
  ])("[REP-9] %s asks from %s to %s", async (name, from, to) => {
    const { asked } = await open();
    await userEvent.click(within(panel()).getByRole("radio", { name }));
    expect(query(asked(HISTORY).at(-1)?.url)).toMatchObject({ from, to });
  });

  it("[REP-1] category, state and bet id narrow it, and begin on page 1 again", async () => {
    const { asked } = await open({ replies: { [HISTORY]: pageOf([BET], { totalPages: 3 }) } });
    await press("2");
    expect(query(asked(HISTORY).at(-1)?.url)).toMatchObject({ pageNo: "2" });
    await press("Mini games");
    await userEvent.click(within(panel()).getByRole("combobox", { name: /State/u }));
    await userEvent.click(screen.getByRole("option", { name: "Won" }));
    await userEvent.type(within(panel()).getByRole("textbox", { name: "Bet id" }), "4096{Enter}");
    expect(query(asked(HISTORY).at(-1)?.url)).toMatchObject({
      category: "MINI",
      state: "WON",
      betId: "4096",
      pageNo: "1",
    });
  });

  it("[REP-1] vendor and game narrow it, the address says so, and a reload shows the same", async () => {
    const { asked } = await open();
    await userEvent.click(within(panel()).getByRole("combobox", { name: /Vendor/u }));
    await userEvent.click(screen.getByRole("option", { name: "Tuntuni" }));
    await userEvent.click(within(panel()).getByRole("combobox", { name: /Game/u }));
    await userEvent.click(screen.getByRole("option", { name: "Dice" }));
    expect(query(asked(HISTORY).at(-1)?.url)).toMatchObject({ vendor: "TUNTUNI", game: "dice" });
    expect(address()).toBe("/index?mc=personalHistoryCopy&vendor=TUNTUNI&played=dice");
    cleanup();
    const again = await open({}, address());
    expect(query(again.asked(HISTORY)[0]?.url)).toMatchObject({ vendor: "TUNTUNI", game: "dice" });
  });

  it("[REP-1] the way back from a bet leads to the same page of the same record", async () => {
    const { asked } = await open({}, "/index?mc=personalHistoryCopy&category=MINI&pageNo=2");
    await press("Detail of bet 4096");
    expect(address()).toBe("/index?mc=personalHistoryCopy&category=MINI&pageNo=2&bet=4096");
    await press("Back to the record");
    await waitFor(() => expect(address()).toBe("/index?mc=personalHistoryCopy&category=MINI&pageNo=2"));
    expect(query(asked(HISTORY).at(-1)?.url)).toMatchObject({ category: "MINI", pageNo: "2" });
  });

  it("[REP-14] [CALL-120] the file is asked for with the filters, and kept as it came", async () => {
    const files = watchFiles();
    const { asked, replies } = await open({}, "/index?mc=personalHistoryCopy&category=MINI&pageNo=2");
    replies[HISTORY] = pageOf([BET], { csv: "\uFEFFTime\r\n" });
    await press("Download CSV");
    vi.restoreAllMocks();
    expect(query(asked(HISTORY).at(-1)?.url)).toMatchObject({ format: "CSV", category: "MINI", pageNo: "1" });
    expect([files[0]?.name, await files[0]?.text()]).toEqual([
      "betting-record-2026-11-15.csv",
      "\uFEFFTime\r\n",
    ]);
  });

  it("[REP-9] a range that is too long is told beside the days", async () => {
    await open({ replies: { [HISTORY]: [422, "DATE_RANGE"] } });
    expect(within(panel()).getByText("text of DATE_RANGE")).toBeTruthy();
    expect(within(panel()).queryByRole("table")).toBeNull();
  });

  it("[REP-10] an empty result shows NO_DATA with the reason and a way out", async () => {
    const { asked } = await open({ replies: { [HISTORY]: pageOf([]) } });
    expect(within(panel()).getByRole("heading", { name: "No data" })).toBeTruthy();
    // Nothing is filtered yet, so there is nothing to clear: the way out leads to the games.
    const games = { name: "Games you can play now" };
    expect(within(panel()).getByRole("link", games).getAttribute("href")).toBe("/index");
    await press("Slots");
    expect(within(panel()).queryByRole("link", games)).toBeNull();
    await press("Clear the filters");
    expect(query(asked(HISTORY).at(-1)?.url)).not.toHaveProperty("category");
  });

  it("while it is on its way the rows are bones", async () => {
    await open({ ports: { transport: () => new Promise(() => undefined) } });
    expect(within(panel()).getByRole("table").getAttribute("aria-busy")).toBe("true");
  });

  it("what keeps it away is told, and it can be asked for again", async () => {
    const { replies } = await open({ replies: { [HISTORY]: [403, "NEED_TRUE_ACCOUNT"] } });
    expect(within(panel()).getByRole("alert").textContent).toContain("text of NEED_TRUE_ACCOUNT");
    replies[HISTORY] = pageOf([BET]);
    await press("Try again");
    expect(await within(panel()).findByText("Over · 49.50 %")).toBeTruthy();
  });

  it("[REP-3] an open bet has no result yet", async () => {
    await open({
      replies: { [HISTORY]: pageOf([{ ...BET, state: "OPEN", payout: "0.00", profitLoss: "0.00" }]) },
    });
    const [, row] = within(panel()).getAllByRole("row");
    expect(within(row!).getAllByRole("cell")[6]?.textContent).toBe("–");
    expect(within(row!).getByText("Open")).toBeTruthy();
  });

  it("[SHELL-81] without a session there is no panel, and nothing is asked for", async () => {
    const { asked } = await open({ session: {} });
    expect([screen.queryByRole("dialog", { name: "Betting record" }), asked(HISTORY).length]).toEqual([
      null,
      0,
    ]);
  });

  it("[SHELL-35] [SHELL-77] [SHELL-81] it opens over the page from the header, and closing leads back", async () => {
    const flag = { modId: "MEMBERCENTER3", enabled: "1" as const, childrenNodes: [] };
    const whitelabel = [{ modId: "SITE3", enabled: "1" as const, childrenNodes: [flag] }];
    await open({ start: { permission: { ...PERMISSION, whitelabel } } }, "/index");
    const entries = window.history.length;
    await act(async () => {
      await userEvent.click(screen.getByRole("link", { name: "Betting record" }));
      await vi.dynamicImportSettled();
    });
    await screen.findByRole("button", { name: "Detail of bet 4096" });
    expect(address()).toBe("/index?mc=personalHistoryCopy");
    await press("Detail of bet 4096");
    expect(address()).toBe("/index?mc=personalHistoryCopy&bet=4096");
    expect(window.history.length).toBe(entries + 2);
    await press("Close");
    await waitFor(() => expect(address()).toBe("/index"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SHELL-81] opened by its address it closes without leaving the site, also from a bet", async () => {
    await open();
    await press("Close");
    expect(address()).toBe("/index");
    cleanup();
    await open();
    await press("Detail of bet 4096");
    expect(address()).toBe("/index?mc=personalHistoryCopy&bet=4096");
    await press("Close");
    await waitFor(() => expect(address()).toBe("/index"));
  });
});

describe("the detail of a bet", () => {
  afterEach(cleanup);
  const opened = (bet: object = detail) =>
    open({ replies: { [DETAIL]: { value: { bet } } } }, "/index?mc=personalHistoryCopy&bet=4096");
  const valueOf = (name: string) => within(panel()).getByText(name).nextSibling?.textContent;

  it("[REP-2] [FAIR-8] [CALL-121] shows round, result, ledger references and the values that prove it", async () => {
    const { asked } = await opened();
    expect(query(asked(DETAIL)[0]?.url)).toEqual({ betId: "4096" });
    expect(valueOf("Result")).toBe("90.69");
    expect(valueOf("Round")).toContain("0199abcd");
    expect(valueOf("Ledger references")).toBe("4096, 4100");
    expect(valueOf("Version of the result")).toBe("1");
    expect(valueOf("Server seed hash")).toContain(HASH);
    expect(valueOf("Client seed")).toContain("mine");
    expect(valueOf("Number of the round")).toBe("7");
    expect(valueOf("Server seed")).toBe("Shown after the seed is changed");
  });

  it("[FAIR-8] Verify opens the verifier with this round", async () => {
    await opened();
    expect(within(panel()).getByRole("link", { name: "Verify" }).getAttribute("href")).toBe(
      "/fair?round=0199abcd",
    );
  });

  it("[FAIR-4] once it is revealed the server seed stands there", async () => {
    await opened({ ...detail, fairness: { ...FAIRNESS, serverSeed: "c".repeat(64) } });
    expect(valueOf("Server seed")).toContain("c".repeat(64));
  });

  it("[REP-2] a game of another vendor has odds and legs and nothing to verify", async () => {
    await opened({
      ...detail,
      game: "football",
      vendor: "MAATH",
      selection: "Home",
      result: "2:1",
      odds: "1.85",
      legs: [{ event: "A – B", market: "1X2", selection: "1", odds: "1.85", result: "won" }],
      fairness: null,
    });
    expect([valueOf("Odds"), valueOf("Selection"), valueOf("Vendor")]).toEqual(["1.85", "Home", "MAATH"]);
    expect(within(panel()).getByText("A – B")).toBeTruthy();
    expect(within(panel()).queryByRole("link", { name: "Verify" })).toBeNull();
  });

  it("[REP-3] a corrected bet shows the earlier result beside the new one", async () => {
    await opened({
      ...detail,
      state: "CORRECTED",
      resultVersion: 2,
      earlierResults: [
        {
          resultVersion: 1,
          state: "LOST",
          payout: "0.00",
          time: "2026-11-14T19:31:00.000Z",
          reason: "wrong draw",
        },
      ],
    });
    expect(within(panel()).getByText("Corrected")).toBeTruthy();
    const earlier = within(panel()).getByText("Earlier results").nextSibling?.textContent;
    expect(earlier).toBe("Version of the result 1Lost2026-11-15 01:31:00 · ৳0.00wrong draw");
  });

  it("a bet that is nobody's says so", async () => {
    await open({ replies: { [DETAIL]: [404, "NOT_FOUND"] } }, "/index?mc=personalHistoryCopy&bet=1");
    expect(within(panel()).getByRole("alert").textContent).toContain("text of NOT_FOUND");
  });

  it("the way back leads to the record", async () => {
    await opened();
    await press("Back to the record");
    expect(address()).toBe("/index?mc=personalHistoryCopy");
    expect(within(panel()).getByText("Over · 49.50 %")).toBeTruthy();
  });
});
