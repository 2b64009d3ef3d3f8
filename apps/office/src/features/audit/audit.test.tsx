// @vitest-environment happy-dom
// The audit log's desk: filters in the address, pages, CSV with the filters used, and the chain.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";

afterEach(cleanup);

const ENTRY = {
  entryId: "41",
  time: "2026-11-16T05:00:00.000Z",
  operator: { operatorId: "1", name: "Nadia" },
  address: "203.0.113.7",
  action: "approvals.approve",
  subject: "approval 7",
  before: null,
  after: { kind: "operator.roles", content: { username: "rahim", roles: ["finance"] } },
  reason: "seen and right",
  isAllowed: true,
  hash: "cd".repeat(32),
};
const log = (totalPages = 3) => ({ value: { list: [ENTRY], pageNum: 1, totalPages } });
const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, { ...options, replies: { "GET /bo/audit": log(), ...replies } });
const press = (name: string) => pressing(() => userEvent.click(screen.getByRole("button", { name })));

describe("the audit log", () => {
  it("[OFF-6] [OFF-19] asks for what the address says, and turns pages", async () => {
    const office = await open(
      "/audit?from=2026-11-01&to=2026-11-16&operatorId=1&action=approvals.approve&q=rahim",
    );
    expect(office.asked("GET /bo/audit?").at(-1)?.url).toBe(
      "/bo/audit?from=2026-11-01&to=2026-11-16&operatorId=1&action=approvals.approve&subject=rahim&pageNo=1",
    );
    await press("Next");
    expect(new URLSearchParams(window.location.search).get("page")).toBe("2");
    expect(office.asked("GET /bo/audit?").at(-1)?.url).toContain("pageNo=2");
    await pressing(() => userEvent.keyboard("]"));
    expect(office.asked("GET /bo/audit?").at(-1)?.url).toContain("pageNo=3");
  });

  it("[OFF-6] an entry opens to who, when, from where, what, before, after, why and its hash", async () => {
    await open("/audit?open=41");
    const shown = within(screen.getByRole("dialog", { name: "Approved" }));
    for (const text of [
      "2026-11-16 11:00:00",
      "Nadia",
      "203.0.113.7",
      "approval 7",
      "seen and right",
      ENTRY.hash,
    ])
      expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByText("rahim")).toBeTruthy();
    expect(shown.getByText("Finance")).toBeTruthy();
  });

  it("[OFF-6] [OFF-19] is exported with the filters used, by whoever may export", async () => {
    const office = await open("/audit?action=people.createOperator", {
      replies: { "GET /bo/audit/export": { value: { csv: "id,time\n41,now\n" } } },
    });
    await press("CSV");
    expect(office.asked("GET /bo/audit/export").map(({ url }) => url)).toEqual([
      "/bo/audit/export?action=people.createOperator",
    ]);
    expect(office.saved).toEqual([{ name: "audit.csv", text: "id,time\n41,now\n" }]);
    office.answers["GET /bo/audit/export"] = [500, "UNKNOWN"];
    await press("CSV");
    expect(office.saved).toHaveLength(1);
    expect(office.news).toEqual(["The file could not be made, please try again."]);
    cleanup();
    await open("/audit", { operator: { permissions: ["audit.read"] } });
    expect(screen.queryByRole("button", { name: "CSV" })).toBeNull();
  });

  it("[OFF-6] days that the log does not take are told at the days", async () => {
    await open("/audit?from=2020-01-01&to=2026-11-16", { replies: { "GET /bo/audit": [422, "DATE_RANGE"] } });
    expect(screen.getByText("text of DATE_RANGE")).toBeTruthy();
    expect(screen.getByText("No data")).toBeTruthy();
  });

  it("[OFF-6] the chain is checked, and what was found stays until it was read", async () => {
    const office = await open("/audit", {
      replies: { "POST /bo/audit/check": { value: { entries: 1234, brokenAt: null } } },
    });
    await press("Check the chain");
    expect(screen.getByRole("alertdialog").textContent).toContain("each of 1,234 entries");
    await press("Close");
    office.answers["POST /bo/audit/check"] = { value: { entries: 1234, brokenAt: "41" } };
    await office.time.advance(2_000);
    await press("Check the chain");
    expect(screen.getByRole("alertdialog").textContent).toContain("entry 41 does not follow");
  });
});
