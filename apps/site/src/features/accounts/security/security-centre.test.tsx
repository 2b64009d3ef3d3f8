// @vitest-environment happy-dom
// The security centre as a page: who one is, how well one is guarded, what it says when it cannot be had, and on a phone.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { setWidth } from "../../../app/test-doubles.tsx";
import { address, dialog } from "../test-window.tsx";
import { openCentre, part, pressIn, PROFILE } from "./test-centre.tsx";

const WIDE = 1_024;
const PHONE = 390;

afterEach(() => {
  cleanup();
  setWidth(WIDE);
});

describe("the security centre", () => {
  it("[SHELL-84] [ACC-133] is the first page of the member centre, and says who one is", async () => {
    await openCentre();
    await dialog("My account");
    const own = await part("Your account");
    expect(own.getByRole("heading", { name: "Rina" })).toBeTruthy();
    for (const fact of ["Rina01", "77", "Lamp I", "2026-03-02", "2026-11-13 21:41:09", "103.112.58.201"])
      expect(own.getByText(fact)).toBeTruthy();
    expect(own.queryByRole("link")).toBeNull();
  });

  it("[ACC-133] reckons the level and leads to what comes next", async () => {
    await openCentre();
    const level = await part("Security level");
    expect(level.getByText("2 of 5")).toBeTruthy();
    expect(level.getByText("Fair")).toBeTruthy();
    await pressIn(level, "Verify your e-mail");
    expect(await dialog("Your e-mail")).toBeTruthy();
  });

  it("[ACC-133] where nothing is missing nothing is asked for", async () => {
    const contact = { masked: "x", isVerified: true };
    await openCentre({
      profile: { passwordSet: "2026-10-01T00:00:00.000Z", mobile: contact, mail: contact, totp: "ON" },
    });
    const level = await part("Security level");
    expect(level.getByText("5 of 5")).toBeTruthy();
    expect(level.queryByRole("button")).toBeNull();
  });

  it("[ACC-49] [ACC-133] the login password has the shell's window, and closing it leaves the page", async () => {
    await openCentre();
    await pressIn(await part("Login password"), "Change");
    expect(await dialog("Change password")).toBeTruthy();
    expect(address()).toBe("/index?mc=securityCenter&modal=changePassModal");
  });

  it("[ACC-133] counts have the digits of the language, times and ids Latin ones", async () => {
    await openCentre({ lang: "BN" });
    const level = await part("নিরাপত্তার স্তর");
    expect(level.getByText("৫টির মধ্যে ২টি")).toBeTruthy();
    expect((await part("আপনার অ্যাকাউন্ট")).getByText("2026-11-13 21:41:09")).toBeTruthy();
  });

  it("[SITE-63] what cannot be had is said, and can be tried again", async () => {
    const site = await openCentre({ profile: "silence" });
    await act(() => site.time.advance(1_000));
    const problem = within(await screen.findByRole("alert"));
    expect(problem.getByText("Network link is abnormal, please try again")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Security level" })).toBeNull();
    site.replies[PROFILE] = [500, "UNKNOWN"];
    await pressIn(problem, "Try again");
    expect(await screen.findByText("text of UNKNOWN")).toBeTruthy();
  });
});

describe("on a phone", () => {
  it("[ACC-133] the parts are one list in the order of the rule", async () => {
    setWidth(PHONE);
    await openCentre();
    await screen.findByRole("button", { name: /^Login password/ });
    const names = screen
      .getAllByRole("listitem")
      .flatMap((row) => row.querySelector("button b")?.textContent ?? []);
    expect(names).toEqual([
      "Login password",
      "Payment password",
      "Mobile number",
      "E-mail",
      "Profile",
      "Authenticator app",
      "Identity binding",
      "Devices and logins",
      "Responsible Gaming",
    ]);
  });

  it("[SHELL-81] a part with more to see is a page of its own that Back closes", async () => {
    setWidth(PHONE);
    await openCentre();
    await userEvent.click(await screen.findByRole("button", { name: /^Devices and logins/ }));
    expect((await dialog("Devices and logins")).getByText("Far browser")).toBeTruthy();
    expect(address()).toBe("/index?mc=securityCenter&part=devices");
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe("/index?mc=securityCenter"));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Devices and logins" })).toBeNull());
  });

  it("[SHELL-116] Limits and breaks leads to the part Responsible gaming", async () => {
    setWidth(PHONE);
    await openCentre({ path: "&part=responsible" });
    expect((await dialog("Responsible Gaming")).getByRole("button", { name: /^Time-out/ })).toBeTruthy();
  });
});
