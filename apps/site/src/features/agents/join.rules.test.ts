import { describe, expect, it } from "vitest";
import { EMPTY_FORM, joinErrors } from "./join.rules.ts";

const FULL = {
  ...EMPTY_FORM,
  name: "রিনা",
  mobileNo: "01712 345678",
  email: "rina@mail.example",
  expected: "20",
  captcha: "abcd",
};

describe("an application to join", () => {
  it("[SHELL-112] needs name, mobile number, e-mail, expected members and the captcha; the rest may stay empty", () => {
    expect(joinErrors(FULL)).toEqual({});
    expect(Object.keys(joinErrors(EMPTY_FORM)).sort()).toEqual([
      "captcha",
      "email",
      "expected",
      "mobileNo",
      "name",
    ]);
  });

  it("[SHELL-112] a wrong number, address or count is told beside its field", () => {
    expect(joinErrors({ ...FULL, mobileNo: "12ab" })).toEqual({ mobileNo: "err_phone_format" });
    expect(joinErrors({ ...FULL, email: "rina" })).toEqual({ email: "join_email_wrong" });
    expect(joinErrors({ ...FULL, expected: "2.5" })).toEqual({ expected: "join_expected_wrong" });
    expect(joinErrors({ ...FULL, name: "র" })).toEqual({ name: "join_name_short" });
  });
});
