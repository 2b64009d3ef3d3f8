// @vitest-environment happy-dom
// The receiving accounts of page withdraw, in a whole site without a server.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { pressing } from "../../app/test-doubles.tsx";
import {
  ACCOUNTS,
  accountsOf,
  ADD_ACCOUNT,
  answer,
  openCashier,
  press,
  REMOVE_ACCOUNT,
  saidOf,
  type,
  WALLET,
} from "./test-cashier.tsx";

const BANK = {
  ...WALLET,
  accountId: "8",
  kind: "BANK" as const,
  bank: "Bokul Bank",
  branch: "Dhanmondi",
  number: "****7731",
  usableFrom: "2026-11-15T20:00:00.000Z",
};
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));

afterEach(cleanup);

describe("the accounts", () => {
  it("[CAS-11] [CAS-14] each shows the end of its number, and one that waits says until when", async () => {
    await openCashier("withdraw", { [ACCOUNTS]: accountsOf(WALLET, BANK) });
    const faces = screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent);
    expect(faces).toEqual([
      "Nodi Pay ****5678Rina Akter",
      "Bokul Bank ****7731Rina Akter · DhanmondiUsable from 2026-11-16 02:00:00",
    ]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Nodi Pay/u }).checked).toBe(true);
  });

  it("[CAS-11] [CAS-13] who keeps five is offered no sixth", async () => {
    const five = ["1", "2", "3", "4", "5"].map((accountId) => ({ ...WALLET, accountId }));
    await openCashier("withdraw", { [ACCOUNTS]: accountsOf(...five) });
    expect(screen.queryByRole("button", { name: "Add an account" })).toBeNull();
  });

  it("[CAS-17] without one the form asks for it", async () => {
    await openCashier("withdraw", { [ACCOUNTS]: accountsOf() });
    await press("Withdrawal");
    const part = within(screen.getByRole("region", { name: "Receiving account" }));
    expect(part.getByRole("alert").textContent).toBe("Please add a receiving account first.");
  });
});

describe("adding one", () => {
  const chooseBank = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole("combobox", { name: /Bank|E-wallet|Network/u }));
    await userEvent.click(screen.getByRole("option", { name }));
  };
  const typePin = async (): Promise<void> => {
    const [, pin] = screen.getAllByLabelText("Payment password", { selector: "input" });
    await userEvent.type(pin!, "192837");
  };

  it("[CAS-11] a bank needs branch and name, an e-wallet and a dollar address do not", async () => {
    const site = await openCashier("withdraw");
    await press("Add an account");
    const window = dialog("Add an account");
    expect(window.queryByLabelText("Branch")).toBeNull();
    await userEvent.click(window.getByRole("radio", { name: "Digital dollar" }));
    expect(window.getByLabelText("Address")).toBeTruthy();
    await userEvent.click(window.getByRole("radio", { name: "Bank" }));
    await press("Add the account");
    expect(window.getAllByText("This field is required.")).toHaveLength(5);
    expect(site.asked(ADD_ACCOUNT)).toEqual([]);
  });

  it("[CAS-12] with everything in it the account is sent sealed, chosen and told", async () => {
    const site = await openCashier("withdraw", { [ACCOUNTS]: accountsOf() });
    site.replies[ADD_ACCOUNT] = () => {
      site.replies[ACCOUNTS] = accountsOf(BANK);
      return { value: { account: BANK } };
    };
    await press("Add an account");
    await userEvent.click(dialog("Add an account").getByRole("radio", { name: "Bank" }));
    await chooseBank("Bokul Bank");
    await type("Branch", "Dhanmondi");
    await type("Account number", "২০৪০১১৮০৭৭৩১");
    await type(/^Account name/u, "Rina Akter");
    await typePin();
    await press("Add the account");
    await answer("The account was added.", "Close");
    expect(JSON.stringify(site.asked(ADD_ACCOUNT))).not.toContain("192837");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Bokul Bank/u }).checked).toBe(true);
  });

  it.each([
    ["[CAS-12]", "NAME_MISMATCH", {}, /^Account name/u, "text of NAME_MISMATCH"],
    ["[CAS-13]", "PAY_ACCOUNT_EXISTS", {}, "Mobile number", "text of PAY_ACCOUNT_EXISTS"],
    ["[CAS-11]", "VALIDATION", { fields: ["number"] }, "Mobile number", "Please check this field."],
  ])("%s %s is told at its field", async (_rule, code, value, label, words) => {
    await openCashier("withdraw", { [ADD_ACCOUNT]: [422, code, value] });
    await press("Add an account");
    await chooseBank("Nodi Pay");
    await type("Mobile number", "01712345678");
    await typePin();
    await press("Add the account");
    await waitFor(() => expect(saidOf(label)).toBe(words));
  });
});

describe("removing one", () => {
  const remove = async (): Promise<void> => {
    await press("Remove Nodi Pay ****5678");
    const window = dialog("Remove this account?");
    await userEvent.type(window.getByLabelText("Payment password", { selector: "input" }), "192837");
    await pressing(() => userEvent.click(window.getByRole("button", { name: "Remove" })));
  };

  it("[CAS-15] takes the payment password, and the account is gone", async () => {
    const site = await openCashier("withdraw");
    site.replies[REMOVE_ACCOUNT] = () => {
      site.replies[ACCOUNTS] = accountsOf();
      return { value: null };
    };
    await press("Remove Nodi Pay ****5678");
    await press("Remove");
    expect(site.asked(REMOVE_ACCOUNT)).toEqual([]);
    await userEvent.click(dialog("Remove this account?").getByRole("button", { name: "Close" }));
    await remove();
    await screen.findByRole("alertdialog", { name: "The account was removed." });
    expect(screen.getByText("You have no receiving account yet.")).toBeTruthy();
  });

  it("[CAS-15] one with an unfinished withdrawal stays, and it says why", async () => {
    await openCashier("withdraw", { [REMOVE_ACCOUNT]: [409, "STATE_CHANGED"] });
    await remove();
    await screen.findByRole("alertdialog", { name: "A withdrawal to this account is not finished yet." });
  });

  it("[ACC-135] a wrong payment password is told at its field", async () => {
    await openCashier("withdraw", { [REMOVE_ACCOUNT]: [422, "PAYMENT_PASSWORD_WRONG"] });
    await remove();
    expect(await screen.findByText("text of PAYMENT_PASSWORD_WRONG")).toBeTruthy();
  });
});
