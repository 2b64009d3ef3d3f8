// @vitest-environment happy-dom
// The answer to a payout, in a whole site without a server.
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { REPEAT_MS } from "../../app/permission.query.ts";
import {
  answer,
  CONFIRM,
  field,
  hear,
  listOf,
  openCashier,
  png,
  press,
  saidOf,
  sent,
  WITHDRAWALS,
  WITHDRAWN,
} from "./test-cashier.tsx";
import type { Site } from "./test-cashier.tsx";

const waiting = (confirmation: object = {}) => ({
  ...WITHDRAWN,
  state: "AWAITING_CONFIRMATION",
  confirmation: {
    amount: "1000.00",
    until: "2026-11-14T20:30:00.000Z",
    canConfirmFull: true,
    ...confirmation,
  },
});
const open = (order: object = waiting()) => openCashier("withdraw", { [WITHDRAWALS]: listOf(order) });
const part = (amount = "৳1,000.00") => within(screen.getByRole("region", { name: `Has ${amount} arrived?` }));
const becomes = (site: Site, state: string): void => {
  site.replies[CONFIRM] = () => {
    site.replies[WITHDRAWALS] = listOf({ ...WITHDRAWN, state });
    return { value: { state } };
  };
};
const isAsked = (): boolean => screen.queryByRole("region", { name: /arrived\?$/u }) !== null;

afterEach(cleanup);

describe("a payout that waits for an answer", () => {
  it("[CAS-16.5] [CAS-25] [CAS-26] shows what was sent, how long there is, and what silence means", async () => {
    await open();
    expect(part().getByRole("timer").textContent).toBe("Time left00:30:00");
    expect(
      part().getByText(/it counts as received when the time is over, and is not returned/u),
    ).toBeTruthy();
  });

  it("[CAS-22] received is asked about once more and sent", async () => {
    const site = await open();
    becomes(site, "RECEIVED");
    await press("Received");
    await answer("Has ৳1,000.00 really arrived?", "Not now");
    expect(site.asked(CONFIRM)).toEqual([]);
    await press("Received");
    await answer("Has ৳1,000.00 really arrived?", "Yes, it is here");
    expect(sent(site, CONFIRM)).toEqual([{ reference: "W-00000001", answer: "RECEIVED" }]);
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  it("[CAS-23] full payment is offered only when every part was sent", async () => {
    await open(waiting({ amount: "400.00", canConfirmFull: false }));
    expect(part("৳400.00").getByText("Part of ৳1,000.00")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "The whole amount has arrived" })).toBeNull();
    cleanup();
    const site = await open(waiting({ amount: "600.00" }));
    becomes(site, "RECEIVED");
    await press("The whole amount has arrived");
    await answer("Has the whole amount of ৳1,000.00 arrived?", "Yes, it is here");
    expect(sent(site, CONFIRM)).toEqual([{ reference: "W-00000001", answer: "FULL_PAYMENT" }]);
  });

  it("[CAS-23] after a part the next one is another question", async () => {
    const site = await open(waiting({ amount: "400.00", canConfirmFull: false }));
    site.replies[WITHDRAWALS] = listOf(waiting({ amount: "600.00", until: "2026-11-14T21:00:00.000Z" }));
    await hear(site, "withdrawal.changed");
    expect((await screen.findByRole("region", { name: "Has ৳600.00 arrived?" })).textContent).toContain(
      "01:00:00",
    );
  });

  it("[CAS-25] when the time is over there is nothing left to press, and the server is asked", async () => {
    const site = await open();
    site.replies[WITHDRAWALS] = listOf({ ...WITHDRAWN, state: "FORCED_RECEIVED" });
    await act(() => site.time.advance(30 * 60_000));
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(screen.getByText("Counts as received", { selector: "td *" })).toBeTruthy();
  });

  it("[SITE-19] where the countdown stood still the next answer names a later moment", async () => {
    const site = await open();
    await act(() => site.time.advance(REPEAT_MS));
    expect(part().getByRole("timer").textContent).toBe("Time left00:29:00");
    site.replies[WITHDRAWALS] = listOf(waiting({ until: "2026-11-14T20:45:00.000Z" }));
    await hear(site, "withdrawal.changed");
    await waitFor(() => expect(part().getByRole("timer").textContent).toBe("Time left00:44:00"));
  });

  it("[CAS-25] an answer that came too late is told as changed", async () => {
    const site = await open();
    site.replies[CONFIRM] = () => {
      site.replies[WITHDRAWALS] = listOf({ ...WITHDRAWN, state: "FORCED_RECEIVED" });
      return [409, "STATE_CHANGED"];
    };
    await press("Received");
    await answer("Has ৳1,000.00 really arrived?", "Yes, it is here");
    await screen.findByRole("alertdialog", { name: "text of STATE_CHANGED" });
    expect(isAsked()).toBe(false);
  });
});

describe("not received", () => {
  const say = async (): Promise<void> => {
    await press("Send");
    await answer("Say that ৳1,000.00 has not arrived?", "Send");
  };

  it("[CAS-24] needs an image, and a comment has at most 140 characters", async () => {
    const site = await open();
    await press("Not received");
    await press("Send");
    expect(saidOf("Images")).toBe("Add at least one image.");
    await userEvent.upload(field("Images"), [png("a.png")]);
    fireEvent.change(field(/^Comment/u), { target: { value: "ক".repeat(141) } });
    expect(saidOf(/^Comment/u)).toContain("140");
    await press("Send");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(site.asked(CONFIRM)).toEqual([]);
  });

  it("[CAS-22] [CAS-24] with up to three images and a comment it is asked about and sent", async () => {
    const site = await open();
    becomes(site, "DISPUTED");
    await press("Not received");
    await userEvent.upload(field("Images"), [png("a.png"), png("b.png"), png("c.png")]);
    await userEvent.type(field(/^Comment/u), " Nothing came. ");
    await say();
    expect(sent(site, CONFIRM)).toEqual([
      {
        reference: "W-00000001",
        answer: "NOT_RECEIVED",
        images: ["f1", "f2", "f3"],
        comment: "Nothing came.",
      },
    ]);
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(screen.getByText("Disputed", { selector: "td *" })).toBeTruthy();
  });

  it("[CAS-24] images the server no longer knows have to be sent again", async () => {
    const site = await open();
    site.replies[CONFIRM] = [422, "UPLOAD_INVALID"];
    await press("Not received");
    await userEvent.upload(field("Images"), [png("a.png")]);
    await say();
    await screen.findByRole("alertdialog", { name: "text of UPLOAD_INVALID" });
    expect(saidOf("Images")).toContain("send it again");
  });
});
