// @vitest-environment happy-dom
// forgetPassModal and changePassModal: by mail, by phone, forced, wished and from a reset link.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  address,
  bodyOf,
  CODE,
  dialog,
  field,
  LOGIN,
  openAt,
  press,
  readWarning,
  type,
} from "./test-window.tsx";
import { CAME } from "./test-house.ts";

const FORGOT = "/wps/member/password/email";
const BY_PHONE = "/wps/member/password/verification";
const RESET = "/wps/member/password/email/reset";
const CHANGE = "/wps/member/password";
const LOGOUT = "/wps/session/logout";
const NEW = "Jonaki-2026";

afterEach(cleanup);

describe("a forgotten password", () => {
  const MODAL = "/index?modal=forgetPassModal";
  const TITLE = "Forgot your password?";

  it("[SHELL-105] [ACC-63] the mobile method is there only with CHNGPASSVERIF3", async () => {
    await openAt(MODAL);
    expect((await dialog(TITLE)).queryByRole("radio")).toBeNull();
    cleanup();
    await openAt(MODAL, { flags: ["CHNGPASSVERIF3"] });
    expect((await dialog(TITLE)).getAllByRole("radio")).toHaveLength(2);
  });

  it("[ACC-57] [ACC-58] by e-mail name and mailbox go form-encoded, and what happened is told", async () => {
    const { asked } = await openAt(MODAL, { replies: { [FORGOT]: { value: null } } });
    await dialog(TITLE);
    await type("Username", " Rina01 ");
    await type("E-mail", "rina@mail.com");
    await press("Send the link");
    const [sent] = asked(FORGOT);
    expect(sent?.body).toBeInstanceOf(URLSearchParams);
    expect(bodyOf(sent!)).toEqual({ username: "Rina01", email: "rina@mail.com" });
    await readWarning("The e-mail has been sent, please check your mailbox.");
    await waitFor(() => expect(address()).toBe("/index"));
  });

  it("[ACC-57] what cannot be a name or a mailbox is not sent, and takes the focus", async () => {
    const { asked } = await openAt(MODAL);
    await dialog(TITLE);
    await press("Send the link");
    expect(screen.getAllByText("This field is required.")).toHaveLength(2);
    expect(document.activeElement).toBe(field("Username"));
    await type("Username", "Rina01");
    await type("E-mail", "no");
    await press("Send the link");
    expect(screen.getByText(/Enter a mailbox/)).toBeTruthy();
    expect([asked(FORGOT).length, document.activeElement]).toEqual([0, field("E-mail")]);
  });

  it("[ACC-59] what the server says of an unknown pair is shown, and a dead network as well", async () => {
    const { replies } = await openAt(MODAL, { replies: { [FORGOT]: [422, "USERNAME_EMAIL_UNKNOWN"] } });
    await dialog(TITLE);
    await type("Username", "Rina01");
    await type("E-mail", "rina@mail.com");
    await press("Send the link");
    await readWarning("text of USERNAME_EMAIL_UNKNOWN");
    replies[FORGOT] = "silence";
    await type("E-mail", "x");
    await press("Send the link");
    await readWarning(/Network link/);
  });

  it("[ACC-61] [ACC-62] by phone number, code and new password log in and lead home", async () => {
    const { asked, session } = await openAt(MODAL, {
      flags: ["CHNGPASSVERIF3"],
      replies: { [BY_PHONE]: { value: CAME } },
    });
    const modal = await dialog(TITLE);
    await userEvent.click(modal.getByRole("radio", { name: "By mobile" }));
    await type("Mobile number", "01712345678");
    await press("Send code");
    expect(bodyOf(asked(CODE)[0]!)).toMatchObject({ purpose: "PASSWORD" });
    await type("SMS code", "123456");
    await type("New password", NEW);
    await type("Confirm password", "Jonaki-2025");
    await press("Set the password and log in");
    expect(screen.getByText("The two passwords are not the same.")).toBeTruthy();
    expect(asked(BY_PHONE)).toEqual([]);
    await userEvent.clear(field("Confirm password"));
    await type("Confirm password", `${NEW}{Enter}`);
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    await waitFor(() => expect(address()).toBe("/index"));
  });

  it("[ACC-122] a refused code stays in the window with its words", async () => {
    const { session } = await openAt(MODAL, {
      flags: ["CHNGPASSVERIF3"],
      replies: { [BY_PHONE]: [422, "CODE_EXPIRED"] },
    });
    const modal = await dialog(TITLE);
    await userEvent.click(modal.getByRole("radio", { name: "By mobile" }));
    await type("Mobile number", "01712345678");
    await type("SMS code", "123456");
    await type("New password", NEW);
    await type("Confirm password", NEW);
    await press("Set the password and log in");
    await readWarning("text of CODE_EXPIRED");
    expect([session.getItem("token"), field("Mobile number").value]).toEqual([null, "01712345678"]);
  });
});

describe("a change that is due", () => {
  const TITLE = "Change password";

  it("[ACC-44] [ACC-50] [ACC-51] opens after the login and does not ask for what was just typed", async () => {
    const { session, asked, replies } = await openAt("/login", {
      replies: { [LOGIN]: { value: { ...CAME, weakPassword: true } }, [CHANGE]: { value: null } },
    });
    await type("Username", "Rina01");
    await type("Password", "Jonaki-123");
    await press("Log in");
    await dialog(TITLE);
    expect(session.getItem("cpw")).toBe("true");
    expect(screen.queryByLabelText("Old password")).toBeNull();
    replies[LOGIN] = { value: { ...CAME, token: "t-2" } };
    await type("New password", NEW);
    await type("Confirm password", NEW);
    await press("Save the new password");
    await waitFor(() => expect(session.getItem("token")).toBe("t-2"));
    expect([session.getItem("cpw"), asked(CHANGE).length, asked(LOGIN).length]).toEqual([null, 1, 2]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("[SHELL-92] [ACC-50] over a reload it stands again, cannot be left by Escape or address, and asks for the old one", async () => {
    await openAt("/help?modal=noticeModal.1", { session: { token: "t-1", cpw: "true", username: "Rina01" } });
    const modal = await dialog(TITLE);
    expect(modal.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    expect(await dialog(TITLE)).toBeTruthy();
    expect(field("Old password")).toBeTruthy();
  });

  it("[ACC-80] logging out is the other way out of it", async () => {
    const { session } = await openAt("/index", {
      session: { token: "t-1", cpw: "true" },
      replies: { [LOGOUT]: { value: null } },
    });
    await dialog(TITLE);
    await press("Log out");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([session.getItem("token"), session.getItem("cpw")]).toEqual([null, null]);
  });

  it.each([
    ["ACC-53", "PASSWORD_OLD_WRONG", "Old password"],
    ["ACC-54", "PASSWORD_SAME", "New password"],
    ["ACC-54", "PASSWORD_COMMON", "New password"],
  ])("[%s] %s stands at its field, and typing takes it away", async (_rule, code, label) => {
    const { session } = await openAt("/index", {
      session: { token: "t-1", cpw: "true" },
      replies: { [CHANGE]: [422, code] },
    });
    await dialog(TITLE);
    await type("Old password", "old-one-1");
    await type("New password", NEW);
    await type("Confirm password", NEW);
    await press("Save the new password");
    expect(await screen.findByText(`text of ${code}`)).toBeTruthy();
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    await type(label, "x");
    expect([screen.queryByText(`text of ${code}`), session.getItem("cpw")]).toEqual([null, "true"]);
  });
});

describe("a wished change", () => {
  it("[ACC-52] [SHELL-91] judges before it sends, shows the strength, and can be closed", async () => {
    const { asked } = await openAt("/index?modal=changePassModal", { session: { token: "t-1" } });
    await dialog("Change password");
    await press("Save the new password");
    expect(document.activeElement).toBe(field("Old password"));
    await type("New password", "abc");
    expect(screen.getByRole("status", { name: "Password strength" }).textContent).toBe("Weak password");
    expect(screen.getByText(/Letters, digits and symbols, 8 - 64/)).toBeTruthy();
    expect(asked(CHANGE)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/index"));
  });

  it("[SHELL-89] is nothing for a visitor", async () => {
    await openAt("/index?modal=changePassModal");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a reset link", () => {
  const LINK = "/login#reset=abcdefghijklmnop";
  const TITLE = "Choose a new password";

  it("[ACC-60] opens without an old password, its token is in no address and no storage, and the login follows", async () => {
    const { session, local, asked } = await openAt(LINK, { replies: { [RESET]: { value: null } } });
    await dialog(TITLE);
    expect(address()).toBe("/login");
    const stored = [session, local].flatMap((area) =>
      Array.from({ length: area.length }, (_one, place) => area.getItem(area.key(place) ?? "")),
    );
    expect(stored.join()).not.toContain("abcdefghijklmnop");
    expect(screen.queryByLabelText("Old password")).toBeNull();
    await type("New password", NEW);
    await type("Confirm password", NEW);
    await press("Save the new password");
    await readWarning("The new password is saved. Please log in with it.");
    expect(await dialog("Welcome back")).toBeTruthy();
    expect([address(), asked(RESET).length]).toEqual(["/index?modal=loginPopupModal", 1]);
  });

  it("[ACC-60] one that has run out says so, and closing it leaves the login", async () => {
    await openAt(LINK, { replies: { [RESET]: [422, "CODE_EXPIRED"] } });
    const modal = await dialog(TITLE);
    await type("New password", NEW);
    await type("Confirm password", NEW);
    await press("Save the new password");
    await readWarning("text of CODE_EXPIRED");
    await userEvent.click(modal.getByRole("button", { name: "Close", hidden: true }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/login");
  });

  it("[ACC-60] works for somebody who is logged in, too", async () => {
    await openAt(LINK, { session: { token: "t-1" } });
    expect(await dialog(TITLE)).toBeTruthy();
    expect(address()).toBe("/index");
  });
});
