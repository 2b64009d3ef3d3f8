// @vitest-environment happy-dom
// The statement over a page, in a whole site without a server.
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replies } from "../../app/test-doubles.tsx";
import { pageCountOf, pageOfDays, twelveMonths } from "./statement.rules.ts";
import { address, openRecord, press, queryOf, record, rowsIn, totalsIn, watchFiles } from "./test-record.tsx";

const STATEMENT = "/wps/member/statement";
const NAME = "Statement";
const FIGURES = {
  deposits: "500.00",
  withdrawals: "20.00",
  stakes: "100.00",
  payouts: "60.50",
  bonuses: "5.00",
  net: "-34.50",
};
const DAY = { day: "2026-11-15", ...FIGURES };
const open = (replies: Replies = {}, query = "") =>
  openRecord(`statement${query}`, {
    [STATEMENT]: { value: { days: [DAY], totals: FIGURES } },
    ...replies,
  });

describe("the statement", () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("[SAFE-15] shows deposits, withdrawals, stakes, payouts, bonuses and net per day, and their totals", async () => {
    await open();
    const figures = ["৳500.00", "৳20.00", "৳100.00", "৳60.50", "৳5.00", "−৳34.50"];
    expect(rowsIn(NAME)).toEqual([["2026-11-15", ...figures]]);
    expect(totalsIn(NAME).map(([, figure]) => figure)).toEqual(figures);
  });

  it("[SAFE-15] asks for twelve months, or for the days of the address", async () => {
    const { asked } = await open();
    expect(queryOf(asked(STATEMENT)[0]?.url)).toEqual({ from: "2025-11-16", to: "2026-11-15" });
    cleanup();
    const other = await open({}, "&from=2026-01-01&to=2026-06-30");
    expect(queryOf(other.asked(STATEMENT)[0]?.url)).toEqual({ from: "2026-01-01", to: "2026-06-30" });
  });

  it("[SAFE-15] [REP-10] many days have pages of 20, and turning them asks nothing", async () => {
    const days = Array.from({ length: 45 }, (_, place) => ({ ...DAY, day: `day ${place}` }));
    const { asked } = await open({ [STATEMENT]: { value: { days, totals: FIGURES } } });
    await press("3");
    expect(rowsIn(NAME).map(([day]) => day)).toEqual(["day 40", "day 41", "day 42", "day 43", "day 44"]);
    expect([address(), asked(STATEMENT).length]).toEqual(["/index?mc=statement&pageNo=3", 1]);
  });

  it("[SAFE-15] downloads as CSV", async () => {
    const files = watchFiles();
    const { asked, replies } = await open();
    replies[STATEMENT] = { value: { days: [DAY], totals: FIGURES, csv: "\uFEFFDay\r\n" } };
    await press("Download CSV");
    expect(queryOf(asked(STATEMENT).at(-1)?.url)).toEqual({
      from: "2025-11-16",
      to: "2026-11-15",
      format: "CSV",
    });
    expect([files[0]?.name, await files[0]?.text()]).toEqual([
      "statement-2025-11-16-2026-11-15.csv",
      "\uFEFFDay\r\n",
    ]);
  });

  it("[SAFE-15] a year without money says so", async () => {
    await open({ [STATEMENT]: { value: { days: [], totals: FIGURES } } });
    expect(record(NAME).getByText("No money has moved in this time.")).toBeTruthy();
  });

  it("[SAFE-10] [SAFE-15] [ACC-133] the way to it is in the part about responsible gaming, in a restricted session, too", async () => {
    await openRecord("securityCenter", {
      "/wps/member/profile": [403, "ACCOUNT_EXCLUDED", { time: "2027-05-15T00:00:00.000Z" }],
      "/wps/session/list": { value: { sessions: [], devices: [] } },
    });
    const part = screen.getByRole("region", { name: "Responsible Gaming" });
    expect(
      within(part)
        .getByRole("link", { name: /^Statement/u })
        .getAttribute("href"),
    ).toBe("/index?mc=statement");
  });
});

describe("the days of a statement", () => {
  it("[SAFE-15] twelve months end today, also in a leap year", () => {
    expect(twelveMonths("2026-11-15")).toEqual({ from: "2025-11-16", to: "2026-11-15" });
    expect(twelveMonths("2028-02-29")).toEqual({ from: "2027-03-02", to: "2028-02-29" });
  });

  it("a page beyond the last shows the last", () => {
    const days = Array.from({ length: 21 }, (_, place) => ({ ...DAY, day: String(place) }));
    expect(pageCountOf({ days })).toBe(2);
    expect(pageOfDays({ days }, 9).map(({ day }) => day)).toEqual(["20"]);
    expect(pageCountOf({ days: [] })).toBe(1);
  });
});
