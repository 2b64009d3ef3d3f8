import { DEFAULT_FIELD_RULES, resolveFieldRules } from "@jonaki/wire/registration";
import type { Flag } from "@jonaki/wire/flags";
import { describe, expect, it } from "vitest";
import { readForm, rulesOf } from "./form.rules.ts";
import type { RegistrationInput } from "./form.rules.ts";
import { agreementProblem, openForms } from "./register.rules.ts";

const withFlags =
  (...on: Flag[]) =>
  (flag: Flag): boolean =>
    on.includes(flag);
const rules = (form: "register" | "registerMobile", ...on: Flag[]) =>
  rulesOf(resolveFieldRules(DEFAULT_FIELD_RULES, withFlags(...on)), form, withFlags(...on));
const input = (changes: Partial<RegistrationInput> = {}): RegistrationInput => ({
  username: "Rahim77",
  password: "Ferry-at-dusk-7",
  confirmPassword: "Ferry-at-dusk-7",
  login: true,
  registerMethod: "WEB",
  ...changes,
});

describe("the form as it was filled in", () => {
  it("[ACC-20] [ACC-110] spaces around it go, letters are brought together, and passwords stay as they are", () => {
    const read = readForm(
      input({
        username: "  Rahim77 ",
        payeeName: " Rene\u0301 ",
        password: " a b c d ",
        confirmPassword: " a b c d ",
      }),
      rules("register", "USERNAMEREG3").map((rule) =>
        rule.field === "password" ? { ...rule, patternId: null } : rule,
      ),
    );
    expect(read).toMatchObject({
      form: {
        username: "Rahim77",
        password: " a b c d ",
        profile: { payeeName: "René" },
        isNameOfMobile: false,
      },
    });
  });

  it("[ACC-96] [ACC-97] without a field for it the name is the number without its 0", () => {
    const read = readForm(input({ mobileNum: "01712345678" }), rules("register"));
    expect(read).toMatchObject({
      form: { username: "1712345678", mobile: "8801712345678", isNameOfMobile: true },
    });
  });

  it("[ACC-95] in the number's tab too, whatever else was written", () => {
    const mobile = rules("registerMobile", "USERNAMEREG3", "MOBILENUMPASSREG3");
    expect(readForm(input({ mobileNum: "1712345678" }), mobile)).toMatchObject({
      form: { username: "1712345678" },
    });
    expect(readForm(input(), mobile)).toEqual({ failing: ["mobileNum"] });
  });

  it("[ACC-94] [SITE-15] where the second password is not shown there is none to compare", () => {
    const given = input({ mobileNum: "1712345678" });
    expect(readForm(given, rules("registerMobile"))).toMatchObject({ form: { confirmation: null } });
    expect(readForm(given, rules("registerMobile", "MOBILENUMPASSREG3"))).toMatchObject({
      form: { confirmation: "Ferry-at-dusk-7" },
    });
  });

  it("[ACC-92] the code is asked for with REGMOBVERF3, and a number goes with it", () => {
    const asking = rules("register", "USERNAMEREG3", "REGMOBVERF3");
    expect(readForm(input(), asking)).toEqual({ failing: ["mobileNum"] });
    const read = readForm(input({ mobileNum: "01712345678", verificationCode: " 123456 " }), asking);
    expect(read).toMatchObject({ form: { asksCode: true, code: "123456" } });
    expect(readForm(input({ verificationCode: "123456" }), rules("register", "USERNAMEREG3"))).toMatchObject({
      form: { asksCode: false, code: "" },
    });
  });

  it("[ACC-90] a name that piles marks up or turns the line around fails with its field", () => {
    const open = rules("register", "USERNAMEREG3");
    for (const payeeName of ["Ra\u0300\u0301\u0302\u0303\u0304him", "\u0301Rahim", "Ra\u200Ehim"])
      expect(readForm(input({ payeeName }), open)).toEqual({ failing: ["payeeName"] });
    expect(readForm(input({ payeeName: "চাঁদ ড়োঁ" }), open)).toHaveProperty("form");
  });
});

describe("what comes before the form", () => {
  it("[SITE-15] [SHELL-104] the tabs follow their flags", () => {
    expect(openForms(withFlags("DIRECTREG3", "MOBILENUMREG3"))).toEqual(["register", "registerMobile"]);
    expect(openForms(withFlags("DIRECTREG3"))).toEqual(["register"]);
    expect(openForms(withFlags("MOBILENUMREG3"))).toEqual([]);
  });

  it("[ACC-102] the terms come before the age", () => {
    expect(agreementProblem({}, "1")).toMatchObject({ code: "TERMS_REQUIRED" });
    expect(agreementProblem({ termsVersion: "1" }, "1")).toMatchObject({ code: "FIELD_REQUIRED" });
    expect(agreementProblem({ termsVersion: "1", ageConfirmed: true }, "1")).toBeNull();
  });
});
