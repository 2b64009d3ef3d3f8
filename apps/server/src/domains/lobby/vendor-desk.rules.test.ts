import { describe, expect, it } from "vitest";
import { addressFault, faultOf, originFault } from "./vendor-desk.rules.ts";

const WISH = { code: "RUPKOTHA", categories: ["RNG"], names: { EN: "Rupkotha", BN: "রূপকথা" } };

describe("what a person may say about a vendor", () => {
  it("[VEN-1] a code, categories and names; what is wrong is said", () => {
    expect(faultOf(WISH)).toBeNull();
    expect(faultOf({ ...WISH, code: "rupkotha" })).toContain("a code is");
    expect(faultOf({ ...WISH, categories: ["SLOTS"] })).toContain("categories are");
    expect(faultOf({ ...WISH, categories: [] })).toContain("categories are");
    expect(faultOf({ ...WISH, categories: ["RNG", "RNG"] })).toContain("twice");
    for (const EN of ["", "<b>", " x", "x".repeat(61), "a\u0000b"])
      expect(faultOf({ ...WISH, names: { EN, BN: "ক" } })).toContain("a name has");
  });

  it("[VEN-1] addresses and networks of either family", () => {
    expect(addressFault(["198.51.100.7", "198.51.100.0/24", "2001:db8::/32", "2001:db8::1"])).toBeNull();
    for (const wrong of [
      "198.51.100.0/33",
      "2001:db8::/129",
      "example.org",
      "198.51.100.0/24/8",
      "1.2.3",
      "1.2.3.4/",
      "",
    ])
      expect([wrong, addressFault([wrong])]).toEqual([wrong, expect.stringContaining("neither an address")]);
  });

  it("[VEN-1] [abuse 73] an origin and nothing behind it", () => {
    expect(originFault("https://games.example.org")).toBeNull();
    for (const wrong of [
      "https://games.example.org/",
      "https://a@b.example",
      "javascript:alert(1)",
      "games",
      "ftp://a",
    ])
      expect([wrong, originFault(wrong)]).toEqual([wrong, expect.stringContaining("an origin is")]);
  });
});
