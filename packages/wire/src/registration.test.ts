import { describe, expect, it } from "vitest";
import { rule } from "../test/rule-book.ts";
import type { Flag } from "./flags.ts";
import { DEFAULT_FIELD_RULES, fieldProblem, MOBILE_EXPRESSIONS, resolveFieldRules } from "./registration.ts";

const table = [...rule("accounts.md", "ACC-108").matchAll(/^\| \d+ \|(.+)\|$/gm)].map(([, row = ""]) => {
  const cells = row.split(" | ").map((cell) => cell.trim());
  return { fields: cells[0]?.split(", ") ?? [], pattern: cells[3] ?? "", min: cells[4], max: cells[5] };
});

const withFlags = (...on: Flag[]) => {
  const rules = resolveFieldRules(DEFAULT_FIELD_RULES, (flag) => on.includes(flag));
  return (field: string) => rules.find((one) => one.field === field)!;
};

describe("the default field rules", () => {
  it("[ACC-108] are those of the table: fields, patterns and lengths", () => {
    const written = table.flatMap(({ fields, pattern, min, max }) =>
      fields.map((field) => [field, /^\d+/.exec(pattern)?.[0] ?? null, min, max]),
    );
    expect(
      DEFAULT_FIELD_RULES.map(({ field, patternId, minLength, maxLength }) => [
        field,
        patternId === null ? null : String(patternId),
        String(minLength),
        String(maxLength),
      ]),
    ).toEqual(written);
  });

  it("[ACC-108] username and SMS code follow their flags", () => {
    expect(withFlags("USERNAMEREG3")("username").enabled).toBe(true);
    expect(withFlags()("username").enabled).toBe(false);
    expect(withFlags("REGMOBVERF3")("verificationCode").enabled).toBe(true);
    expect(withFlags()("verificationCode").enabled).toBe(false);
  });

  it("[ACC-108] the mobile number is required with REGMOBVERF3 on or USERNAMEREG3 off", () => {
    expect(withFlags("USERNAMEREG3")("mobileNum").required).toBe(false);
    expect(withFlags("USERNAMEREG3", "REGMOBVERF3")("mobileNum").required).toBe(true);
    expect(withFlags()("mobileNum").required).toBe(true);
  });

  it("[ACC-140] the fields named after third parties are off", () => {
    const named = ["qqNum", "line", "whatsapp", "facebook", "wechat"];
    expect(named.filter((field) => withFlags()(field).enabled)).toEqual([]);
  });

  it("[ACC-108] a number of dialing code 880 looks like one, with or without the leading 0", () => {
    const mobile = MOBILE_EXPRESSIONS["880"]!;
    expect(["01712345678", "1312345678"].every((number) => mobile.test(number))).toBe(true);
    expect(["01212345678", "0171234567", "+8801712345678"].some((number) => mobile.test(number))).toBe(false);
  });
});

describe("a value under a rule", () => {
  const rules = withFlags("USERNAMEREG3", "REGMOBVERF3");

  it("[ACC-92] an empty field is missed only where it is required and enabled", () => {
    expect(fieldProblem(rules("username"), "")).toBe("required");
    expect(fieldProblem(rules("email"), "")).toBeNull();
    expect(fieldProblem(rules("captcha"), "")).toBeNull();
    expect(fieldProblem({ ...rules("captcha"), enabled: true }, "")).toBe("required");
  });

  it("[ACC-90] a field that is not enabled is ignored", () => {
    expect(fieldProblem(rules("idNumber"), "not a number")).toBeNull();
  });

  it("[ACC-89] pattern and lengths decide, lengths counted in letters", () => {
    expect(fieldProblem(rules("username"), "rahim12")).toBeNull();
    expect(fieldProblem(rules("username"), "rahim")).toBe("pattern");
    expect(fieldProblem(rules("username"), "r".repeat(17))).toBe("pattern");
    expect(fieldProblem(rules("username"), "'; DROP")).toBe("pattern");
    expect(fieldProblem(rules("username"), "{{7*7}}")).toBe("pattern");
    expect(fieldProblem(rules("password"), "😀😀😀😀😀😀😀😀")).toBe("pattern");
  });

  it("[ACC-108] a payee's name may hold dots, apostrophes and hyphens, in both scripts", () => {
    const name = rules("payeeName");
    expect(["মোঃ আব্দুর রহিম", "Md. Rahim", "Anne-Marie O'Neil"].map((one) => fieldProblem(name, one))).toEqual(
      [null, null, null],
    );
    expect(["Rahim 2", "রহিম_", "র", "<b>ab</b>"].map((one) => fieldProblem(name, one))).toEqual([
      "pattern",
      "pattern",
      "pattern",
      "pattern",
    ]);
  });
});
