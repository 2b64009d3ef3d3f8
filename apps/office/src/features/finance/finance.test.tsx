// @vitest-environment happy-dom
// The finance desk: the books in short and in full, three reconciliations, and transfers that wait for their vendor.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import type { Books, Reconciled, Transfer } from "./finance.query.ts";

afterEach(cleanup);

const BOOKS: Books = {
  time: "2026-11-16T05:59:00.000Z",
  rows: [
    { owner: "members", kind: "CASH", unit: "PLAY", accounts: 1200, balance: "500000.00" },
    { owner: "house", kind: "PAYMENTS", unit: "PLAY", accounts: 16, balance: "-500000.00" },
    { owner: "members", kind: "CASH", unit: "PTS", accounts: 9, balance: "12.00" },
  ],
  sums: [{ unit: "PLAY", balance: "0.00" }],
  liabilities: [{ unit: "PLAY", balance: "500000.00" }],
  cases: [{ kind: "PAYMENT", open: 2, oldest: "2026-11-14T06:00:00.000Z" }],
};
const reconciled = (sum: readonly string[] = []): Reconciled => ({
  sealed: { seal: "9", time: "2026-11-16T05:58:00.000Z", accounts: 1216 },
  checks: [
    { check: "SUM", differences: [...sum] },
    { check: "BALANCES", differences: [] },
    { check: "CHAINS", differences: [] },
  ],
});
const TRANSFER: Transfer = {
  reference: "vt-1",
  memberId: "7",
  account: "rafiq",
  vendor: "DHEU",
  way: "IN",
  amount: "40.00",
  state: "UNKNOWN",
  time: "2026-11-16T05:00:00.000Z",
};
const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/finance/balance": { value: BOOKS },
      "GET /bo/finance/reconciliations": { value: reconciled() },
      "GET /bo/finance/transfers": { value: { list: [TRANSFER] } },
      ...replies,
    },
  });
const press = (name: string) => pressing(() => userEvent.click(screen.getByRole("button", { name })));
const card = (name: string) => within(screen.getByRole("region", { name: new RegExp(`^${name}`, "u") }));

describe("the finance desk", () => {
  it("[OFF-18] shows what is owed to members, the sum by unit, open cases and the trial balance", async () => {
    await open("/finance");
    expect(card("Owed to members").getByText("৳5,00,000.00")).toBeTruthy();
    expect(card("Owed to members").getByText("৳0.00")).toBeTruthy();
    expect(card("Open cases").getByText("Payment that finds nobody")).toBeTruthy();
    expect(card("Open cases").getByText("2 d 0 h")).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(4);
    expect(screen.getByText("−৳5,00,000.00")).toBeTruthy();
  });

  it("[OFF-18] [OFF-19] the trial balance is filtered by unit and exported as it is shown", async () => {
    const office = await open("/finance?unit=PTS");
    expect(screen.getAllByRole("row")).toHaveLength(2);
    await press("CSV");
    expect(office.saved[0]?.text).toBe(
      "\uFEFFOwner,Kind,Unit,Accounts,Balance\nMembers,CASH,Points,9,12.00\n",
    );
  });

  it("[OFF-19] the trial balance is sorted by what a balance is worth, not by how it is written", async () => {
    await open("/finance?sort=balance");
    const kinds = screen.getAllByRole("row").slice(1);
    expect(kinds.map((row) => within(row).getAllByRole("cell").at(-1)?.textContent)).toEqual([
      "−৳5,00,000.00",
      "12.00",
      "৳5,00,000.00",
    ]);
  });

  it("[OFF-18] a sum that is not zero stands out", async () => {
    await open("/finance", {
      replies: {
        "GET /bo/finance/balance": { value: { ...BOOKS, sums: [{ unit: "PLAY", balance: "0.01" }] } },
      },
    });
    expect(card("Owed to members").getByRole("alert").textContent).toBe("৳0.01");
  });

  it("[OFF-18] the three reconciliations are checked when somebody asks, and what differs is named", async () => {
    const office = await open("/finance", {
      replies: { "POST /bo/finance/reconciliations": { value: reconciled(["PLAY: sums to 0.01"]) } },
    });
    expect(card("Reconciliations").getAllByText("Holds")).toHaveLength(3);
    expect(card("Reconciliations").getByText("2026-11-16 11:58:00")).toBeTruthy();
    await press("Check now");
    expect(office.asked("POST /bo/finance/reconciliations")).toHaveLength(1);
    expect(card("Reconciliations").getByText("PLAY: sums to 0.01")).toBeTruthy();
    expect(card("Reconciliations").getAllByText("Holds")).toHaveLength(2);
    expect(office.news).toEqual(["The books differ: see what was found."]);
  });
});

describe("vendor transfers", () => {
  it("[WAL-19] that wait are ended by a person with a reason, after a question", async () => {
    const office = await open("/transfers", {
      replies: { "POST /bo/finance/transfers": { value: { state: "FAILED" } } },
    });
    await press("vt-1");
    const drawer = within(screen.getByRole("dialog", { name: "Vendor transfer" }));
    await userEvent.type(drawer.getByLabelText("Reason"), "the vendor says no");
    await press("The vendor has not done it");
    await pressing(() =>
      userEvent.click(
        within(screen.getByRole("alertdialog")).getByRole("button", { name: "The vendor has not done it" }),
      ),
    );
    expect(office.bodies("POST /bo/finance/transfers")).toEqual([
      { reference: "vt-1", outcome: "FAILED", reason: "the vendor says no" },
    ]);
  });

  it("[OFF-3] are only shown to whoever may not correct", async () => {
    await open("/transfers?open=vt-1", { operator: { permissions: ["finance.read"] } });
    const drawer = within(screen.getByRole("dialog", { name: "Vendor transfer" }));
    expect(drawer.getByText("DHEU")).toBeTruthy();
    expect(drawer.queryByRole("button", { name: "The vendor has done it" })).toBeNull();
  });
});
