// @vitest-environment happy-dom
// Limits and the choice of the reality check in the security centre.
import { cleanup, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Reply } from "../../../app/test-doubles.tsx";
import { bodyOf, dialog, press, readWarning } from "../test-window.tsx";
import type { Limit } from "./limit.rules.ts";
import { answer, openCentre, part, pressIn, success } from "./test-centre.tsx";

const LIMITS = "/wps/member/limits";
const CONFIRM = "/wps/member/limits/confirm";
const WITHDRAW = "/wps/member/limits/withdraw";
const REALITY = "/wps/member/realityCheck";
const FROM = "2026-11-15T20:00:00.000Z";

const limit = (kind: Limit["kind"], period: Limit["period"], changes: Partial<Limit> = {}): Limit => ({
  id: `${kind}.${period}`,
  kind,
  period,
  amount: null,
  operatorAmount: null,
  used: kind === "TIME" ? "0" : "0.00",
  left: null,
  resets: "2026-11-14T18:00:00.000Z",
  pending: null,
  ...changes,
});
const KINDS = ["DEPOSIT", "STAKE", "LOSS", "TIME"] as const;
const PERIODS = ["DAY", "WEEK", "MONTH"] as const;
const listOf = (...set: readonly Limit[]): Reply => ({
  value: {
    limits: KINDS.flatMap((kind) =>
      PERIODS.map((period) => set.find((one) => one.id === `${kind}.${period}`) ?? limit(kind, period)),
    ),
    askDepositLimit: false,
  },
});
const PLAYED: Reply = {
  value: { due: false, minutes: 12, stakes: "1.00", payouts: "0.00", net: "-1.00", interval: 60 },
};
const SET = limit("LOSS", "WEEK", { amount: "10000.00", used: "8650.00", left: "1350.00" });
/** The calls of a path differ by their method: the next one is answered with the first. */
const first = (next: Reply, then: Reply): (() => Reply) => {
  const left = [next];
  return () => left.pop() ?? then;
};
const open = (replies: Record<string, Reply>) => openCentre({ replies: { [REALITY]: PLAYED, ...replies } });
const inPart = async () => {
  const card = await part("Responsible Gaming");
  await card.findByRole("region", { name: "Limits" });
  return card;
};

afterEach(cleanup);

describe("limits", () => {
  it("[SAFE-1] [SAFE-5] those that are set show what is used, what is left and when it begins anew", async () => {
    await open({ [LIMITS]: listOf(SET, limit("TIME", "DAY", { amount: "60", used: "42", left: "18" })) });
    const card = await inPart();
    await card.findByText("Weekly loss");
    expect(card.getByText("৳1,350.00 left; it begins anew at 2026-11-15 00:00:00.")).toBeTruthy();
    expect(card.getByRole("progressbar", { name: "Weekly loss" }).getAttribute("aria-valuetext")).toBe(
      "৳8,650.00 / ৳10,000.00",
    );
    expect(card.getByRole("progressbar", { name: "Daily playing time" }).getAttribute("aria-valuetext")).toBe(
      "42 minutes / 60 minutes",
    );
    expect(card.queryByText("Monthly stakes")).toBeNull();
  });

  it("[SAFE-2] a limit of the house is named as one", async () => {
    await open({ [LIMITS]: listOf(limit("STAKE", "DAY", { operatorAmount: "500.00", left: "500.00" })) });
    const card = await inPart();
    expect(await card.findByText("Set by the site")).toBeTruthy();
  });

  it("[SAFE-3] a new one binds at once, and the page says so before and after", async () => {
    const given = limit("DEPOSIT", "DAY", { amount: "500.00" });
    const site = await open({ [LIMITS]: listOf() });
    const card = await inPart();
    await card.findByText("No limit is set yet.");
    await pressIn(card, "Add a limit");
    const window = await dialog("Add a limit");
    await userEvent.click(window.getByRole("radio", { name: "Weekly" }));
    await press("Save");
    expect(window.getByText("Enter a valid amount.")).toBeTruthy();
    await userEvent.type(window.getByLabelText("Amount at most"), "৫০০");
    expect(window.getByText("This binds at once.")).toBeTruthy();
    site.replies[LIMITS] = first({ value: { limit: given, state: "ACTIVE", from: FROM } }, listOf(given));
    await press("Save");
    await success("The limit is in force.");
    const [, sent] = site.asked(LIMITS);
    expect(bodyOf(sent!)).toEqual({ kind: "DEPOSIT", period: "WEEK", amount: "500" });
  });

  it("[SAFE-4] more waits a day, and so does none, which is asked about first", async () => {
    const site = await open({ [LIMITS]: listOf(SET) });
    const card = await inPart();
    await pressIn(card, "Change: Weekly loss");
    const window = await dialog("Weekly loss");
    await userEvent.type(window.getByLabelText("Amount at most"), "10000.01");
    expect(
      window.getByText("This takes effect after 24 hours, when you have confirmed it again."),
    ).toBeTruthy();
    site.replies[LIMITS] = first({ value: { limit: SET, state: "PENDING", from: FROM } }, listOf(SET));
    await press("Remove the limit");
    await answer("Remove the limit?", "Cancel");
    expect(site.asked(LIMITS)).toHaveLength(1);
    await press("Remove the limit");
    await answer("Remove the limit?", "Remove the limit");
    await success("The change takes effect when you confirm it after 2026-11-16 02:00:00.");
    expect(bodyOf(site.asked(LIMITS)[1]!)).toEqual({ kind: "LOSS", period: "WEEK", amount: null });
  });

  it("[SAFE-4] what waits can be taken back, and confirmed only once its day has passed", async () => {
    const pending = { amount: "20000.00", from: FROM, canConfirm: false };
    const site = await open({
      [LIMITS]: listOf({ ...SET, pending }),
      [WITHDRAW]: { value: { limit: SET } },
      [CONFIRM]: [409, "STATE_CHANGED"],
    });
    const card = await inPart();
    await card.findByText("Pending: ৳20,000.00; can be confirmed from 2026-11-16 02:00:00.");
    expect(card.queryByRole("button", { name: "Confirm" })).toBeNull();
    site.replies[LIMITS] = listOf({ ...SET, pending: { ...pending, canConfirm: true } });
    await pressIn(card, "Take the change back");
    await answer("The change was taken back.", /./);
    expect(bodyOf(site.asked(WITHDRAW)[0]!)).toEqual({ id: "LOSS.WEEK" });
    await pressIn(card, "Confirm");
    await readWarning("text of STATE_CHANGED");
  });

  it("[SAFE-1] a list that does not come says so, and comes with another try", async () => {
    const site = await open({ [LIMITS]: [500, "UNKNOWN"] });
    const card = await inPart();
    await card.findByText("text of UNKNOWN");
    site.replies[LIMITS] = listOf(SET);
    await pressIn(card, "Try again");
    expect(await card.findByText("Weekly loss")).toBeTruthy();
  });
});

describe("the reality check", () => {
  it("[SAFE-14] the member chooses how often it comes", async () => {
    const site = await open({ [LIMITS]: listOf() });
    const card = await inPart();
    const group = within(await card.findByRole("radiogroup", { name: "Minutes of play between two checks" }));
    expect(group.getByRole<HTMLInputElement>("radio", { name: "60" }).checked).toBe(true);
    site.replies[REALITY] = first({ value: { next: null } }, PLAYED);
    await userEvent.click(group.getByRole("radio", { name: "15" }));
    await success("A check comes after every 15 minutes of play.");
    await waitFor(() => expect(site.asked(REALITY).some((one) => one.method === "POST")).toBe(true));
    const sent = site.asked(REALITY).find((one) => one.method === "POST");
    expect(bodyOf(sent!)).toEqual({ answer: "CONTINUE", interval: 15 });
  });
});
