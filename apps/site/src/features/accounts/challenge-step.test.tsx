// @vitest-environment happy-dom
// The extra step of a login, in its window.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Replies } from "../../app/test-doubles.tsx";
import { address, bodyOf, dialog, field, LOGIN, openAt, press, readWarning, type } from "./test-window.tsx";
import { CAME } from "./test-house.ts";

const START = "/wps/verification/login/start";
const VERIFY = "/wps/verification/login/verify";
const METHODS = [
  { method: "SMS", target: "+880 17** ***678" },
  { method: "BANK_NAME", target: "" },
  { method: "TOTP", target: "" },
];

async function challenged(replies: Replies = {}) {
  const site = await openAt("/index?modal=loginPopupModal", {
    replies: {
      [LOGIN]: { value: { challenge: { id: "c-1", methods: METHODS } } },
      [START]: { value: { expiredMinutes: 2 } },
      ...replies,
    },
  });
  await dialog("Welcome back");
  await type("Username", "Rina01");
  await type("Password", "Jonaki-123");
  await press("Log in");
  await dialog("One more step");
  return site;
}

afterEach(cleanup);

describe("the extra step", () => {
  it("[ACC-124] [ACC-126] lists the methods with their masked targets, sends a code and lets in", async () => {
    const { asked, session } = await challenged({ [VERIFY]: { value: CAME } });
    const list = within(screen.getByRole("list", { name: "Ways to confirm" }));
    expect(list.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "SMS code+880 17** ***678",
      "Bank account name",
      "Authenticator app",
    ]);
    await press(/SMS code/);
    expect(asked(START)).toEqual([]);
    await press("Send code");
    expect(bodyOf(asked(START)[0]!)).toEqual({ challengeId: "c-1", method: "SMS" });
    await screen.findByRole("button", { name: /next code can be sent in 02:00/ });
    await type("Verification code", "123456{Enter}");
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    await waitFor(() => expect(address()).toBe("/index"));
  });

  it("[ACC-124] [ACC-126] the server is told at once of a method that needs no code sent", async () => {
    const { asked } = await challenged();
    await press("Authenticator app");
    expect(screen.queryByRole("button", { name: "Send code" })).toBeNull();
    await press("Ways to confirm");
    await press("Bank account name");
    expect(asked(START).map(bodyOf)).toEqual([
      { challengeId: "c-1", method: "TOTP" },
      { challengeId: "c-1", method: "BANK_NAME" },
    ]);
    expect(field("Name on the bank account")).toBeTruthy();
  });

  it("[ACC-126] a method that could not be begun is not asked about", async () => {
    await challenged({ [START]: "silence" });
    await press("Authenticator app");
    await readWarning(/./u);
    expect(screen.getByRole("list", { name: "Ways to confirm" })).toBeTruthy();
  });

  it("[ACC-80] [ACC-126] five wrong answers end it, and the form is there again", async () => {
    const { session, time } = await challenged({ [VERIFY]: [422, "TOTP_INVALID"] });
    await press("Authenticator app");
    for (const left of ["Tries left: 4", "Tries left: 3", "Tries left: 2", "Tries left: 1"]) {
      await type(/Code of the app/, "000000");
      await press("Confirm");
      await readWarning("text of TOTP_INVALID");
      expect(screen.getByText(left)).toBeTruthy();
      await act(() => time.advance(1_000));
    }
    await type(/Code of the app/, "000000");
    await press("Confirm");
    await readWarning(/used up/);
    expect(await dialog("Welcome back")).toBeTruthy();
    expect(session.getItem("token")).toBeNull();
  });

  it("[ACC-80] after ten minutes it is over by itself", async () => {
    const { time } = await challenged();
    await act(() => time.advance(10 * 60_000));
    await readWarning(/used up/);
    expect(await dialog("Welcome back")).toBeTruthy();
  });

  it("[ACC-80] cancelled, or closed, one is logged out and back at the form", async () => {
    const { session } = await challenged();
    await press("Cancel");
    expect(await dialog("Welcome back")).toBeTruthy();
    cleanup();
    await challenged();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(session.getItem("token")).toBeNull();
  });

  it("[ACC-122] an empty answer is not sent, and a network that fails costs no try", async () => {
    const { asked } = await challenged({ [VERIFY]: "silence" });
    await press("Authenticator app");
    await press("Confirm");
    expect([asked(VERIFY).length, screen.getByText("Please enter the verification code.") !== null]).toEqual([
      0,
      true,
    ]);
    await type(/Code of the app/, "000000");
    await press("Confirm");
    await readWarning(/Network link/);
    expect(screen.queryByText(/Tries left/)).toBeNull();
  });
});
