// @vitest-environment happy-dom
// The desk of deposits: the proof beside the order, what was received, and late payments by two people.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import { deposit, order, queue } from "../../app/test-orders.ts";

afterEach(cleanup);

const REFERENCE = "D-2345678A";
const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/deposits": queue(deposit().order),
      "GET /bo/deposits/one": { value: deposit() },
      "POST /bo/deposits/lock": { value: null },
      "GET /bo/files": { image: "bytes" },
      ...replies,
    },
  });
const panel = () => within(screen.getByRole("dialog", { name: `Deposit ${REFERENCE}` }));
const press = (name: string) => pressing(() => userEvent.click(panel().getByRole("button", { name })));
const sure = (name: string) =>
  pressing(() => userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name })));

describe("the desk of deposits", () => {
  it("[OFF-9] [CAS-31] begins with what was submitted, and shows the proof to who may read it", async () => {
    const office = await open(`/deposits?open=${REFERENCE}`);
    expect(office.asked("GET /bo/deposits?").at(-1)?.url).toBe("/bo/deposits?state=SUBMITTED");
    for (const text of ["Rafiq", "TX9001", "Jonaki Ltd · 01800000002"])
      expect(panel().getByText(text)).toBeTruthy();
    expect(office.asked("GET /bo/files").map(({ url }) => url)).toEqual([
      "/bo/files?desk=deposits&fileId=f1",
    ]);
    expect(panel().getByRole("button", { name: "Show large: Proof 1" })).toBeTruthy();
    expect(office.bodies("POST /bo/deposits/lock")).toEqual([{ reference: REFERENCE, take: true }]);
  });

  it("[CAS-6] [CAS-8] credits what was really received, typed in either digits", async () => {
    const office = await open(`/deposits?open=${REFERENCE}`, {
      replies: { "POST /bo/deposits": { value: { state: "CREDITED", approvalId: null } } },
    });
    const field = panel().getByLabelText<HTMLInputElement>("Amount received (BDT)");
    expect(field.value).toBe("900.00");
    await userEvent.clear(field);
    await userEvent.type(panel().getByLabelText("Reason"), "found on the list");
    await press("Credit");
    expect(panel().getByText("Please enter an amount with at most two decimals.")).toBeTruthy();
    await userEvent.type(field, "৮৫০.৫০");
    await press("Credit");
    expect(screen.getByRole("alertdialog").textContent).toContain("rafiq · ৳900.00 · Credit: ৳850.50");
    await sure("Credit");
    expect(office.bodies("POST /bo/deposits").at(-1)).toEqual({
      reference: REFERENCE,
      act: "CREDIT",
      received: "850.50",
      reason: "found on the list",
    });
  });

  it("[CAS-6] a question that is not answered with yes decides nothing", async () => {
    const office = await open(`/deposits?open=${REFERENCE}`);
    await userEvent.type(panel().getByLabelText("Reason"), "nothing came");
    await press("Not received");
    await sure("Cancel");
    expect(office.asked("POST /bo/deposits").filter(({ url }) => url === "/bo/deposits")).toEqual([]);
  });

  it("[OFF-4] [CAS-6] a late payment waits for a second person", async () => {
    const late = deposit({ order: order({ reference: REFERENCE, state: "EXPIRED", amount: "700.00" }) });
    await open(`/deposits?state=EXPIRED&open=${REFERENCE}`, {
      replies: {
        "GET /bo/deposits/one": { value: late },
        "POST /bo/deposits": { value: { state: null, approvalId: "5" } },
      },
    });
    expect(panel().queryByRole("button", { name: "Credit" })).toBeNull();
    await userEvent.type(panel().getByLabelText("Reason"), "came a day late");
    await press("Credit late payment");
    await sure("Credit late payment");
    expect(panel().getByRole("link", { name: "Go to the approval" }).getAttribute("href")).toContain(
      "open=5",
    );
  });

  it("[CAS-6] what is credited is decided no more and taken by nobody", async () => {
    const done = deposit({ order: order({ reference: REFERENCE, state: "CREDITED" }) });
    const office = await open(`/deposits?state=all&open=${REFERENCE}`, {
      replies: { "GET /bo/deposits/one": { value: done } },
    });
    expect(office.asked("GET /bo/deposits").some(({ url }) => url === "/bo/deposits")).toBe(true);
    expect(panel().queryByText("Your decision")).toBeNull();
    expect(office.asked("POST /bo/deposits/lock")).toEqual([]);
  });
});
