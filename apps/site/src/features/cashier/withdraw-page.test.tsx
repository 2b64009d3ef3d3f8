// @vitest-environment happy-dom
// Page withdraw in a whole site without a server: what can be withdrawn, the form, and the recent orders.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formatTime } from "@jonaki/i18n";
import { afterEach, describe, expect, it } from "vitest";
import { NOW } from "../../app/test-doubles.tsx";
import {
  answer,
  CANCEL_WITHDRAWAL,
  field,
  listOf,
  openCashier,
  press,
  saidOf,
  sent,
  SETTINGS,
  SETTLED,
  type,
  WITHDRAW,
  WITHDRAWALS,
  WITHDRAWN,
} from "./test-cashier.tsx";
import type { Site } from "./test-cashier.tsx";

const form = () => within(screen.getByRole("form", { name: "Withdrawal" }));
const factsOf = (place: ReturnType<typeof within>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    place
      .getAllByRole("term")
      .map((one: HTMLElement) => [one.textContent, one.nextElementSibling?.textContent ?? ""]),
  );
const fill = async (amount: string, pin = "192837"): Promise<void> => {
  await type("Amount", amount);
  await type("Payment password", pin);
};
const send = async (amount: string): Promise<void> => {
  await press(`Withdraw ${amount}`);
  await answer(`Withdraw ${amount}?`, "Yes, withdraw");
};

afterEach(cleanup);

describe("what can be withdrawn", () => {
  it("[CAS-16.1] the withdrawable amount, and open wagering by source with its progress", async () => {
    const wagering = [
      { source: "DEPOSIT", reference: "1", needed: "1000.00", done: "250.00", expires: null },
      {
        source: "BONUS",
        reference: "2",
        needed: "800.00",
        done: "0.00",
        expires: "2026-11-20T18:00:00.000Z",
      },
    ];
    await openCashier("withdraw", { [SETTINGS]: { value: { ...SETTLED, wagering } } });
    const part = within(screen.getByRole("region", { name: "Open wagering" }));
    expect(part.getByText("৳1,200.00")).toBeTruthy();
    const [deposit, bonus] = part.getAllByRole("listitem");
    expect(deposit!.textContent).toContain("Deposit৳750.00 left of ৳1,000.00");
    expect(within(deposit!).getByRole<HTMLProgressElement>("progressbar").value).toBe(25_000);
    expect(bonus!.textContent).toContain("until 2026-11-21 00:00:00");
  });

  it("[CAS-16.3] [CAS-18] least and most, what is left of the day, and what the next one costs", async () => {
    await openCashier("withdraw");
    expect(factsOf(within(screen.getByRole("region", { name: "Limits" })))).toEqual({
      "At least": "৳500.00",
      "At most": "৳50,000.00",
      "At most to an e-wallet": "৳25,000.00",
      "Amount left today": "৳2,00,000.00",
      "Withdrawals left today": "10",
      "Free ones left today": "3",
      "Fee afterwards": "1.00%, at least ৳10.00",
    });
  });
});

describe("the form", () => {
  it("[CAS-16.2] [CAS-18] [CAS-20] says fee, what arrives and what is taken; all is as much as goes with its fee", async () => {
    const fee = { ...SETTLED.fee, freeLeftToday: 0 };
    await openCashier("withdraw", { [SETTINGS]: { value: { ...SETTLED, fee } } });
    await type("Amount", "600");
    expect(factsOf(form())).toEqual({
      Fee: "৳10.00",
      "You receive": "৳600.00",
      "Taken from your balance": "৳610.00",
    });
    await press("All");
    expect(field("Amount").value).toBe("1188.11");
    expect(factsOf(form())["Taken from your balance"]).toBe("৳1,200.00");
  });

  it("[CAS-16.2] [SHELL-95] it is asked whether it is meant, sent sealed, and the form is empty again", async () => {
    const site = await openCashier("withdraw", {
      [WITHDRAW]: { value: { reference: "W-00000009", state: "REVIEW" } },
    });
    await fill("600");
    await press("Withdraw ৳600.00");
    const question = within(await screen.findByRole("alertdialog", { name: "Withdraw ৳600.00?" }));
    expect(factsOf(question)).toMatchObject({ "Receiving account": "Nodi Pay ****5678", Fee: "৳0.00" });
    expect(site.asked(WITHDRAW)).toEqual([]);
    await answer("Withdraw ৳600.00?", "Yes, withdraw");
    await screen.findByRole("alertdialog", { name: "Your request W-00000009 has been received." });
    const [request] = site.asked(WITHDRAW);
    expect(JSON.stringify(request)).not.toContain("192837");
    expect([field("Amount").value, field("Payment password").value]).toEqual(["", ""]);
  });

  it("[CAS-17] [CAS-18] what is wrong is told at its field before anything is asked or sent", async () => {
    const site = await openCashier("withdraw");
    await press("Withdrawal");
    expect(saidOf("Amount")).toBe("This field is required.");
    expect(saidOf("Payment password")).toBe("This field is required.");
    await fill("25000.01", "12");
    expect(saidOf("Amount")).toBe("The amount must be between ৳500.00 and ৳25,000.00.");
    expect(saidOf("Payment password")).toContain("6 digits");
    expect(site.asked(WITHDRAW)).toEqual([]);
  });

  it.each([
    ["[ACC-135]", "PAYMENT_PASSWORD_WRONG", "Payment password"],
    ["[ACC-135]", "PAYMENT_PASSWORD_LOCKED", "Payment password"],
    ["[CAS-17]", "WAGERING_OPEN", "Amount"],
    ["[CAS-18]", "DAILY_LIMIT", "Amount"],
    ["[CAS-18]", "WITHDRAW_COUNT", "Amount"],
    ["[CAS-17]", "INSUFFICIENT_BALANCE", "Amount"],
  ])("%s %s is told at %s, and the password is typed anew", async (_rule, code, label) => {
    await openCashier("withdraw", { [WITHDRAW]: [422, code] });
    await fill("600");
    await send("৳600.00");
    await waitFor(() => expect(saidOf(label)).toContain(`text of ${code}`));
    expect([field("Amount").value, field("Payment password").value]).toEqual(["600", ""]);
  });

  it("[CAS-14] an account that has to wait is refused at the accounts", async () => {
    await openCashier("withdraw", { [WITHDRAW]: [422, "PAY_ACCOUNT_WAITING"] });
    await fill("600");
    await send("৳600.00");
    const part = within(screen.getByRole("region", { name: "Receiving account" }));
    expect((await part.findByRole("alert")).textContent).toBe("text of PAY_ACCOUNT_WAITING");
  });

  it("[ACC-135] without a payment password the way leads to the security centre", async () => {
    await openCashier("withdraw", { [WITHDRAW]: [422, "PAYMENT_PASSWORD_NOT_SET"] });
    await fill("600");
    await send("৳600.00");
    expect(await form().findByText("text of PAYMENT_PASSWORD_NOT_SET")).toBeTruthy();
    expect(form().getByRole("link", { name: "Set a payment password" }).getAttribute("href")).toBe(
      "/index?mc=securityCenter&part=payment",
    );
  });

  it("[SAFE-22] where the identity is not verified it says why and leads to the documents", async () => {
    await openCashier("withdraw", { [WITHDRAW]: [422, "KYC_REQUIRED"] });
    await fill("600");
    await send("৳600.00");
    expect(await form().findByText("text of KYC_REQUIRED")).toBeTruthy();
    await press("Go to the documents");
    expect(window.location.search).toBe("?mc=withdraw&part=kyc");
    expect(await screen.findByRole("region", { name: "Verify your identity" })).toBeTruthy();
    await press("Back to the withdrawal");
    expect(await screen.findByRole("form", { name: "Withdrawal" })).toBeTruthy();
  });
});

describe("the recent withdrawals", () => {
  const rows = () => screen.getAllByRole("row").slice(1);
  const open = (...orders: readonly object[]) =>
    openCashier("withdraw", {
      [WITHDRAWALS]: listOf(...orders),
    });
  const cellsOf = (row: HTMLElement | undefined) =>
    within(row!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);

  it("[CAS-16.4] [REP-13] time, reference, account, amount, fee, state and reason", async () => {
    await open(WITHDRAWN, { ...WITHDRAWN, reference: "W-2", state: "REJECTED", reason: "Name differs" });
    expect(cellsOf(rows()[0])).toEqual([
      "2026-11-15 01:00:00W-00000001",
      "Nodi Pay ****5678",
      "৳1,000.00",
      "৳0.00",
      "In review",
      "Cancel",
    ]);
    expect(cellsOf(rows()[1]).slice(4)).toEqual(["RejectedName differs", ""]);
  });

  const cancel = async (site: Site): Promise<void> => {
    await press("Cancel withdrawal W-00000001");
    expect(site.asked(CANCEL_WITHDRAWAL)).toEqual([]);
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel this withdrawal?" }));
    expect(question.getByText("৳1,010.00 goes back to your balance.")).toBeTruthy();
    await answer("Cancel this withdrawal?", "Cancel");
  };

  it("[CAS-21.2] [CAS-20] one in review is cancelled after a question that says what comes back", async () => {
    const site = await open({ ...WITHDRAWN, fee: "10.00" });
    site.replies[CANCEL_WITHDRAWAL] = () => {
      site.replies[WITHDRAWALS] = listOf({ ...WITHDRAWN, state: "CANCELLED" });
      return { value: { state: "CANCELLED" } };
    };
    await cancel(site);
    expect(sent(site, CANCEL_WITHDRAWAL)).toEqual([{ reference: "W-00000001" }]);
    await waitFor(() => expect(cellsOf(rows()[0]).slice(4)).toEqual(["Cancelled", ""]));
  });

  it("[CAS-21] one that was approved meanwhile is told as changed, and shows how it stands", async () => {
    const site = await open({ ...WITHDRAWN, fee: "10.00" });
    site.replies[CANCEL_WITHDRAWAL] = () => {
      site.replies[WITHDRAWALS] = listOf({ ...WITHDRAWN, state: "APPROVED" });
      return [409, "STATE_CHANGED"];
    };
    await cancel(site);
    await screen.findByRole("alertdialog", { name: "text of STATE_CHANGED" });
  });

  it("[CAS-27] after a receipt by time-out the way leads to a complaint, until its time is over", async () => {
    const forced = { ...WITHDRAWN, state: "FORCED_RECEIVED" } as const;
    const left = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
    await open({ ...forced, complaintUntil: left(60_000) });
    expect(screen.getByRole("link", { name: "Complain" }).getAttribute("href")).toBe("/help#contact");
    const until = formatTime(left(60_000), "Asia/Dhaka");
    expect(screen.getByText(`Once, until ${until}`)).toBeTruthy();
    cleanup();
    await open({ ...forced, complaintUntil: left(0) });
    expect(screen.queryByRole("link", { name: "Complain" })).toBeNull();
  });

  it("an empty list and one that cannot be had say so", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "No data" })).toBeTruthy();
    cleanup();
    await openCashier("withdraw", { [WITHDRAWALS]: [500, "UNKNOWN"] });
    expect(screen.getByText("text of UNKNOWN")).toBeTruthy();
  });
});

describe("a restricted session", () => {
  it("[SAFE-10] [CAS-17] has the whole page", async () => {
    await openCashier("withdraw", { "/wps/member/profile": [403, "ACCOUNT_EXCLUDED"] });
    expect(form().getByRole("radio", { name: /Nodi Pay/u })).toBeTruthy();
    await userEvent.click(form().getByRole("button", { name: "All" }));
    expect(field("Amount").value).toBe("1200.00");
  });
});
