import { describe, expect, it } from "vitest";
import { mailKey, maskedMail, maskedMobile, mobileKey } from "./contact.rules.ts";

describe("mobile numbers", () => {
  it.each(["01712345678", "1712345678", "+8801712345678", "+880 1712-345678", "০১৭১২৩৪৫৬৭৮"])(
    "[ACC-97] %s is the number 8801712345678",
    (typed) => {
      expect(mobileKey(typed)).toBe("8801712345678");
    },
  );

  it.each([
    "0121234567",
    "02712345678",
    "017123456789",
    "abc",
    "",
    "+91 9812345678",
    "01712345678,01812345678",
  ])("[ACC-108] %s is no number of Bangladesh", (typed) => {
    expect(mobileKey(typed)).toBeNull();
  });

  it("[ACC-108] a number of another country is digits alone", () => {
    expect(mobileKey("9812345678", "91")).toBe("919812345678");
    expect(mobileKey("12345", "91")).toBeNull();
  });

  it("[ACC-133] it is shown masked", () => {
    expect(maskedMobile("8801712345678")).toBe("+880 17*****678");
    expect(maskedMobile("919812345678")).toBe("+919*****678");
  });
});

describe("mailboxes", () => {
  it("[ACC-107] upper and lower case are the same mailbox", () => {
    expect(mailKey(" Rahim@Example.COM ")).toBe("rahim@example.com");
  });

  it.each(["rahim", "a@b", "a@b.co\r\nBcc: x@y.co", "a@b.co,c@d.co", "<a@b.co>", `${"x".repeat(60)}@b.co`])(
    "[ACC-57] %j is no mailbox",
    (typed) => {
      expect(mailKey(typed)).toBeNull();
    },
  );

  it("[ACC-133] it is shown masked", () => {
    expect(maskedMail("rahim@example.com")).toBe("r***@example.com");
  });
});
