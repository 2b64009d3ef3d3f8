// @vitest-environment happy-dom
// The desk of identities: documents that wait, the images, and one decision with a reason.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";
import { MEMBER } from "../../app/test-orders.ts";
import type { Identity } from "./kyc.query.ts";

afterEach(cleanup);

const row = (memberId: string, account: string) => ({
  memberId,
  account,
  state: "WAITING",
  since: "2026-11-16T05:30:00.000Z",
  documents: 1,
});
const identity = (changed: Partial<Identity> = {}): Identity => ({
  state: "WAITING",
  member: { ...MEMBER, kyc: "WAITING" },
  documents: [{ kind: "PASSPORT", fileId: "f9", sent: "2026-11-16T05:30:00.000Z" }],
  decisions: [],
  ...changed,
});
const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, {
    ...options,
    replies: {
      "GET /bo/kyc": { value: { list: [row("7", "rafiq")], next: null } },
      "GET /bo/kyc/one": { value: identity() },
      "GET /bo/files": { image: "bytes" },
      ...replies,
    },
  });
const panel = () => within(screen.getByRole("dialog", { name: "Identity checks" }));
const press = (name: string) => pressing(() => userEvent.click(panel().getByRole("button", { name })));
const sure = (name: string) =>
  pressing(() => userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name })));

describe("the desk of identities", () => {
  it("[OFF-9] [SAFE-22] begins with what waits, shows its age, and new ones without a reload", async () => {
    const office = await open("/kyc");
    expect(office.asked("GET /bo/kyc?").at(-1)?.url).toBe("/bo/kyc?state=WAITING");
    expect(screen.getByText("30 min")).toBeTruthy();
    office.answers["GET /bo/kyc"] = { value: { list: [row("7", "rafiq"), row("8", "tania")], next: null } };
    await office.time.advance(10_000);
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });

  it("[SAFE-22] documents are seen and decided with a reason, after a question", async () => {
    const office = await open("/kyc?open=7", {
      replies: { "POST /bo/kyc": { value: { state: "REJECTED" } } },
    });
    expect(office.asked("GET /bo/files").map(({ url }) => url)).toEqual(["/bo/files?desk=kyc&fileId=f9"]);
    expect(panel().getByRole("button", { name: "Show large: Passport 1" })).toBeTruthy();
    expect(panel().getByRole("region", { name: "Risk card" })).toBeTruthy();
    await press("Do not accept");
    expect(office.asked("POST /bo/kyc")).toEqual([]);
    await userEvent.type(panel().getByLabelText("Reason"), "the picture is blurred");
    await press("Do not accept");
    await sure("Do not accept");
    expect(office.bodies("POST /bo/kyc")).toEqual([
      { memberId: "7", decision: "REJECTED", reason: "the picture is blurred" },
    ]);
  });

  it("[SAFE-22] somebody who was quicker is told of, and what was decided is decided no more", async () => {
    const office = await open("/kyc?open=7", { replies: { "POST /bo/kyc": [409, "STATE_CHANGED"] } });
    await userEvent.type(panel().getByLabelText("Reason"), "all in order");
    await press("Accept");
    await sure("Accept");
    expect(panel().getByRole("alert").textContent).toBe("text of STATE_CHANGED");
    const by = { operatorId: "3", name: "Anika" };
    const decided = { time: "2026-11-16T05:50:00.000Z", by, decision: "APPROVED", reason: "all in order" };
    office.answers["GET /bo/kyc/one"] = { value: identity({ state: "APPROVED", decisions: [decided] }) };
    await office.time.advance(10_000);
    expect(panel().queryByRole("button", { name: "Accept" })).toBeNull();
    expect(panel().getByText(/^Anika/u)).toBeTruthy();
  });

  it("[OFF-3] whoever only reads decides nothing", async () => {
    await open("/kyc?open=7", { operator: { permissions: ["kyc.read"] } });
    expect(panel().getByText("Passport")).toBeTruthy();
    expect(panel().queryByRole("button", { name: "Accept" })).toBeNull();
  });
});
