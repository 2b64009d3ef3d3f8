import { describe, expect, it } from "vitest";
import { newPasswordProblem } from "./password.rules.ts";

const given = {
  confirmation: null,
  username: "rahim12",
  old: "old-Secret-1",
  weakDefault: "Welcome-Weak-9",
};
const codeOf = (password: string, changes: object = {}) =>
  newPasswordProblem({ ...given, password, ...changes })?.code ?? null;

describe("a new password", () => {
  it.each(["short-1", "x".repeat(65), "with space 1", "বাংলা-পাসওয়ার্ড", "tab\tinside1"])(
    "[ACC-108] %j has not its length or characters",
    (password) => {
      expect(codeOf(password)).toBe("VALIDATION");
    },
  );

  it("[ACC-52] the confirmation must equal it", () => {
    expect(codeOf("Fresh-Secret-1", { confirmation: "Fresh-Secret-2" })).toBe("PASSWORD_MISMATCH");
    expect(codeOf("Fresh-Secret-1", { confirmation: "Fresh-Secret-1" })).toBeNull();
  });

  it.each(["old-Secret-1", "Welcome-Weak-9"])(
    "[ACC-54] %s is the old one or the weak default",
    (password) => {
      expect(codeOf(password)).toBe("PASSWORD_SAME");
    },
  );

  it("[ACC-54] it may not equal the username, however it is written", () => {
    expect(codeOf("RahimUddin1", { username: "rahimuddin1" })).toBe("PASSWORD_SAME");
  });

  it.each(["12345678", "Password123", "bangladesh", "QWERTY123!", "jonaki123", "11111111"])(
    "[ACC-54] %s is one that anybody would try",
    (password) => {
      expect(codeOf(password)).toBe("PASSWORD_COMMON");
    },
  );

  it("[ACC-54] one that nobody would guess passes", () => {
    expect(codeOf("n7#kQ2!vwx")).toBeNull();
  });
});
