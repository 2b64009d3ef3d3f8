// @vitest-environment happy-dom
// The desk of reports: one place for all of them, filters in the address, totals of the same rows, files for who may.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import type { Bets, CashFlow, Costs, Entries, GameResult, Profit } from "./report.query.ts";

afterEach(cleanup);

const BETS: Bets = {
  list: [
    {
      betId: "901",
      time: "2026-11-16T05:00:00.000Z",
      memberId: "7",
      account: "rafiq",
      category: "RNG",
      vendor: "DHEU",
      game: "reels",
      selection: "",
      stake: "100.00",
      validBet: "100.00",
      payout: "0.00",
      profitLoss: "-100.00",
      state: "LOST",
    },
  ],
  next: "1763269200000000.901",
  totals: { bets: 2, stake: "150.00", validBet: "150.00", payout: "25.50", profitLoss: "-124.50" },
};
const ENTRIES: Entries = {
  list: [
    {
      time: "2026-11-16T05:00:00.000Z",
      reference: "77",
      memberId: "7",
      account: "rafiq",
      kind: "WITHDRAWAL",
      amount: "-500.00",
      balanceAfter: "1250.00",
      state: "PENDING",
      remark: "",
    },
  ],
  next: null,
  totals: { entries: 1, in: "0.00", out: "500.00" },
};
const LINE = {
  validBet: "900.00",
  payout: "400.00",
  bonuses: "10.00",
  cashback: "0.00",
  profitLoss: "-490.00",
};
const NOTHING = { validBet: "0.00", payout: "0.00", bonuses: "0.00", cashback: "0.00", profitLoss: "0.00" };
const PROFIT: Profit = {
  categories: [{ category: "RNG", ...LINE }],
  days: [
    { day: "2026-11-16", deposits: "5000.00", withdrawals: "700.00", ...LINE },
    { day: "2026-11-15", deposits: "0.00", withdrawals: "0.00", ...NOTHING },
  ],
  totals: { deposits: "5000.00", withdrawals: "700.00", ...LINE },
};
const flow = (day: string, method: string | null, amount: string): CashFlow["rows"][number] => ({
  day,
  method,
  deposits: { count: 2, amount },
  withdrawals: { count: 1, amount: "300.10" },
  fees: "5.00",
  suspense: "0.00",
  net: "-200.10",
});
const FLOW: CashFlow = {
  rows: [flow("2026-11-16", "bank", "100.00"), flow("2026-11-16", "nodi-pay", "100.00")],
  totals: {
    deposits: { count: 4, amount: "200.00" },
    withdrawals: { count: 2, amount: "600.20" },
    fees: "10.00",
    suspense: "0.00",
    net: "-400.20",
  },
};
const GAMES: GameResult = {
  rows: [
    {
      vendor: "DHEU",
      game: "reels",
      category: "RNG",
      bets: 1200,
      stake: "2000.00",
      validBet: "1900.00",
      payout: "2500.00",
      result: "-500.00",
      returned: "125.00",
    },
  ],
  totals: {
    bets: 1200,
    stake: "2000.00",
    validBet: "1900.00",
    payout: "2500.00",
    result: "-500.00",
    returned: "125.00",
  },
};
const COSTS: Costs = {
  rows: [
    { day: "2026-11-16", side: "BONUS", kind: "CASHBACK", entries: 3, amount: "30.00" },
    { day: "2026-11-16", side: "AGENT", kind: "DAILY_WAGE", entries: 1, amount: "70.25" },
  ],
  totals: { bonus: "30.00", agent: "70.25" },
};

const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/reports/bets": { value: BETS },
      "GET /bo/reports/accounts": { value: ENTRIES },
      "GET /bo/reports/profit": { value: PROFIT },
      "GET /bo/reports/cash-flow": { value: FLOW },
      "GET /bo/reports/games": { value: GAMES },
      "GET /bo/reports/costs": { value: COSTS },
      ...replies,
    },
  });
const press = (name: string) => pressing(() => userEvent.click(screen.getByRole("button", { name })));
const choose = (name: string) => pressing(() => userEvent.click(screen.getByRole("tab", { name })));
/** What stands in the row of totals, cell by cell. */
const totals = () => {
  const [row] = screen.getAllByRole("row", { name: /^Totals/u });
  return within(row!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

describe("one place for all reports", () => {
  it("[REP-15] shows each of them for the same days, and leads to the ledger balance check", async () => {
    const office = await open("/reports?from=2026-11-10&to=2026-11-16&state=LOST");
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Betting record",
      "Account record",
      "Profit and loss",
      "Cash flow",
      "Game result",
      "Bonus and agent cost",
    ]);
    await choose("Cash flow");
    expect(window.location.search).toBe("?report=cash&from=2026-11-10&to=2026-11-16");
    expect(office.asked("GET /bo/reports/cash-flow?").at(-1)?.url).toContain("from=2026-11-10&to=2026-11-16");
    const check = screen.getByRole("link", { name: "Ledger balance check" });
    expect(check.getAttribute("href")).toBe("/finance");
  });

  it("[OFF-3] is there for who may read finance, and its files for who may export them", async () => {
    await open("/reports", { operator: { permissions: ["finance.read"] } });
    expect(screen.getByRole("link", { name: "Reports" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "CSV" })).toBeNull();
    expect(screen.queryByRole("link", { name: "rafiq" })).toBeNull();
    cleanup();
    await open("/reports", { operator: { permissions: ["members.read"] } });
    expect(screen.queryByRole("link", { name: "Reports" })).toBeNull();
    expect(screen.getByText(/Your roles do not include this desk/u)).toBeTruthy();
  });
});

describe("the records over all accounts", () => {
  it("[REP-1] [REP-12] [REP-13] bets are asked for by what the address says, with the totals of the filter and the page behind", async () => {
    const office = await open(
      "/reports?from=2026-11-10&to=2026-11-16&q=rafiq&category=RNG&state=LOST&vendor=dheu&game=reels&betId=901",
    );
    expect(office.asked("GET /bo/reports/bets?").at(-1)?.url).toBe(
      "/bo/reports/bets?from=2026-11-10&to=2026-11-16&account=rafiq&category=RNG&vendor=DHEU&game=reels&betId=901&state=LOST",
    );
    expect(screen.getByText("11:00:00").parentElement?.textContent).toBe("2026-11-16 11:00:00");
    expect(screen.getByRole("link", { name: "rafiq" }).getAttribute("href")).toBe("/members?open=7");
    expect(totals()).toEqual(["", "", "", "৳150.00", "৳150.00", "৳25.50", "−৳124.50", ""]);
    await press("Next");
    expect(office.asked("GET /bo/reports/bets?").at(-1)?.url).toContain("after=1763269200000000.901");
  });

  it("[REP-8] a loss has its minus and its colour", async () => {
    await open("/reports");
    expect(screen.getByText("−৳100.00").className).toContain("down");
  });

  it("[REP-4] entries stand as money in or out with whose they are, the balance after and the state", async () => {
    const office = await open("/reports?report=accounts&kind=WITHDRAWAL&state=PENDING");
    expect(office.asked("GET /bo/reports/accounts?").at(-1)?.url).toBe(
      "/bo/reports/accounts?kind=WITHDRAWAL&state=PENDING",
    );
    const [, , row] = screen.getAllByRole("row");
    expect(
      within(row!)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual([
      "2026-11-16 11:00:00",
      "77",
      "rafiq",
      "Withdrawal",
      "",
      "৳500.00",
      "৳1,250.00",
      "Pending",
      "–",
    ]);
    expect(totals()).toEqual(["", "", "", "৳0.00", "৳500.00", "", "", ""]);
  });

  it("[REP-7] profit and loss has a line for each day that has something, one for each category, and their totals", async () => {
    const office = await open("/reports?report=profit&q=rafiq");
    expect(office.asked("GET /bo/reports/profit?").at(-1)?.url).toBe("/bo/reports/profit?account=rafiq");
    expect(screen.queryByText("2026-11-15")).toBeNull();
    expect(totals()).toEqual(["৳5,000.00", "৳700.00", "৳900.00", "৳400.00", "৳10.00", "৳0.00", "−৳490.00"]);
    const categories = within(screen.getByRole("table", { name: "By category" }));
    expect(categories.getByText("Slots")).toBeTruthy();
  });
});

describe("what the house asks of its days", () => {
  it("[OFF-18] [REP-12] cash flow per day and method has totals of the rows that the search leaves", async () => {
    await open("/reports?report=cash");
    expect(totals()).toEqual(["", "৳200.00× 4", "৳600.20× 2", "৳10.00", "৳0.00", "−৳400.20"]);
    await pressing(() =>
      userEvent.type(screen.getByRole("searchbox", { name: "Search by day or method" }), "bank"),
    );
    expect(totals()).toEqual(["", "৳100.00× 2", "৳300.10× 1", "৳5.00", "৳0.00", "−৳200.10"]);
  });

  it("[OFF-18] game result says what the house won or lost and what was paid back", async () => {
    const office = await open("/reports?report=games&vendor=dheu&account=rafiq");
    expect(office.asked("GET /bo/reports/games?").at(-1)?.url).toBe(
      "/bo/reports/games?account=rafiq&vendor=DHEU",
    );
    expect(totals()).toEqual(["", "1,200", "৳2,000.00", "৳1,900.00", "৳2,500.00", "−৳500.00", "125.00%"]);
  });

  it("[OFF-18] [OFF-19] costs are narrowed to one side and exported with the filters used", async () => {
    const office = await open("/reports?report=costs&side=AGENT", {
      replies: { "GET /bo/reports/costs/export": { value: { csv: "Day\r\n2026-11-16\r\n" } } },
    });
    expect(office.asked("GET /bo/reports/costs?").at(-1)?.url).toBe("/bo/reports/costs?side=AGENT");
    expect(screen.getByText("Daily wage")).toBeTruthy();
    expect(totals()).toEqual(["", "", "4", "৳100.25"]);
    await press("CSV");
    expect(office.asked("GET /bo/reports/costs/export").at(-1)?.url).toBe(
      "/bo/reports/costs/export?side=AGENT",
    );
    expect(office.saved).toEqual([{ name: "report-costs.csv", text: "Day\r\n2026-11-16\r\n" }]);
  });
});

describe("what cannot be shown", () => {
  it("[REP-9] days that are not taken are told at the days", async () => {
    await open("/reports?from=2026-01-01&to=2026-11-16", {
      replies: { "GET /bo/reports/bets": [422, "DATE_RANGE"] },
    });
    expect(screen.getByText("text of DATE_RANGE")).toBeTruthy();
    expect(screen.getByText("No data")).toBeTruthy();
  });

  it("[OFF-19] an account that nobody has is said, and a report without rows says so", async () => {
    const office = await open("/reports?q=nobody", {
      replies: { "GET /bo/reports/bets": [404, "NOT_FOUND"] },
    });
    expect(screen.getByRole("alert").textContent).toContain("text of NOT_FOUND");
    office.answers["GET /bo/reports/bets"] = {
      value: { ...BETS, list: [], next: null } satisfies Bets,
    };
    await press("Try again");
    expect(screen.getByText("Nothing matches the search and the filters.")).toBeTruthy();
  });
});
