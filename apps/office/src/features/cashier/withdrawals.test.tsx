// @vitest-environment happy-dom
// The desk of withdrawals: queues with ages, one order at one desk, and the acts that its state allows.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import { order, queue, withdrawal } from "../../app/test-orders.ts";

afterEach(cleanup);

const QUEUES = {
  queues: [
    { desk: "withdrawals", state: "REVIEW", waiting: 2, oldest: "2026-11-16T04:30:00.000Z" },
    { desk: "withdrawals", state: "DISPUTED", waiting: 1, oldest: "2026-11-14T02:00:00.000Z" },
  ],
};
const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/queues": { value: QUEUES },
      "GET /bo/withdrawals": queue(order()),
      "GET /bo/withdrawals/one": { value: withdrawal() },
      "POST /bo/withdrawals/lock": { value: null },
      ...replies,
    },
  });
const press = (name: string | RegExp) =>
  pressing(() => userEvent.click(screen.getByRole("button", { name })));
const panel = () => within(screen.getByRole("dialog", { name: "Withdrawal W-2345678A" }));
const explain = () => userEvent.type(panel().getByLabelText("Reason"), "seen and right");
const sure = (name: string) =>
  pressing(() => userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name })));
const shownRows = () => screen.getAllByRole("row").slice(1);
const askedFor = (url: string) => Object.fromEntries(new URL(url, "http://office").searchParams);

describe("the queues of withdrawals", () => {
  it("[OFF-9] [CAS-31] begin with what waits for a decision, with its age, and count each state", async () => {
    const office = await open("/withdrawals");
    expect(askedFor(office.asked("GET /bo/withdrawals?").at(-1)!.url)).toEqual({ state: "REVIEW" });
    expect(shownRows()[0]?.textContent).toContain("৳1,000.00");
    expect(within(shownRows()[0]!).getByText("1 h 30 min")).toBeTruthy();
    await press(/^Disputed 2 d 4 h/u);
    expect(new URLSearchParams(window.location.search).get("state")).toBe("DISPUTED");
    expect(askedFor(office.asked("GET /bo/withdrawals?").at(-1)!.url)).toEqual({ state: "DISPUTED" });
  });

  it("[CAS-31] [OFF-19] are narrowed by what the address says, and exported with the same filters", async () => {
    const office = await open(
      "/withdrawals?state=PAYING&older=60&method=bank&agent=boss&least=১০০&most=5,000&q=rafiq",
      {
        replies: { "GET /bo/withdrawals/export": { value: { csv: "time\n" } } },
      },
    );
    const filters = {
      state: "PAYING",
      account: "rafiq",
      agent: "boss",
      method: "bank",
      least: "100",
      most: "5000",
      olderThanMinutes: "60",
    };
    expect(askedFor(office.asked("GET /bo/withdrawals?").at(-1)!.url)).toEqual(filters);
    await press("CSV");
    expect(askedFor(office.asked("GET /bo/withdrawals/export").at(-1)!.url)).toEqual(filters);
    expect(office.saved).toEqual([{ name: "withdrawals.csv", text: "time\n" }]);
  });

  it("[OFF-9] show new orders without a reload, and go on where a page ended", async () => {
    const office = await open("/withdrawals");
    office.answers["GET /bo/withdrawals"] = ({ url }) =>
      url.includes("after=42")
        ? queue(order({ orderId: "43", reference: "W-2345678C" }))
        : { value: { list: [order(), order({ orderId: "42", reference: "W-2345678B" })], next: "42" } };
    await office.time.advance(10_000);
    expect(shownRows()).toHaveLength(2);
    await press("Next");
    expect(shownRows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("W-2345678C"),
    ]);
  });

  it("[OFF-9] say why they could not be loaded, and when there is nothing", async () => {
    const office = await open("/withdrawals", { replies: { "GET /bo/withdrawals": [404, "NOT_FOUND"] } });
    expect(screen.getByRole("alert").textContent).toContain("text of NOT_FOUND");
    office.answers["GET /bo/withdrawals"] = queue();
    await press("Try again");
    expect(screen.getByText("There is nothing here yet.")).toBeTruthy();
  });
});

describe("one withdrawal", () => {
  it("[OFF-9] [CAS-31] is taken while it is open and put back when it is closed, with the risk card beside it", async () => {
    const office = await open("/withdrawals");
    await pressing(() => userEvent.keyboard("j{Enter}"));
    expect(panel().getByText("Rafiq Uddin")).toBeTruthy();
    const risk = within(panel().getByRole("region", { name: "Risk card" }));
    expect(risk.getByText("৳12,34,567.50")).toBeTruthy();
    expect(risk.getByText("3 × in all ৳9,000.00")).toBeTruthy();
    const reference = "W-2345678A";
    expect(office.bodies("POST /bo/withdrawals/lock")).toEqual([{ reference, take: true }]);
    await office.time.advance(300_000);
    expect(office.asked("POST /bo/withdrawals/lock").at(-1)?.headers["Background"]).toBe("1");
    await pressing(() => userEvent.keyboard("{Escape}"));
    expect(office.bodies("POST /bo/withdrawals/lock").at(-1)).toEqual({ reference, take: false });
    expect(new URLSearchParams(window.location.search).get("open")).toBeNull();
  });

  it("[CAS-31] at another's desk is shown with who has it, and not decided", async () => {
    const locked = order({ lockedBy: { operatorId: "9", name: "Anika" } });
    const office = await open("/withdrawals?open=W-2345678A", {
      replies: {
        "GET /bo/withdrawals/one": { value: withdrawal({ order: locked }) },
        "POST /bo/withdrawals/lock": [409, "STATE_CHANGED"],
      },
    });
    expect(panel().getByRole("alert").textContent).toContain("the desk of Anika");
    expect(panel().queryByRole("button", { name: "Approve" })).toBeNull();
    office.answers["POST /bo/withdrawals/lock"] = { value: null };
    // The same press within a second is the same act [CALL-10].
    await office.time.advance(2_000);
    await press("Try again");
    expect(panel().getByRole("button", { name: "Approve" })).toBeTruthy();
  });

  it("[OFF-9] [CAS-21] is decided with a reason and after a question, and offers what its next state allows", async () => {
    const office = await open("/withdrawals?open=W-2345678A", {
      replies: { "POST /bo/withdrawals": { value: { state: "APPROVED", approvalId: null } } },
    });
    expect(panel().queryByRole("button", { name: "Refund" })).toBeNull();
    await press("Approve");
    expect(panel().getByText("Please give a reason of at least three letters.")).toBeTruthy();
    await explain();
    await press("Approve");
    expect(screen.getByRole("alertdialog").textContent).toContain("৳1,000.00 · Rafiq Uddin · 01700000001");
    expect(office.bodies("POST /bo/withdrawals")).toHaveLength(1);
    office.answers["GET /bo/withdrawals/one"] = {
      value: withdrawal({ order: order({ state: "APPROVED" }) }),
    };
    await sure("Approve");
    expect(office.asked("POST /bo/withdrawals").filter(({ url }) => url === "/bo/withdrawals")).toHaveLength(
      1,
    );
    expect(office.bodies("POST /bo/withdrawals").at(-1)).toEqual({
      reference: "W-2345678A",
      act: "APPROVE",
      reason: "seen and right",
    });
    expect(panel().getByRole("button", { name: "Begin to pay" })).toBeTruthy();
    expect(panel().queryByRole("button", { name: "Approve" })).toBeNull();
    expect(office.news).toEqual(["Done: Approve"]);
  });

  it("[OFF-4] [CAS-28] that takes two says so, waits for the second person and leads there", async () => {
    const first = order({ secondNeededFor: ["FIRST_WITHDRAWAL"] });
    await open("/withdrawals?open=W-2345678A", {
      replies: {
        "GET /bo/withdrawals/one": { value: withdrawal({ order: first }) },
        "POST /bo/withdrawals": { value: { state: null, approvalId: "12" } },
      },
    });
    expect(panel().getByText("First withdrawal")).toBeTruthy();
    await explain();
    await press("Approve");
    expect(screen.getByRole("alertdialog").textContent).toContain("A second person has to approve");
    await sure("Approve");
    expect(panel().getByText("It waits for a second person's approval.")).toBeTruthy();
    expect(panel().getByRole("link", { name: "Go to the approval" }).getAttribute("href")).toBe(
      "/approvals?state=WAITING&open=12",
    );
  });

  it("[OFF-4] that waits for its second person is not asked for again, and can still be rejected", async () => {
    const first = order({ secondNeededFor: ["FIRST_WITHDRAWAL"] });
    await open("/withdrawals?open=W-2345678A", {
      replies: { "GET /bo/withdrawals/one": { value: withdrawal({ order: first, approvalId: "12" }) } },
    });
    expect(panel().getByRole("link", { name: "Go to the approval" }).getAttribute("href")).toBe(
      "/approvals?state=WAITING&open=12",
    );
    expect(panel().queryByRole("button", { name: "Approve" })).toBeNull();
    expect(panel().getByRole("button", { name: "Reject" })).toBeTruthy();
  });

  it("[OFF-9] [CAS-23] keys press the acts; a part is sent with its amount, and what stands against it is told", async () => {
    const paying = withdrawal({ order: order({ state: "PAYING", received: "400.00" }) });
    const office = await open("/withdrawals?open=W-2345678A", {
      replies: {
        "GET /bo/withdrawals/one": { value: paying },
        "POST /bo/withdrawals": [422, "VALIDATION"],
      },
    });
    await pressing(() => userEvent.click(panel().getByRole("heading", { name: "Your decision" })));
    await pressing(() => userEvent.keyboard("1"));
    expect(document.activeElement).toBe(panel().getByLabelText("Reason"));
    await userEvent.keyboard("sent 1 by hand");
    await press("Payment sent");
    await sure("Payment sent");
    expect(office.bodies("POST /bo/withdrawals").at(-1)).toEqual({
      reference: "W-2345678A",
      act: "SENT",
      amount: "600.00",
      reason: "sent 1 by hand",
    });
    expect(panel().getByRole("alert").textContent).toBe("text of VALIDATION");
  });

  it("[CAS-24] [OFF-3] a dispute shows the member's words and images, and whoever only reads decides nothing", async () => {
    const part = {
      number: 1,
      amount: "400.00",
      sent: "2026-11-16T05:00:00.000Z",
      outcome: "DISPUTED",
      answered: "2026-11-16T05:20:00.000Z",
      comment: "nothing came",
      images: ["f1"],
    };
    const disputed = withdrawal({ order: order({ state: "DISPUTED" }), parts: [part] });
    const office = await open("/withdrawals?open=W-2345678A", {
      operator: { permissions: ["withdrawals.read"] },
      replies: {
        "GET /bo/withdrawals/one": { value: disputed },
        "GET /bo/files": { image: "bytes" },
      },
    });
    expect(panel().getByText("nothing came")).toBeTruthy();
    expect(office.asked("GET /bo/files").map(({ url }) => url)).toEqual([
      "/bo/files?desk=withdrawals&fileId=f1",
    ]);
    await press("Show large: Proof 1");
    expect(within(screen.getByRole("dialog", { name: "Proof 1" })).getByRole("img")).toBeTruthy();
    expect(office.asked("POST /bo/withdrawals/lock")).toEqual([]);
    expect(screen.queryByRole("button", { name: "Payment proven" })).toBeNull();
  });

  it("[CAS-31] shows every decision with who, who else, why and when", async () => {
    const decision = {
      time: "2026-11-16T05:00:00.000Z",
      act: "APPROVE",
      by: { operatorId: "2", name: "Rahim" },
      second: { operatorId: "3", name: "Anika" },
      reason: "known well",
      before: "REVIEW",
      after: "APPROVED",
      amount: null,
    };
    await open("/withdrawals?open=W-2345678A", {
      replies: {
        "GET /bo/withdrawals/one": {
          value: withdrawal({ order: order({ state: "APPROVED" }), decisions: [decision] }),
        },
      },
    });
    const shown = within(panel().getByRole("region", { name: "Decisions so far" })).getByRole("listitem");
    expect(shown.textContent).toBe("In review → Approvedknown wellRahim, Anika · 2026-11-16 11:00:00");
  });

  it("[OFF-21] speaks Bengali", async () => {
    await open("/withdrawals?open=W-2345678A", { local: { lang: "BN" } });
    expect(screen.getByRole("dialog", { name: "উত্তোলন W-2345678A" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "অনুমোদন দিন" })).toBeTruthy();
    expect(screen.getAllByText("১ ঘণ্টা ৩০ মিনিট").length).toBeGreaterThan(0);
  });
});
