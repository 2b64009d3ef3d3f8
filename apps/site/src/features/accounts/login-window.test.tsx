// @vitest-environment happy-dom
// loginPopupModal and the header's form, as people meet them.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pressing, setWidth } from "../../app/test-doubles.tsx";
import { announced } from "../../shell/test-content.ts";
import {
  address,
  bodyOf,
  CAPTCHA,
  CODE,
  dialog,
  field,
  LOGIN,
  openAt,
  press,
  readWarning,
  settled,
  type,
} from "./test-window.tsx";
import { CAME } from "./test-house.ts";

const DEVICE = "/wps/session/login/device";
const MODAL = "/index?modal=loginPopupModal";
const TITLE = "Welcome back";
const REMEMBERED = { loginRemember: "1", lastRememberedUser: "rina01" };
const refused = (captcha: boolean) => [422, "LOGIN_FAILED", { captcha }] as const;

async function fail(): Promise<void> {
  await type("Password", "not-this-one");
  await press("Log in");
  await readWarning("text of LOGIN_FAILED");
}

beforeEach(() => setWidth(1024));
afterEach(cleanup);

describe("the login window", () => {
  it("[SHELL-102] [SHELL-103] has title, tabs and the way to the registration as the flags say", async () => {
    await openAt(MODAL, { flags: ["MOBILEVERCODELOGIN3", "DIRECTREG3"] });
    const modal = await dialog(TITLE);
    expect(modal.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "Username",
      "Mobile number",
    ]);
    expect(modal.getByText("No account?")).toBeTruthy();
    await pressing(() => userEvent.click(modal.getByRole("link", { name: "Register now" })));
    expect(address()).toBe("/index?modal=registerModal");
    cleanup();
    await openAt(MODAL);
    const plain = await dialog(TITLE);
    expect([plain.queryAllByRole("radio").length, plain.queryByText("No account?")]).toEqual([0, null]);
  });

  it("[SHELL-102] [MSG-13] shows a banner of the group w_login beside the form", async () => {
    const banner = {
      id: "1",
      group: "w_login",
      title: "A night to remember",
      content: "",
      image: "/art/a.svg",
      link: "/help#guide",
      promotionId: null,
    };
    await openAt(MODAL, { replies: announced({ banners: [banner] }) });
    const modal = await dialog(TITLE);
    expect(await modal.findByText("A night to remember")).toBeTruthy();
  });

  it("[ACC-22] [SHELL-27] a login closes it and leads home, and Back does not open it again", async () => {
    const { session } = await openAt(MODAL, { replies: { [LOGIN]: { value: CAME } } });
    await dialog(TITLE);
    await type("Username", "Rina01");
    await type("Password", "Jonaki-123{Enter}");
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/index");
  });

  it("[ACC-27] [ACC-29] [ACC-31] a failure that asks for it shows the captcha, empty it is not sent, and each failure brings a new one", async () => {
    const { asked, time } = await openAt(MODAL, { replies: { [LOGIN]: refused(true) } });
    await dialog(TITLE);
    await type("Username", "Rina01");
    expect(asked(CAPTCHA)).toEqual([]);
    await fail();
    expect(await screen.findByLabelText("Picture code")).toBeTruthy();
    await waitFor(() => expect(asked(CAPTCHA)).toHaveLength(1));
    await type("Password", "again");
    await press("Log in");
    expect([asked(LOGIN).length, document.activeElement]).toEqual([1, field("Picture code")]);
    await type("Picture code", "74k9");
    await act(() => time.advance(2_000));
    await press("Log in");
    await readWarning("text of LOGIN_FAILED");
    await waitFor(() => expect(asked(CAPTCHA)).toHaveLength(2));
    expect(field("Picture code").value).toBe("");
  });

  it("[ACC-29] after 15 minutes without a failure the captcha is gone", async () => {
    const { time } = await openAt(MODAL, { replies: { [LOGIN]: refused(true) } });
    await dialog(TITLE);
    await type("Username", "Rina01");
    await fail();
    await screen.findByLabelText("Picture code");
    await act(() => time.advance(15 * 60_000));
    expect(screen.queryByLabelText("Picture code")).toBeNull();
  });

  it("[ACC-31] the picture is renewed at most once a second, and a wish in between is granted at its end", async () => {
    const { asked, time } = await openAt(MODAL, { replies: { [LOGIN]: refused(true) } });
    await dialog(TITLE);
    await type("Username", "Rina01");
    await fail();
    await waitFor(() => expect(asked(CAPTCHA)).toHaveLength(1));
    await screen.findByRole("img", { name: /picture of four letters/ });
    await press("New picture");
    await press("New picture");
    expect(asked(CAPTCHA)).toHaveLength(2);
    await act(() => time.advance(1_000));
    expect(asked(CAPTCHA)).toHaveLength(3);
  });

  it("[ACC-42] opens with the remembered user, and one click logs in through the device", async () => {
    const { asked, session } = await openAt(MODAL, {
      cookies: REMEMBERED,
      replies: { [DEVICE]: { value: CAME } },
    });
    await dialog(TITLE);
    expect([field("Username").value, field("Password").placeholder]).toEqual([
      "rina01",
      "Remembered on this device",
    ]);
    expect(screen.getByRole("checkbox", { name: "Remember me" })).toHaveProperty("checked", true);
    await press("Log in");
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    expect([asked(DEVICE).length, asked(LOGIN).length]).toEqual([1, 0]);
  });

  it("[ACC-42] a refused credential clears the cookie and asks for the password", async () => {
    const { jar, asked } = await openAt(MODAL, {
      cookies: REMEMBERED,
      replies: { [DEVICE]: [422, "LOGIN_FAILED"] },
    });
    await dialog(TITLE);
    await press("Log in");
    expect(
      await screen.findByText("This device is no longer remembered, please enter your password."),
    ).toBeTruthy();
    expect([jar.getItem("lastRememberedUser"), field("Username").value]).toEqual([null, "rina01"]);
    await press("Log in");
    expect([asked(DEVICE).length, asked(LOGIN).length]).toEqual([1, 0]);
  });

  it("[CALL-12] without a network the form stays as it was and says so", async () => {
    await openAt(MODAL, { replies: { [LOGIN]: "silence" } });
    await dialog(TITLE);
    await type("Username", "Rina01");
    await type("Password", "Jonaki-123");
    await press("Log in");
    await readWarning("Network link is abnormal, please try again");
    expect([field("Username").value, field("Password").value]).toEqual(["Rina01", "Jonaki-123"]);
  });
});

describe("logging in by mobile number", () => {
  const toMobile = async () => {
    const modal = await dialog(TITLE);
    await userEvent.click(modal.getByRole("radio", { name: "Mobile number" }));
    return modal;
  };
  const flags = ["MOBILEVERCODELOGIN3"] as const;

  it("[ACC-19] [ACC-98] [ACC-99] nothing is sent to a number that is none", async () => {
    const { asked } = await openAt(MODAL, { flags });
    await toMobile();
    await type("Mobile number", "123");
    await press("Send code");
    expect(screen.getByText("Please enter a correct mobile number.")).toBeTruthy();
    await press("Log in");
    expect([asked(CODE).length, asked(LOGIN).length]).toEqual([0, 0]);
    expect(document.activeElement).toBe(field("Mobile number"));
  });

  it("[ACC-116] [ACC-118] the button sends, counts the minutes down and can be pressed again", async () => {
    const { asked, time } = await openAt(MODAL, { flags });
    await toMobile();
    await type("Mobile number", "01712345678");
    await press("Send code");
    expect(bodyOf(asked(CODE)[0]!)).toEqual({
      mobileNum: "01712345678",
      countryDialingCode: "880",
      purpose: "LOGIN",
    });
    const waiting = await screen.findByRole("button", { name: "The next code can be sent in 02:00" });
    expect(waiting).toHaveProperty("disabled", true);
    await act(() => time.advance(61_000));
    expect(waiting.textContent).toBe("00:59");
    await act(() => time.advance(60_000));
    expect(screen.getByRole("button", { name: "Send code" })).toHaveProperty("disabled", false);
  });

  it("[ACC-120] a code that was not sent is a warning with a submit button, and the button is there again", async () => {
    await openAt(MODAL, { flags, replies: { [CODE]: [503, "SMS_SEND_FAILED"] } });
    await toMobile();
    await type("Mobile number", "01712345678");
    await press("Send code");
    const warning = within(await screen.findByRole("alertdialog", { name: "text of SMS_SEND_FAILED" }));
    await userEvent.click(warning.getByRole("button", { name: "Submit" }));
    expect(screen.getByRole("button", { name: "Send code", hidden: true })).toHaveProperty("disabled", false);
  });

  it("[ACC-35] a demanded proof is given without the user", async () => {
    let demands = 0;
    const { asked } = await openAt(MODAL, {
      flags,
      replies: {
        [CODE]: () =>
          (demands += 1) === 1
            ? [403, "VERIFY_FIRST", { challenge: { id: "p-1", puzzle: "puzzle" } }]
            : { value: { expiredMinutes: 2 } },
      },
    });
    await toMobile();
    await type("Mobile number", "01712345678");
    await press("Send code");
    await screen.findByRole("button", { name: /next code/ });
    expect(bodyOf(asked(CODE)[1]!)).toMatchObject({ verification: { id: "p-1", answer: "solved puzzle" } });
  });

  it("[ACC-43] [ACC-38] opens on the remembered number, and a login remembers it again", async () => {
    const { jar, session } = await openAt(MODAL, {
      flags,
      cookies: { loginTypeSms: '{"mobileNum":"98765432","countryDialingCode":"65"}' },
      replies: { [LOGIN]: { value: CAME } },
    });
    await dialog(TITLE);
    expect([field("Mobile number").value, screen.getByLabelText("Country code")]).toEqual([
      "98765432",
      expect.objectContaining({ value: "65" }),
    ]);
    await type("SMS code", "123456");
    await press("Log in");
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    expect(jar.getItem("loginTypeSms")).toBe('{"mobileNum":"98765432","countryDialingCode":"65"}');
  });

  it("[ACC-122] a wrong code is told in the server's words, and the form stays", async () => {
    await openAt(MODAL, { flags, replies: { [LOGIN]: [422, "CODE_INVALID"] } });
    await toMobile();
    await type("Mobile number", "01712345678");
    await press("Log in");
    expect(screen.getByText("Please enter the verification code.")).toBeTruthy();
    await type("SMS code", "১২৩৪৫৬");
    expect(field("SMS code").value).toBe("123456");
    await press("Log in");
    await readWarning("text of CODE_INVALID");
    expect(field("Mobile number").value).toBe("01712345678");
  });
});

describe("the form of a wide header", () => {
  beforeEach(() => setWidth(1440));
  const banner = () => within(screen.getByRole("banner"));
  const logIn = async () => {
    await userEvent.type(banner().getByRole("textbox", { name: "Username" }), "Rina01");
    await userEvent.type(banner().getByLabelText("Password"), "not-this-one");
    await userEvent.keyboard("{Enter}");
    await settled();
  };

  it("[ACC-27] hands over to the window when more is asked for, with the name and the words", async () => {
    await openAt("/index", { replies: { [LOGIN]: refused(true) } });
    await logIn();
    const modal = await dialog(TITLE);
    await readWarning("text of LOGIN_FAILED");
    expect(modal.getByLabelText("Username")).toHaveProperty("value", "Rina01");
    expect(modal.getByLabelText("Picture code")).toBeTruthy();
  });

  it("[ACC-25] a plain refusal stays with the header", async () => {
    await openAt("/index", { replies: { [LOGIN]: refused(false) } });
    await logIn();
    await readWarning("text of LOGIN_FAILED");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[ACC-126] an extra step goes on in the window", async () => {
    const methods = [{ method: "TOTP", target: "" }];
    await openAt("/index", { replies: { [LOGIN]: { value: { challenge: { id: "c-1", methods } } } } });
    await logIn();
    expect(await dialog("One more step")).toBeTruthy();
  });

  it("[ACC-42] one click logs a remembered user in from any page", async () => {
    const { session } = await openAt("/index", {
      cookies: REMEMBERED,
      replies: { [DEVICE]: { value: CAME } },
    });
    await waitFor(() =>
      expect(banner().getByRole("textbox", { name: "Username" })).toHaveProperty("value", "rina01"),
    );
    await userEvent.click(banner().getByRole("button", { name: "Log in" }));
    await settled();
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
  });
});
