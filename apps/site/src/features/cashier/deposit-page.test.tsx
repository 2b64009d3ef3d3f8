// @vitest-environment happy-dom
// Page depositv2 in a whole site without a server: ordering, and the question for a limit.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { PERMISSION, setWidth } from "../../app/test-doubles.tsx";
import {
  CASHIER_PERMISSION,
  CREATE,
  DEPOSITS,
  EXPIRES,
  field,
  LIMITS,
  limitsOf,
  listOf,
  METHODS,
  openCashier,
  ORDER,
  press,
  saidOf,
  sent,
  type,
} from "./test-cashier.tsx";
import type { Site } from "./test-cashier.tsx";

const CREATED = { value: { reference: ORDER.reference, payTo: ORDER.payTo, expires: EXPIRES } };
const summary = () => within(screen.getByRole("region", { name: "Summary" }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
/** The order is in the list from the moment it was made. */
const ordering = (site: Site, then = CREATED): void => {
  site.replies[CREATE] = () => {
    site.replies[DEPOSITS] = listOf(ORDER);
    return then;
  };
};

afterEach(() => {
  cleanup();
  setWidth(1024);
});

describe("the methods", () => {
  it("[CAS-1.1] [SITE-56] a tile has its mark, name, limits, fee and how long an order stays open", async () => {
    await openCashier("depositv2");
    const tile = screen.getByRole("radio", { name: /Nodi Pay/u }).closest("label")!;
    expect(tile.textContent).toBe("Nodi Payopen for 30 minutes৳200 – ৳25,000Fee · Free");
    expect(tile.querySelector("img")?.getAttribute("src")).toBe("/art/pay-nodi.svg");
    const dollar = screen.getByRole("radio", { name: /Digital dollar/u }).closest("label")!;
    expect(dollar.textContent).toBe("Digital dollaropen for 60 minutes$10 – $10,000Fee · Network fee");
  });

  it("[CAS-2.3] a digital dollar has its rate, and the summary says what it is worth", async () => {
    await openCashier("depositv2");
    await choose(/Digital dollar/u);
    await type("Amount", "25.50");
    expect(summary().getByText("$1 = ৳122.00")).toBeTruthy();
    expect(summary().getByText("৳3,111.00")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Deposit $25.50" })).toBeTruthy();
  });

  it("[SITE-29] [CAS-1.7] how to buy digital dollars stands beside that method only", async () => {
    const jump = {
      resourceType: "USDJUMP" as const,
      url: "https://usd.example/",
      qrCodeUrl: "",
      labelNameEn: "Buy dollars",
    };
    const permission = { ...CASHIER_PERMISSION, resources: [jump] };
    await openCashier("depositv2", {}, { start: { permission } });
    expect(screen.queryByRole("link", { name: "Buy dollars" })).toBeNull();
    await choose(/Digital dollar/u);
    expect(screen.getByRole("link", { name: "Buy dollars" }).getAttribute("href")).toBe(jump.url);
  });

  it("while they are on their way there are bones, and when they cannot be had the reason and another try", async () => {
    const site = await openCashier("depositv2", { [METHODS]: "silence", [DEPOSITS]: "silence" });
    expect(screen.queryByText(/^Network/u)).toBeNull();
    // The client has tried more than once.
    await act(() => site.time.advance(30_000));
    const [first] = screen.getAllByText(/^Network/u);
    expect(screen.queryByRole("form", { name: "Deposit" })).toBeNull();
    site.replies[METHODS] = { value: { methods: [] } };
    await site.time.advance(1_000);
    const again = within(first!.closest("[role='alert']") as HTMLElement);
    await userEvent.click(again.getByRole("button", { name: "Try again" }));
    await screen.findByRole("form", { name: "Deposit" });
  });
});

describe("the amount", () => {
  it("[CAS-1.2] the quick amounts fill it in, and the button says the sum", async () => {
    const site = await openCashier("depositv2");
    ordering(site);
    for (const name of ["৳500", "৳1,000", "৳2,000", "৳5,000", "৳10,000", "৳25,000"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
    await press("৳2,000");
    await press("Deposit ৳2,000.00");
    expect(sent(site, CREATE)).toEqual([{ method: "nodi-pay", amount: "2000" }]);
  });

  it.each([
    ["", "This field is required."],
    ["0", "Please enter an amount with at most two decimals."],
    ["500.001", "Please enter an amount with at most two decimals."],
    ["199.99", "The amount must be between ৳200.00 and ৳25,000.00."],
    ["25000.01", "The amount must be between ৳200.00 and ৳25,000.00."],
  ])("[CAS-3] %s is refused beside its label, and nothing is sent", async (typed, words) => {
    const site = await openCashier("depositv2");
    if (typed !== "") await type("Amount", typed);
    await press(/^Deposit/u);
    expect(saidOf("Amount")).toBe(words);
    expect(document.activeElement).toBe(field("Amount"));
    expect(site.asked(CREATE)).toEqual([]);
  });

  it("[CAS-3] Bengali digits and grouping are taken as what they mean", async () => {
    const site = await openCashier("depositv2");
    ordering(site);
    await type("Amount", "১,৫০০.৫০");
    await press("Deposit ৳1,500.50");
    expect(sent(site, CREATE)).toEqual([{ method: "nodi-pay", amount: "1500.50" }]);
  });

  it("[CAS-5] [SAFE-5] a limit that is reached is told beside the amount; a third open order in a dialog", async () => {
    const site = await openCashier("depositv2", { [CREATE]: [422, "LIMIT_REACHED"] });
    await type("Amount", "500");
    await press("Deposit ৳500.00");
    expect(saidOf("Amount")).toBe("text of LIMIT_REACHED");
    site.replies[CREATE] = [422, "DEPOSIT_PENDING_LIMIT"];
    await site.time.advance(1_000);
    await press("Deposit ৳500.00");
    await screen.findByRole("alertdialog", { name: "text of DEPOSIT_PENDING_LIMIT" });
  });

  it("[SAFE-1] today's limit shows what is used of the stricter one", async () => {
    const limit = {
      kind: "DEPOSIT",
      period: "DAY",
      amount: "10000.00",
      operatorAmount: "8000.00",
      used: "4000.00",
    };
    await openCashier("depositv2", { [LIMITS]: limitsOf(false, limit) });
    expect(summary().getByText("৳4,000.00 of ৳8,000.00 used")).toBeTruthy();
    expect(summary().getByRole("link", { name: "My limits" }).getAttribute("href")).toBe(
      "/index?mc=securityCenter&part=responsible",
    );
  });
});

describe("the question for a limit", () => {
  const ask = async (site: Site) => {
    await press("৳500");
    await press("Deposit ৳500.00");
    expect(site.asked(CREATE)).toEqual([]);
    return within(await screen.findByRole("dialog", { name: "Would you like a deposit limit?" }));
  };
  const answered = (site: Site): void => {
    site.replies[LIMITS] = limitsOf(false);
  };

  it("[SAFE-6] is asked at the first deposit; no limit now is an answer of equal size, and the order goes on", async () => {
    const site = await openCashier("depositv2", { [LIMITS]: limitsOf(true) });
    ordering(site);
    const question = await ask(site);
    const [none, set] = ["No limit now", "Set this limit"].map((name) =>
      question.getByRole("button", { name }),
    );
    expect(none!.className).toBe(set!.className);
    answered(site);
    await press("No limit now");
    expect(sent(site, LIMITS)).toEqual([{ kind: "DEPOSIT", period: "DAY", amount: null }]);
    await screen.findByRole("region", { name: "Pay to this account" });
    expect(sent(site, CREATE)).toHaveLength(1);
  });

  it("[SAFE-6] a limit is set for the period that was chosen, before the order is made", async () => {
    const site = await openCashier("depositv2", { [LIMITS]: limitsOf(true) });
    ordering(site);
    const question = await ask(site);
    await press("Set this limit");
    expect(question.getByText("This field is required.")).toBeTruthy();
    await userEvent.click(question.getByRole("radio", { name: "Week" }));
    await userEvent.type(question.getByRole("textbox", { name: "At most" }), "3000");
    answered(site);
    await press("Set this limit");
    expect(sent(site, LIMITS)).toEqual([{ kind: "DEPOSIT", period: "WEEK", amount: "3000" }]);
    await waitFor(() => expect(sent(site, CREATE)).toHaveLength(1));
  });

  it("[SAFE-6] closed without an answer nothing is ordered, and it is asked again", async () => {
    const site = await openCashier("depositv2", { [LIMITS]: limitsOf(true) });
    const question = await ask(site);
    await userEvent.click(question.getByRole("button", { name: "Close" }));
    await ask(site);
    expect(sent(site, LIMITS)).toEqual([]);
  });
});

describe("the page in the shell", () => {
  it("[SHELL-85] [SHELL-77] [SAFE-20] both pages are in the menu, and each carries the play-money mark", async () => {
    await openCashier("depositv2");
    const panel = within(screen.getByRole("dialog", { name: "Deposit" }));
    expect(panel.getByRole("region", { name: "Balance" }).textContent).toContain("Play money");
    expect(panel.getByRole("link", { name: "Deposit" }).getAttribute("aria-current")).toBe("page");
    await userEvent.click(panel.getByRole("link", { name: "Withdrawal" }));
    const other = within(await screen.findByRole("dialog", { name: "Withdrawal" }));
    expect((await other.findByRole("region", { name: "Balance" })).textContent).toContain("Play money");
  });

  it("[SHELL-115] on a phone the tab bar has Deposit, and gives way to the page's own bar", async () => {
    setWidth(360);
    await openCashier("depositv2");
    const bars = { name: "Tab bar", hidden: true };
    expect(screen.queryByRole("navigation", bars)).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Deposit/u })).toHaveLength(1);
  });

  it("[SAFE-9] who is on a break is told why there is no deposit", async () => {
    await openCashier("depositv2", { [METHODS]: [403, "ACCOUNT_EXCLUDED"] });
    expect(screen.getByText("text of ACCOUNT_EXCLUDED")).toBeTruthy();
  });

  it("[ACC-7] without a member centre the address opens nothing", async () => {
    await openCashier("depositv2", {}, { start: { permission: PERMISSION } });
    expect(screen.queryByRole("dialog", { name: "Deposit" })).toBeNull();
  });
});
