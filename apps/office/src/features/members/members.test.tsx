// @vitest-environment happy-dom
// The desk of members: finding one, one page with wallets and ledger, notes, suspending, and corrections by two.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import { MEMBER } from "../../app/test-orders.ts";
import type { LedgerEntry, MemberPaper } from "./members.query.ts";

afterEach(cleanup);

const FOUND = {
  memberId: "7",
  account: "rafiq",
  nickname: "Rafi",
  type: 0,
  status: "ACTIVE",
  registered: "2026-10-01T05:00:00.000Z",
  lastLogin: null,
};
const paper = (changed: Partial<MemberPaper> = {}): MemberPaper => ({
  member: MEMBER,
  contacts: { mobile: "8801700000001", mail: null },
  wallets: [{ unit: "PLAY", kind: "CASH", balance: "1234567.50" }],
  limits: [
    { limit: "DEPOSIT.DAY", amount: "5000.00", by: "", since: "2026-11-01T05:00:00.000Z" },
    { limit: "TIME.DAY", amount: "120", by: "", since: "2026-11-01T05:00:00.000Z" },
  ],
  sessions: [
    {
      since: "2026-11-16T04:00:00.000Z",
      lastAct: "2026-11-16T05:00:00.000Z",
      address: "198.51.100.7",
      browser: "Firefox",
    },
  ],
  devices: [{ device: "device-one", since: "2026-11-01T05:00:00.000Z", others: 2 }],
  notes: [
    {
      time: "2026-11-15T05:00:00.000Z",
      by: { operatorId: "2", name: "Rahim" },
      text: "called about a payout",
    },
  ],
  ...changed,
});
const entry = (posting: string, amount: string): LedgerEntry => ({
  posting,
  time: "2026-11-16T05:00:00.000Z",
  account: "CASH",
  kind: "bet",
  amount,
  balance: "900.00",
  note: null,
});
const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/members": { value: { list: [FOUND], next: null } },
      "GET /bo/members/one": { value: paper() },
      ...replies,
    },
  });
const panel = () => within(screen.getByRole("dialog", { name: "Member 7" }));
const press = (name: string) => pressing(() => userEvent.click(panel().getByRole("button", { name })));
const tab = (name: string) => pressing(() => userEvent.click(panel().getByRole("tab", { name })));
const sure = (name: string) =>
  pressing(() => userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name })));

describe("the desk of members", () => {
  it("[OFF-10] searches by whatever was typed, when it is sent", async () => {
    const office = await open("/members");
    await pressing(() => userEvent.type(screen.getByRole("searchbox"), "198.51.100.7{Enter}"));
    expect(office.asked("GET /bo/members?").at(-1)?.url).toBe("/bo/members?search=198.51.100.7");
    await pressing(() => userEvent.click(screen.getByRole("button", { name: "rafiq" })));
    expect(panel().getByText("8801700000001")).toBeTruthy();
  });

  it("[OFF-10] one page has wallets, limits, sessions, devices and notes", async () => {
    await open("/members?open=7");
    expect(within(panel().getByRole("region", { name: "Wallets" })).getByText("৳12,34,567.50")).toBeTruthy();
    const limits = within(panel().getByRole("region", { name: "Limits" }));
    expect([limits.getByText("৳5,000.00"), limits.getByText("120 minutes")]).toHaveLength(2);
    await tab("Sessions");
    expect([panel().getByText("198.51.100.7"), panel().getByText("Shared with 2 others")]).toHaveLength(2);
    await tab("Notes");
    expect(panel().getByText("called about a payout")).toBeTruthy();
  });

  it("[OFF-10] [REP-12] the ledger is shown page by page, gains and losses with their sign", async () => {
    const office = await open("/members?open=7", {
      replies: {
        "GET /bo/members/ledger": ({ url }) => ({
          value: url.includes("after=5.1.1")
            ? { list: [entry("4", "250.00")], next: null }
            : { list: [entry("6", "-100.00")], next: "5.1.1" },
        }),
      },
    });
    await tab("Ledger");
    expect(panel().getByText("−৳100.00")).toBeTruthy();
    await press("Next");
    expect(panel().getByText("+৳250.00")).toBeTruthy();
    expect(office.asked("GET /bo/members/ledger").at(-1)?.url).toContain("after=5.1.1");
  });

  it("[OFF-10] is suspended with a reason after a question, and then let go", async () => {
    const office = await open("/members?open=7", {
      replies: { "POST /bo/members/status": { value: { status: "SUSPENDED" } } },
    });
    expect(panel().queryByRole("button", { name: "Release" })).toBeNull();
    await userEvent.type(panel().getByLabelText("Reason"), "a stolen card");
    await press("Suspend");
    office.answers["GET /bo/members/one"] = { value: paper({ member: { ...MEMBER, status: "SUSPENDED" } }) };
    await sure("Suspend");
    expect(office.bodies("POST /bo/members/status")).toEqual([
      { memberId: "7", act: "SUSPEND", reason: "a stolen card" },
    ]);
    expect(panel().getByRole("button", { name: "Release" })).toBeTruthy();
    expect(panel().queryByRole("button", { name: "Suspend" })).toBeNull();
  });

  it("[OFF-10] takes a note", async () => {
    const office = await open("/members?open=7", { replies: { "POST /bo/members/notes": { value: null } } });
    await tab("Notes");
    await userEvent.type(panel().getByLabelText("Note"), "wants a call back");
    await press("Add the note");
    expect(office.bodies("POST /bo/members/notes")).toEqual([{ memberId: "7", text: "wants a call back" }]);
    expect(panel().getByLabelText<HTMLTextAreaElement>("Note").value).toBe("");
  });

  it("[OFF-4] [OFF-10] a balance is corrected by two: it waits, and leads to the approval", async () => {
    const office = await open("/members?open=7", {
      replies: { "POST /bo/corrections": { value: { state: null, approvalId: "31" } } },
    });
    await tab("Corrections");
    await userEvent.type(panel().getByLabelText("Amount (BDT)"), "২৫.৫০");
    await userEvent.type(panel().getByLabelText("Reason"), "paid twice by hand");
    await press("Add to the balance");
    await sure("Add to the balance");
    expect(office.bodies("POST /bo/corrections")).toEqual([
      { memberId: "7", way: "IN", amount: "25.50", reason: "paid twice by hand" },
    ]);
    expect(panel().getByRole("link", { name: "Go to the approval" }).getAttribute("href")).toContain(
      "open=31",
    );
    office.answers["POST /bo/corrections"] = [422, "INSUFFICIENT_BALANCE"];
    await userEvent.type(panel().getByLabelText("Reason"), "too much");
    await press("Take from the balance");
    await sure("Take from the balance");
    expect(panel().getByRole("alert").textContent).toBe("text of INSUFFICIENT_BALANCE");
  });

  it("[OFF-3] shows whoever only reads no act and no corrections", async () => {
    await open("/members?open=7", { operator: { permissions: ["members.read"] } });
    expect(panel().queryByRole("tab", { name: "Corrections" })).toBeNull();
    expect(panel().queryByRole("button", { name: "Suspend" })).toBeNull();
  });

  it("[OFF-10] somebody who is not there is told of", async () => {
    await open("/members?open=7", { replies: { "GET /bo/members/one": [404, "NOT_FOUND"] } });
    expect(panel().getByRole("alert").textContent).toContain("text of NOT_FOUND");
  });
});
