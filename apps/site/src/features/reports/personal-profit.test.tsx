// @vitest-environment happy-dom
// Personal loss over a page, in a whole site without a server.
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setWidth } from "../../app/test-doubles.tsx";
import type { Replies } from "../../app/test-doubles.tsx";
import { address, openRecord, press, queryOf, record, totalsIn, watchFiles } from "./test-record.tsx";

const PROFIT = "/wps/relay/ODSFE2_MemProfitLoss";
const NAME = "Personal loss";
const NOTHING = { validBet: "0.00", payout: "0.00", bonuses: "0.00", cashback: "0.00", profitLoss: "0.00" };
const line = { validBet: "100.00", payout: "60.50", bonuses: "5.00", cashback: "1.25", profitLoss: "-33.25" };
const VALUE = {
  categories: [{ category: "MINI", ...line }],
  days: [
    { day: "2026-11-15", deposits: "500.00", withdrawals: "20.00", ...line },
    { day: "2026-11-14", deposits: "0.00", withdrawals: "0.00", ...NOTHING },
  ],
  totals: { deposits: "500.00", withdrawals: "20.00", ...line },
};
const open = (replies: Replies = {}, query = "") =>
  openRecord(`personalProfit${query}`, { [PROFIT]: { value: VALUE }, ...replies });
const cellsOf = (table: string) =>
  within(record(NAME).getByRole("region", { name: table }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );

describe("personal loss", () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    setWidth(1_024);
  });

  it("[REP-7] [REP-8] per category valid bet, payout, bonuses, cashback and net, a loss with a minus and in its colour", async () => {
    await open();
    expect(cellsOf("By category")).toEqual([
      ["Mini games", "৳100.00", "৳60.50", "৳5.00", "৳1.25", "−৳33.25"],
    ]);
    const [loss] = record(NAME).getAllByText("−৳33.25");
    expect(loss?.className).toContain("down");
  });

  it("[REP-7] the daily table has deposits and withdrawals, the days on which something moved, and a total line", async () => {
    await open();
    expect(cellsOf("By day")).toEqual([
      ["2026-11-15", "৳500.00", "৳20.00", "৳100.00", "৳60.50", "৳5.00", "৳1.25", "−৳33.25"],
      ["Totals", "৳500.00", "৳20.00", "৳100.00", "৳60.50", "৳5.00", "৳1.25", "−৳33.25"],
    ]);
    expect(totalsIn(NAME).at(-1)).toEqual(["Profit and loss", "−৳33.25"]);
  });

  it("[REP-7] the chart has a bar for each day, and says where its figures can be read", async () => {
    await open();
    const chart = record(NAME).getByRole("figure");
    expect(chart.textContent).toContain("2026-11-14 to 2026-11-15. The table below has the same figures.");
    expect([...chart.querySelectorAll("title")].map(({ textContent }) => textContent)).toEqual([
      "2026-11-14 ৳0.00",
      "2026-11-15 −৳33.25",
    ]);
  });

  it("[REP-9] opens on today, and another period stands in the address", async () => {
    const { asked } = await open();
    expect(queryOf(asked(PROFIT)[0]?.url)).toEqual({ from: "2026-11-15", to: "2026-11-15" });
    await userEvent.click(record(NAME).getByRole("radio", { name: "7 days" }));
    expect(queryOf(asked(PROFIT).at(-1)?.url)).toEqual({ from: "2026-11-09", to: "2026-11-15" });
    expect(address()).toBe("/index?mc=personalProfit&from=2026-11-09&to=2026-11-15");
  });

  it("[REP-9] a range that is too long is told beside the days", async () => {
    await open({ [PROFIT]: [422, "DATE_RANGE"] });
    expect(record(NAME).getByText("text of DATE_RANGE")).toBeTruthy();
  });

  it("[REP-10] a period in which nothing moved shows NO_DATA", async () => {
    const totals = { deposits: "0.00", withdrawals: "0.00", ...NOTHING };
    await open({ [PROFIT]: { value: { categories: [], days: [VALUE.days[1]], totals } } });
    expect(record(NAME).getByRole("heading", { name: "No data" })).toBeTruthy();
    expect(record(NAME).queryByRole("figure")).toBeNull();
  });

  it("[REP-14] the file is asked for with the days, and kept as it came", async () => {
    const files = watchFiles();
    const { asked, replies } = await open();
    replies[PROFIT] = { value: { ...VALUE, csv: "\uFEFFDay\r\n" } };
    await press("Download CSV");
    expect(queryOf(asked(PROFIT).at(-1)?.url)).toMatchObject({ format: "CSV", from: "2026-11-15" });
    expect([files[0]?.name, await files[0]?.text()]).toEqual([
      "personal-loss-2026-11-15.csv",
      "\uFEFFDay\r\n",
    ]);
  });

  it("[REP-7] on a phone a day opens to all of its figures", async () => {
    act(() => setWidth(360));
    await open();
    const [day] = within(record(NAME).getByRole("list", { name: "By day" })).getAllByRole("group");
    expect(day?.querySelector("summary")?.textContent).toBe("2026-11-15−৳33.25");
    await userEvent.click(day!.querySelector("summary")!);
    expect([...day!.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
      "Deposits",
      "Withdrawals",
      "Valid bet",
      "Payout",
      "Bonuses",
      "Cashback",
      "Profit and loss",
    ]);
    expect(screen.queryByRole("table")).toBeNull();
  });
});
