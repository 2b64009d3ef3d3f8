// The registration form by its rules.
import { DEFAULT_FIELD_RULES, resolveFieldRules } from "@jonaki/wire/registration";
import type { Flag } from "@jonaki/wire/flags";
import { describe, expect, it } from "vitest";
import { formFields, problemOf, registrationInput, usernameOf } from "./registration-form.rules.ts";
import type { FormValues, RegisterTab, Submission } from "./registration-form.rules.ts";

const ALL: readonly Flag[] = ["USERNAMEREG3", "REGMOBVERF3", "MOBILENUMPASSREG3"];
const shown = (tab: RegisterTab, flags: readonly Flag[] = ALL) => {
  const isOn = (flag: Flag) => flags.includes(flag);
  return formFields(resolveFieldRules(DEFAULT_FIELD_RULES, isOn), tab, isOn);
};
const names = (...from: Parameters<typeof shown>) => shown(...from).map(({ name }) => name);

describe("the fields of a tab", () => {
  it("[ACC-83] [ACC-89] [ACC-108] show in the order of the rules, the enabled ones alone", () => {
    expect(names("register")).toEqual(
      "username password confirmPassword mobileNum verificationCode payeeName email affiliateCode referralCode".split(
        " ",
      ),
    );
  });

  it("[ACC-95] [SITE-15] the mobile tab has no username, and confirms the password only where the site says so", () => {
    expect(names("registerMobile")).not.toContain("username");
    expect(names("registerMobile")).toContain("confirmPassword");
    expect(names("registerMobile", ["REGMOBVERF3"])).not.toContain("confirmPassword");
    expect(names("register", ["USERNAMEREG3"])).not.toContain("verificationCode");
  });

  it("[ACC-92] [ACC-93] what must be filled is what the rules say, and always the secrets and the code", () => {
    const required = (tab: RegisterTab, flags?: readonly Flag[]) =>
      shown(tab, flags)
        .filter(({ rule }) => rule.required)
        .map(({ name }) => name);
    expect(required("register", ["USERNAMEREG3"])).toEqual(["username", "password", "confirmPassword"]);
    expect(required("registerMobile", ["USERNAMEREG3"])).toEqual(["password", "mobileNum"]);
    expect(required("register")).toEqual([
      "username",
      "password",
      "confirmPassword",
      "mobileNum",
      "verificationCode",
    ]);
  });

  it("[ACC-89] a captcha stands last, whatever its place in the rules", () => {
    const captcha = {
      ...shown("register")[0]!.rule,
      field: "captcha",
      patternId: 15,
      minLength: 4,
      maxLength: 4,
    };
    const isOn = () => true;
    const rules = [
      captcha,
      ...resolveFieldRules(DEFAULT_FIELD_RULES, isOn).filter(({ field }) => field !== "captcha"),
    ];
    expect(formFields(rules, "register", isOn).at(-1)?.name).toBe("captcha");
  });
});

describe("what is wrong with a field", () => {
  const judge = (name: string, values: FormValues, code = "880") =>
    problemOf(
      shown("register").find((field) => field.name === name)!,
      values,
      code,
    );

  it("[ACC-91] [ACC-94] [ACC-98] [ACC-100] each has its own words", () => {
    expect(judge("username", {})).toBe("required");
    expect(judge("username", { username: "1abcdef" })).toBe("pattern");
    expect(judge("username", { username: " Rina01 " })).toBeNull();
    expect(judge("confirmPassword", { password: "Jonaki-123", confirmPassword: "Jonaki-12" })).toBe(
      "mismatch",
    );
    expect(judge("mobileNum", {})).toBe("mobile");
    expect(judge("mobileNum", { mobileNum: "12" })).toBe("mobile");
    expect(judge("mobileNum", { mobileNum: "01712345678" })).toBeNull();
    expect(judge("verificationCode", {})).toBe("code");
    expect(judge("verificationCode", { verificationCode: "anything" })).toBeNull();
    expect(judge("email", {})).toBeNull();
    expect(judge("email", { email: "no" })).toBe("pattern");
  });
});

describe("what is sent", () => {
  const submission = (more: Partial<Submission>): Submission => ({
    tab: "register",
    fields: shown("register"),
    values: {
      username: " Rina01 ",
      password: "Jonaki-123",
      confirmPassword: "Jonaki-123",
      mobileNum: "01712345678",
    },
    dialingCode: "880",
    invitation: { affiliateCode: "", referralCode: "", domain: "jonaki.example" },
    termsVersion: "7",
    ageConfirmed: true,
    registerUrl: "https://jonaki.example/index",
    ...more,
  });

  it("[ACC-84] [ACC-20] is trimmed and says login, country, address, method, terms and age", () => {
    expect(registrationInput(submission({}))).toEqual({
      username: "Rina01",
      password: "Jonaki-123",
      confirmPassword: "Jonaki-123",
      mobileNum: "01712345678",
      domain: "jonaki.example",
      login: true,
      countryDialingCode: "880",
      registerUrl: "https://jonaki.example/index",
      registerMethod: "WEB",
      termsVersion: "7",
      ageConfirmed: true,
    });
  });

  it("[ACC-85] what the address carries is sent where the form has nothing, and what was typed wins", () => {
    const invitation = { affiliateCode: "ab12", referralCode: "REF00001", domain: "x.example" };
    expect(registrationInput(submission({ invitation }))).toMatchObject(invitation);
    const values = { password: "Jonaki-123", affiliateCode: "cd34" };
    expect(registrationInput(submission({ invitation, values }))).toMatchObject({ affiliateCode: "cd34" });
  });

  it("[ACC-94] a confirmation that does not show is the password", () => {
    const fields = shown("registerMobile", ["REGMOBVERF3"]);
    const values = { password: "Jonaki-123", mobileNum: "01712345678" };
    expect(registrationInput(submission({ tab: "registerMobile", fields, values }))).toMatchObject({
      username: "01712345678",
      confirmPassword: "Jonaki-123",
    });
  });

  it("[ACC-90] what does not show is not sent", () => {
    const fields = shown("register").filter(({ name }) => name !== "email");
    const values = { password: "Jonaki-123", email: "a@b.bd" };
    expect(registrationInput(submission({ fields, values }))).not.toHaveProperty("email");
  });

  it("[ACC-95] [ACC-96] the name is the number where there is no other", () => {
    expect(usernameOf("registerMobile", "", "01712345678")).toBe("01712345678");
    expect(usernameOf("register", "", "01712345678")).toBe("1712345678");
    expect(usernameOf("register", "Rina01", "01712345678")).toBe("Rina01");
  });
});
