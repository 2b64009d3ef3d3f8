// @vitest-environment happy-dom
// An order in hand in a whole site without a server: whom to pay, the proof, what became of it, and the recent ones.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  answer,
  CANCEL,
  DEPOSITS,
  field,
  hear,
  listOf,
  moved,
  openCashier,
  ORDER,
  png,
  press,
  saidOf,
  sent,
  SUBMIT,
  type,
} from "./test-cashier.tsx";
import type { Site } from "./test-cashier.tsx";

const open = (...orders: readonly object[]) => openCashier("depositv2", { [DEPOSITS]: listOf(...orders) });
const payTo = () => within(screen.getByRole("region", { name: "Pay to this account" }));
const becomes = (site: Site, path: string, state: "SUBMITTED" | "CANCELLED"): void => {
  site.replies[path] = () => {
    site.replies[DEPOSITS] = listOf(moved(state));
    return { value: { state } };
  };
};

afterEach(cleanup);

describe("whom to pay", () => {
  it("[CAS-1.4] account, name, exact amount and reference can be copied; code, countdown and the provider's page are there", async () => {
    await open(ORDER);
    const rows = payTo()
      .getAllByRole("definition")
      .map((one) => one.firstElementChild?.textContent);
    expect(rows).toEqual(["01900-000000", "Sandbox Pay", "৳500.00", "D-00000001"]);
    for (const name of ["Account", "Name", "Exact amount", "Reference"])
      expect(payTo().getByRole("button", { name: `Copy: ${name}` })).toBeTruthy();
    expect(payTo().getByText("QR code of this payment")).toBeTruthy();
    expect(payTo().getByRole("timer").textContent).toBe("Time left00:30:00");
    const page = payTo().getByRole("link", { name: "Open the payment page" });
    expect([page.getAttribute("href"), page.getAttribute("rel")]).toEqual([
      "https://pay.example/D-00000001",
      "noopener noreferrer",
    ]);
  });

  it("[CAS-1.4] the clipboard gets the amount without its symbol", async () => {
    const user = userEvent.setup();
    await open(ORDER);
    await user.click(payTo().getByRole("button", { name: "Copy: Exact amount" }));
    expect(await navigator.clipboard.readText()).toBe("500.00");
  });

  it("[CAS-1.4] a bank's account has neither code nor page, and a code that is no address leads nowhere", async () => {
    await open({ ...ORDER, payTo: { ...ORDER.payTo, qrData: null } });
    expect(payTo().queryByText("QR code of this payment")).toBeNull();
    cleanup();
    await open({ ...ORDER, payTo: { ...ORDER.payTo, qrData: "javascript:alert(1)" } });
    expect(payTo().queryByRole("link")).toBeNull();
  });

  it("[CAS-4] a second open order and a new one are a press away", async () => {
    const second = { ...ORDER, reference: "D-00000002", amount: "700.00", method: "Doel Pay" };
    await open(ORDER, second);
    const orders = within(screen.getByRole("group", { name: "Open deposits" }));
    expect(payTo().getByText("D-00000001")).toBeTruthy();
    await userEvent.click(orders.getByRole("button", { name: /Doel Pay/u }));
    expect(payTo().getByText("D-00000002")).toBeTruthy();
    await userEvent.click(orders.getByRole("button", { name: "New deposit" }));
    expect(screen.getByRole("form", { name: "Deposit" })).toBeTruthy();
  });

  it("[CAS-6.4] when its time is over nobody is asked to pay any more, and the server is asked what became of it", async () => {
    const site = await open(ORDER);
    const before = site.asked(DEPOSITS).length;
    await act(() => site.time.advance(30 * 60_000));
    expect(screen.queryByText("01900-000000")).toBeNull();
    expect(screen.queryByRole("button", { name: "I have paid" })).toBeNull();
    expect(screen.getByText(/Please do not pay any more/u)).toBeTruthy();
    expect(site.asked(DEPOSITS).length).toBeGreaterThan(before);
  });

  it("while the provider has not said whom to pay the order can only be cancelled", async () => {
    await open({ ...ORDER, payTo: null });
    expect(screen.getByText(/has not answered yet/u)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "I have paid" })).toBeNull();
    expect(screen.getByRole("button", { name: "Cancel this deposit" })).toBeTruthy();
  });
});

describe("the proof", () => {
  it("[CAS-6.2] without a transaction id and an image nothing is sent", async () => {
    const site = await open(ORDER);
    await press("I have paid");
    expect(saidOf("Transaction id")).toBe("Enter the transaction id or add an image.");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(site.asked(SUBMIT)).toEqual([]);
  });

  it("[CAS-1.5] [CAS-6.2] sender, transaction id and images go once it is confirmed", async () => {
    const site = await open(ORDER);
    becomes(site, SUBMIT, "SUBMITTED");
    await type("Transaction id", "8N7A6D5E");
    await type(/^Sender/u, "01711111111");
    await userEvent.upload(field(/^Images/u), [png("a.png"), png("b.png")]);
    await press("I have paid");
    expect(site.asked(SUBMIT)).toEqual([]);
    await answer("Send the proof now?", "I have paid");
    expect(sent(site, SUBMIT)).toEqual([
      { reference: "D-00000001", transactionId: "8N7A6D5E", sender: "01711111111", images: ["f1", "f2"] },
    ]);
    expect(await screen.findByRole("heading", { name: "Your payment is being checked" })).toBeTruthy();
  });

  it("[CAS-7] a transaction id that was used is told at its field", async () => {
    const site = await open(ORDER);
    site.replies[SUBMIT] = [422, "REFERENCE_USED"];
    await type("Transaction id", "8N7A6D5E");
    await press("I have paid");
    await answer("Send the proof now?", "I have paid");
    await waitFor(() => expect(saidOf("Transaction id")).toBe("text of REFERENCE_USED"));
    expect(site.asked(SUBMIT)).toHaveLength(1);
  });

  it("[CAS-6.3] [SHELL-95] cancelling is asked about; not now leaves everything as it was", async () => {
    const site = await open(ORDER);
    becomes(site, CANCEL, "CANCELLED");
    await press("Cancel this deposit");
    await answer("Cancel this deposit?", "Not now");
    expect(site.asked(CANCEL)).toEqual([]);
    await press("Cancel this deposit");
    await answer("Cancel this deposit?", "Cancel this deposit");
    expect(sent(site, CANCEL)).toEqual([{ reference: "D-00000001" }]);
    expect(await screen.findByRole("heading", { name: "This deposit was cancelled" })).toBeTruthy();
  });

  it("[CAS-6] an order that was paid meanwhile is told as changed, and the page shows how it stands", async () => {
    const site = await open(ORDER);
    site.replies[CANCEL] = () => {
      site.replies[DEPOSITS] = listOf(moved("CREDITED", { received: "500.00" }));
      return [409, "STATE_CHANGED"];
    };
    await press("Cancel this deposit");
    await answer("Cancel this deposit?", "Cancel this deposit");
    await screen.findByRole("alertdialog", { name: "text of STATE_CHANGED" });
    expect(screen.getByText("৳500.00 was added to your balance")).toBeTruthy();
  });
});

describe("what became of it", () => {
  it("[CAS-6.5] the server's word changes the page by itself", async () => {
    const site = await open(ORDER);
    site.replies[DEPOSITS] = listOf(moved("CREDITED", { received: "500.00" }));
    await hear(site, "deposit.changed");
    expect(await screen.findByRole("heading", { name: "৳500.00 was added to your balance" })).toBeTruthy();
    await press("New deposit");
    expect(screen.getByRole("form", { name: "Deposit" })).toBeTruthy();
  });

  it("[CAS-8] what really arrived counts, and the page says what was ordered", async () => {
    const site = await open(ORDER);
    site.replies[DEPOSITS] = listOf(moved("CREDITED", { received: "123.45" }));
    await hear(site, "deposit.changed");
    expect(await screen.findByRole("heading", { name: "৳123.45 was added to your balance" })).toBeTruthy();
    expect(screen.getByText("The order was for ৳500.00; what really arrived counts.")).toBeTruthy();
  });

  it("[CAS-6.6] one that failed says why", async () => {
    const site = await open(ORDER);
    site.replies[DEPOSITS] = listOf(moved("FAILED", { reason: "No such payment" }));
    await hear(site, "deposit.changed");
    expect(await screen.findByRole("heading", { name: "This deposit failed" })).toBeTruthy();
    expect(screen.getByText("No such payment")).toBeTruthy();
  });

  it("[CAS-6.4] a question that gets no answer takes the order away from nobody", async () => {
    const site = await open(ORDER);
    site.replies[DEPOSITS] = "silence";
    await hear(site, "deposit.changed");
    expect(payTo().getByText("01900-000000")).toBeTruthy();
  });
});

describe("the recent deposits", () => {
  const rows = () => screen.getAllByRole("row").slice(1);

  it("[CAS-1.6] [REP-13] the last ten with time, reference, method, amount and state", async () => {
    const many = Array.from({ length: 12 }, (_one, at) => moved("CANCELLED", { reference: `D-${at}` }));
    await open(...many);
    expect(rows()).toHaveLength(10);
    const cells = within(rows()[0]!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
    expect(cells).toEqual(["2026-11-15 02:00:00", "D-0", "Nodi Pay", "৳500.00", "Cancelled"]);
  });

  it("[CAS-1.6] a state narrows them; nothing of it says so and leads back", async () => {
    const site = await open(moved("CREDITED"));
    site.replies[DEPOSITS] = listOf();
    await userEvent.click(screen.getByRole("combobox", { name: /State/u }));
    await userEvent.click(screen.getByRole("option", { name: "Failed" }));
    expect(await screen.findByRole("heading", { name: "No data" })).toBeTruthy();
    const asked = new URL(site.asked(DEPOSITS).at(-1)!.url, "http://x").searchParams;
    expect(Object.fromEntries(asked)).toEqual({ state: "FAILED", from: "2026-10-16", to: "2026-11-15" });
    site.replies[DEPOSITS] = listOf(moved("CREDITED"));
    await press("All states");
    expect(rows()).toHaveLength(1);
  });

  it("[ACC-78] asking by itself does not keep the session awake", async () => {
    const site = await open(ORDER);
    expect(site.asked(DEPOSITS).map(({ headers }) => headers["Background"])).toEqual(["1"]);
  });
});
