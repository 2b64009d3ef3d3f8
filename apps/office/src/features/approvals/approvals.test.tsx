// @vitest-environment happy-dom
// The desk of two people: what is asked for is shown as it will be, and decided on exactly that.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import { marked, setChange } from "./approval.rules.ts";
import type { Approval } from "./approvals.query.ts";

afterEach(cleanup);

const HASH = "ab".repeat(32);
const approval = (changed: Partial<Approval> = {}): Approval => ({
  approvalId: "7",
  kind: "operator.roles",
  content: { operatorId: "2", username: "rahim", roles: ["finance", "risk"] },
  contentHash: HASH,
  reason: "covers nights",
  maker: { operatorId: "3", name: "Anika" },
  checker: null,
  time: "2026-11-16T05:00:00.000Z",
  decided: null,
  state: "WAITING",
  isMine: true,
  ...changed,
});
const rahim = {
  operatorId: "2",
  username: "rahim",
  name: "Rahim",
  roles: ["finance", "support"],
  isActive: true,
  hasTotp: true,
  lastSignIn: null,
};
const page = (...list: readonly Approval[]) => ({ value: { list, pageNum: 1, totalPages: 1 } });

const open = (path: string, list: readonly Approval[], { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/approvals": page(...list),
      "GET /bo/operators": { value: { operators: [rahim], roles: [] } },
      ...replies,
    },
  });
const press = (name: string) => pressing(() => userEvent.click(screen.getByRole("button", { name })));
const drawer = () => within(screen.getByRole("dialog", { name: "Roles of an operator" }));

describe("the desk of approvals", () => {
  it("[OFF-4] shows before and after: what comes, what goes, what stays", async () => {
    await open("/approvals?open=7", [approval()]);
    const changes = drawer()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(changes).toEqual(["Added: + Risk", "Removed: − Support", "Stays: Finance"]);
    expect(drawer().getByText("covers nights")).toBeTruthy();
  });

  it("[OFF-4] says in words what it is about, and leads to the order that it decides about", async () => {
    const correction = { memberId: "7", account: "rafiq", way: "IN", amount: "140000.00" };
    const decision = { reference: "W-2345678A", act: "APPROVE" };
    const list = [
      approval({ kind: "corrections.post", content: correction }),
      approval({ approvalId: "8", kind: "withdrawals.decide", content: decision }),
    ];
    await open("/approvals?open=7", list);
    const content = () => within(screen.getByRole("region", { name: "Content" }));
    expect(content().getByText("1,40,000.00")).toBeTruthy();
    expect(content().queryByText("memberId")).toBeNull();
    expect(content().queryByRole("link")).toBeNull();
    cleanup();
    await open("/approvals?open=8", list);
    const look = content().getByRole("link", { name: "Look at W-2345678A" });
    expect(look.getAttribute("href")).toBe("/withdrawals?open=W-2345678A");
  });

  it("[OFF-4] a decision takes a reason and names the content that was seen", async () => {
    const office = await open("/approvals?open=7", [approval()], {
      replies: { "POST /bo/approvals": { value: { state: "APPROVED" } } },
    });
    await press("Approve");
    expect(drawer().getByText("Please give a reason of at least three letters.")).toBeTruthy();
    await userEvent.type(drawer().getByLabelText("Reason"), "seen and right");
    await press("Approve");
    expect(office.bodies("POST /bo/approvals")).toEqual([
      { approvalId: "7", contentHash: HASH, decision: "APPROVE", reason: "seen and right" },
    ]);
  });

  it.each(["APPROVAL_SELF", "APPROVAL_CHANGED", "STATE_CHANGED", "FORBIDDEN"])(
    "[OFF-4] %s is told where the decision was made, and the list is asked for again",
    async (code) => {
      const office = await open("/approvals?open=7", [approval()], {
        replies: { "POST /bo/approvals": [422, code] },
      });
      await userEvent.type(drawer().getByLabelText("Reason"), "not this way");
      const before = office.asked("GET /bo/approvals").length;
      await press("Refuse");
      expect(drawer().getByRole("alert").textContent).toBe(`text of ${code}`);
      expect(office.asked("GET /bo/approvals").length).toBeGreaterThan(before);
    },
  );

  it("[OFF-4] the maker cannot decide, but take it back", async () => {
    const own = approval({ maker: { operatorId: "1", name: "Nadia" }, isMine: false });
    const office = await open("/approvals?open=7", [own], {
      replies: { "DELETE /bo/approvals": { value: { state: "WITHDRAWN" } } },
    });
    expect(drawer().queryByRole("button", { name: "Approve" })).toBeNull();
    expect(drawer().getByText("A second person must approve this.")).toBeTruthy();
    await press("Take it back");
    expect(office.asked("DELETE /bo/approvals").map(({ url }) => url)).toEqual([
      "/bo/approvals?approvalId=7",
    ]);
  });

  it("[OFF-19] the state is a filter of the address, and new ones appear without a reload", async () => {
    const office = await open("/approvals?state=WAITING", [approval()]);
    expect(office.asked("GET /bo/approvals?state=WAITING").length).toBeGreaterThan(0);
    expect(screen.getAllByRole("row")).toHaveLength(2);
    office.answers["GET /bo/approvals"] = page(approval({ approvalId: "8" }), approval());
    await office.time.advance(10_000);
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });

  it("[OFF-4] a kind that the office does not know yet is shown field by field", async () => {
    const unknown = approval({
      kind: "fee.change",
      content: { feePpm: 1500, steps: [{ from: "10" }], note: null },
    });
    await open("/approvals?open=7", [unknown]);
    const shown = within(screen.getByRole("dialog", { name: "fee.change" }));
    expect(shown.getByText("feePpm").nextSibling?.textContent).toBe("1500");
    expect(shown.getByText("from").nextSibling?.textContent).toBe("10");
  });
});

describe("what the desks ask for", () => {
  it.each([
    [
      "withdrawals.decide",
      { reference: "W-2345678A", act: "APPROVE" },
      "Decision about a withdrawal",
      "Approve",
    ],
    [
      "deposits.decide",
      { reference: "D-2345678A", act: "LATE" },
      "Decision about a deposit",
      "Credit late payment",
    ],
    [
      "corrections.post",
      { account: "rafiq", way: "OUT" },
      "Correction of a balance",
      "Take from the balance",
    ],
  ])("[OFF-4] %s is shown in words", async (kind, content, title, act) => {
    await open("/approvals?open=7", [approval({ kind, content, isMine: false })]);
    const shown = within(screen.getByRole("dialog", { name: title }));
    expect(shown.getByText(act)).toBeTruthy();
    expect(screen.getAllByText(Object.values(content)[0]!).length).toBeGreaterThan(0);
  });
});

describe("what an approval changes", () => {
  it("[OFF-4] a role that is new gets everything; without the right to read, only what is asked for is shown", () => {
    const role = approval({ kind: "role.save", content: { name: "day", permissions: ["kyc.read"] } });
    expect(marked(setChange(role, { operators: [], roles: [] })!)).toEqual([["added", "kyc.read"]]);
    expect(setChange(role, null)).toEqual({ field: "permissions", before: null, after: ["kyc.read"] });
    expect(marked(setChange(role, null)!)).toEqual([["kept", "kyc.read"]]);
    expect(setChange(approval({ kind: "fee.change" }), null)).toBeNull();
  });
});
