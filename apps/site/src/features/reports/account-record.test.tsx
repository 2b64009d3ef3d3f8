// @vitest-environment happy-dom
// The account record over a page, in a whole site without a server.
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setWidth } from "../../app/test-doubles.tsx";
import type { Replies } from "../../app/test-doubles.tsx";
import { address, openRecord, press, queryOf, record, rowsIn, totalsIn, watchFiles } from "./test-record.tsx";

const MONEY = "/wps/relay/ODSFE2_MemTransDet";
const NAME = "Account record";
const OUT = {
  time: "2026-11-14T19:30:05.000Z",
  reference: "90071",
  kind: "TRANSFER_TO_UPLINE",
  amount: "-1500.00",
  balanceAfter: "123456.50",
  state: "DONE",
  remark: "for the tables",
};
const IN = { ...OUT, reference: "90070", kind: "WITHDRAWAL", amount: "20.05", state: "RETURNED", remark: "" };
const pageOf = (list: readonly unknown[], more = {}) => ({
  value: { list, pageNum: 1, totalPages: 1, totals: { in: "20.05", out: "1500.00" }, ...more },
});
const open = (replies: Replies = {}, query = "") =>
  openRecord(`transactionHistory${query}`, { [MONEY]: pageOf([OUT, IN]), ...replies });

async function choose(box: RegExp, option: string): Promise<void> {
  await userEvent.click(record(NAME).getByRole("combobox", { name: box }));
  await userEvent.click(screen.getByRole("option", { name: option }));
}

describe("the account record", () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    setWidth(1_024);
  });

  it("[REP-4] [REP-13] a row has time, reference, kind, amount in or out, balance after, state and remark", async () => {
    await open();
    expect(rowsIn(NAME)).toEqual([
      [
        "2026-11-15 01:30:05",
        "90071",
        "Transfer to upline",
        "−৳1,500.00",
        "৳1,23,456.50",
        "Done",
        "for the tables",
      ],
      ["2026-11-15 01:30:05", "90070", "Withdrawal", "+৳20.05", "৳1,23,456.50", "Returned", "–"],
    ]);
  });

  it("[REP-4] [REP-12] the totals in and out are the server's", async () => {
    await open();
    expect(totalsIn(NAME)).toEqual([
      ["Money in", "৳20.05"],
      ["Money out", "৳1,500.00"],
    ]);
  });

  it("[REP-6] [REP-9] [REP-10] asks for the main account, today, 20 rows a page", async () => {
    const { asked } = await open();
    expect(queryOf(asked(MONEY)[0]?.url)).toEqual({
      account: "MAIN",
      from: "2026-11-15",
      to: "2026-11-15",
      pageNo: "1",
      pageSize: "20",
    });
  });

  it("[REP-5] every kind can be chosen, and narrows it with the state; the address says so", async () => {
    const { asked } = await open();
    await userEvent.click(record(NAME).getByRole("combobox", { name: /Kind/u }));
    expect(screen.getAllByRole("option")).toHaveLength(23);
    await userEvent.click(screen.getByRole("option", { name: "Transfer from downline" }));
    await choose(/State/u, "Pending");
    expect(queryOf(asked(MONEY).at(-1)?.url)).toMatchObject({
      kind: "TRANSFER_FROM_DOWNLINE",
      state: "PENDING",
    });
    expect(address()).toBe("/index?mc=transactionHistory&kind=TRANSFER_FROM_DOWNLINE&state=PENDING");
  });

  it("[REP-4] [SHELL-81] its filters are taken from the address, whatever stands there, and leave with the panel", async () => {
    const { asked } = await open({}, "&from=2026-11-01&to=2026-11-05&kind=BET&state=nonsense&pageNo=-4");
    expect(queryOf(asked(MONEY)[0]?.url)).toEqual({
      account: "MAIN",
      from: "2026-11-01",
      to: "2026-11-05",
      kind: "BET",
      pageNo: "1",
      pageSize: "20",
    });
    await press("Close");
    expect(address()).toBe("/index");
  });

  it("[REP-10] pages stand in the address, and Back closes the panel", async () => {
    const entries = window.history.length;
    const { asked } = await open({ [MONEY]: pageOf([OUT], { totalPages: 3 }) });
    await press("2");
    await press("3");
    expect(queryOf(asked(MONEY).at(-1)?.url)).toMatchObject({ pageNo: "3" });
    expect(address()).toBe("/index?mc=transactionHistory&pageNo=3");
    expect(window.history.length).toBe(entries);
  });

  it("[REP-9] a range that is too long is told beside the days", async () => {
    await open({ [MONEY]: [422, "DATE_RANGE"] });
    expect(record(NAME).getByText("text of DATE_RANGE")).toBeTruthy();
    expect(record(NAME).queryByRole("table")).toBeNull();
  });

  it("[REP-10] an empty result shows NO_DATA with the reason, and the filters can be cleared", async () => {
    await open({ [MONEY]: pageOf([]) }, "&kind=BET");
    expect(record(NAME).getByRole("heading", { name: "No data" })).toBeTruthy();
    expect(record(NAME).queryByRole("button", { name: "Download CSV" })).toBeNull();
    await press("Clear the filters");
    expect(address()).toBe("/index?mc=transactionHistory");
  });

  it("[REP-14] the file is asked for with the filters, and kept as it came", async () => {
    const files = watchFiles();
    const csv = '\uFEFFসময়,"পরিমাণ"\r\n2026-11-15 01:30:05,-1500.00\r\n';
    const { asked, replies } = await open({}, "&from=2026-11-01&to=2026-11-05&kind=BET&pageNo=2");
    replies[MONEY] = pageOf([OUT], { csv });
    await press("Download CSV");
    expect(queryOf(asked(MONEY).at(-1)?.url)).toMatchObject({
      format: "CSV",
      kind: "BET",
      from: "2026-11-01",
      to: "2026-11-05",
      pageNo: "1",
    });
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["account-record-2026-11-01-2026-11-05.csv", "text/csv;charset=utf-8"],
    ]);
    expect(await files[0]?.text()).toBe(csv);
  });

  it("[CALL-12] a file that cannot be had is told", async () => {
    const { replies } = await open();
    replies[MONEY] = [500, "UNKNOWN"];
    await press("Download CSV");
    expect(await screen.findByRole("alertdialog", { name: "text of UNKNOWN" })).toBeTruthy();
  });

  it("what keeps it away is told, and it can be asked for again", async () => {
    const { replies } = await open({ [MONEY]: [403, "NEED_TRUE_ACCOUNT"] });
    expect(record(NAME).getByRole("alert").textContent).toContain("text of NEED_TRUE_ACCOUNT");
    replies[MONEY] = pageOf([OUT]);
    await press("Try again");
    expect(await record(NAME).findByText("90071")).toBeTruthy();
  });

  it("[REP-4] on a phone a row has two lines, and the further filters wait behind a button", async () => {
    act(() => setWidth(360));
    await open();
    const [row] = record(NAME).getByRole("list", { name: NAME }).children;
    expect(row?.textContent).toBe(
      "Transfer to upline2026-11-15 01:30:0590071 · for the tables−৳1,500.00৳1,23,456.50",
    );
    expect(record(NAME).queryByRole("combobox", { name: /Kind/u })).toBeNull();
    await press("More filters");
    await choose(/Kind/u, "Bet");
    expect(address()).toBe("/index?mc=transactionHistory&kind=BET");
  });
});
