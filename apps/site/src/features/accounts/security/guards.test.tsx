// @vitest-environment happy-dom
// Payment password and contacts: what is asked for, what is sent, and where a refusal stands.
import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bodyOf, dialog, field, press, readWarning, type } from "../test-window.tsx";
import { HALF, openCentre, part, pressIn, SEND_CODE, success } from "./test-centre.tsx";
import type { CentreOptions } from "./test-centre.tsx";

const PAYMENT = "/wps/member/password/payment";
const VERIFY = "/wps/member/verification";
const SAVE = "Save the payment password";

afterEach(cleanup);

describe("the payment password", () => {
  const open = async (options: CentreOptions = {}, button = "Change") => {
    const site = await openCentre({
      ...options,
      replies: { [PAYMENT]: { value: null }, ...options.replies },
    });
    const sent = vi.spyOn(site.services.api.accounts, "setPaymentPassword");
    await pressIn(await part("Payment password"), button);
    return { ...site, sent };
  };

  it("[ACC-133] the first one needs neither an old one nor a code", async () => {
    const { sent } = await open({ profile: { hasPaymentPassword: false } }, "Set");
    await dialog("Set a payment password");
    await type("New payment password", "৪৯৩৮১৭");
    await type("Enter it once more", "493817");
    await press(SAVE);
    expect(await success("The payment password is saved.")).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ newPassword: "493817" });
  });

  it.each(["111111", "070394", "12345"])("[ACC-134] %s is refused before it is sent", async (password) => {
    const { sent } = await open();
    await type("Old payment password", "654321");
    await type("New payment password", password);
    await type("Enter it once more", password);
    await press(SAVE);
    expect(document.activeElement).toBe(field("New payment password"));
    expect(sent).not.toHaveBeenCalled();
  });

  it("[ACC-135] a wrong old one stands at its field until it is typed again", async () => {
    const { sent } = await open({ replies: { [PAYMENT]: [422, "PAYMENT_PASSWORD_WRONG"] } });
    await type("Old payment password", "654321");
    await type("New payment password", "493817");
    await type("Enter it once more", "493817");
    await press(SAVE);
    expect(await screen.findByText("text of PAYMENT_PASSWORD_WRONG")).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ oldPassword: "654321", newPassword: "493817" });
    expect(field("Old payment password").getAttribute("aria-invalid")).toBe("true");
    await userEvent.clear(field("Old payment password"));
    expect(screen.queryByText("text of PAYMENT_PASSWORD_WRONG")).toBeNull();
  });

  it("[ACC-135] one that is blocked is told in a dialog", async () => {
    await open({ replies: { [PAYMENT]: [422, "PAYMENT_PASSWORD_LOCKED"] } });
    await type("Old payment password", "654321");
    await type("New payment password", "493817");
    await type("Enter it once more", "493817");
    await press(SAVE);
    await readWarning("text of PAYMENT_PASSWORD_LOCKED");
  });

  it("[ACC-134] it is reset with a code to a contact that is verified", async () => {
    const { sent, asked } = await open();
    await press("Forgot it? Reset with a code");
    await dialog("Reset the payment password");
    expect(screen.queryByRole("radio", { name: "E-mail" })).toBeNull();
    await press("Send code");
    expect(bodyOf(asked(SEND_CODE)[0]!)).toEqual({ purpose: "PAYMENT_PASSWORD", channel: "SMS" });
    await type("SMS code", "246810");
    await type("New payment password", "493817");
    await type("Enter it once more", "493817");
    await press(SAVE);
    expect(await success("The payment password is saved.")).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ verificationCode: "246810", newPassword: "493817" });
  });

  it("[ACC-134] without a verified contact there is nothing to send a code to", async () => {
    await open({ profile: { mobile: null } });
    await press("Forgot it? Reset with a code");
    expect(await screen.findByText(/first verify a mobile number/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: SAVE })).toBeNull();
  });
});

describe("a contact", () => {
  const MAIL = { replies: { [VERIFY]: { value: null } } };

  it("[ACC-133] shows masked, with how it stands", async () => {
    await openCentre();
    const mobile = await part("Mobile number");
    expect([mobile.getByText("017****5678"), mobile.getByText("Verified")]).toHaveLength(2);
    expect((await part("E-mail")).getByText("Not verified")).toBeTruthy();
  });

  it("[ACC-133] [ACC-107] a mailbox is judged, gets its code, and is the member's own once it was entered", async () => {
    const site = await openCentre(MAIL);
    await pressIn(await part("E-mail"), "Verify");
    await dialog("Your e-mail");
    await type("E-mail", "rina@");
    await press("Send code");
    expect(site.asked(SEND_CODE)).toEqual([]);
    await type("E-mail", "mail.example");
    await press("Send code");
    expect(bodyOf(site.asked(SEND_CODE)[0]!)).toEqual({
      purpose: "CONTACT",
      channel: "MAIL",
      target: "rina@mail.example",
    });
    await type("E-mail code", "135790");
    await press("Confirm");
    expect(await success("Your e-mail is verified.")).toBeTruthy();
    const [sent] = site.asked(VERIFY).filter(({ url }) => url === VERIFY);
    expect(bodyOf(sent!)).toEqual({ kind: "MAIL", target: "rina@mail.example", verificationCode: "135790" });
    expect(site.asked("/wps/member/profile").length).toBeGreaterThan(1);
  });

  it("[ACC-107] a number of somebody else is told at the number, after its code", async () => {
    const site = await openCentre({ replies: { [VERIFY]: [422, "MOBILE_TAKEN"] } });
    await pressIn(await part("Mobile number"), "Replace");
    await dialog("Your mobile number");
    await type("Mobile number", "01712345678");
    await press("Send code");
    expect(bodyOf(site.asked(SEND_CODE)[0]!)).toMatchObject({ channel: "SMS", target: "+8801712345678" });
    await type("SMS code", "135790");
    await press("Confirm");
    expect(await screen.findByText("text of MOBILE_TAKEN")).toBeTruthy();
    expect(field("Mobile number").getAttribute("aria-invalid")).toBe("true");
  });

  it("[ACC-118] the button of the code counts down", async () => {
    const site = await openCentre({ profile: { ...HALF, mobile: null } });
    await pressIn(await part("Mobile number"), "Add");
    await type("Mobile number", "01712345678");
    await press("Send code");
    expect(await screen.findByRole("button", { name: "The next code can be sent in 02:00" })).toBeTruthy();
    await act(() => site.time.advance(61_000));
    expect(screen.getByRole("button", { name: "The next code can be sent in 00:59" })).toBeTruthy();
  });
});
