// @vitest-environment happy-dom
// registerModal: its fields by the rules, its codes, its boxes, and where each refusal stands.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Flag } from "@jonaki/wire/flags";
import { DEFAULT_FIELD_RULES, resolveFieldRules } from "@jonaki/wire/registration";
import { afterEach, describe, expect, it } from "vitest";
import type { Replies } from "../../app/test-doubles.tsx";
import { doorOf } from "./door.ts";
import { CAME } from "./test-house.ts";
import {
  address,
  bodyOf,
  CAPTCHA,
  dialog,
  field,
  openAt,
  press,
  readWarning,
  SETTINGS,
  settled,
  type,
} from "./test-window.tsx";

const RULES = "/wps/system/setting/register/rules";
const REGISTER = "/wps/member/register";
const MOBILE = "/wps/member/register/mobile";
const CODE = "/wps/verification/sms/register";
const AFFILIATE = "/wps/agent/affiliate";
const MODAL = "/index?modal=registerModal";
const TITLE = "New account";
const FLAGS: readonly Flag[] = [
  "MOBILENUMREG3",
  "REGMOBVERF3",
  "MOBILENUMPASSREG3",
  "USERNAMEREG3",
  "DIRECTREG3",
];
const isOn = (flag: Flag) => FLAGS.includes(flag);
const rules = resolveFieldRules(DEFAULT_FIELD_RULES, isOn);
const settings = (more: object = {}) => ({
  value: { tabs: ["register", "registerMobile"], termsVersion: "7", minimumAge: 18, ...more },
});

interface Options {
  readonly path?: string;
  readonly replies?: Replies;
  readonly rules?: typeof rules;
  readonly session?: Readonly<Record<string, string>>;
}

async function open({ path = MODAL, replies = {}, rules: own = rules, session = {} }: Options = {}) {
  const site = await openAt(path, {
    flags: FLAGS,
    permission: { registrationRules: [...own] },
    session,
    replies: {
      [SETTINGS]: settings(),
      [CODE]: { value: { expiredMinutes: 2 } },
      [AFFILIATE]: { value: { valid: true } },
      [REGISTER]: { value: CAME },
      [MOBILE]: { value: CAME },
      ...replies,
    },
  });
  await dialog(TITLE);
  return site;
}

const AGE = /at least 18/;
async function fillIn(): Promise<void> {
  await type("Username", "Rina01");
  await type("Password", "Jonaki-2026");
  await type("Confirm password", "Jonaki-2026");
  await type("Mobile number", "01712345678");
  await type("SMS code", "123456");
  await userEvent.click(screen.getByRole("checkbox", { name: AGE }));
}
const send = () => press("Create account");
const labels = () =>
  [...document.querySelectorAll("form[aria-label='Create account'] label[for]")].map(
    (one) => one.textContent,
  );

afterEach(cleanup);

describe("the registration window", () => {
  it("[SHELL-104] [ACC-83] [ACC-93] has its tabs and the fields of the rules in their order; a code not required says so", async () => {
    await open();
    expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "Account",
      "Mobile number",
    ]);
    expect(labels()).toEqual([
      "Username",
      "Password",
      "Confirm password",
      "Mobile number",
      "SMS code",
      "Real name (optional)",
      "E-mail (optional)",
      "Invitation code (optional)",
      "Referral code (optional)",
    ]);
  });

  it("[SHELL-8] the registration's own address opens it over the home page, and closing leads home", async () => {
    await open({ path: "/register.html" });
    expect(address()).toBe("/register.html");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/index"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[ACC-88] without rules in the permission answer it asks for them and keeps them under validate", async () => {
    const { asked, session } = await open({ rules: [], replies: { [RULES]: { value: rules } } });
    await screen.findByLabelText("Username");
    expect(asked(RULES)).toHaveLength(1);
    expect(JSON.parse(session.getItem("validate") ?? "[]")).toHaveLength(rules.length);
    cleanup();
    const first = await open({ replies: { [RULES]: { value: [] } } });
    expect(first.asked(RULES)).toEqual([]);
  });

  it("[ACC-88] while it loads there are bones, and a failure can be tried again", async () => {
    const { replies, time } = await open({ replies: { [SETTINGS]: "silence" } });
    expect(screen.getByText("Loading")).toBeTruthy();
    await act(() => time.advance(60_000));
    await screen.findByText("Network link is abnormal, please try again");
    replies[SETTINGS] = settings();
    await press("Try again");
    expect(await screen.findByLabelText("Username")).toBeTruthy();
  });

  it("[ACC-91] [ACC-101] [ACC-136] sends nothing while a field, the terms or the age is missing, and shows each where it is", async () => {
    const { asked } = await open();
    expect(screen.getByRole("checkbox", { name: /terms/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("checkbox", { name: AGE })).toHaveProperty("checked", false);
    await send();
    expect(document.activeElement).toBe(field("Username"));
    expect(screen.getByText("Please enter a correct mobile number.")).toBeTruthy();
    expect(screen.getByText("Please enter the verification code.")).toBeTruthy();
    await fillIn();
    await userEvent.click(screen.getByRole("checkbox", { name: AGE }));
    await userEvent.click(screen.getByRole("checkbox", { name: /terms/ }));
    await send();
    expect(screen.getByText("Please accept the terms and conditions to register.")).toBeTruthy();
    expect(screen.getByText("This field is required.")).toBeTruthy();
    expect(asked(REGISTER)).toEqual([]);
  });

  it("[ACC-91] a field says what is wrong once it was left, and not while it is empty", async () => {
    await open();
    await type("Username", "raf");
    expect(screen.queryByText(/Start with a letter/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText("Start with a letter, then letters and digits, 6 - 16 characters.")).toBeTruthy();
    await type("Username", "iq92");
    expect(screen.queryByText(/Start with a letter/)).toBeNull();
  });

  it("[ACC-137] a site for people from 21 on asks for that age", async () => {
    await open({ replies: { [SETTINGS]: settings({ minimumAge: 21 }) } });
    expect(screen.getByRole("checkbox", { name: "Please confirm that you are 21 or older." })).toBeTruthy();
  });

  it("[ACC-106] [ACC-22] a new account is inside, its info loads and the window closes", async () => {
    const { session, asked } = await open();
    await fillIn();
    await send();
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    await waitFor(() => expect(address()).toBe("/index"));
    expect(asked(REGISTER)).toHaveLength(1);
    await waitFor(() => expect(session.getItem("customerId")).toBe("77"));
  });

  it("[ACC-87] [ACC-95] [ACC-116] the mobile tab sends its own code and its own registration", async () => {
    const { asked, session } = await open();
    await userEvent.click(screen.getByRole("radio", { name: "Mobile number" }));
    expect(screen.queryByLabelText("Username")).toBeNull();
    await type("Password", "Jonaki-2026");
    await type("Confirm password", "Jonaki-2026");
    await type("Mobile number", "01712345678");
    await press("Send code");
    expect(asked(CODE)[0]?.url).toContain("mode=mobile");
    expect(bodyOf(asked(CODE)[0]!)).toMatchObject({ countryDialingCode: "880", mobileNo: "01712345678" });
    await type("SMS code", "123456");
    await userEvent.click(screen.getByRole("checkbox", { name: AGE }));
    await send();
    await waitFor(() => expect(session.getItem("token")).toBe("t-1"));
    expect([asked(MOBILE).length, asked(REGISTER).length]).toEqual([1, 1]);
  });
});

describe("what a registration is refused for", () => {
  it.each([
    ["ACC-107", "USERNAME_TAKEN", "Username"],
    ["ACC-107", "MOBILE_TAKEN", "Mobile number"],
    ["ACC-107", "EMAIL_TAKEN", /E-mail/],
    ["ACC-54", "PASSWORD_COMMON", "Password"],
    ["ACC-122", "CODE_INVALID", "SMS code"],
  ])("[%s] %s stands at its field", async (_rule, code, label) => {
    await open({ replies: { [REGISTER]: [422, code] } });
    await fillIn();
    await send();
    expect(await screen.findByText(`text of ${code}`)).toBeTruthy();
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
  });

  it("[ACC-90] the fields that the server names carry the words of their rule", async () => {
    await open({ replies: { [REGISTER]: [422, "VALIDATION", { fields: ["username"] }] } });
    await fillIn();
    await send();
    expect(await screen.findByText(/Start with a letter/)).toBeTruthy();
  });

  it.each(["IDP_SMS_FAILED", "TRY_LATER", "REGISTRATION_REFUSED"])(
    "[ACC-104] %s is a dialog, the spinner ends and the form stays",
    async (code) => {
      const { session } = await open({ replies: { [REGISTER]: [422, code] } });
      await fillIn();
      await send();
      await readWarning(`text of ${code}`);
      expect(screen.getByRole("button", { name: "Create account" }).getAttribute("aria-busy")).toBeNull();
      expect([session.getItem("token"), field("Username").value]).toEqual([null, "Rina01"]);
    },
  );

  it("[CALL-12] without a network nothing is lost", async () => {
    await open({ replies: { [REGISTER]: "silence" } });
    await fillIn();
    await send();
    await readWarning(/Network link/);
    expect(field("Username").value).toBe("Rina01");
  });
});

describe("invitations", () => {
  const LINK = "/index?affiliateCode=ab12&referralCode=REF00001&modal=registerModal";

  it("[ACC-111] [ACC-113] [ACC-114] a valid code hides its field and is kept; it is checked with its domain", async () => {
    const { asked, session } = await open({ path: LINK });
    await screen.findByText("You were invited: your invitation code is included.");
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull();
    expect(asked(AFFILIATE)[0]?.url).toContain("code=ab12&domain=");
    expect([session.getItem("affiliateCode"), field(/Referral code/).value]).toEqual(["ab12", "REF00001"]);
  });

  it.each<[string, Replies]>([
    ["invalid", { [AFFILIATE]: { value: { valid: false } } }],
    ["not checked", { [AFFILIATE]: "silence" }],
  ])("[ACC-113] a code that is %s shows in its field", async (_what, replies) => {
    const { session, time } = await open({ path: LINK, replies });
    await act(() => time.advance(60_000));
    await waitFor(() => expect(field(/Invitation code/).value).toBe("ab12"));
    expect(session.getItem("affiliateCode")).toBeNull();
  });

  it("[ACC-103] a typed code that is wrong opens a dialog with a submit button, and nothing is registered", async () => {
    const { asked } = await open({ replies: { [AFFILIATE]: { value: { valid: false } } } });
    await fillIn();
    await type(/Invitation code/, "nope1");
    await send();
    const warning = within(await screen.findByRole("alertdialog", { name: "Invitation code error" }));
    expect(warning.getByRole("button", { name: "Submit" })).toBeTruthy();
    expect(asked(REGISTER)).toEqual([]);
  });

  it("[ACC-114] who looks around first is still invited, and a registration ends it", async () => {
    const { time, session, replies } = await openAt("/index?affiliateCode=ab12", {
      flags: FLAGS,
      permission: { registrationRules: [...rules] },
      replies: {
        [AFFILIATE]: { value: { valid: true } },
        [SETTINGS]: settings(),
        [REGISTER]: { value: CAME },
      },
    });
    await act(() => time.advance(1));
    await settled();
    await waitFor(() => expect(session.getItem("affiliateCode")).toBe("ab12"));
    expect(replies[AFFILIATE]).toBeTruthy();
    cleanup();
    const site = await open({ session: { affiliateCode: "ab12" } });
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull();
    await fillIn();
    await send();
    await waitFor(() => expect(site.session.getItem("token")).toBe("t-1"));
    expect(site.session.getItem("affiliateCode")).toBeNull();
  });
});

describe("what else the form may ask for", () => {
  it("[ACC-105] [ACC-89] a captcha where its rule is on, a new one with every tab", async () => {
    const own = rules.map((rule) => (rule.field === "captcha" ? { ...rule, enabled: true } : rule));
    const { asked } = await open({ rules: own });
    await screen.findByLabelText("Picture code");
    await waitFor(() => expect(asked(CAPTCHA)).toHaveLength(1));
    await userEvent.click(screen.getByRole("radio", { name: "Mobile number" }));
    await waitFor(() => expect(asked(CAPTCHA)).toHaveLength(2));
  });

  it("[ACC-37] what an unbound identity brought is filled in", async () => {
    const { services, view } = await openAt("/index", {
      flags: FLAGS,
      permission: { registrationRules: [...rules] },
      replies: { [SETTINGS]: settings() },
    });
    doorOf(services.session).identity.set({ email: "rina@mail.com", mobileNum: "+8801712345678" });
    await act(async () => services.history.push(MODAL));
    await settled();
    await dialog(TITLE);
    expect(view.container).toBeTruthy();
    await waitFor(() =>
      expect([field(/E-mail/).value, field("Mobile number").value]).toEqual(["rina@mail.com", "1712345678"]),
    );
  });
});
